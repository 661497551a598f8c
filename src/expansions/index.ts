/** The one explicit list of expansion folders. */
import type { Expansion } from '../kernel/declare/expansion.js';
import { abbeyAndMayor } from './abbey-and-mayor/index.js';
import { abbot } from './abbot/index.js';
import { base } from './base/index.js';
import { bridgesCastlesAndBazaars } from './bridges-castles-and-bazaars/index.js';
import { castlesInGermany } from './castles-in-germany/index.js';
import { catapult } from './catapult/index.js';
import { cityGates } from './city-gates/index.js';
import { cornCircles } from './corn-circles/index.js';
import { count } from './count/index.js';
import { cult } from './cult/index.js';
import { darmstadt } from './darmstadt/index.js';
import { ferries } from './ferries/index.js';
import { festival } from './festival/index.js';
import { flier } from './flier/index.js';
import { ghostsCastlesAndCemeteries } from './ghosts-castles-and-cemeteries/index.js';
import { goldmines } from './goldmines/index.js';
import { gq11 } from './gq11/index.js';
import { halflings } from './halflings/index.js';
import { hillsAndSheep } from './hills-and-sheep/index.js';
import { innsAndCathedrals } from './inns-and-cathedrals/index.js';
import { kingAndRobber } from './king-and-robber/index.js';
import { labyrinth } from './labyrinth/index.js';
import { littleBuildings } from './little-buildings/index.js';
import { mageAndWitch } from './mage-and-witch/index.js';
import { marketsOfLeipzig } from './markets-of-leipzig/index.js';
import { messages } from './messages/index.js';
import { monasteries } from './monasteries/index.js';
import { peasantRevolts } from './peasant-revolts/index.js';
import { phantom } from './phantom/index.js';
import { plague } from './plague/index.js';
import { princessAndDragon } from './princess-and-dragon/index.js';
import { river } from './river/index.js';
import { robbers } from './robbers/index.js';
import { russianPromos } from './russian-promos/index.js';
import { school } from './school/index.js';
import { siege } from './siege/index.js';
import { spielDoch } from './spiel-doch/index.js';
import { tower } from './tower/index.js';
import { tradersAndBuilders } from './traders-and-builders/index.js';
import { tunnel } from './tunnel/index.js';
import { underTheBigTop } from './under-the-big-top/index.js';
import { watchtowers } from './watchtowers/index.js';
import { wheelOfFortune } from './wheel-of-fortune/index.js';
import { windRoses } from './wind-roses/index.js';
import { winter } from './winter/index.js';

/** In the order in which they were published: rules, steps and scores follow it, and what two do to each other stands in the folder of the later one. */
export const expansions: readonly Expansion[] = [
  base, // 2000
  innsAndCathedrals, // 2002
  kingAndRobber, // 2003
  tradersAndBuilders, // 2003
  count, // 2004
  siege, // 2004
  princessAndDragon, // 2005
  river, // 2001, but the second river of 2005 speaks of the three before it
  tower, // 2006
  gq11, // 2006
  abbeyAndMayor, // 2007
  cult, // 2007
  catapult, // 2008
  wheelOfFortune, // 2009
  tunnel, // 2009
  bridgesCastlesAndBazaars, // 2010
  plague, // 2010
  cornCircles, // 2010
  school, // 2011
  festival, // 2011
  phantom, // 2011
  littleBuildings, // 2012
  flier, // 2012
  messages, // 2012
  ferries, // 2012
  goldmines, // 2012
  mageAndWitch, // 2012
  robbers, // 2012
  windRoses, // 2012
  winter, // 2012
  russianPromos, // 2013
  abbot, // 2014
  halflings, // 2014
  hillsAndSheep, // 2014
  darmstadt, // 2014
  monasteries, // 2014
  cityGates, // 2015
  castlesInGermany, // 2015
  watchtowers, // 2016
  labyrinth, // 2016
  underTheBigTop, // 2017
  marketsOfLeipzig, // 2017
  spielDoch, // 2018
  peasantRevolts, // 2020
  ghostsCastlesAndCemeteries, // 2022
];
