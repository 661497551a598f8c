/** The position with which the desk opens: the start tile, two players, somewhere in the middle of a game. */
import type { RulesetChoice, Snapshot } from '../engine/api.js';

export const PRESETS = [
  ['hig-c1-current', 'Hans im Glück, first edition, current'],
  ['hig-c1-original-2005', 'Hans im Glück, first edition, 2005'],
  ['hig-c1-big-box-2', 'Hans im Glück, Big Box 2'],
  ['hig-c1-big-box-3', 'Hans im Glück, Big Box 3'],
  ['rgg-big-box-1', 'Rio Grande Games, Big Box 1'],
  ['rgg-big-box-3', 'Rio Grande Games, Big Box 3'],
  ['zmg-c1', 'Z-Man Games, first edition'],
  ['zmg-c2-2016', 'Z-Man Games, second edition, 2016'],
  ['wikicarpedia-c2-current', 'Second edition, current (WikiCarpedia)'],
] as const;

export const startChoice: RulesetChoice = { preset: 'hig-c1-current', expansions: ['base', 'princess-and-dragon'] };

export const startSnapshot: Snapshot = {
  players: [
    { id: 'red', score: 0, supply: { meeple: 7 } },
    { id: 'blue', score: 0, supply: { meeple: 7 } },
  ],
  tiles: [{ tile: 'base/D', at: [0, 0], rotation: 0 }],
  figures: [],
  neutral: {},
  bag: { remaining: 60, setAside: [] },
  turn: { player: 'red', step: 'place-tile', done: [] },
};
