/** Where nobody chose a setting and its values lead to different consequences: what each of them leads to. */
import type { Action } from '../contract/action.js';
import type { Finding, Reading } from '../contract/verdict.js';
import { Position } from './position.js';
import { play } from './progress.js';
import type { Setting } from './setting.js';

/** One finding for each open setting on which the consequences hang. */
export function disputes(view: Position, action: Action): Finding[] {
  return view.ruleset.openSettings.flatMap((setting) => {
    const outcomes = setting.values.map((value) => outcome(view, action, setting, value));
    if (outcomes.every(({ text }) => text === outcomes[0]!.text)) return [];
    return [
      {
        rule: `settings.${setting.key}`,
        outcome: 'disputed' as const,
        message: `what follows is disputed, and nobody chose \`${setting.key}\``,
        facts: {},
        cites: [...new Set(outcomes.flatMap(({ reading }) => reading.cites))],
        readings: outcomes.map(({ reading }) => reading),
      },
    ];
  });
}

function outcome(view: Position, action: Action, setting: Setting, value: string): { text: string; reading: Reading } {
  const ruleset = view.ruleset.choosing(setting, value);
  const { effects, scores, next } = play(new Position(ruleset, view.snapshot), action);
  const deeds = effects.map(({ rule: _rule, cites: _cites, ...deed }) => deed);
  const points = scores.map(({ player, points: sum }) => ({ player, points: sum }));
  const message = deeds.length + points.length === 0 ? 'nothing follows' : 'it has consequences';
  const facts = { effects: deeds.map(({ type }) => type), points };
  return {
    text: JSON.stringify([deeds, points, next]),
    reading: { setting: setting.key, value, outcome: 'permit', message, facts, cites: [...ruleset.citesOf(setting, value)] },
  };
}
