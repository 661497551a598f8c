/** Seduction: the follower nearest to the token may be replaced by one of the thrower. */
import type { Pass, PlaceFigure } from '../../contract/action.js';
import type { Figure } from '../../contract/snapshot.js';
import type { Acceptance, Proposal } from '../../kernel/declare/action.js';
import { goesHome, together, type Happening } from '../../kernel/declare/happening.js';
import type { Step } from '../../kernel/declare/step.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { cellOf, type Spot } from '../../contract/spot.js';
import { because, cites, rule } from './author.js';
import type { Thrown } from './outcomes.js';
import { ROUND, roundIs } from './round.js';
import { SEDUCTION_SCOPE } from './settings.js';
import { THROW } from './throw.js';
import { flatMap, mapPresent } from '../../kernel/lists.js';

const STEP = 'exchange-figure';
const VIA = 'seduction';

/** Who threw last, and what his token lies nearest to. */
function lastThrow(view: Position): { readonly player: string; readonly nearest: readonly string[] } | undefined {
  const { token, thrown } = view.state(ROUND) ?? {};
  // which token is exchanged by says the step
  const last = token === 'seduction' || (token === undefined && view.turn.step === STEP) ? thrown?.at(-1) : undefined;
  return last && { player: last.player, nearest: (last.outcome as Thrown).nearest ?? [] };
}

/** What must be told of the round for an exchange, and is not. */
function lacks(view: Position): readonly string[] {
  const round = view.state(ROUND);
  if (!round) return ['/turn/catapult'];
  if (round.token === undefined) return ['/turn/catapult/token'];
  return round.thrown.length === 0 ? ['/turn/catapult/thrown'] : [];
}

/** The round, when whoever threw last has decided: next throws who comes after him, also where the position names him as the one whose decision was due. */
function decided(view: Position): Happening {
  const round = view.state(ROUND);
  const last = lastThrow(view);
  if (!round || (!last && !round.exchanging)) return {};
  const { exchanging: _over, ...rest } = round;
  const mover = last ? view.playerAfter(last.player) : round.mover;
  return { effects: [roundIs({ ...rest, mover }, 'seduction.decided', 'catapult.seduction.optional')] };
}

export const exchangeStep: Step = {
  id: STEP,
  phase: 'after-part',
  after: [THROW],
  cites: cites('catapult.seduction.on-board', 'catapult.seduction.nearest', 'catapult.seduction.exchange', 'catapult.seduction.optional'),
  decides: true,
  passable: true,
  inDoubt: true,
  interrupts: () => THROW,
  due: (view) => view.state(ROUND)?.exchanging === true,
  end: decided,
  lacks,
  decider: (view) => lastThrow(view)?.player ?? view.active,
  lacksDecider: (view) => (lastThrow(view) ? [] : lacks(view)),
};

export const placeInExchange: Acceptance = { kind: 'place-figure', in: [STEP] };

const replacedBy = (view: Position, { replaces }: PlaceFigure): Figure | undefined =>
  replaces === undefined ? undefined : view.figure(replaces)?.figure;

/** Each kind of follower in his supply in the place of each nearest one. */
export const exchanges: Proposal<PlaceFigure> = {
  kind: 'place-figure',
  propose: (view) => {
    if (view.turn.step !== STEP) return [];
    const kinds = [...view.ruleset.figures.values()].filter(({ kind, neutral }) => !neutral && view.supply(view.decider, kind) !== 0);
    const nearest = mapPresent(lastThrow(view)?.nearest ?? [], (id) => view.figure(id)?.figure);
    return flatMap(kinds, ({ kind }) => nearest.map(({ id, at }): PlaceFigure => ({ type: 'place-figure', kind, at, via: VIA, replaces: id })));
  },
  infer: (view, action) => {
    if (view.turn.step !== STEP) return action;
    const [only, another] = lastThrow(view)?.nearest ?? [];
    const replaces = action.replaces ?? (another === undefined ? only : undefined);
    return { ...action, via: action.via ?? VIA, ...(replaces !== undefined && { replaces }) };
  },
  perform: (view, action, usual) => {
    const replaced = action.via === VIA ? replacedBy(view, action) : undefined;
    if (!replaced) return usual();
    const home = goesHome(replaced, 'exchanged', because('seduction.goes-home', 'catapult.seduction.exchange', 'catapult.seduction.occupied-fine'));
    // his place is taken before anybody misses him
    return together([usual(), { effects: [home] }]);
  },
};

const isExchange = ({ action }: { readonly action: PlaceFigure }) => action.via === VIA;

