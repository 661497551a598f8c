/** The special monasteries, and who stands or lies there. */
import type { Place, Spot } from '../../contract/spot.js';
import type { Figure } from '../../contract/snapshot.js';
import { placeOf, type Feature } from '../../kernel/board/feature.js';
import type { FigureMember } from '../../kernel/declare/piece.js';
import type { Check } from '../../kernel/declare/state.js';
import type { Scoring } from '../../kernel/declare/score.js';
import type { Position } from '../../kernel/position/position.js';
import { flatMap } from '../../kernel/lists.js';

export const SPECIAL = 'special';
export const ABBOT = 'abbot';
/** Those who are scored apart from the monks. */
export const ABBOTS = 'abbots of special monasteries';

export const isSpecial = (feature: Feature | undefined): boolean => feature?.kind === 'monastery' && feature.count(SPECIAL) > 0;

/** Whether a figure lies there, as the abbot of the monastery. */
export const liesAsAbbot = (at: Spot): boolean => 'as' in at && at.as === ABBOT;

export const standsOnSpecial = (view: Position, { at }: Pick<Figure, 'at'>): boolean => isSpecial(view.feature(at));

/** Whether somebody scores it by itself as at the end, as messages have him do, who lies there and does not stand there. */
export function isScoredForAbbot({ view, feature, stage, group, player }: Scoring): boolean {
  if (stage !== 'final' || group !== undefined || !isSpecial(feature)) return false;
  const own = view.on(feature).filter(({ figure }) => figure.owner === player);
  return own.length > 0 && own.every(({ figure }) => liesAsAbbot(figure.at));
}

/** Whether a figure lies or stands there. */
export const lies: FigureMember = { name: 'as', in: 'at', values: (figure, view) => (standsOnSpecial(view, figure) ? [ABBOT] : []) };

/** Every special monastery of the board, as a place. */
export const specialPlaces = ({ board }: Position): readonly Place[] =>
  board.derive('special monasteries', () =>
    flatMap(board.marked(SPECIAL), (node) => {
      const laid = board.ownerOf(node);
      const index = node - laid.node;
      return laid.shape.design.features[index]!.kind === 'monastery' ? [placeOf(laid, index)] : [];
    }),
  );

export const asAbbot = (place: Place): Place => ({ ...place, as: ABBOT });

/** The kinds of the active player that may be monks, and so abbots. */
export const kindsOfMonks = (view: Position): string[] =>
  flatMap([...view.ruleset.figures.values()], ({ kind, neutral, occupies }) =>
    !neutral && occupies?.includes('monastery') && view.supply(view.active, kind) !== 0 ? [kind] : [],
  );

export function onlyThereAnyoneLies({ snapshot: { figures = [] }, board, add }: Check): void {
  figures.forEach(({ at }, i) => {
    if (!board || !liesAsAbbot(at) || !('feature' in at)) return;
    const node = board.nodeAt(at.tile, at.feature, at.edge);
    if (node < 0 || !isSpecial(board.feature(node)))
      add(`/figures/${i}/at/as`, 'figure-cannot-stand-there', 'only on a special monastery one lies as its abbot');
  });
}
