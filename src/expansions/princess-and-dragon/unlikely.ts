/** A figure beside the dragon where the printing lets none stay: the dragon would have eaten it, or nobody could have put it there. */
import type { Defect } from '../../contract/problem.js';
import { cellOf } from '../../contract/spot.js';
import type { View } from '../../kernel/declare/view.js';
import { dragonAt, isOn } from './dragon.js';
import { DRAGON_SHARED_TILE } from './settings/dragon.js';
import { flatMap } from '../../kernel/lists.js';

export function besideTheDragon(view: View): Defect[] {
  const dragon = dragonAt(view);
  const scope = view.ruleset.settings.get(DRAGON_SHARED_TILE);
  if (!dragon || scope === 'unrestricted') return [];
  return flatMap(view.snapshot.figures ?? [], (figure, i) => {
    if (!isOn(dragon, cellOf(figure.at))) return [];
    const subject = view.ruleset.subject(figure);
    const isSpared = subject !== figure.kind && view.ruleset.traits.cell(subject, 'mayShareTileWithDragon').value === 'yes';
    const column = scope === 'forbid-followers' ? 'isFollower' : 'eatenByDragon';
    if (isSpared || view.ruleset.traits.cell(figure.kind, column).value !== 'yes') return [];
    return [
      {
        pointer: `/figures/${i}/at`,
        code: 'beside-the-dragon',
        message: `\`${figure.id}\` stands on the tile of the dragon, [${dragon.join(', ')}], which no ${figure.kind} shares with it`,
      },
    ];
  });
}
