/** With Inns & Cathedrals, the Tower, and Ghosts, Castles & Cemeteries. */
import { score } from '../../kernel/play/scoring.js';
import type { Addition, Settlement } from '../../kernel/declare/score.js';
import { dueNow, majority } from '../../kernel/play/scoring.js';
import type { Capture } from '../tower/wire.js';
import { because, cites, FOLDER, rule } from './author.js';
import { worksFor } from './quarters.js';
import { outOfReach, somebodyInTown } from './send-rules.js';
import { sentNow } from './sending.js';
import { flatMap } from '../../kernel/lists.js';

const notByTower = rule<Capture>({
  id: 'with-tower.out-of-reach',
  on: 'capture',
  cites: cites('x-princess-and-dragon.no-removal'),
  applies: somebodyInTown,
  judge: outOfReach,
});
export const rulesWithTower = [notByTower];

/** Whether an inn doubles what the wainwrights add no source says. */
export const innsInDoubt: Settlement = {
  id: `${FOLDER}.with-inns.wainwrights`,
  cites: cites('bonus.wainwrights'),
  settle: (view) => {
    const isDoubtful = dueNow(view).some(
      (due) =>
        due.feature.kind === 'road' &&
        due.feature.count('inn') > 0 &&
        majority(view, due).some((player) => worksFor(view, player, 'wainwrights', due.feature) === true),
    );
    const message = 'no source says whether an inn doubles what the wainwrights add';
    return isDoubtful ? { missing: [{ ...because('with-inns.wainwrights', 'bonus.wainwrights'), message, isUnregulated: true }] } : {};
  },
};

const GHOSTS_EACH = -2;
const ghostsOf = (figure: object): number => (figure as { readonly ghosts?: number }).ghosts ?? 0;

/** Who leaves with ghosts, and scores nothing for the road, pays for them all the same. */
export const ghostsCost: Settlement = {
  id: `${FOLDER}.with-ghosts.cost`,
  cites: cites('x-ghosts.negative'),
  settle: (view) => ({
    scores: flatMap(sentNow(view), ({ figure: id, owner, from }) => {
      const figure = (view.snapshot.figures ?? []).find((one) => one.id === id);
      const road = view.feature(from);
      const quantity = figure ? ghostsOf(figure) : 0;
      const seen = dueNow(view).some((due) => due.feature === road && majority(view, due).includes(owner));
      if (!road || quantity === 0 || seen) return [];
      const line = { label: 'ghosts', quantity, each: GHOSTS_EACH, points: quantity * GHOSTS_EACH };
      return [score(owner, road.place, [{ ...line, ...because('with-ghosts.cost', 'x-ghosts.negative') }])];
    }),
  }),
};

/** Of several that its owner has there, one with ghosts is still scored with them. */
export const ghostsRemark: Addition = {
  id: `${FOLDER}.with-ghosts.stay`,
  cites: cites('x-ghosts.negative'),
  to: ['ghosts-castles-and-cemeteries.score.ghosts'],
  by: (view, scoring) => (scoring && sentNow(view).some(({ from }) => view.feature(from)?.root === scoring.feature.root) ? 0 : undefined),
};
