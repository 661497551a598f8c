/** The Princess & the Dragon in games of JCloisterZone. */
import { cellOfDestination, type Jcz } from '../../contract/foreign.js';
import type { MoveDragon, MoveFairy } from './wire.js';

const toFigure = (figure: string): MoveFairy => ({ type: 'move-fairy', to: { figure } });
const toTile = ([x, y]: readonly number[]): MoveFairy => ({ type: 'move-fairy', to: { tile: [x!, y!] } });
const step = ([x, y]: readonly number[]): MoveDragon => ({ type: 'move-dragon', to: [x!, y!] });

interface Options {
  readonly options?: readonly unknown[];
}
const options = <T>(item: Options): readonly T[] => (item.options ?? []) as readonly T[];

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
  habits: { 'fairy.sameTile': 'allowed', 'fairy.severalFollowers': 'point-per-figure' },
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
    MoveFairyNextTo: (item) => options<{ meepleId: string }>(item).map(({ meepleId }) => toFigure(meepleId)),
    MoveFairyOnTile: (item) => options<readonly number[]>(item).map(toTile),
    MoveDragon: (item) => options<readonly number[]>(item).map(step),
  },
};
