/** What the dragon, the fairy, the princess and the portal do to its pieces. */
import type { Action, MoveFigure, Pass, PlaceFigure, RemoveFigure } from '../../contract/action.js';
import { goesHome } from '../../kernel/declare/happening.js';
import type { Effect, NeutralMoved } from '../../contract/effect.js';
import { cellOf, type Cell } from '../../contract/spot.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type { Trigger } from '../../kernel/declare/step.js';
import { cell, inferred, silent, traitRows, type TraitRow } from '../../kernel/declare/trait.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type { MoveDragon } from '../princess-and-dragon/wire.js';
import type { PrincessAndDragonColumn } from '../princess-and-dragon/traits/columns.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import type { MarketsOfLeipzigClauseId } from './author.js';
import { outOfReach, somebodyInTown } from './send-rules.js';
import { canBeSent, roadOf, SEND } from './sending.js';
import { inTown, isInLeipzig, isLeipzigAt, leadsToLeipzig, quarterAt, quarterOf, unsaidQuarter } from './town.js';
import { flatMap } from '../../kernel/lists.js';

const row = (group: string) => traitRows<PrincessAndDragonClauseId, PrincessAndDragonColumn>(group);

export const traitsWithPrincessAndDragon: readonly TraitRow<PrincessAndDragonClauseId>[] = [
  row('located-follower')('follower-in-leipzig', {
    isFollower: cell('y', ['pd.dragon.x.leipzig.closed']),
    eatenByDragon: cell('n', ['pd.dragon.x.leipzig.closed']),
    mayBeAssignedFairy: silent(),
    placeableInTurnFairyWasMoved: silent(),
    deployableToJustPlacedVolcano: silent(),
    placeableThroughPortal: cell('n', ['pd.portal.x.leipzig.inside-forbidden']),
    removableByPrincess: {
      C1: inferred('n', ['pd.princess.knight-definition-c1']),
      C2: inferred('n', ['pd.princess.knight-definition-c2']),
    },
    placeableAfterPrincessRemoval: cell('n', ['pd.princess.no-deployment-after-removal']),
    mayShareTileWithDragon: cell('y', ['pd.dragon.x.leipzig.closed']),
  }),
];

const rule = rulesOf<PrincessAndDragonClauseId | MarketsOfLeipzigClauseId>('markets-of-leipzig.with-princess-and-dragon');

const portalOutside = rule<PlaceFigure>({
  id: 'portal-outside',
  on: 'place-figure',
  isRemark: true,
  cites: ['pd.portal.x.leipzig.outside-allowed'],
  applies: ({ view, action }) => {
    const feature = action.via === 'magic-portal' ? view.feature(action.at) : undefined;
    return feature !== undefined && isLeipzigAt(view, (action.at as { tile: Cell }).tile);
  },
  judge: ({ pass }) => pass('a portal also leads to the landscape outside the walls of Leipzig'),
});

const portalInside = rule<PlaceFigure>({
  id: 'portal-inside',
  on: 'place-figure',
  isRemark: true,
  cites: ['pd.portal.x.leipzig.inside-forbidden'],
  applies: ({ view, action }) => isInLeipzig(action.at) && view.laidSymbol('portal'),
  judge: ({ pass }) => pass('no portal leads into Leipzig'),
});

/** Who stands in the town and on none of its tiles. */
const closed = rule<MoveDragon>({
  id: 'dragon-stays-outside',
  on: 'move-dragon',
  isRemark: true,
  cites: ['pd.dragon.x.leipzig.closed'],
  applies: ({ view, action }) => isLeipzigAt(view, action.to) && !isOpen(view),
  judge: ({ pass }) => pass('the dragon eats outside the walls of Leipzig only'),
});

const dragonFirst = rule<MoveFigure>({
  id: 'dragon-first',
  on: `move-figure/${SEND}`,
  isRemark: true,
  cites: ['markets-of-leipzig.x-princess-and-dragon.dragon-before'],
  applies: ({ view }) => view.laidSymbol('dragon'),
  judge: ({ pass }) => pass('whom the dragon has left on the road can be sent'),
});

