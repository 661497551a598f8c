/** Reading an action by its type, apart from `wire.ts` so that nobody who only reads has to carry the schemas. */
import type { Action } from './contract/action.js';
import type { AnyAction } from './wire.js';

/** An action that came in by the schemas of `wire.ts`, or out of the engine. */
export const anyAction = (action: Action): AnyAction => action as AnyAction;
