/** Each player throws once, in turn order from whoever laid the fair; what comes of it, the table reports. */
import type { Chance } from '../../contract/action.js';
import type { Figure } from '../../contract/snapshot.js';
import { spotName } from '../../contract/spot.js';
import type { Score } from '../../contract/verdict.js';
import type { ActionKind } from '../../kernel/declare/action.js';
import { goesHome, type Happening } from '../../kernel/declare/happening.js';
import type { Step } from '../../kernel/declare/step.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { score } from '../../kernel/play/scoring.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites, rule, type CatapultClauseId } from './author.js';
import { examples, followersOf, readOutcome, TOLD, type Thrown } from './outcomes.js';
import { ROUND, roundIs } from './round.js';
import { SEDUCTION_SCOPE, SHORT_CATCH } from './settings.js';
import type { CatapultRound, CatapultToken } from './wire.js';
import { flatMap, mapPresent } from '../../kernel/lists.js';

export const THROW = 'throw';
const KIND = 'chance/throw';

const isOver = (view: Position, { thrown } = view.state(ROUND) ?? { thrown: [] }): boolean => thrown.length >= view.players.length;

const KNOCKED = cites(
  'catapult.knock.hit-home',
  'catapult.knock.several',
  'catapult.knock.own-too',
  'catapult.knock.touched-by-moved',
  'catapult.knock.no-points',
  'catapult.knock.playing-field',
  'catapult.knock.not-scoreboard',
  'catapult.knock.neutral-stay',
  'catapult.knock.builder-pig',
);

/** What is said of a follower that is hit, among those that are. */
function knockedOf(view: Position, { id, owner, at }: Figure, mover: string, hit: readonly string[]): readonly CatapultClauseId[] {
  const node = view.node(at);
  const isCompanion = (other: Figure) => other.owner === owner && other.id !== id && COMPANIONS.includes(other.kind);
  return cites(
    'catapult.knock.hit-home',
    'catapult.knock.no-points',
    ...(hit.length > 1 ? cites('catapult.knock.several', 'catapult.knock.touched-by-moved') : []),
    ...(owner === mover ? cites('catapult.knock.own-too') : []),
    ...(node < 0 ? cites('catapult.knock.playing-field') : []),
    ...(view.onNode(node).some(({ figure }) => isCompanion(figure)) ? cites('catapult.knock.builder-pig') : []),
  );
}

/** What is said of what was hit beside followers. */
const sparedOf = (view: Position, hit: readonly string[]): readonly CatapultClauseId[] => {
  const figures = mapPresent(hit, (id) => view.figure(id)?.figure);
  return cites(
    ...(hit.some((id) => view.ruleset.figures.get(id)?.neutral) ? cites('catapult.knock.neutral-stay') : []),
    ...(figures.some(({ at }) => spotName(at) === 'track') ? cites('catapult.knock.not-scoreboard') : []),
    ...(figures.some(({ kind }) => COMPANIONS.includes(kind)) ? cites('catapult.knock.builder-pig') : []),
  );
};

const COMPANIONS = ['builder', 'pig'];
const TARGET = cites('catapult.target.nearest-wins', 'catapult.target.tie', 'catapult.target.off-board', 'catapult.target.put-right');
const SEDUCED = cites('catapult.seduction.on-board', 'catapult.seduction.put-right');

/** What is said of a throw with it, whatever follows; what was moved by the token lies as before when the next one throws, and who is hit goes home. */
const SAID: Readonly<Record<CatapultToken, (view: Position, thrown: Thrown) => readonly CatapultClauseId[]>> = {
  'knock-out': (view, { hit = [] }) => cites('catapult.knock.hit-home', ...sparedOf(view, hit)),
  seduction: () => SEDUCED,
  target: (_view, { distance }) => cites('catapult.target.put-right', ...(distance === null ? cites('catapult.target.off-board') : [])),
  catch: (view, { crossed, caught }) =>
    cites('catapult.catch.everybody', ...(!crossed && !caught && view.get(SHORT_CATCH) === 'nobody' ? cites('catapult.catch.not-caught') : [])),
};

