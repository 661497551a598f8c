/** Promise: where the engine would say anything else than the model does, the comparison says so. */
import { describe, expect, it } from 'vitest';
import { ruleset, rulesetDocument } from '../../src/catalog.js';
import type { Snapshot } from '../../src/contract/snapshot.js';
import { describe as described } from '../../src/engine.js';
import { game, type Moment } from '../../src/selfplay/game.js';
import { followedOtherwise } from './compare/moment.js';
import { describedOtherwise, legalOtherwise } from './compare/position.js';
import { tableOf } from './compare/table.js';

const choice = { preset: 'hig-c1-current', expansions: ['base', 'princess-and-dragon', 'traders-and-builders', 'abbot'] };
const [rules, table] = [ruleset(choice), tableOf(rulesetDocument(choice))];
// together they hold every kind of moment that is asked for
const moments = [5, 6, 7].flatMap((seed) => [...game(rules, 2, seed)]);

type Effect = Moment['verdict']['effects'][number];
const first = (wanted: (moment: Moment) => boolean): Moment => moments.find(wanted)!;
const isOf = (type: string, cause?: string) => (effect: Effect) =>
  effect.type === type && (cause === undefined || (effect as { readonly cause?: string }).cause === cause);
const brings = (type: string, cause?: string): Moment => first(({ verdict }) => verdict.effects.some(isOf(type, cause)));

/** What is found where a verdict is another. */
function followed(
  { view, verdict }: Moment,
  change: { readonly effects?: Moment['verdict']['effects']; readonly after?: Partial<Snapshot> } = {},
): string[] {
  const after = { ...verdict.after!, ...change.after };
  return followedOtherwise(view.snapshot as never, { ...verdict, effects: change.effects ?? verdict.effects }, after as never, table);
}

/** What is found where an effect of this kind is left out. */
function leftOut(type: string, cause?: string): string[] {
  const moment = brings(type, cause);
  const isLeftOut = isOf(type, cause);
  return followed(moment, { effects: moment.verdict.effects.filter((effect) => !isLeftOut(effect)) });
}

const scored = brings('feature-scored');
const oneMore = scored.verdict.after!.players.map((player) => ({ ...player, score: (player.score ?? 0) + 1 }));
const walking = first(({ view, verdict }) => view.turn.step === 'move-dragon' && verdict.after?.turn?.step === 'move-dragon');
const volcano = first(({ verdict }) => verdict.action.type === 'place-tile' && verdict.effects.some(isOf('neutral-moved')));

describe('of a move', () => {
  it('nothing is found where all is well', () => {
    expect(moments.flatMap((moment) => followed(moment))).toEqual([]);
  });

  it.each<[string, () => string[]]>([
    ['points', () => followed(scored, { after: { players: oneMore } })],
    ['features scored', () => leftOut('feature-scored')],
    ['figures on the board', () => followed(scored, { after: { figures: [] } })],
    ['goods', () => leftOut('tokens-received')],
    ['eaten', () => leftOut('figure-returned', 'eaten')],
    ['the walk goes on', () => followed(walking, { after: { turn: { ...walking.verdict.after!.turn!, step: 'place-tile' } } })],
    ['the dragon', () => followed(volcano, { after: { neutral: {} } })],
  ])('a fault in %s is found', (name, found) => {
    expect(found().map((text) => text.split(':')[0])).toContain(name);
  });
});

describe('of a position', () => {
  const { snapshot } = first(({ view }) => (view.snapshot.figures?.length ?? 0) > 8).view;
  const truly = described(rules, snapshot);
  type Feature = (typeof truly.features)[number];
  const occupied = truly.features.findIndex(({ owners, now }) => owners.length > 0 && now !== null);
  const told = (change: (feature: Feature) => Partial<Feature>): string[] => {
    const features = truly.features.map((feature, i) => (i === occupied ? { ...feature, ...change(feature) } : feature));
    return describedOtherwise(snapshot as never, { ...truly, features }, table);
  };

  it('nothing is found where all is well', () => {
    expect(told(() => ({}))).toEqual([]);
  });

  it.each<[string, (feature: Feature) => Partial<Feature>]>([
    ['parts', ({ places }) => ({ places: places.slice(1) })],
    ['tiles', ({ tiles }) => ({ tiles: [...tiles, [99, 99]] })],
    ['open edges', ({ openEdges }) => ({ openEdges: openEdges! + 1 })],
    ['complete', ({ complete }) => ({ complete: !complete })],
    ['pennants', () => ({ pennants: 7 })],
    ['figures', () => ({ figures: [] })],
    ['weights', () => ({ weights: {} })],
    ['owners', () => ({ owners: [] })],
    ['now points', ({ now }) => ({ now: { ...now!, scores: [] } })],
    ['at the end points', ({ end }) => ({ end: { ...end, scores: [] } })],
  ])('a fault in %s is found', (name, change) => {
    expect(told(change).join()).toContain(`} ${name}: `);
  });

  it('a region that is left out is found', () => {
    expect(describedOtherwise(snapshot as never, { ...truly, features: truly.features.slice(1) }, table)[0]).toMatch(/^regions: /);
  });

  it('a figure that the dragon is said not to reach is found', () => {
    const threatened = described(rules, walking.view.snapshot);
    const figures = threatened.figures.map((figure) => ({ ...figure, warnings: [] }));
    expect(describedOtherwise(walking.view.snapshot as never, { ...threatened, figures }, table).join()).toContain('steps of the dragon to');
  });
});

describe('of what is legal', () => {
  it.each<[string, (moment: Moment) => boolean]>([
    ['steps of the dragon', ({ view }) => view.turn.step === 'move-dragon'],
    ['knights of the princess', ({ answer }) => answer.actions.some((action) => (action as { readonly by?: string }).by === 'princess')],
  ])('a fault in the %s is found', (name, wanted) => {
    const { view, answer } = first(wanted);
    expect(legalOtherwise(view.snapshot as never, answer.actions, table)).toEqual([]);
    expect(legalOtherwise(view.snapshot as never, [], table).join()).toContain(name);
  });
});
