/**
 * What declared functions get to see, by the names that declarations use for it. What these are, `position`, `ruleset` and `judge` say:
 * each adds its own here. So what is declared depends on nothing that depends on what is declared.
 */
/* eslint-disable @typescript-eslint/no-empty-object-type, @typescript-eslint/no-unused-vars -- filled in where they are made */
import type { Action } from '../../contract/action.js';

/** A snapshot as rules see it: `position/position.ts`. */
export interface View {}
/** Everything that is in force: `ruleset/ruleset.ts`. */
export interface InForce {}
/** What a rule is asked, with the words in which it answers: `judge/inquiry.ts`. */
export interface Asked<A extends Action = Action> {}