export const throwStep: Step = {
  id: THROW,
  phase: 'after-part',
  after: ['choose-catapult-token'],
  cites: cites('catapult.round.same-kind', 'catapult.round.one-attempt', 'catapult.catch.everybody', ...TARGET),
  decides: true,
  chance: true,
  due: (view) => view.state(ROUND)?.token !== undefined,
  lacks: (view) => (view.state(ROUND)?.token === undefined ? [view.state(ROUND) ? '/turn/catapult/token' : '/turn/catapult'] : []),
  decider: (view) => view.state(ROUND)?.mover ?? view.active,
  lacksDecider: (view) => (view.state(ROUND) ? [] : ['/turn/catapult']),
  open: (view) => !isOver(view),
  stays: (view) => !isOver(view),
  resumes: (view) => !isOver(view),
  end: () => ({ effects: [roundIs(null, 'round.ends', 'catapult.round.tokens-return', 'catapult.round.one-attempt')] }),
};

/** Five points for each whose token lies nearest to the fair, with the last throw: what is scored may have to wait for a decision of this turn. */
function nearestOf({ thrown }: CatapultRound): Score[] {
  const lying = flatMap(thrown, ({ player, outcome }) => {
    const { distance } = outcome as Thrown;
    return typeof distance === 'number' ? [{ player, distance }] : [];
  });
  const least = Math.min(...lying.map(({ distance }) => distance));
  return lying.filter(({ distance }) => distance === least).map(({ player }) => fivePoints(player, 'target', ...TARGET));
}

const LABELS = { target: { label: 'target' }, catch: { label: 'catch' } } as const;
const fivePoints = (player: string, by: keyof typeof LABELS, ...ids: CatapultClauseId[]): Score =>
  score(player, null, [{ ...LABELS[by], quantity: 1, each: 5, points: 5, ...because(`${by}.scores`, ...ids) }]);

function caughtOrNot(view: Position, thrower: string, { crossed, caught }: Thrown): Happening {
  const neighbour = view.playerAfter(thrower);
  const all: readonly CatapultClauseId[] = cites('catapult.catch.everybody');
  if (caught) return { scores: [fivePoints(neighbour, 'catch', 'catapult.catch.caught', ...all)] };
  if (crossed) return { scores: [fivePoints(thrower, 'catch', 'catapult.catch.not-caught', ...all)] };
  return view.get(SHORT_CATCH) === 'neighbour' ? { scores: [fivePoints(neighbour, 'catch', 'catapult.catch.too-short', ...all)] } : {};
}

function knockedOut(view: Position, mover: string, { hit = [] }: Thrown): Happening {
  return {
    effects: followersOf(view)
      .filter(({ id }) => hit.includes(id))
      .map((figure) => goesHome(figure, 'knocked-out', because('knock.goes-home', ...knockedOf(view, figure, mover, hit)))),
  };
}

/** What a throw of each token does; `after` is the round with it. */
const HAPPENS: Readonly<Record<CatapultToken, (view: Position, mover: string, thrown: Thrown, after: CatapultRound) => Happening>> = {
  'knock-out': knockedOut,
  seduction: () => ({}),
  target: (view, _mover, _thrown, after) => (isOver(view, after) ? { scores: nearestOf(after) } : {}),
  catch: caughtOrNot,
};

export const throwing: ActionKind<Chance> = {
  id: KIND,
  in: [THROW],
  cites: cites(
    'catapult.round.same-kind',
    'catapult.round.one-attempt',
    ...KNOCKED,
    ...SEDUCED,
    'catapult.catch.caught',
    'catapult.catch.not-caught',
  ),
  propose: (view) => {
    const { token, mover = view.active } = view.state(ROUND) ?? {};
    return token === undefined ? [] : examples(view, token, mover).map((outcome): Chance => ({ type: 'chance', of: 'throw', outcome }));
  },
  canPerform: (view, { outcome }) => readOutcome(view.state(ROUND)?.token, outcome) !== undefined,
  perform: (view, { outcome }) => {
    const round = view.state(ROUND)!;
    const thrown = readOutcome(round.token, outcome)!;
    const { mover } = round;
    const done = [...round.thrown, { player: mover, outcome: { ...thrown } }];
    const exchanging = (thrown.nearest ?? []).length > 0;
    const next: CatapultRound = { ...round, thrown: done, mover: view.playerAfter(mover), ...(exchanging && { exchanging }) };
    const happens = HAPPENS[round.token!](view, mover, thrown, next);
    return {
      ...happens,
      effects: [
        ...(happens.effects ?? []),
        roundIs(next, 'round.thrown', 'catapult.round.one-attempt', 'catapult.round.same-kind', ...SAID[round.token!](view, thrown)),
      ],
    };
  },
};