/** The road that could be completed is one that comes to Leipzig. */
const eatenBefore = rule<MoveDragon>({
  id: 'eaten-before',
  on: 'move-dragon',
  isRemark: true,
  cites: ['markets-of-leipzig.x-princess-and-dragon.dragon-before'],
  applies: ({ view, action }) =>
    view.onTile(action.to).some(({ figure }) => {
      const road = canBeSent(view, figure) ? view.feature(figure.at) : undefined;
      return road?.kind === 'road' && leadsToLeipzig(view, road) !== false;
    }),
  judge: ({ pass }) => pass('whom the dragon eats on the road can be sent no more'),
});

/** In force also without her, as the Festival takes figures from anywhere; it keeps the id that it had. */
export const notRemoved = rule<RemoveFigure>({
  id: 'out-of-reach',
  on: 'remove-figure',
  cites: ['markets-of-leipzig.x-princess-and-dragon.no-removal'],
  applies: somebodyInTown,
  judge: outOfReach,
});

const fairyPays = rule<MoveFigure>({
  id: 'fairy',
  on: `move-figure/${SEND}`,
  isRemark: true,
  cites: ['markets-of-leipzig.x-princess-and-dragon.fairy-bonus'],
  applies: ({ view, action }) => view.neutral('fairy')?.figure === action.figure,
  judge: ({ pass }) => pass('the fairy brings her points only if the road is scored for him'),
});

/** Her companion stands on a road from which somebody could be sent now. */
const fairyStays = rule<Pass>({
  id: 'fairy-with-who-stays',
  about: 'turn',
  on: 'pass',
  isRemark: true,
  cites: ['markets-of-leipzig.x-princess-and-dragon.fairy-bonus'],
  applies: ({ view }) => {
    const id = view.turn.step === SEND ? view.neutral('fairy')?.figure : undefined;
    const companion = id ? view.figure(id)?.figure : undefined;
    return companion !== undefined && roadOf(view, companion) !== undefined;
  },
  judge: ({ pass }) => pass('the fairy brings her points if the road is scored for him'),
});

const OPEN: PrincessAndDragonClauseId = 'pd.dragon.eat.everything-on-the-tile';
const EATS = { rule: 'markets-of-leipzig.with-princess-and-dragon.dragon-eats', cites: [OPEN] };

/** Whether the table opened Leipzig to the dragon. */
function isOpen({ ruleset: { settings } }: Position): boolean {
  const entry = settings.entry('dragon.leipzig');
  return entry !== undefined && settings.get(entry.setting) === 'as-ordinary-tile';
}

/** Who stands in the town by its quarter: where a spot names a tile as well, the dragon eats there as everywhere. */
const inQuarters = (view: Position) => inTown(view).filter(({ figure: { at } }) => cellOf(at) === undefined);
const isUnsaid = (view: Position) => inQuarters(view).some(({ figure: { at } }) => quarterOf(at) === undefined);

/** Where nobody says in which quarter somebody stands, it is not known whether a step into one eats him. */
export const dragonInTownInDoubt = (view: Position): boolean | ((action: Action) => boolean) =>
  isUnsaid(view) && isOpen(view) && (({ type }) => type === 'move-dragon');

/** A quarter is on one of the tiles, but a spot in it names no cell: who stands there is eaten where the dragon comes to it, if he may. */
export const dragonInTown: Trigger = {
  id: EATS.rule,
  on: 'neutral-moved',
  cites: [OPEN],
  then: (view, effect) => {
    const { neutral, to } = effect as NeutralMoved;
    const quarter = neutral === 'dragon' && to !== null ? quarterAt(view, to) : undefined;
    if (quarter === undefined || to === null || !isOpen(view)) return undefined;
    const there = inQuarters(view);
    if (there.length === 0) return undefined;
    const fairy = view.neutral('fairy')?.tile;
    // beside her a dragon that some tables let come eats nobody
    if (fairy && sameCell(fairy, to)) return undefined;
    const pointer = isUnsaid(view) ? unsaidQuarter(view) : undefined;
    if (pointer !== undefined) return { missing: [{ ...EATS, message: 'in which quarter a meeple stands is not known', pointer }] };
    return {
      effects: flatMap(there, ({ figure }): Effect[] => (quarterOf(figure.at) === quarter ? [goesHome(figure, 'eaten', EATS)] : [])),
    };
  },
};

export const rulesWithPrincessAndDragon = [portalOutside, portalInside, closed, dragonFirst, eatenBefore, fairyPays, fairyStays];