/** Off the features, in a quarter or on a tower, it is the spot itself that is named. */
function isSamePlace(view: Position, one: Spot, other: Spot): boolean {
  const named = (spot: Spot) => JSON.stringify(Object.entries(spot).sort());
  const node = view.node(one);
  return node < 0 ? named(one) === named(other) : node === view.node(other) && sameCell(cellOf(one), cellOf(other));
}

const exchange = rule<PlaceFigure>({
  id: 'seduction.exchange',
  on: 'place-figure',
  cites: ['catapult.seduction.exchange', 'catapult.seduction.on-board', 'catapult.seduction.occupied-fine'],
  overrides: [
    'base.figure.tile-just-laid',
    'base.turn.one-figure-action',
    'base.figure.unoccupied',
    // whoever stands there makes room, and nobody comes in who was not there before
    'tower.top.open-tower',
    'count.deploy.only-this-way',
  ],
  applies: isExchange,
  judge: ({ view, action, pass, forbid }) => {
    if (view.turn.step !== STEP) return forbid('a follower is exchanged only after a throw of the token of seduction');
    const replaced = replacedBy(view, action);
    if (!replaced) return forbid('it is not said which follower is exchanged, or no such one is on the board');
    return isSamePlace(view, replaced.at, action.at)
      ? pass('the follower takes the place of the other one')
      : forbid('the follower goes to the place of the one that it replaces');
  },
});

const nearestOne = rule<PlaceFigure>({
  id: 'seduction.nearest',
  on: 'place-figure',
  cites: ['catapult.seduction.nearest', 'catapult.seduction.followers'],
  applies: isExchange,
  judge: (inquiry) => {
    const { view, action, pass, forbid, unknown, unregulated } = inquiry;
    if (view.turn.step === STEP && lacks(view).length > 0) return unknown('what has happened in this round is not known', lacks(view));
    const nearest = lastThrow(view)?.nearest ?? [];
    const replaced = replacedBy(view, action);
    if (!replaced || !nearest.includes(replaced.id)) return forbid('only the follower nearest to the token is exchanged', { nearest });
    if (!view.isFollower(replaced)) return forbid('only followers are exchanged', { kind: replaced.kind });
    if (replaced.owner === view.decider && inquiry.get(SEDUCTION_SCOPE) === 'opponents-only')
      return forbid('only followers of opponents are looked for');
    const isOpponents = inquiry.get(SEDUCTION_SCOPE) === 'opponents-only';
    const sought = isOpponents ? nearest.filter((id) => view.figure(id)?.figure.owner !== view.decider) : nearest;
    if (sought.length > 1) inquiry.cite(['catapult.seduction.tie']);
    if (sought.length > 1) return unregulated('several followers are equally near, of which no source speaks', { nearest: sought });
    return isOpponents
      ? pass('it is the follower of an opponent that is nearest to the token')
      : pass('it is the follower nearest to the token, whoever owns it');
  },
});

const follower = rule<PlaceFigure>({
  id: 'seduction.followers',
  about: 'kind',
  on: 'place-figure',
  cites: ['catapult.seduction.followers', 'catapult.seduction.fitting-kind'],
  applies: isExchange,
  judge: ({ view, action: { kind }, pass, forbid }) =>
    view.isFollower({ kind }) ? pass('it is a follower, on a feature for its kind', { kind }) : forbid('only followers are exchanged', { kind }),
});

/** Beside the features of the tiles another of the same kind surely fits. */
const offTheFeatures = rule<PlaceFigure>({
  id: 'seduction.off-the-features',
  on: 'place-figure',
  cites: ['catapult.seduction.fitting-kind'],
  overrides: ['base.figure.feature-for-kind'],
  applies: ({ view, action }) => isExchange({ action }) && view.node(action.at) < 0,
  judge: ({ view, action, pass, unregulated }) =>
    replacedBy(view, action)?.kind === action.kind
      ? pass('such a figure stands there already')
      : unregulated('no source says whether the {kind} may stand there', { kind: action.kind }),
});

const onlyExchanges = rule<PlaceFigure>({
  id: 'seduction.only-exchanges',
  about: 'kind',
  on: 'place-figure',
  cites: ['catapult.seduction.exchange'],
  applies: ({ view, action }) => view.turn.step === STEP && !isExchange({ action }),
  judge: ({ forbid }) => forbid('now a follower is exchanged, and none placed'),
});

const optional = rule<Pass>({
  id: 'seduction.optional',
  about: 'turn',
  on: 'pass',
  cites: ['catapult.seduction.optional'],
  applies: ({ view }) => view.turn.step === STEP,
  judge: ({ pass }) => pass('the thrower need not exchange'),
});

export const seductionRules = [exchange, nearestOne, follower, offTheFeatures, onlyExchanges, optional];
