/** Abbey & Mayor in games of JCloisterZone. */
import type { Action, MoveFigure, PlaceFigure } from '../../contract/action.js';
import type { Jcz } from '../../contract/foreign.js';
import { ABBEY } from './abbey.js';

/** The steps that a turn may begin with: whatever was scored before is booked, and nothing is passed over. */
const AT_THE_BEGINNING = ['choose-tile', 'last-abbeys', 'move-wagon'];

/** A wagon moving on is deployed again. */
const movedOn = (action: Action, figure: string): MoveFigure => ({ type: 'move-figure', figure, to: (action as PlaceFigure).at });

export const abbeyAndMayorJcz: Jcz = {
  elements: { abbey: 'abbey', wagon: 'wagon', barn: 'barn', mayor: 'mayor' },
  figures: { mayor: 'mayor', wagon: 'wagon', barn: 'barn' },
  begin: (snapshot, { elements }) =>
    elements?.['abbey'] === undefined
      ? snapshot
      : { ...snapshot, players: snapshot.players.map((player) => ({ ...player, hand: [...(player.hand ?? []), ABBEY] })) },
  rules: {
    'barn-placement': {
      'not-occupied': { 'abbey-and-mayor.secondBarn': 'forbidden' },
      occupied: { 'abbey-and-mayor.secondBarn': 'allowed' },
    },
    'wagon-move': { C1: { 'abbey-and-mayor.wagonMove': 'connected' }, C2: { 'abbey-and-mayor.wagonMove': 'same-or-neighbouring-tile' } },
  },
  habits: {
    'abbey-and-mayor.wagonTile': 'touching',
    'abbey-and-mayor.wagonConnections': 'as-drawn',
    'abbey-and-mayor.barnScoring': 'scoring-step',
    'abbey-and-mayor.abbeyAtEnd': 'again',
    'abbey-and-mayor.builderAndAbbey': 'no',
    'abbey-and-mayor.wagonAfterPrincess': 'moves',
    'abbey-and-mayor.wagonCrossings': 'no-crossing',
  },
  // only what moves on has an origin
  offered: (item, read, player) =>
    item['meeple'] === 'Wagon' && item['origin'] !== undefined ? read.map((action) => movedOn(action, `${player}.wagon.1`)) : undefined,
  play: (read, { step }) => {
    if (read === 'commit') return AT_THE_BEGINNING.includes(step) ? [] : undefined;
    if (read === null || step !== 'move-wagon' || read.type !== 'place-figure') return undefined;
    const { figure, player } = read as PlaceFigure;
    return figure === undefined ? undefined : [{ ...movedOn(read, figure), ...(player !== undefined && { player }) }];
  },
};