const sameKind = rule<Chance>({
  id: 'round.same-kind',
  on: KIND,
  cites: ['catapult.round.same-kind'],
  judge: ({ view, action, pass, forbid, unknown }) => {
    const token = view.state(ROUND)?.token;
    if (token === undefined)
      return view.turn.step === THROW ? unknown('which token is thrown is not known', ['/turn/catapult/token']) : forbid('nobody throws now');
    return readOutcome(token, action.outcome)
      ? pass('that is what a token of this kind can come to', { token })
      : forbid('everybody throws the token {token}: of it the outcome tells `{told}`', { token, told: TOLD[token] });
  },
});

const oneAttempt = rule<Chance>({
  id: 'round.one-attempt',
  about: 'turn',
  on: KIND,
  cites: ['catapult.round.one-attempt', 'catapult.catch.everybody'],
  judge: ({ view, pass, forbid, unknown }) => {
    if (!view.state(ROUND) && view.turn.step === THROW) return unknown('what has happened in this round is not known', ['/turn/catapult']);
    return view.state(ROUND) && !isOver(view) ? pass('each player throws once') : forbid('everybody has thrown, or nobody throws now');
  },
});

/** What the outcome names, where this token is thrown. */
const outcomeOf = ({ view, action }: Inquiry<Chance>, token: 'knock-out' | 'seduction') =>
  view.state(ROUND)?.token === token ? readOutcome(token, action.outcome) : undefined;

const stranger = ({ view }: Inquiry<Chance>, ids: readonly string[]): string | undefined =>
  ids.find((id) => !view.figure(id) && !view.ruleset.figures.get(id)?.neutral);

const knocked = rule<Chance>({
  id: 'throw.figures',
  on: KIND,
  cites: ['catapult.knock.playing-field', 'catapult.knock.not-scoreboard'],
  applies: (inquiry) => outcomeOf(inquiry, 'knock-out') !== undefined,
  judge: (inquiry) => {
    const hit = outcomeOf(inquiry, 'knock-out')?.hit ?? [];
    inquiry.cite(sparedOf(inquiry.view, hit));
    const figure = stranger(inquiry, hit);
    return figure === undefined
      ? inquiry.pass('figures anywhere on the tiles can be hit, and only followers are')
      : inquiry.forbid('no figure {figure} stands on the table', { figure });
  },
});

const nearest = rule<Chance>({
  id: 'throw.followers',
  on: KIND,
  cites: ['catapult.seduction.nearest', 'catapult.seduction.followers'],
  applies: (inquiry) => outcomeOf(inquiry, 'seduction') !== undefined,
  judge: (inquiry) => {
    const ids = outcomeOf(inquiry, 'seduction')?.nearest ?? [];
    const figure = stranger(inquiry, ids);
    if (figure !== undefined) return inquiry.forbid('no figure {figure} stands on the table', { figure });
    const other = ids.find((id) => !followersOf(inquiry.view).some((follower) => follower.id === id));
    if (other !== undefined) return inquiry.forbid('only followers are looked for', { figure: other });
    const { mover } = inquiry.view.state(ROUND)!;
    const own = ids.find((id) => inquiry.view.figure(id)?.figure.owner === mover);
    return own !== undefined && inquiry.get(SEDUCTION_SCOPE) === 'opponents-only'
      ? inquiry.forbid('only followers of opponents are looked for', { figure: own })
      : inquiry.pass('they are followers on the table');
  },
});

export const throwRules = [sameKind, oneAttempt, knocked, nearest];
