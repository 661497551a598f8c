/** With Inns & Cathedrals, the Tower, Mage & Witch, the Goldmines, and Ghosts, Castles & Cemeteries. */
import type { PieceMoved } from '../../contract/effect.js';
import type { Cell } from '../../contract/spot.js';
import type { Feature } from '../../kernel/board/feature.js';
import type { Addition, Settlement } from '../../kernel/declare/score.js';
import type { Trigger } from '../../kernel/declare/step.js';
import { dueNow, majority, score } from '../../kernel/play/scoring.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import type { GoldminesClauseId } from '../goldmines/author.js';
import type { GoldClaims } from '../goldmines/wire.js';
import type { MageAndWitchClauseId } from '../mage-and-witch/author.js';
import type { Capture } from '../tower/wire.js';
import { because, cites, FOLDER, rule } from './author.js';
import { worksFor } from './quarters.js';
import { outOfReach, somebodyInTown } from './send-rules.js';
import { sentNow } from './sending.js';
import { SENDING } from './settings.js';
import { flatMap } from '../../kernel/lists.js';

const notByTower = rule<Capture>({
  id: 'with-tower.out-of-reach',
  on: 'capture',
  cites: cites('x-princess-and-dragon.no-removal'),
  applies: somebodyInTown,
  judge: outOfReach,
});
export const rulesWithTower = [notByTower];

/** What may change what the wainwrights add to a road, though no source says whether it does. */
interface Doubt {
  readonly key: string;
  readonly message: string;
  readonly also?: readonly MageAndWitchClauseId[];
  isOn(road: Feature, view: Position): boolean;
}

const inDoubt = ({ key, message, also = [], isOn }: Doubt): Settlement => {
  const why = { rule: `${FOLDER}.${key}`, cites: [...cites('bonus.wainwrights'), ...also] };
  return {
    id: why.rule,
    cites: why.cites,
    settle: (view) => {
      const isDoubtful = dueNow(view).some(
        (due) =>
          due.feature.kind === 'road' &&
          isOn(due.feature, view) &&
          majority(view, due).some((player) => worksFor(view, player, 'wainwrights', due.feature) === true),
      );
      return isDoubtful ? { missing: [{ ...why, message, isUnregulated: true }] } : {};
    },
  };
};

export const innsInDoubt = inDoubt({
  key: 'with-inns.wainwrights',
  message: 'no source says whether an inn doubles what the wainwrights add',
  isOn: (road) => road.count('inn') > 0,
});

export const witchInDoubt = inDoubt({
  key: 'with-mage-and-witch.wainwrights',
  message: 'no source says whether the witch halves what the wainwrights add',
  also: ['mage-and-witch.score.witch'],
  isOn: ({ root }, view) => view.neutralFeature('witch')?.root === root,
});

const FOR_NO_POINTS: readonly GoldminesClauseId[] = ['goldmines.award.majority', 'goldmines.award.even-for-no-points'];

const claimsNow = ({ turn }: Position): GoldClaims['claims'] => (turn as { readonly gold?: GoldClaims }).gold?.claims ?? {};

/** Whoever had the majority before somebody left for Leipzig takes the gold of the road, though it brings him no points. */
export const goldOfTheRoad: Trigger = {
  id: `${FOLDER}.with-goldmines.gold`,
  on: 'piece-moved',
  cites: [...cites('send.majority-first'), ...FOR_NO_POINTS],
  then: (view, effect, before) => {
    const { piece } = effect as PieceMoved;
    const sent = 'figure' in piece ? sentNow(before).find(({ figure }) => figure === piece.figure) : undefined;
    // where he gives up the road, or it is scored without him, its gold goes to those who score it
    if (!sent || view.get(SENDING) !== 'majority-first') return undefined;
    const withGold = (view.feature(sent.from)?.parts ?? []).map(({ laid }) => laid.at).filter((cell) => view.tokensOn('gold', cell).length > 0);
    const known = claimsNow(view);
    const claims = { ...known };
    for (const player of sent.majority) claims[player] = together(known[player] ?? [], withGold);
    const mover = view.playersFrom(view.active).find((player) => (claims[player] ?? []).length > 0);
    if (withGold.length === 0 || mover === undefined) return undefined;
    const why = because('with-goldmines.gold', 'send.majority-first', 'send.sole-meeple-no-points');
    return { effects: [{ type: 'procedure', procedure: 'gold', state: { claims, mover }, ...why, cites: [...why.cites, ...FOR_NO_POINTS] }] };
  },
};

/** Each cell once: a road may lie on a tile with two of its parts. */
const together = (cells: readonly Cell[], others: readonly Cell[]): Cell[] =>
  [...cells, ...others].filter((cell, i, all) => all.findIndex((other) => sameCell(other, cell)) === i);

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
