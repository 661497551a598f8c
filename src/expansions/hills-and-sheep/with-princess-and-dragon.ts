/** With The Princess & the Dragon: flocks are tended before the walk, whatever else the turn was; what is eaten takes its sheep along. */
import type { Choose, PlaceFigure } from '../../contract/action.js';
import type { Effect, FigureReturned } from '../../contract/effect.js';
import { cellOf, type Spot } from '../../contract/spot.js';
import type { Laid } from '../../kernel/board/laid.js';
import type { Trigger } from '../../kernel/declare/step.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import type { MoveDragon } from '../princess-and-dragon/wire.js';
import { ruleWithDragon as rule } from './author.js';
import { tokensFrom } from './draw.js';
import { isLeftToShepherds } from './flock.js';
import { inBag, isBagTold, SHEEP, SHEPHERD } from './pieces.js';
import { EATEN_SHEEP } from './settings.js';

const BOTH = ['choose/grow', 'choose/stable'] as const;

const inVolcanoTurn = rule<Choose>({
  id: 'volcano-turn',
  on: BOTH,
  isRemark: true,
  cites: ['hills-and-sheep.x.volcano.field-extended', 'pd.volcano.allow.shepherd-expand', 'pd.volcano.allow.shepherd-herd'],
  applies: ({ view }) => view.laidSymbol('volcano'),
  judge: ({ pass }) => pass('in a volcano turn the flock is tended as always'),
});

const beforeTheWalk = rule<Choose>({
  id: 'before-the-walk',
  on: BOTH,
  isRemark: true,
  cites: ['pd.dragon.x.hills-sheep.shepherd-before-walk', 'hills-and-sheep.flock.closed.when'],
  applies: ({ view }) => view.laidSymbol('dragon'),
  judge: ({ pass }) => pass('the flock is tended before the dragon walks'),
});

const afterPrincess = rule<Choose>({
  id: 'after-removal',
  on: BOTH,
  isRemark: true,
  cites: ['hills-and-sheep.x.princess.flock-still-tended', 'pd.princess.x.extends-exception-c2'],
  applies: ({ view }) => view.done.some(({ type, by }) => type === 'remove-figure' && by === 'princess'),
  judge: ({ pass }) => pass('the flock is tended though the princess has removed a knight'),
});

const afterFairy = rule<Choose>({
  id: 'after-fairy',
  on: BOTH,
  isRemark: true,
  cites: ['hills-and-sheep.x.fairy.flock-still-tended'],
  applies: ({ view }) => view.done.some(({ type }) => type === 'move-fairy'),
  judge: ({ pass }) => pass('the flock is tended though the fairy was moved'),
});

const shepherdThere = rule<MoveDragon>({
  id: 'shepherd-on-the-tile',
  on: 'move-dragon',
  isRemark: true,
  cites: ['pd.dragon.menu.shepherd', 'hills-and-sheep.x.fairy.does-not-protect-sheep-elsewhere'],
  applies: ({ view, action }) => view.onTile(action.to).some(({ figure }) => figure.kind === SHEPHERD),
  judge: ({ pass }) => pass('nothing but the fairy on his tile protects a shepherd'),
});

/** Of two half tiles the one that has the feature. */
const tileOf = (view: Position, at: Spot): Laid | undefined => {
  const node = view.node(at);
  return node < 0 ? view.board.tile(cellOf(at)) : view.board.ownerOf(node);
};

const throughThePortal = rule<PlaceFigure>({
  id: 'portal-onto-a-hill',
  on: 'place-figure',
  isRemark: true,
  cites: ['hills-and-sheep.x.portal.hill-and-vineyard'],
  applies: ({ view, action }) => action.via === 'magic-portal' && tileOf(view, action.at)?.shape.design.symbols.includes('hill') === true,
  judge: ({ pass }) => pass('whoever comes onto a hill by portal stands on it'),
});

const portalBesideShepherd = rule<PlaceFigure>({
  id: 'portal-beside-a-shepherd',
  on: 'place-figure',
  cites: ['hills-and-sheep.shepherd.place.farmer-may-follow', 'pd.portal.usual-rules-apply'],
  overrides: ['princess-and-dragon.portal.destination-unoccupied'],
  applies: ({ view, action }) => action.via === 'magic-portal' && isLeftToShepherds(view, action),
  judge: ({ pass }) => pass('a shepherd does not occupy the field'),
});

export const rulesWithPrincessAndDragon = [
  portalBesideShepherd,
  inVolcanoTurn,
  beforeTheWalk,
  afterPrincess,
  afterFairy,
  shepherdThere,
  throughThePortal,
];

/** What is out of the game lies neither on the board nor in the bag, so that from now on it must be said what the bag holds. */
const bagRemembered = ({ snapshot }: Position, why: { readonly rule: string; readonly cites: string[] }): Effect[] =>
  isBagTold(snapshot)
    ? []
    : [
        {
          type: 'procedure',
          procedure: 'bag',
          of: 'snapshot',
          state: { ...snapshot.bag, tokens: { ...snapshot.bag?.tokens, ...Object.fromEntries(inBag(snapshot)) } },
          ...why,
        },
      ];

/** Only what lies beside the shepherd is eaten; of a token that lies on his tile the snapshot does not say more. */
export const sheepAreEaten: Trigger = {
  id: 'hills-and-sheep.with-princess-and-dragon.sheep-eaten',
  on: 'figure-returned',
  cites: ['pd.dragon.menu.sheep-token', 'hills-and-sheep.x.dragon.only-that-shepherds-sheep', 'hills-and-sheep.x.dragon.eaten-sheep-to-the-bag'],
  then: (_view, effect, before) => {
    const { figure, kind, cause, at } = effect as FigureReturned;
    if (kind !== SHEPHERD || cause !== 'eaten') return undefined;
    const cell = cellOf(at);
    const here = before.tokens(SHEEP).filter((token) => token.figure === undefined && sameCell(token.tile, cell));
    if (here.length === 0 && !before.tokens(SHEEP).some((token) => token.figure === figure)) return undefined;
    const goesTo = before.get(EATEN_SHEEP) === 'bag' ? 'bag' : 'box';
    const why = {
      rule: 'hills-and-sheep.with-princess-and-dragon.sheep-eaten',
      cites: [
        'pd.dragon.menu.sheep-token',
        'hills-and-sheep.x.dragon.only-that-shepherds-sheep',
        ...before.ruleset.citesOf(EATEN_SHEEP, before.get(EATEN_SHEEP)),
      ],
    };
    const beside = tokensFrom(before, figure, goesTo, why).filter((token) => token.type === 'piece-moved' && 'figure' in token.from);
    const onTile: Effect[] = here.length > 0 ? [{ type: 'token-removed', token: SHEEP, tile: cell!, ...why }] : [];
    return { effects: [...beside, ...onTile, ...(goesTo === 'box' ? bagRemembered(before, why) : [])] };
  },
};
