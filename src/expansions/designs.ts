/**
 * The tiles of all folders without their rules, so that whoever wants tiles alone carries nothing else. A test holds them equal to what the
 * catalogue reads.
 */
import { readTile, type TileDesign, type TileText } from '../kernel/board/tile-notation.js';
import { Vocabulary } from '../kernel/declare/vocabulary.js';
import { baseFeatureKinds } from './base/vocabulary.js';
import { abbeyAndMayorTiles } from './abbey-and-mayor/tiles.js';
import { baseTiles } from './base/tiles.js';
import { bridgesCastlesAndBazaarsTiles } from './bridges-castles-and-bazaars/tiles.js';
import { cityGatesTiles, gateKind } from './city-gates/tiles.js';
import { catapultTiles } from './catapult/tiles.js';
import { cornCirclesTiles } from './corn-circles/tiles.js';
import { countTiles } from './count/tiles.js';
import { cultTiles } from './cult/tiles.js';
import { darmstadtTiles } from './darmstadt/tiles.js';
import { ferriesTiles } from './ferries/tiles.js';
import { festivalTiles } from './festival/tiles.js';
import { flierTiles } from './flier/tiles.js';
import { goldminesTiles } from './goldmines/tiles.js';
import { gq11Tiles } from './gq11/tiles.js';
import { hillsAndSheepTiles } from './hills-and-sheep/tiles.js';
import { innsAndCathedralsTiles } from './inns-and-cathedrals/tiles.js';
import { kingAndRobberTiles } from './king-and-robber/tiles.js';
import { labyrinthTiles } from './labyrinth/tiles.js';
import { mageAndWitchTiles } from './mage-and-witch/tiles.js';
import { monasteryTiles } from './monasteries/tiles.js';
import { peasantRevoltsTiles } from './peasant-revolts/tiles.js';
import { plagueTiles } from './plague/tiles.js';
import { princessAndDragonTiles } from './princess-and-dragon/tiles.js';
import { riverTiles, riverKind } from './river/tiles.js';
import { hutKind } from './russian-promos/hut.js';
import { russianPromosTiles } from './russian-promos/tiles.js';
import { robbersTiles } from './robbers/tiles.js';
import { schoolTiles } from './school/tiles.js';
import { siegeTiles } from './siege/tiles.js';
import { spielDochTiles } from './spiel-doch/tiles.js';
import { towerTiles } from './tower/tiles.js';
import { tradersAndBuildersTiles } from './traders-and-builders/tiles.js';
import { tunnelTiles } from './tunnel/tiles.js';
import { underTheBigTopTiles } from './under-the-big-top/tiles.js';
import { germanCastleKind } from './castles-in-germany/castle.js';
import { castleTiles } from './castles-in-germany/tiles.js';
import { watchtowerTiles } from './watchtowers/tiles.js';
import { winterTiles } from './winter/tiles.js';
import { wheelOfFortuneTiles } from './wheel-of-fortune/tiles.js';
import { windRosesTiles } from './wind-roses/tiles.js';
import { flatMap } from '../kernel/lists.js';

/** In the order of the catalogue. */
const folders: Readonly<Record<string, Readonly<Record<string, TileText>>>> = {
  base: baseTiles,
  'inns-and-cathedrals': innsAndCathedralsTiles,
  'king-and-robber': kingAndRobberTiles,
  'traders-and-builders': tradersAndBuildersTiles,
  count: countTiles,
  siege: siegeTiles,
  'princess-and-dragon': princessAndDragonTiles,
  river: riverTiles,
  tower: towerTiles,
  gq11: gq11Tiles,
  'abbey-and-mayor': abbeyAndMayorTiles,
  cult: cultTiles,
  catapult: catapultTiles,
  'wheel-of-fortune': wheelOfFortuneTiles,
  tunnel: tunnelTiles,
  'bridges-castles-and-bazaars': bridgesCastlesAndBazaarsTiles,
  plague: plagueTiles,
  'corn-circles': cornCirclesTiles,
  school: schoolTiles,
  festival: festivalTiles,
  flier: flierTiles,
  ferries: ferriesTiles,
  goldmines: goldminesTiles,
  'mage-and-witch': mageAndWitchTiles,
  robbers: robbersTiles,
  'wind-roses': windRosesTiles,
  winter: winterTiles,
  'russian-promos': russianPromosTiles,
  'hills-and-sheep': hillsAndSheepTiles,
  darmstadt: darmstadtTiles,
  monasteries: monasteryTiles,
  'city-gates': cityGatesTiles,
  'castles-in-germany': castleTiles,
  watchtowers: watchtowerTiles,
  labyrinth: labyrinthTiles,
  'under-the-big-top': underTheBigTopTiles,
  'spiel-doch': spielDochTiles,
  'peasant-revolts': peasantRevoltsTiles,
};

/** Which words are printed on what the catalogue checks; here all are taken. */
class Taking extends Vocabulary {
  override isMark(): boolean {
    return true;
  }
  override isSymbol(): boolean {
    return true;
  }
}
const words = new Taking([...baseFeatureKinds, riverKind, hutKind, gateKind, germanCastleKind], [], []);

export const designs: readonly TileDesign[] = flatMap(Object.entries(folders), ([folder, texts]) =>
  Object.entries(texts).map(([key, text]) => readTile(folder, key, text, words)),
);
