/** Promise: a position that says no more of its turn than whose it is and at which step is answered, or refused in words, and nothing breaks. */
import { describe, expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import { caseFiles } from '../../src/conformance/files.js';
import { adjudicate, legalActions, read } from '../../src/kernel/judge/adjudicate.js';
import { force } from '../../src/kernel/play/run.js';
import { InvalidInput } from '../../src/kernel/position/invalid-input.js';
import { Unchosen } from '../../src/kernel/ruleset/settings.js';

const files = caseFiles().map(({ expansion, topic, cases }) => [`${expansion}/${topic}`, cases] as const);

describe('a turn without its state', () => {
  it.each(files)('%s', (_name, cases) => {
    const broken = cases.flatMap(({ id, ruleset: choice, snapshot, action }) => {
      if (!snapshot.turn) return [];
      const { player, step } = snapshot.turn;
      const bare = { ...snapshot, turn: { player, step } };
      const rules = ruleset({ ...choice, preset: 'hig-c1-current' });
      // as replays take what is not legal
      const forced = [action, { type: 'pass' } as const].map((one) => () => force(read(rules, bare), one));
      const asked = [() => adjudicate(rules, bare, action), () => legalActions(rules, bare), ...forced];
      return asked.flatMap((ask) => faultOf(ask) ?? []).map((fault) => `${id}: ${fault}`);
    });
    expect(broken).toEqual([]);
  });

  it('is undetermined where the step cannot be carried out without it, and says what is missing', () => {
    const throwing = files.flatMap(([, cases]) => cases).find(({ id }) => id === 'catapult.choose-seduction')!;
    const { player, step } = throwing.snapshot.turn!;
    const bare = { ...throwing.snapshot, turn: { player, step } };
    const verdict = adjudicate(ruleset({ ...throwing.ruleset, preset: 'hig-c1-current' }), bare, throwing.action);
    expect(verdict).toMatchObject({ verdict: 'undetermined', missing: ['/turn/catapult'], after: null });
  });

  it('is listed as undetermined there as well', () => {
    const rolling = files.flatMap(([, cases]) => cases).find(({ id }) => id === 'flier-flight.the-die-shows-three')!;
    const { player, step } = rolling.snapshot.turn!;
    const bare = { ...rolling.snapshot, turn: { player, step } };
    const { actions, undetermined = [], missing } = legalActions(ruleset({ ...rolling.ruleset, preset: 'hig-c1-current' }), bare);
    expect(actions).toEqual([]);
    expect(undetermined.map(({ action }) => action)).toContainEqual(rolling.action);
    expect(missing).toEqual(['/turn/flight']);
  });
});

function faultOf(ask: () => unknown): string | undefined {
  try {
    ask();
    return undefined;
  } catch (error) {
    // under settings that nobody chose whoever forces an action chooses first
    return error instanceof InvalidInput || error instanceof Unchosen ? undefined : String(error);
  }
}
