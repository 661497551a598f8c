/** What contradicts how the dragon comes to where it is: somebody has probably left something out. */
import type { Defect } from '../../contract/problem.js';
import { cellOf } from '../../contract/spot.js';
import type { View } from '../../kernel/declare/view.js';
import { FOLDER } from './author.js';
import { dragonAt, isOn, WALK_LENGTH } from './dragon.js';
import { DRAGON_SHARED_TILE } from './settings/dragon.js';
import { WALK } from './walk.js';
import { flatMap } from '../../kernel/lists.js';

/** A figure beside the dragon where the printing lets none stay: the dragon would have eaten it, or nobody could have put it there. */
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

/** The first volcano tile brings the dragon, and with it the dragon tiles that were set aside. */
export function volcanoAndDragon(view: View): Defect[] {
  const { ruleset, snapshot } = view;
  if (!dragonAt(view)) {
    const volcano = snapshot.tiles.findIndex(({ tile }) => {
      const design = ruleset.design(tile);
      return design?.expansion === FOLDER && design.symbols.includes('volcano');
    });
    if (volcano < 0) return [];
    return [
      {
        pointer: `/tiles/${volcano}/tile`,
        code: 'volcano-without-dragon',
        message: 'a volcano tile lies there, and the dragon stands beside the board',
      },
    ];
  }
  return flatMap(snapshot.bag?.setAside ?? [], (tile, i) =>
    ruleset.design(tile)?.symbols.includes('dragon')
      ? [{ pointer: `/bag/setAside/${i}`, code: 'set-aside-too-long', message: `\`${tile}\` is still set aside, and the dragon is on the board` }]
      : [],
  );
}

/** A walk has six steps from tile to neighbouring tile, and the players take them in turn from whose turn it is. */
export function unlikelyWalk(view: View): Defect[] {
  const walk = view.state(WALK);
  if (!walk) return [];
  const { visited, stepsLeft, mover } = walk;
  const taken = visited.length - 1;
  const list: Defect[] = [];
  if (taken + stepsLeft !== WALK_LENGTH) {
    list.push({
      pointer: '/turn/dragon/stepsLeft',
      code: 'walk-of-another-length',
      message: `the dragon has taken ${taken} steps and ${stepsLeft} are left; a walk has ${WALK_LENGTH}`,
    });
  }
  for (let step = 1; step <= taken; step++) {
    const [[x, y], [u, v]] = [visited[step]!, visited[step - 1]!];
    if (Math.abs(x - u) + Math.abs(y - v) === 1) continue;
    list.push({
      pointer: `/turn/dragon/visited/${step}`,
      code: 'walk-jumps',
      message: `[${x}, ${y}] is not beside [${u}, ${v}], from where the dragon came`,
    });
  }
  let due = view.active;
  for (let step = 0; step < taken; step++) due = view.playerAfter(due);
  if (mover !== due) {
    list.push({
      pointer: '/turn/dragon/mover',
      code: 'walk-out-of-turn',
      message: `step ${taken + 1} of the dragon is that of \`${due}\`, not of \`${mover}\``,
    });
  }
  return list;
}
