/** Handing out gold, when features on its tiles have been scored. */
import type { MoveToken } from '../../contract/action.js';
import type { Effect } from '../../contract/effect.js';
import { spotName, type Cell } from '../../contract/spot.js';
import type { Feature } from '../../kernel/board/feature.js';
import type { ActionKind } from '../../kernel/declare/action.js';
import type { Missing } from '../../kernel/declare/happening.js';
import type { Rule } from '../../kernel/declare/rule.js';
import type { Settlement } from '../../kernel/declare/score.js';
import type { Step } from '../../kernel/declare/step.js';
import { completedNow } from '../../kernel/play/completed.js';
import { dueNow, majority } from '../../kernel/play/scoring.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { because, cites, rule } from './author.js';
import { claiming, CLAIMS, handedOut } from './claims.js';
import { mayLieOnTheOther, withGold } from './half-tiles.js';
import { GOLD, goldOn, taken } from './pieces.js';
import { CHOICE } from './settings.js';
import { mayHaveMore } from './wide-tiles.js';
import type { GoldClaims } from './wire.js';

const STEP = 'take-gold';
export const TAKE = `move-token/${GOLD}` as const;

export const claimsOf = (view: Position, claims: Readonly<Record<string, readonly Cell[]>>, features = 1): Effect[] => {
  const first = view.playersFrom(view.active).find((player) => (claims[player] ?? []).length > 0);
  if (first === undefined) return [];
  const own = Object.fromEntries(Object.entries(claims).map(([player, cells]) => [player, cells.map(([x, y]): [number, number] => [x, y])]));
  return [
    {
      type: 'procedure',
      procedure: CLAIMS.name,
      state: { claims: own, mover: first },
      ...because(
        'award.claims',
        'goldmines.award.majority',
        'goldmines.award.tiles-of-road-or-city',
        'goldmines.award.tiles-of-monastery',
        'goldmines.award.like-monasteries',
        'goldmines.award.majority-as-scored',
        'goldmines.award.even-for-no-points',
        'goldmines.award.same-turn',
        'goldmines.award.nobody',
        'goldmines.award.never-by-farmers',
        'goldmines.place.no-feature',
        ...(features > 1 ? cites('goldmines.award.several-features') : []),
      ),
    },
  ];
};

/** Whether a farmer stands on a tile with gold that goes with a feature. */
const isFarmed = (view: Position, feature: Feature): boolean =>
  withGold(view, feature).some((cell) => view.onTile(cell).some(({ figure: { at } }) => spotName(at) === 'field'));

/** It says why gold of what is scored, or was completed, stays where it lies. */
function stays(view: Position): Effect[] {
  const due = dueNow(view);
  const hasGold = (feature: Feature) => withGold(view, feature).length > 0;
  const won = new Set(due.filter((one) => majority(view, one).length > 0).map(({ feature }) => feature));
  const left = completedNow(view).filter((feature) => !won.has(feature) && hasGold(feature));
  const fields = due.filter(({ feature }) => feature.kind === 'field' && hasGold(feature));
  const why = [
    ...(left.length > 0 ? cites('goldmines.award.nobody') : []),
    ...(fields.length > 0 || left.some((feature) => isFarmed(view, feature)) ? cites('goldmines.award.never-by-farmers') : []),
  ];
  return why.length === 0 ? [] : [{ type: 'procedure', procedure: CLAIMS.name, state: null, ...because('award.stays', ...why) }];
}

/** Where the majority is, is seen before the figures go home; the gold is handed out when they have gone. */
export const claimGold: Settlement = {
  id: 'goldmines.award.claims',
  cites: cites(
    'goldmines.award.majority',
    'goldmines.award.tiles-of-road-or-city',
    'goldmines.award.tiles-of-monastery',
    'goldmines.award.like-monasteries',
    'goldmines.award.nobody',
    'goldmines.award.never-by-farmers',
    'goldmines.award.majority-as-scored',
    'goldmines.award.even-for-no-points',
    'goldmines.award.same-turn',
    'goldmines.award.several-features',
  ),
  settle: (view) => {
    const claims: Record<string, Cell[]> = {};
    const missing: Missing[] = [];
    let features = 0;
    for (const due of dueNow(view)) {
      const winners = due.feature.isComplete ? majority(view, due) : [];
      const gold = withGold(view, due.feature);
      if (winners.length > 0 && gold.length > 0) features++;
      claiming(view, claims, winners, gold);
      if (winners.length > 0) missing.push(...mayHaveMore(view, due.feature), ...mayLieOnTheOther(view, due.feature));
    }
    return { effects: [...stays(view), ...claimsOf(view, claims, features)], missing };
  },
};

