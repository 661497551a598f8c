/** The features that its tiles have, completed by what lies around them, and what is printed on whole tiles. */
import type { FeatureKind } from '../../kernel/declare/vocabulary.js';

/** `castle` is that of Bridges, Castles & Bazaars. */
export const CASTLE = 'palace';
export const CEMETERY = 'cemetery';
/** Where the four squares of the start tile meet. */
export const RUIN = 'castle-ruin';
/** Mist that reaches no side; `mist-n` lies on a side. */
export const MIST = 'mist';

export const palaceKind: FeatureKind = { kind: CASTLE, meets: 'nothing', completedBy: 'surroundings' };
export const cemeteryKind: FeatureKind = { kind: CEMETERY, meets: 'nothing', completedBy: 'surroundings' };
export const tileSymbols = [MIST, `${MIST}-`, RUIN];
