/** The ids of the clauses of The Princess & the Dragon, all subjects together. */
import type distribution from './distribution.json';
import type dragonEats from './dragon-eats.json';
import type dragonOthers from './dragon-others.json';
import type dragonWalk from './dragon-walk.json';
import type fairyMove from './fairy-move.json';
import type fairyOthers from './fairy-others.json';
import type fairyPoints from './fairy-points.json';
import type portal from './portal.json';
import type princess from './princess.json';
import type protection from './protection.json';
import type scoring from './scoring.json';
import type setup from './setup.json';
import type tile from './tile.json';
import type volcano from './volcano.json';

type In<File extends { readonly clauses: object }> = keyof File['clauses'];

export type PrincessAndDragonClauseId =
  | In<typeof distribution>
  | In<typeof dragonEats>
  | In<typeof dragonOthers>
  | In<typeof dragonWalk>
  | In<typeof fairyMove>
  | In<typeof fairyOthers>
  | In<typeof fairyPoints>
  | In<typeof portal>
  | In<typeof princess>
  | In<typeof protection>
  | In<typeof scoring>
  | In<typeof setup>
  | In<typeof tile>
  | In<typeof volcano>;