const isNobodys = ({ state }: { readonly state: GoldClaims | undefined }) => state === undefined;

export const takeGoldStep: Step = {
  id: STEP,
  phase: 'scoring',
  after: ['score', 'choose-castle-feature'],
  before: ['move-wagon'],
  cites: cites('goldmines.award.tie', 'goldmines.award.several-features', 'goldmines.award.choice'),
  timeCites: cites('goldmines.turn.order', 'goldmines.award.majority'),
  deciderCites: cites('goldmines.award.tie', 'goldmines.award.several-features'),
  decides: true,
  due: (view) => view.state(CLAIMS) !== undefined,
  lacks: (view) => (isNobodys({ state: view.state(CLAIMS) }) ? ['/turn/gold'] : []),
  decider: (view) => view.state(CLAIMS)?.mover ?? view.active,
  begin: (view) => ({ effects: handedOut(view, view.state(CLAIMS)!) }),
  open: (view) => view.state(CLAIMS) !== undefined,
  stays: (view) => view.state(CLAIMS) !== undefined,
};

export const takeGold: ActionKind<MoveToken> = {
  id: TAKE,
  in: [STEP],
  cites: cites('goldmines.award.choice'),
  propose: (view) => {
    const { claims = {}, mover = '' } = view.state(CLAIMS) ?? {};
    return (claims[mover] ?? [])
      .filter((cell) => goldOn(view, cell) > 0)
      .map(([x, y]): MoveToken => ({ type: 'move-token', kind: GOLD, from: { tile: [x, y] }, to: { area: 'supply', player: mover } }));
  },
  canPerform: (view, { from }) => view.state(CLAIMS) !== undefined && goldOn(view, from.tile) > 0,
  perform: (view, { from }) => {
    const state = view.state(CLAIMS)!;
    const took = taken(
      from.tile,
      state.mover,
      1,
      because('award.takes', 'goldmines.award.choice', 'goldmines.award.tie', 'goldmines.award.entitlement'),
    );
    return { effects: [took, ...handedOut(view, state, from.tile)] };
  },
};

const entitled = rule<MoveToken>({
  id: 'award.entitled',
  on: TAKE,
  cites: ['goldmines.award.entitlement', 'goldmines.award.choice', 'goldmines.award.tie', 'goldmines.award.several-features'],
  judge: (inquiry) => {
    const { view, action } = inquiry;
    const state = view.state(CLAIMS);
    if (!state)
      return view.turn.step === STEP
        ? inquiry.unknown('who may take which gold is not known', ['/turn/gold'])
        : inquiry.forbid('no gold is handed out now');
    if (inquiry.get(CHOICE) === 'automatic') return inquiry.forbid('at this table nobody chooses which gold he takes');
    return (state.claims[state.mover] ?? []).some((cell) => sameCell(cell, action.from.tile))
      ? inquiry.pass('he has the majority in a feature of that tile')
      : inquiry.forbid('he has no majority in any feature of that tile');
  },
});

const toHimself = rule<MoveToken>({
  id: 'award.to-the-claimant',
  on: TAKE,
  cites: ['goldmines.award.tie'],
  applies: ({ view }) => view.state(CLAIMS) !== undefined,
  judge: ({ view, action: { to }, pass, forbid }) =>
    to.area === 'supply' && (to.player === undefined || to.player === view.state(CLAIMS)!.mover)
      ? pass('whoever is next takes it')
      : forbid('the gold goes to whoever is next'),
});

const isThere = rule<MoveToken>({
  id: 'award.gold-there',
  on: TAKE,
  cites: ['goldmines.award.entitlement'],
  judge: ({ view, action, pass, forbid }) => (goldOn(view, action.from.tile) > 0 ? pass('gold lies there') : forbid('no gold lies there')),
});

export const awardRules: readonly Rule[] = [entitled, toHimself, isThere];
