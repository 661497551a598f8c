/** Promise: whoever plays the same games with a rule wrong is found out, by the clause, in the shortest game that shows it; whoever has none wrong is not. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ruleset as rulesetOf } from '../../../src/catalog.js';
import type { Action } from '../../../src/contract/action.js';
import type { AdjudicateRequest, LegalActionsAnswer } from '../../../src/contract/conformance.js';
import { endOf, type Line } from '../../../src/conformance/diff/line.js';
import { playAgainst, type DiffOptions, type DiffResult } from '../../../src/conformance/diff/play.js';
import { shrunk, withFewer } from '../../../src/conformance/diff/shrink.js';
import { diffText } from '../../../src/conformance/diff/text.js';
import type { Asked } from '../../../src/conformance/engines/engine.js';
import { processEngine } from '../../../src/conformance/engines/process.js';
import { noAlarm, ours, scripted, type Scripted } from './engines.js';

const BASE = { preset: 'hig-c1-current', expansions: ['base'] };
const PD = { preset: 'hig-c1-current', expansions: ['base', 'princess-and-dragon'] };

const against = (script: Scripted, more: Partial<DiffOptions> = {}): Promise<DiffResult> =>
  playAgainst({ engine: scripted(script), games: 1, choices: [BASE], players: [2, 2], seed: 3, alarm: noAlarm, ...more });

/** Our own answers, changed where a request is of that kind. */
const changed =
  <S>(kind: Asked['request'], change: (said: S, request: AdjudicateRequest) => object): Scripted =>
  (request, starts) => {
    const said = ours(request, starts);
    return request.request === kind ? change(said as S, request as AdjudicateRequest) : said;
  };

const found = ({ divergences }: DiffResult) => divergences.map(({ kind, clauses }) => `${kind} ${clauses[0]!}`);

describe('an engine that plays as we do', () => {
  it('differs nowhere', async () => {
    const result = await against(ours, { choices: [BASE, PD], games: 2 });
    expect([result.divergences, result.skips, result.breaks]).toEqual([[], {}, []]);
    expect(result.compared).toBeGreaterThan(200);
    expect(diffText(result)).toContain('0 divergences');
  });
});

