/** The tiles of the expansion: laid like every tile; what their symbols and pictures change, and what they do not. */
import type { Pass, PlaceFigure, PlaceTile } from '../../../contract/action.js';
import { cellOf, spotName, type Spot } from '../../../contract/spot.js';
import type { Inquiry } from '../../../kernel/judge/inquiry.js';
import { completedNow } from '../../../kernel/play/completed.js';
import { sameCell, type Position } from '../../../kernel/position/position.js';
import { FOLDER, rule } from '../author.js';
import { bearsPrincess } from '../princess.js';
import { VOLCANO_TURN_FLOW } from '../settings/volcano.js';
import type { MoveDragon, MoveFairy } from '../wire.js';
import type { PrincessAndDragonClauseId } from '../clauses/index.js';

const ours = ({ view, action }: Inquiry<PlaceTile>) => view.ruleset.design(action.tile)?.expansion === FOLDER;
const isPrincess = ({ view, action }: Inquiry<PlaceTile>) =>
  view.ruleset.design(action.tile)?.features.some(({ marks }) => marks.includes('princess')) ?? false;

const likeEveryTile = rule<PlaceTile>({
  id: 'tile.placed-as-base',
  on: 'place-tile',
  isRemark: true,
  seconds: ['base.tile.edges-match', 'base.tile.adjacent', 'base.tile.empty-space'],
  cites: ['pd.tile.placed-as-base'],
  applies: ours,
  judge: ({ pass }) => pass('tiles of the expansion are laid like every tile'),
});

const ofTheSet = rule<PlaceTile>({
  id: 'tile.of-the-set',
  on: 'place-tile',
  isRemark: true,
  cites: [
    'pd.setup.requires-base-game',
    'pd.setup.symbol-counts',
    'pd.distribution.total',
    'pd.distribution.c1.volcano-designs',
    'pd.distribution.c1.dragon-designs',
    'pd.distribution.c1.portal-designs',
    'pd.distribution.c1.princess-designs',
    'pd.distribution.c1.duplicate',
    'pd.distribution.c2.duplicate',
    'pd.distribution.c2.special-tiles',
  ],
  applies: ours,
  // not a ban: some tables play with two sets
  judge: ({ view, action, pass }) => pass('it is one of the thirty tiles', { copies: view.ruleset.design(action.tile)!.copies }),
});

const symbol = (
  name: string,
  applies: (inquiry: Inquiry<PlaceTile>) => boolean,
  ...cites: [PrincessAndDragonClauseId, ...PrincessAndDragonClauseId[]]
) =>
  rule<PlaceTile>({
    id: `tile.${name}`,
    on: 'place-tile',
    isRemark: true,
    cites: [...cites, 'pd.scoring.normal-rules', 'pd.scoring.no-final-scoring'],
    applies,
    judge: ({ pass }) => pass('the tile bears a symbol; its features are scored as always', { symbol: name }),
  });

const bears =
  (name: string) =>
  ({ view, action }: Inquiry<PlaceTile>) =>
    view.ruleset.design(action.tile)?.symbols.includes(name) ?? false;

const symbols = [
  symbol('volcano', bears('volcano'), 'pd.tile.symbol-meanings', 'pd.tile.symbol-influences-deployment', 'pd.volcano.no-effect-on-scoring'),
  symbol(
    'dragon',
    bears('dragon'),
    'pd.tile.symbol-meanings',
    'pd.tile.symbol-influences-deployment',
    'pd.dragon.tile.triggers-walk',
    'pd.dragon.timing.symbol-no-effect-on-scoring',
  ),
  symbol('princess', isPrincess, 'pd.tile.symbol-meanings', 'pd.tile.symbol-influences-deployment', 'pd.princess.no-effect-on-scoring'),
  symbol('portal', bears('portal'), 'pd.tile.symbol-meanings', 'pd.tile.symbol-influences-deployment', 'pd.portal.no-effect-on-scoring'),
];

/** What the tile has completed is scored at the end of the turn, whatever it bears. */
const scoredAsAlways = (name: string, clause: PrincessAndDragonClauseId) =>
  rule<Pass | PlaceFigure | MoveFairy | MoveDragon>({
    id: `tile.${name}-scored-as-always`,
    about: 'turn',
    on: ['pass', 'place-figure', 'move-fairy', 'move-dragon'],
    isRemark: true,
    cites: [clause, 'pd.scoring.normal-rules'],
    applies: ({ view }) =>
      (name === 'princess' ? bearsPrincess(view) : view.laidSymbol(name)) &&
      completedNow(view).length > 0 &&
      (name !== 'volcano' || view.get(VOLCANO_TURN_FLOW) === 'continue'),
    judge: ({ pass }) => pass('the tile bears a symbol; its features are scored as always', { symbol: name }),
  });

const scoring = [
  scoredAsAlways('volcano', 'pd.volcano.no-effect-on-scoring'),
  scoredAsAlways('dragon', 'pd.dragon.timing.symbol-no-effect-on-scoring'),
  scoredAsAlways('princess', 'pd.princess.no-effect-on-scoring'),
  scoredAsAlways('portal', 'pd.portal.no-effect-on-scoring'),
];

const onOurTile = ({ view, action }: Inquiry<PlaceFigure>) =>
  view.laid?.shape.design.expansion === FOLDER && sameCell(view.laid.at, cellOf(action.at));

const ordinaryPlacement = rule<PlaceFigure>({
  id: 'tile.ordinary-placement',
  on: 'place-figure',
  isRemark: true,
  seconds: ['base.figure.unoccupied', 'base.figure.feature-for-kind'],
  cites: ['pd.tile.ordinary-deployment-otherwise'],
  applies: onOurTile,
  judge: ({ pass }) => pass('apart from its symbol the tile takes figures like every tile'),
});

