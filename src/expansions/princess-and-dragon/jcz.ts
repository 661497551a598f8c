/** The Princess & the Dragon in games of JCloisterZone. */
import { cellOfDestination, optionsOf, type Jcz, type JczItem } from '../../contract/foreign.js';
import type { JczMessage } from '../../contract/replay.js';
import type { MoveDragon, MoveFairy } from './wire.js';

const toFigure = (figure: string): MoveFairy => ({ type: 'move-fairy', to: { figure } });
const toTile = ([x, y]: readonly number[]): MoveFairy => ({ type: 'move-fairy', to: { tile: [x!, y!] } });
const step = ([x, y]: readonly number[]): MoveDragon => ({ type: 'move-dragon', to: [x!, y!] });

/** Older games do not say which figure is moved: there is only one. */
const moves =
  (only: string) =>
  (item: JczItem): JczMessage[] =>
    optionsOf(item).map((to) => ({ type: 'MOVE_NEUTRAL_FIGURE', payload: { figureId: item['figureId'] ?? only, to } }));

export const princessAndDragonJcz: Jcz = {
  elements: { dragon: 'dragon', fairy: 'fairy', princess: 'princess', portal: 'portal' },
  rules: {
    'princess-action': { may: { 'princess.removal': 'may' }, must: { 'princess.removal': 'must' } },
    'fairy-placement': {
      'next-follower': { 'fairy.association': 'follower', 'fairy.pointScope': 'assigned-follower', 'fairy.bonusScope': 'assigned-follower' },
      'on-tile': { 'fairy.association': 'tile', 'fairy.pointScope': 'all-followers-on-tile', 'fairy.bonusScope': 'all-followers-on-tile-in-feature' },
    },
    'dragon-move': { 'before-scoring': { 'dragon.timing': 'before-scoring' }, 'after-scoring': { 'dragon.timing': 'after-scoring' } },
  },
  habits: { 'princess.otherActions': 'barred', 'fairy.sameTile': 'allowed', 'fairy.severalFollowers': 'point-per-figure' },
  removals: { PRINCESS: 'princess' },
  neutrals: {
    'fairy.': (to) => {
      const cell = cellOfDestination(to);
      if (cell) return toTile(cell);
      return 'meepleId' in to ? toFigure(to.meepleId) : undefined;
    },
    'dragon.': (to) => {
      const cell = cellOfDestination(to);
      return cell && step(cell);
    },
  },
  offers: {
    MoveFairyNextTo: moves('fairy.1'),
    MoveFairyOnTile: moves('fairy.1'),
    MoveDragon: moves('dragon.1'),
  },
};
