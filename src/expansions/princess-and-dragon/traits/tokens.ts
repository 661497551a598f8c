/** Tokens, tiles and what is printed on tiles. */
import { cell, inferred, silent, type TraitRow } from '../../../kernel/trait.js';
import type { PrincessAndDragonClauseId } from '../clauses/index.js';
import { rowsOf } from './columns.js';

/** What holds for most of them; a row names its exceptions after it. */
const usually = {
  mayBeAssignedFairy: inferred('n', ['pd.fairy.own-follower-only']),
  placeableInTurnFairyWasMoved: silent(),
  deployableToJustPlacedVolcano: silent(),
  placeableThroughPortal: inferred('n', ['pd.portal.any-tile']),
  removableByPrincess: { C1: inferred('n', ['pd.princess.knight-definition-c1']), C2: inferred('n', ['pd.princess.knight-definition-c2']) },
  placeableAfterPrincessRemoval: {
    C1: silent(),
    C2: silent('the list of barred actions is lost in the source', ['pd.princess.blocked-actions-c2']),
  },
} as const;

const row = rowsOf('token');

export const tokenTraits: readonly TraitRow<PrincessAndDragonClauseId>[] = [
  row('sheep-token', 'Sheep token', {
    ...usually,
    isFollower: cell('n', ['pd.dragon.menu.sheep-token']),
    eatenByDragon: cell('y', ['pd.dragon.menu.sheep-token'], 'together with its shepherd'),
    placeableInTurnFairyWasMoved: silent('depends on the action of the shepherd'),
    deployableToJustPlacedVolcano: {
      C1: silent('the flock may grow in a volcano turn; the token lies at the shepherd, not on the volcano tile', [
        'pd.volcano.allow.shepherd-expand',
      ]),
      C2: silent('the second-edition list is lost in the source', ['pd.volcano.one-alternative-action']),
    },
    placeableAfterPrincessRemoval: {
      C1: inferred(
        'n',
        ['pd.princess.block.shepherd'],
        'the first-edition list mentions the sheep next to the shepherd, probably copied from the menu',
      ),
      C2: silent('the list of exceptions is lost in the source', ['pd.princess.x.extends-exception-c2']),
    },
    mayShareTileWithDragon: {
      C1: silent('the first-edition sentence names followers only', ['pd.dragon.exclusive.no-follower-shares-tile']),
      C2: inferred(
        'n',
        ['pd.dragon.exclusive.no-menu-figure-shares-tile', 'pd.dragon.menu.sheep-token'],
        'the ban names figures of the menu; the token is eaten with its shepherd',
      ),
    },
  }),
  row('tower-piece', 'Tower piece', {
    ...usually,
    isFollower: cell('n', ['pd.dragon.diet.tower-piece']),
    eatenByDragon: cell('n', ['pd.dragon.diet.tower-piece']),
    placeableInTurnFairyWasMoved: inferred('n', ['pd.fairy.moved.tower-piece-gap']),
    deployableToJustPlacedVolcano: {
      C1: cell('y', ['pd.volcano.allow.tower-piece'], 'in a volcano turn, on an existing tower'),
      C2: inferred(
        'y',
        ['pd.volcano.one-alternative-action', 'pd.volcano.allow.tower-piece'],
        'the second-edition list is lost in the source; the first edition says so',
      ),
    },
    mayShareTileWithDragon: cell('y', ['pd.dragon.diet.tower-piece']),
  }),
  row('bridge', 'Bridge', {
    ...usually,
    isFollower: cell('n', ['pd.dragon.diet.bridge']),
    eatenByDragon: cell('n', ['pd.dragon.diet.bridge']),
    deployableToJustPlacedVolcano: cell('y', ['pd.volcano.allow.bridge']),
    mayShareTileWithDragon: cell('y', ['pd.dragon.diet.bridge']),
  }),
  row('castle', 'Castle', {
    ...usually,
    isFollower: cell('n', ['pd.dragon.diet.castle']),
    eatenByDragon: cell('n', ['pd.dragon.diet.castle']),
    mayShareTileWithDragon: cell('y', ['pd.dragon.diet.castle']),
  }),
  row('ferry', 'Ferry', {
    ...usually,
    isFollower: {
      C1: cell('n', ['pd.dragon.diet.ferry']),
      C2: inferred('n', ['pd.dragon.diet.ferry'], 'no figure; named by the first edition only'),
    },
    eatenByDragon: {
      C1: cell('n', ['pd.dragon.diet.ferry']),
      C2: inferred('n', ['pd.dragon.diet.ferry'], 'the second-edition tables are lost in the source; the first edition says no'),
    },
    deployableToJustPlacedVolcano: cell('y', ['pd.volcano.allow.ferry-move'], 'ferries on lengthened roads may be moved'),
    mayShareTileWithDragon: { C1: cell('y', ['pd.dragon.diet.ferry']), C2: inferred('y', ['pd.dragon.diet.ferry']) },
  }),
  row('gold', 'Gold', {
    ...usually,
    isFollower: {
      C1: cell('n', ['pd.dragon.diet.gold']),
      C2: inferred('n', ['pd.dragon.diet.gold'], 'no figure; named by the first edition only'),
    },
    eatenByDragon: {
      C1: cell('n', ['pd.dragon.diet.gold']),
      C2: inferred('n', ['pd.dragon.diet.gold'], 'the second-edition tables are lost in the source; the first edition says no'),
    },
    mayShareTileWithDragon: { C1: cell('y', ['pd.dragon.diet.gold']), C2: inferred('y', ['pd.dragon.diet.gold']) },
  }),
  row('tunnel-token', 'Tunnel token', {
    ...usually,
    isFollower: {
      C1: cell('n', ['pd.dragon.diet.tunnel-token']),
      C2: inferred('n', ['pd.dragon.diet.tunnel-token'], 'no figure; named by the first edition only'),
    },
    eatenByDragon: {
      C1: cell('n', ['pd.dragon.diet.tunnel-token']),
      C2: inferred('n', ['pd.dragon.diet.tunnel-token'], 'the second-edition tables are lost in the source; the first edition says no'),
    },
    mayShareTileWithDragon: { C1: cell('y', ['pd.dragon.diet.tunnel-token']), C2: inferred('y', ['pd.dragon.diet.tunnel-token']) },
  }),
  row('plague-token', 'Plague token', {
    ...usually,
    isFollower: {
      C1: cell('n', ['pd.dragon.diet.plague-token']),
      C2: inferred('n', ['pd.dragon.diet.plague-token'], 'no figure; named by the first edition only'),
    },
    eatenByDragon: {
      C1: cell('n', ['pd.dragon.diet.plague-token']),
      C2: inferred('n', ['pd.dragon.diet.plague-token'], 'the second-edition tables are lost in the source; the first edition says no'),
    },
    mayShareTileWithDragon: { C1: cell('y', ['pd.dragon.diet.plague-token']), C2: inferred('y', ['pd.dragon.diet.plague-token']) },
  }),
  row('little-building', 'Little building token', {
    ...usually,
    isFollower: { C1: cell('n', ['pd.dragon.diet.little-building']), C2: cell('n', ['pd.volcano.allow.little-building'], 'not a figure') },
    eatenByDragon: {
      C1: cell('n', ['pd.dragon.diet.little-building']),
      C2: inferred('n', ['pd.dragon.diet.little-building'], 'the second-edition tables are lost in the source; the first edition says no'),
    },
    deployableToJustPlacedVolcano: cell('y', ['pd.volcano.allow.little-building']),
    mayShareTileWithDragon: {
      C1: cell('y', ['pd.dragon.diet.little-building']),
      C2: cell('y', ['pd.volcano.allow.little-building'], 'may be put on the volcano tile just laid, where the dragon stands'),
    },
  }),
  row('catapult-token', 'Catapult token', {
    ...usually,
    isFollower: {
      C1: cell('n', ['pd.dragon.diet.catapult-token']),
      C2: inferred('n', ['pd.dragon.diet.catapult-token'], 'no figure; named by the first edition only'),
    },
    eatenByDragon: {
      C1: cell('n', ['pd.dragon.diet.catapult-token']),
      C2: inferred('n', ['pd.dragon.diet.catapult-token'], 'the second-edition tables are lost in the source; the first edition says no'),
    },
    mayShareTileWithDragon: { C1: cell('y', ['pd.dragon.diet.catapult-token']), C2: inferred('y', ['pd.dragon.diet.catapult-token']) },
  }),
  row('big-top', 'Big top', {
    ...usually,
    isFollower: {
      C1: inferred('n', ['pd.dragon.diet.big-top'], 'only the second-edition page names it'),
      C2: cell('n', ['pd.dragon.diet.big-top']),
    },
    eatenByDragon: {
      C1: inferred('n', ['pd.dragon.diet.big-top'], 'only the second-edition page states it'),
      C2: cell('n', ['pd.dragon.diet.big-top']),
    },
    mayShareTileWithDragon: {
      C1: inferred('y', ['pd.dragon.diet.big-top'], 'only the second-edition page names it'),
      C2: cell('y', ['pd.dragon.diet.big-top']),
    },
  }),
  row('land-tile', 'Land tile', {
    ...usually,
    isFollower: cell('n', ['pd.dragon.diet.land-tile']),
    eatenByDragon: cell('n', ['pd.dragon.diet.land-tile']),
    mayShareTileWithDragon: cell('y', ['pd.dragon.diet.land-tile']),
  }),
  row('printed-elements', 'Printed inn, cathedral, farmhouse, printed sheep', {
    ...usually,
    isFollower: cell('n', ['pd.dragon.diet.printed-elements']),
    eatenByDragon: cell('n', ['pd.dragon.diet.printed-elements']),
    mayShareTileWithDragon: cell('y', ['pd.dragon.diet.printed-elements']),
  }),
];
