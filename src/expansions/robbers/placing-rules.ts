/** Where a robber may be placed, whose, and when. */
import type { Pass, PlaceFigure, PlaceTile } from '../../contract/action.js';
import { ofDecider } from '../../kernel/judge/decider.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import type { Outcome } from '../../kernel/declare/rule.js';
import { rule } from './author.js';
import { PLACE, STEP } from './placing.js';
import { OTHER_PLAYERS } from './settings.js';
import { ROUND } from './state.js';
import { BAG } from './tiles.js';
import { countingOf, countingOfOthers, hasInSupply, lacking, onTrack, robberOf, spaceOf } from './track.js';

const onlyTrack = rule<PlaceFigure>({
  id: 'place.only-track',
  on: PLACE,
  cites: ['robbers.setup.only-track'],
  judge: ({ action, pass, forbid }) =>
    onTrack(action.at) ? pass('a robber stands on the scoring track') : forbid('a robber stands on the scoring track, never on a tile'),
});

const space = rule<PlaceFigure>({
  id: 'place.space',
  on: PLACE,
  cites: ['robbers.place.space', 'robbers.rob.no-tracks-without-spaces', 'robbers.place.on-who-scores-now'],
  applies: ({ action }) => spaceOf(action.at) !== undefined,
  judge: (inquiry) => ofDecider(inquiry, (decides) => beside(inquiry, decides)),
});

function beside({ view, action, pass, forbid, unknown }: Inquiry<PlaceFigure>, decides: string): Outcome {
  const there = spaceOf(action.at)!;
  const { known, unknown: players } = countingOfOthers(view, decides);
  const figures = known.filter((one) => one.space === there);
  const named = onTrack(action.at) ? action.at.with : undefined;
  if (named) {
    if (named.player === decides) return forbid('a robber is put beside a counting figure of another player, not beside an own one');
    const own = countingOf(view, named.player);
    const isThere = own?.some(({ counter, space: at }) => counter === named.counter && at === there);
    if (own && !isThere) return forbid('no {counter} of `{player}` stands on space {space}', { ...named, space: there });
  }
  if (figures.length > 0)
    return pass('a counting figure of another player stands on space {space}', { space: there, of: figures.map((one) => one.player) });
  if (players.length > 0)
    return unknown(
      'where the counting figures of others stand is not known',
      players.map((player) => lacking(view, player)),
    );
  return forbid('no counting figure of another player stands on space {space}', { space: there });
}

const whose = rule<PlaceFigure>({
  id: 'place.whose',
  on: PLACE,
  cites: ['robbers.place.may', 'robbers.place.move-own', 'robbers.setup.one-each'],
  judge: (inquiry) => {
    const { view, action, pass, forbid } = inquiry;
    return ofDecider(inquiry, (player) => {
      const own = robberOf(view, player);
      if (!own) return hasInSupply(view, player) ? pass('his robber is in his supply') : forbid('there is no robber of `{player}`', { player });
      if (player !== view.active) {
        inquiry.cite(['robbers.place.next-player']);
        return forbid('the robber of `{player}` stands on the track already, and only who laid the tile may move his', { player });
      }
      return spaceOf(own.at) === spaceOf(action.at)
        ? forbid('his robber stands on that space already', { space: spaceOf(own.at) })
        : pass('whoever laid the tile may move his robber to another space');
    });
  },
});

const isBag = ({ view }: Inquiry) => view.laidSymbol(BAG);

const bag = rule<PlaceFigure>({
  id: 'place.bag',
  about: 'turn',
  on: PLACE,
  cites: ['robbers.place.may', 'robbers.place.immediately'],
  judge: (inquiry) => {
    const { view } = inquiry;
    if (!view.laid && view.turn.step === STEP) return inquiry.unknown('the tile laid in this turn is not known', ['/turn/placed']);
    return isBag(inquiry) ? inquiry.pass('the tile just laid bears a bag') : inquiry.forbid('the tile just laid bears no bag');
  },
});

const inTurn = rule<PlaceFigure>({
  id: 'place.in-turn',
  about: 'turn',
  on: PLACE,
  cites: ['robbers.place.next-player'],
  applies: ({ view }) => view.turn.step === STEP && view.decider !== view.active,
  judge: (inquiry) => {
    const { view, pass, forbid } = inquiry;
    const others = (view.state(ROUND)?.asked ?? []).filter((player) => player !== view.active);
    if (inquiry.get(OTHER_PLAYERS) === 'every-player') return pass('each player in turn may place his robber');
    return others.length === 0
      ? pass('he is the next player whose robber is in his supply')
      : forbid('another player has had the right to place his robber', { asked: others });
  },
});

const optional = rule<Pass>({
  id: 'place.optional',
  about: 'turn',
  on: 'pass',
  cites: ['robbers.place.may', 'robbers.place.move-own', 'robbers.place.next-declines'],
  applies: ({ view }) => view.turn.step === STEP,
  judge: ({ pass }) => pass('placing a robber is optional'),
});

const robbersFirst = rule({
  id: 'turn.robbers-first',
  about: 'turn',
  on: ['place-figure', 'move-fairy'],
  cites: ['robbers.turn.order'],
  applies: ({ view }) => view.turn.step === STEP,
  judge: ({ forbid }) => forbid('robbers are placed before figures'),
});

const figureAfterwards = rule({
  id: 'turn.no-figure-action',
  about: 'turn',
  on: ['place-figure', 'move-fairy'],
  isRemark: true,
  cites: ['robbers.turn.no-figure-action', 'robbers.turn.order'],
  applies: (inquiry) => inquiry.view.turn.step === 'place-figure' && isBag(inquiry),
  judge: ({ pass }) => pass('placing a robber is no action with a figure of the board'),
});

const ordinary = rule<PlaceTile>({
  id: 'tile.ordinary',
  about: 'turn',
  on: 'place-tile',
  isRemark: true,
  cites: ['robbers.tile.ordinary'],
  applies: ({ view }) => view.turn.tile !== undefined && (view.ruleset.design(view.turn.tile)?.symbols.includes(BAG) ?? false),
  judge: ({ pass }) => pass('a tile with a bag is laid like every tile'),
});

export const placingRules = [onlyTrack, space, whose, bag, inTurn, optional, robbersFirst, figureAfterwards, ordinary];
