/** With The Princess & the Dragon, towers and phantoms: protection guards against revolts only. */
import type { Action, Chance, Choose } from '../../contract/action.js';
import type { Figure } from '../../contract/snapshot.js';
import { placeIn } from '../../contract/spot.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type { Drawing } from '../../kernel/declare/step.js';
import type { Position } from '../../kernel/position/position.js';
import type pd from '../princess-and-dragon/clauses/volcano.json';
import { because, rule } from './author.js';
import { FAIRY, isInstead, PROTECT } from './protect.js';
import { askedBy, isProtected, signOf } from './revolt.js';

const ruleWithDragon = rulesOf<keyof (typeof pd)['clauses'] | 'peasant-revolts.volcano.protect'>('peasant-revolts.with-princess-and-dragon');

const inVolcanoTurn = ruleWithDragon<Choose>({
  id: 'volcano',
  about: 'turn',
  on: [PROTECT, 'place-figure'],
  isRemark: true,
  cites: ['peasant-revolts.volcano.protect', 'pd.volcano.allow.peasant-protection'],
  applies: ({ view }) => view.laidSymbol('volcano'),
  judge: ({ pass }) => pass('none may be placed on the volcano, but one that is on the board may be protected'),
});

const guardsAgainstRevolts = (id: string, on: readonly string[]) =>
  rule<Action>({
    id,
    on,
    isRemark: true,
    cites: ['peasant-revolts.dragon.protected-eaten'],
    applies: ({ view }) => view.figures.some(({ figure }) => isProtected(figure)),
    judge: ({ pass }) => pass('protection guards against revolts, and against nothing else'),
  });

/** Either is done by who places nobody; whether both may be, no source says. */
const afterTheFairy = rule<Choose>({
  id: 'with-princess-and-dragon.after-the-fairy',
  about: 'turn',
  on: PROTECT,
  cites: ['peasant-revolts.fairy.or-protect'],
  applies: ({ view }) => view.turn.step === 'place-figure' && view.done.some(({ type }) => type === FAIRY),
  judge: ({ unregulated }) => unregulated('no source says whether a meeple may be protected and the fairy moved in one turn'),
});

const fairyAfterProtecting = rule<Action>({
  id: 'with-princess-and-dragon.fairy-after-protecting',
  about: 'turn',
  on: FAIRY,
  cites: ['peasant-revolts.fairy.or-protect'],
  applies: ({ view }) => isInstead(view),
  judge: ({ unregulated }) => unregulated('no source says whether a meeple may be protected and the fairy moved in one turn'),
});

export const rulesWithPrincessAndDragon = [
  inVolcanoTurn,
  guardsAgainstRevolts('with-princess-and-dragon.no-guard', ['move-dragon', 'remove-figure/princess']),
  afterTheFairy,
  fairyAfterProtecting,
];

const phantomToo = rule<Choose>({
  id: 'with-phantom.protected',
  on: PROTECT,
  isRemark: true,
  cites: ['peasant-revolts.phantom.protect'],
  applies: ({ view, action }) => action.figure !== undefined && view.figure(action.figure)?.figure.kind === 'phantom',
  judge: ({ pass }) => pass('the phantom may be protected when it is placed'),
});
export const rulesWithPhantom = [phantomToo];

/** No source says whether a revolt of monasteries comes to those who stand on something like one. */
const inDoubt = (id: string, isThere: (view: Position, figure: Figure) => boolean, open: { readonly message: string }): Drawing => ({
  id: `peasant-revolts.${id}`,
  cites: ['peasant-revolts.revolt.sign'],
  sort: signOf,
  then: (view, tile, _draw: Action | Chance) => {
    if (signOf(tile) !== 'monastery') return undefined;
    const asked = askedBy(view, 'monastery');
    const isOne = (figure: Figure) => asked.includes(figure.owner ?? '') && view.isFollower(figure) && isThere(view, figure);
    if (!view.figures.some(({ figure }) => isOne(figure))) return undefined;
    return { missing: [{ ...because(id, 'peasant-revolts.revolt.sign'), ...open, isUnregulated: true }] };
  },
});

export const hereticsInDoubt = inDoubt('with-cult.revolt', (view, { at }) => (view.feature(at)?.count('shrine') ?? 0) > 0, {
  message: 'no source says whether a revolt of monasteries comes to heretics',
});
export const abbeysInDoubt = inDoubt(
  'with-abbey-and-mayor.revolt',
  (view, { at }) => view.feature(at)?.parts.some(({ laid }) => laid.shape.design.fitsAnything) ?? false,
  { message: 'no source says whether a revolt of monasteries comes to abbeys' },
);
export const hutInDoubt = inDoubt('with-russian-promos.revolt', (_view, { at }) => placeIn(at)?.feature === 'yaga-hut', {
  message: "no source says whether a revolt of monasteries comes to Baba Yaga's hut",
});
