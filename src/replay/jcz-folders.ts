/** What the folders of the expansions say of games of JCloisterZone. */
import type { Jcz } from '../contract/foreign.js';
import { baseJcz } from '../expansions/base/jcz.js';
import { innsAndCathedralsJcz } from '../expansions/inns-and-cathedrals/jcz.js';
import { kingAndRobberJcz } from '../expansions/king-and-robber/jcz.js';
import { tradersAndBuildersJcz } from '../expansions/traders-and-builders/jcz.js';
import { countJcz } from '../expansions/count/jcz.js';
import { siegeJcz } from '../expansions/siege/jcz.js';
import { princessAndDragonJcz } from '../expansions/princess-and-dragon/jcz.js';
import { gq11Jcz } from '../expansions/gq11/jcz.js';
import { riverJcz } from '../expansions/river/jcz.js';
import { towerJcz } from '../expansions/tower/jcz.js';
import { abbeyAndMayorJcz } from '../expansions/abbey-and-mayor/jcz.js';
import { cultJcz } from '../expansions/cult/jcz.js';
import { tunnelJcz } from '../expansions/tunnel/jcz.js';
import { bridgesCastlesAndBazaarsJcz } from '../expansions/bridges-castles-and-bazaars/jcz.js';
import { plagueJcz } from '../expansions/plague/jcz.js';
import { cornCirclesJcz } from '../expansions/corn-circles/jcz.js';
import { festivalJcz } from '../expansions/festival/jcz.js';
import { phantomJcz } from '../expansions/phantom/jcz.js';
import { littleBuildingsJcz } from '../expansions/little-buildings/jcz.js';
import { flierJcz } from '../expansions/flier/jcz.js';
import { ferriesJcz } from '../expansions/ferries/jcz.js';
import { goldminesJcz } from '../expansions/goldmines/jcz.js';
import { mageAndWitchJcz } from '../expansions/mage-and-witch/jcz.js';
import { windRosesJcz } from '../expansions/wind-roses/jcz.js';
import { winterJcz } from '../expansions/winter/jcz.js';
import { russianPromosJcz } from '../expansions/russian-promos/jcz.js';
import { abbotJcz } from '../expansions/abbot/jcz.js';
import { hillsAndSheepJcz } from '../expansions/hills-and-sheep/jcz.js';
import { darmstadtJcz } from '../expansions/darmstadt/jcz.js';
import { monasteriesJcz } from '../expansions/monasteries/jcz.js';
import { cityGatesJcz } from '../expansions/city-gates/jcz.js';
import { watchtowersJcz } from '../expansions/watchtowers/jcz.js';
import { labyrinthJcz } from '../expansions/labyrinth/jcz.js';
import { underTheBigTopJcz } from '../expansions/under-the-big-top/jcz.js';

/** By expansion, in the order of the catalogue. */
export const jczByExpansion: readonly (readonly [expansion: string, Jcz])[] = [
  ['base', baseJcz],
  ['inns-and-cathedrals', innsAndCathedralsJcz],
  ['king-and-robber', kingAndRobberJcz],
  ['traders-and-builders', tradersAndBuildersJcz],
  ['count', countJcz],
  ['siege', siegeJcz],
  ['princess-and-dragon', princessAndDragonJcz],
  // an element that several folders have belongs to the last of them
  ['gq11', gq11Jcz],
  ['river', riverJcz],
  ['tower', towerJcz],
  ['abbey-and-mayor', abbeyAndMayorJcz],
  ['cult', cultJcz],
  ['tunnel', tunnelJcz],
  ['bridges-castles-and-bazaars', bridgesCastlesAndBazaarsJcz],
  ['plague', plagueJcz],
  ['corn-circles', cornCirclesJcz],
  ['festival', festivalJcz],
  ['phantom', phantomJcz],
  ['little-buildings', littleBuildingsJcz],
  ['flier', flierJcz],
  ['ferries', ferriesJcz],
  ['goldmines', goldminesJcz],
  ['mage-and-witch', mageAndWitchJcz],
  ['wind-roses', windRosesJcz],
  ['winter', winterJcz],
  ['russian-promos', russianPromosJcz],
  ['abbot', abbotJcz],
  ['hills-and-sheep', hillsAndSheepJcz],
  ['darmstadt', darmstadtJcz],
  ['monasteries', monasteriesJcz],
  ['city-gates', cityGatesJcz],
  ['watchtowers', watchtowersJcz],
  ['labyrinth', labyrinthJcz],
  ['under-the-big-top', underTheBigTopJcz],
];

export const jczFolders: readonly Jcz[] = jczByExpansion.map(([, jcz]) => jcz);