const dragonTile = rule<PlaceFigure>({
  id: 'dragon.figure-before-the-walk',
  on: 'place-figure',
  isRemark: true,
  cites: ['pd.dragon.tile.follower-allowed'],
  applies: (inquiry) => onOurTile(inquiry) && inquiry.view.laidSymbol('dragon'),
  judge: ({ pass }) => pass('a figure may be placed on a dragon tile before the dragon moves'),
});

const fairyBeforeTheWalk = rule<MoveFairy>({
  id: 'dragon.fairy-before-the-walk',
  on: 'move-fairy',
  isRemark: true,
  cites: ['pd.dragon.tile.fairy-allowed-first'],
  applies: ({ view }) => view.laidSymbol('dragon') && view.turn.step === 'place-figure',
  judge: ({ pass }) => pass('the fairy may be moved before the dragon walks'),
});

const designAt = ({ board }: Position, at: Spot) => board.tile(cellOf(at))?.shape.design.id;
const design = ({ view, action }: Inquiry<PlaceFigure>) => designAt(view, action.at);
const isMonasteryInCity = (id: string | undefined) => id === `${FOLDER}/dragon-monastery-in-city`;

/** Monk and knights on the same tile do not stand in each other's way. */
const monasteryInCity = rule<PlaceFigure>({
  id: 'tile.monastery-in-city',
  on: 'place-figure',
  isRemark: true,
  cites: [
    'pd.tile.monastery-in-city.choose-city-or-cloister',
    'pd.tile.monastery-in-city.choose-city-monastery-or-field',
    'pd.tile.monastery-in-city.field-option-conflict',
    'pd.tile.monastery-in-city.completes-independently',
    'pd.tile.monastery-in-city.monk-despite-knights',
    'pd.tile.monastery-in-city.knight-despite-monk',
  ],
  applies: (inquiry) => isMonasteryInCity(design(inquiry)),
  judge: ({ action, pass }) => pass('the monastery, the city around it and the field are features apart', { feature: spotName(action.at) }),
});

/** Its monk does not occupy the city either where that has grown onto other tiles. */
const knightDespiteMonk = rule<PlaceFigure>({
  id: 'tile.monk-in-the-city',
  on: 'place-figure',
  isRemark: true,
  cites: ['pd.tile.monastery-in-city.knight-despite-monk'],
  applies: (inquiry) => {
    const { view, action } = inquiry;
    if (spotName(action.at) !== 'city' || isMonasteryInCity(design(inquiry))) return false;
    const onCity = view.feature(action.at)?.parts ?? [];
    return onCity.some(
      ({ laid }) => isMonasteryInCity(laid.shape.design.id) && view.onTile(laid.at).some(({ figure }) => spotName(figure.at) === 'monastery'),
    );
  },
  judge: ({ pass }) => pass('the monastery, the city around it and the field are features apart', { feature: 'city' }),
});

/** With the tokens of The Tunnel its ends are roads of their own. */
const isBroken = ({ view, action }: Inquiry<PlaceFigure>) =>
  (view.board.tile(cellOf(action.at))?.shape.design.features.filter(({ kind }) => kind === 'road').length ?? 0) > 1;

const brokenTunnel = rule<PlaceFigure>({
  id: 'tile.broken-tunnel',
  on: 'place-figure',
  isRemark: true,
  cites: ['pd.tile.tunnel.x.tunnel.road-broken', 'pd.tile.tunnel.each-field-uninterrupted'],
  applies: (inquiry) => design(inquiry) === `${FOLDER}/dragon-tunnel` && isBroken(inquiry),
  judge: ({ action, pass }) => pass('the tunnel breaks the road, the two fields stay apart', { feature: spotName(action.at) }),
});

const tunnel = (feature: string, ...cites: [PrincessAndDragonClauseId, ...PrincessAndDragonClauseId[]]) =>
  rule<PlaceFigure>({
    id: `tile.tunnel-${feature}`,
    on: 'place-figure',
    isRemark: true,
    seconds: ['base.figure.unoccupied'],
    cites,
    applies: (inquiry) => design(inquiry) === `${FOLDER}/dragon-tunnel` && spotName(inquiry.action.at) === feature && !isBroken(inquiry),
    judge: ({ pass }) => pass('the road runs through, the two fields stay apart', { feature }),
  });

const tunnels = [
  tunnel('road', 'pd.tile.tunnel.road-continuous'),
  tunnel('field', 'pd.tile.tunnel.each-field-uninterrupted', 'pd.tile.tunnel.fields-separate-zmg', 'pd.tile.tunnel.field-wording-conflict'),
];

/** Its monk waits for the eight tiles around, and not for the city. */
const monasteryComplete = rule<Pass | PlaceFigure>({
  id: 'tile.monastery-in-city-complete',
  about: 'turn',
  on: ['pass', 'place-figure'],
  isRemark: true,
  cites: ['pd.tile.monastery-in-city.completes-independently'],
  applies: ({ view }) => completedNow(view).some(({ kind, place }) => kind === 'monastery' && isMonasteryInCity(designAt(view, place))),
  judge: ({ pass }) => pass('the monastery, the city around it and the field are features apart', { feature: 'monastery' }),
});

export const tileRules = [
  likeEveryTile,
  ofTheSet,
  ...symbols,
  ...scoring,
  ordinaryPlacement,
  dragonTile,
  fairyBeforeTheWalk,
  monasteryInCity,
  knightDespiteMonk,
  ...tunnels,
  monasteryComplete,
  brokenTunnel,
];