describe('an engine with a rule wrong', () => {
  const withoutFields = changed('legal-actions', (said: LegalActionsAnswer) => ({
    ...said,
    actions: said.actions.filter((action) => (action['at'] as { feature?: string } | undefined)?.feature !== 'field'),
  }));
  const withoutFigures = changed('adjudicate', (said: { after?: object | null }) => ({
    ...said,
    after: said.after && { ...said.after, figures: [] },
  }));
  const doubled = changed('adjudicate', (said: { scores: { points: number; feature?: { feature?: string } }[] }) => ({
    ...said,
    scores: said.scores.map((score) => (score.feature?.feature === 'road' ? { ...score, points: score.points * 2 } : score)),
  }));
  const joins = changed('legal-actions', (said: LegalActionsAnswer, { snapshot }: AdjudicateRequest) =>
    snapshot.turn?.step === 'place-tile' ? { ...said, actions: [...said.actions, { type: 'pass' }] } : said,
  );

  it('that it does not allow what is legal', async () => {
    const result = await against(withoutFields);
    const [first] = result.divergences;
    expect(first).toMatchObject({ kind: 'forbids', means: 'does not allow what is legal', theirs: null });
    expect(first!.ours).toMatchObject({ type: 'place-figure', at: { feature: 'field' } });
    // a tile is laid, and there is the difference
    expect(first!.line.decisions).toHaveLength(2);
    expect(diffText(result)).toContain(first!.clauses[0]);
  });

  it('that it allows what is not legal', async () => {
    const { divergences } = await against(joins);
    expect(divergences).toHaveLength(1);
    expect(divergences[0]).toMatchObject({ kind: 'permits', ours: null, theirs: { type: 'pass' } });
    expect(divergences[0]!.line.decisions).toHaveLength(1);
  });

  it('that it allows what is not legal, though it lists nothing', async () => {
    const silent: Scripted = (request, starts) => {
      const said = ours(request, starts) as { requests?: string[] };
      if (request.request === 'hello') return { ...said, requests: ['adjudicate'] };
      const isTile = request.request === 'adjudicate' && request.action.type === 'place-tile';
      return isTile ? { ...said, verdict: 'legal' } : said;
    };
    const result = await against(silent);
    expect(result.divergences.map(({ kind }) => kind)).toContain('permits');
    expect(found(result).join()).toContain('base.tile.');
    expect(result.divergences[0]!.line.decisions.length).toBeLessThan(5);
  });

  it('in its points: by the clause, in a game that ends with them', async () => {
    const result = await against(doubled, { seed: 5 });
    expect(found(result).length).toBeGreaterThan(0);
    for (const { kind, clauses, line } of result.divergences) {
      expect(kind).toBe('points');
      expect(clauses.some((clause) => clause.includes('road') || clause === 'base.final.incomplete')).toBe(true);
      const end = endOf(rulesetOf(line.choice), line)!;
      expect(end.verdict.scores.some(({ feature }) => (feature as { feature?: string } | undefined)?.feature === 'road')).toBe(true);
    }
  });

  it('in its figures', async () => {
    const { divergences } = await against(withoutFigures);
    expect(divergences.map(({ kind }) => kind)).toContain('figures');
    const { line, ours: here } = divergences.find(({ kind, clauses }) => kind === 'figures' && clauses.length > 0)!;
    expect(here).not.toEqual([]);
    expect(line.decisions).toHaveLength(2);
  });

  it('is found out with the same seed in the same way', async () => {
    expect((await against(joins)).divergences).toEqual((await against(joins)).divergences);
  });

  it('that it cannot do something is no difference, and that it breaks is said', async () => {
    const shy: Scripted = (request, starts) => (request.request === 'adjudicate' ? { unsupported: 'no dragons' } : ours(request, starts));
    const refusing = await against(shy);
    expect([refusing.divergences, refusing.compared, Object.keys(refusing.skips)]).toEqual([[], 0, ['no dragons']]);
    const dumb = await against((request, starts) => (request.request === 'hello' ? { nonsense: true } : ours(request, starts)));
    expect([dumb.hello, dumb.games, dumb.breaks.length]).toEqual([null, 0, 1]);
  });
});

describe('the small JavaScript engine with its errors', () => {
  const folder = fileURLToPath(new URL('../../../examples/engines/javascript/', import.meta.url));
  const engine = (more: string) => processEngine(`"${process.execPath}" "${folder}engine.mjs" ${more}`);
  const play = (more: string) => playAgainst({ engine: engine(more), games: 1, choices: [BASE], players: [2, 2], seed: 3, alarm: noAlarm });

  it('is found out by their clauses', async () => {
    const result = await play('--with-errors');
    expect(found(result)).toContain('permits base.tile.unplaceable');
    expect(found(result)).toContain('permits base.figure.unoccupied');
    expect(result.breaks).toEqual([]);
  });

  it('and without them differs nowhere', async () => {
    const { divergences, compared } = await play('');
    expect(divergences).toEqual([]);
    expect(compared).toBeGreaterThan(50);
  });
});

describe('shrinking', () => {
  it('leaves out every turn that is not needed, and every figure', async () => {
    const pass: Action = { type: 'pass' };
    const turn = (tile: string, figure: boolean) => [
      { tile, action: { type: 'place-tile', tile, at: [0, 0], rotation: 0 } as const },
      { action: figure ? ({ type: 'place-figure', kind: 'meeple', at: { tile: [0, 0], feature: 'city' } } as const) : pass },
    ];
    const decisions = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap((tile) => turn(tile, true));
    const line = { choice: BASE, first: { players: [], tiles: [], bag: { remaining: 7 } }, decisions };
    const shows = async (shorter: typeof line) => {
      const tiles = shorter.decisions.map(({ tile }) => tile);
      return tiles.includes('c') && tiles.includes('f') && tiles.at(-2) === 'h';
    };
    const short = await shrunk(line as unknown as Line, { shows: shows as never, shorter: withFewer });
    expect(short.decisions).toEqual([...turn('c', false), ...turn('f', false), ...turn('h', true)]);
  });
});
