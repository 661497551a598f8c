/** The plague: one after the other the players take back a follower from the tiles. */
import type { RemoveFigure } from '../../contract/action.js';
import { goesHome } from '../../kernel/declare/happening.js';
import type { Effect } from '../../contract/effect.js';
import { spotName } from '../../contract/spot.js';
import type { ActionKind } from '../../kernel/declare/action.js';
import type { Step } from '../../kernel/declare/step.js';
import type { Position, Standing } from '../../kernel/position/position.js';
import { because, cites, rule } from './author.js';
import { crownsScored } from './crown-score.js';
import { isOnWheel, ROUND } from './wheel.js';
import type { Segment } from './wire.js';

const STEP = 'give-up-figure';
export const GIVE_UP = 'remove-figure/wheel';

/** Places that are no land tile, though an older position may name a tile for them. */
const OFF_THE_TILES = ['wheel-of-fortune', 'city-of-carcassonne', 'leipzig', 'school'];
const isOnTile = ({ figure: { at } }: Standing) => 'tile' in at && !OFF_THE_TILES.includes(spotName(at) ?? '');

/** The followers that a player may give up. */
const followersOf = (view: Position, player: string): readonly Standing[] =>
  view.figures.filter((standing) => standing.figure.owner === player && view.isFollower(standing.figure) && isOnTile(standing));

const nextOf = (view: Position, asked: readonly string[]): string | undefined =>
  view.playersFrom(view.active).find((player) => !asked.includes(player) && followersOf(view, player).length > 0);

const roundIs = (view: Position, asked: readonly string[]): Effect => {
  const mover = nextOf(view, asked);
  return {
    type: 'procedure',
    procedure: ROUND.name,
    state: mover === undefined ? null : { event: 'plague', mover, asked: [...asked] },
    ...because(
      'event.plague.round',
      'wheel-of-fortune.event.plague',
      'wheel-of-fortune.event.plague-order',
      'wheel-of-fortune.event.plague-none-on-board',
    ),
  };
};

/** The round of the plague, where there is one: on another segment, or where nobody has a follower on a tile, nothing. */
export const opensPlague = (view: Position, segment: Segment = 'plague'): { readonly effects: readonly Effect[] } => ({
  effects: segment === 'plague' && nextOf(view, []) !== undefined ? [roundIs(view, [])] : [],
});

export const giveUpStep: Step = {
  id: STEP,
  phase: 'tile',
  after: ['draw-tile'],
  cites: cites('wheel-of-fortune.event.plague', 'wheel-of-fortune.event.plague-order', 'wheel-of-fortune.event.plague-none-on-board'),
  deciderCites: cites('wheel-of-fortune.event.plague-order', 'wheel-of-fortune.event.plague-owner-chooses'),
  decides: true,
  due: (view) => view.state(ROUND) !== undefined,
  interrupts: () => 'place-tile',
  lacks: (view) => (view.state(ROUND) === undefined ? ['/turn/wheel'] : []),
  decider: (view) => view.state(ROUND)?.mover ?? view.active,
  open: (view) => view.state(ROUND) !== undefined,
  stays: (view) => view.state(ROUND) !== undefined,
  end: (view) => crownsScored(view, 'plague'),
};

export const giveUp: ActionKind<RemoveFigure> = {
  id: GIVE_UP,
  in: [STEP],
  cites: cites('wheel-of-fortune.event.plague', 'wheel-of-fortune.event.plague-owner-chooses', 'wheel-of-fortune.event.plague-no-points'),
  propose: (view) => followersOf(view, view.decider).map(({ figure }): RemoveFigure => ({ type: 'remove-figure', figure: figure.id, by: 'wheel' })),
  canPerform: (view, { figure }) => view.figure(figure) !== undefined,
  perform: (view, { figure: id }) => {
    const { figure } = view.figure(id)!;
    const asked = [...(view.state(ROUND)?.asked ?? []), view.decider];
    return {
      effects: [
        goesHome(figure, 'plague', because('event.plague.returns', 'wheel-of-fortune.event.plague', 'wheel-of-fortune.event.plague-no-points')),
        roundIs(view, asked),
      ],
    };
  },
};

const ownFollower = rule<RemoveFigure>({
  id: 'event.plague.own-follower',
  on: GIVE_UP,
  cites: ['wheel-of-fortune.event.plague', 'wheel-of-fortune.event.plague-owner-chooses', 'wheel-of-fortune.event.plague-order'],
  judge: ({ view, action, pass, forbid }) => {
    const { figure } = view.figure(action.figure) ?? {};
    // who has yet to decide another rule asks for
    const isHis = figure?.owner === view.decider || (figure?.owner !== undefined && !view.state(ROUND) && view.turn.step === STEP);
    if (!figure || !isHis) return forbid('each player gives up a follower of his own', { figure: action.figure });
    return view.isFollower(figure) ? pass('it is a follower of the player') : forbid('only followers are given up', { kind: figure.kind });
  },
});

const fromATile = rule<RemoveFigure>({
  id: 'event.plague.from-a-tile',
  on: GIVE_UP,
  cites: ['wheel-of-fortune.event.plague-not-from-wheel', 'wheel-of-fortune.event.plague-none-on-board', 'wheel-of-fortune.crown.no-way-back'],
  applies: ({ view, action }) => view.figure(action.figure) !== undefined,
  judge: ({ view, action, pass, forbid }) => {
    const standing = view.figure(action.figure)!;
    if (isOnWheel(standing.figure.at)) return forbid('followers on the Wheel are safe from the plague');
    return isOnTile(standing) ? pass('the follower stands on a land tile') : forbid('the follower stands on no land tile');
  },
});

const inThePlague = rule<RemoveFigure>({
  id: 'event.plague.now',
  about: 'turn',
  on: GIVE_UP,
  cites: ['wheel-of-fortune.event.plague'],
  judge: ({ view, pass, forbid, unknown }) => {
    if (view.state(ROUND)) return pass('the pig stands on the plague');
    return view.turn.step === STEP ? unknown('who has yet to give up a follower is not known', ['/turn/wheel']) : forbid('there is no plague now');
  },
});

const mustGive = rule({
  id: 'event.plague.must',
  about: 'turn',
  on: 'pass',
  cites: ['wheel-of-fortune.event.plague'],
  applies: ({ view }) => view.turn.step === STEP,
  judge: ({ forbid }) => forbid('who has a follower on a land tile must give one up'),
});

export const plagueRules = [inThePlague, ownFollower, fromATile, mustGive];
