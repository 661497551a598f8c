/** What is unlikely of a sound position but possible: somebody has probably mistyped something, or plays with more than one box. */
import type { Defect } from '../../contract/problem.js';
import type { TileDesign } from '../board/tile-notation.js';
import { Unchosen } from '../ruleset/settings.js';
import { show } from './ground.js';
import type { Position } from './position.js';
import { flatMap } from '../lists.js';

/** Pointers are relative to the snapshot. */
export const unlikely = (view: Position): Defect[] => [...tooManyCopies(view), ...unclearTokens(view), ...declared(view)];

/** More copies of a tile than the boxes of one edition hold. */
function tooManyCopies({ ruleset, board, snapshot }: Position): Defect[] {
  const seen = new Map<TileDesign, number>();
  const list: Defect[] = [];
  snapshot.tiles.forEach(({ tile, at }, i) => {
    const design = ruleset.design(tile);
    if (!design || !board.tile(at)) return;
    const count = (seen.get(design) ?? 0) + 1;
    seen.set(design, count);
    const most = ruleset.printedCopies(design);
    if (most === 0 || count <= most) return;
    const box = most === 1 ? 'is one' : `are ${most}`;
    list.push({
      pointer: `/tiles/${i}/tile`,
      code: 'more-copies-than-printed',
      message: `this is copy ${count} of \`${design.id}\`, at ${show(at)}; there ${box} in a box`,
    });
  });
  return list;
}

/** Of a token in an older position only the tile may be known: it lies there, and changes nothing. */
const unclearTokens = ({ ruleset, snapshot }: Position): Defect[] =>
  flatMap(snapshot.tokens ?? [], (token, i) => {
    const unsaid = (ruleset.tokens.get(token.kind)?.needs ?? []).filter((member) => token[member] === undefined);
    if (unsaid.length === 0) return [];
    const names = unsaid.map((member) => `\`${member}\``).join(', ');
    return [{ pointer: `/tokens/${i}`, code: 'token-unclear', message: `a \`${token.kind}\` without ${names} lies there, but changes nothing` }];
  });

function declared(view: Position): Defect[] {
  try {
    return flatMap(view.ruleset.all('unlikely'), (look) => look(view));
  } catch (signal) {
    // what hangs on a setting that nobody chose is not unlikely
    if (signal instanceof Unchosen) return [];
    throw signal;
  }
}
