/** The occupant of a castle chooses what he scores for, where several things are completed at once. */
import type { Choose, Pass } from '../../contract/action.js';
import { cites, rule } from './author.js';
import { castleOf, optionAt } from './castle-scoring.js';

const ownCastle = rule<Choose>({
  id: 'castle.own-castle',
  on: 'choose/castle',
  cites: cites('castle.score.occupant-chooses'),
  judge: ({ view, action, pass, forbid }) => {
    const castle = castleOf(view, action.figure);
    if (!castle) return forbid('the figure sits in no castle', { figure: action.figure ?? null });
    const player = action.player ?? view.decider;
    return castle.owner === player
      ? pass('the follower in the castle is his')
      : forbid("the castle is another player's", { owner: castle.owner ?? null });
  },
});

const around = rule<Choose>({
  id: 'castle.completed-around',
  on: 'choose/castle',
  cites: cites(
    'castle.score.one-feature',
    'castle.score.first-completed',
    'castle.vicinity.six-tiles',
    'castle.vicinity.part-suffices',
    'castle.vicinity.cloister-itself',
    'castle.vicinity.older-completions-not',
    'castle.chain.counts-as-completed',
  ),
  applies: ({ view, action }) => castleOf(view, action.figure) !== undefined,
  judge: ({ view, action, pass, forbid, unknown }) => {
    if (!action.feature) return unknown('which feature is meant is not said', ['/action/feature']);
    const option = optionAt(view, castleOf(view, action.figure)!, action.feature);
    return option
      ? pass('it has been completed around the castle', { points: option.points })
      : forbid('it has not been completed around the castle just now');
  },
});

const mustScore = rule<Pass>({
  id: 'castle.cannot-wait',
  about: 'turn',
  on: 'pass',
  cites: cites('castle.score.first-completed'),
  applies: ({ view }) => view.turn.step === 'choose-castle-feature',
  judge: ({ forbid }) => forbid('a castle scores for the first feature that is completed around it, and cannot wait for a better one'),
});

export const castleChoiceRules = [ownCastle, around, mustScore];
