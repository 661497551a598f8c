/** Who may take which figure back, and from where. */
import type { PlaceFigure, PlaceTile, RemoveFigure } from '../../contract/action.js';
import type { DoneAction } from '../../contract/snapshot.js';
import { spotName } from '../../contract/spot.js';
import type { Position } from '../../kernel/position/position.js';
import { rule } from './author.js';
import { REMOVAL_FROM_COMPLETED } from './settings.js';

/** The feature on which a figure of the board stands; undefined also for neutral figures and for prisoners. */
const featureOf = (view: Position, { figure }: RemoveFigure) => {
  const standing = view.figure(figure);
  return standing && view.feature(standing.figure.at);
};

const ownAbbot = rule<RemoveFigure>({
  id: 'early-removal',
  on: 'remove-figure/abbot',
  cites: ['abbot.early-removal', 'abbot.removal.own', 'abbot.removal.step'],
  judge: ({ view, action, pass, forbid }) => {
    const figure = view.figure(action.figure)?.figure;
    if (!figure) return forbid('no such figure of a player stands on the board', { figure: action.figure });
    if (figure.kind !== 'abbot') return forbid('it is not an abbot', { kind: figure.kind });
    return figure.owner === view.active ? pass("it is the player's own abbot") : forbid("it is another player's abbot", { owner: figure.owner });
  },
});

const notFromCompleted = rule<RemoveFigure>({
  id: 'removal-from-completed',
  on: 'remove-figure/abbot',
  cites: ['abbot.early-removal', 'abbot.removal.anywhere', 'abbot.removal.scores-the-abbot'],
  applies: ({ view, action }) => featureOf(view, action) !== undefined,
  judge: (inquiry) => {
    const { view, action } = inquiry;
    const { kind, isComplete, place } = featureOf(view, action)!;
    if (!isComplete) {
      if (view.get(REMOVAL_FROM_COMPLETED) === 'forbidden') inquiry.cite(['abbot.removal.incomplete-only']);
      return inquiry.pass('what he stands on is not complete', { kind });
    }
    return inquiry.get(REMOVAL_FROM_COMPLETED) === 'allowed'
      ? inquiry.pass('that the tile has completed it is no obstacle')
      : inquiry.forbid('what he stands on is complete and is scored as usual', { feature: place });
  },
});

const whereHeServes = rule<RemoveFigure>({
  id: 'removal-from-where-he-serves',
  on: 'remove-figure/abbot',
  cites: ['abbot.removal.trapped'],
  applies: ({ view, action }) => view.figure(action.figure) !== undefined && featureOf(view, action) === undefined,
  judge: ({ forbid }) => forbid('the abbot stands on no monastery and in no garden'),
});

const isRemoval = ({ type, by }: DoneAction): boolean => type === 'remove-figure' && by === 'abbot';

/** Placing him was the action of this part of the turn. */
const notJustPlaced = rule<RemoveFigure>({
  id: 'removal-of-one-just-placed',
  about: 'turn',
  on: 'remove-figure/abbot',
  cites: ['abbot.removal.not-when-just-placed'],
  applies: ({ view }) => view.done.some(({ type, kind }) => type === 'place-figure' && kind === 'abbot'),
  judge: ({ forbid }) => forbid('the abbot has been placed in this turn'),
});

const notPlacedAgain = rule<PlaceFigure>({
  id: 'not-placed-again',
  about: 'kind',
  on: 'place-figure',
  cites: ['abbot.removal.not-placed-again'],
  // whoever places one in the turn of another player has his own
  applies: ({ view, action }) => action.kind === 'abbot' && view.decider === view.active && view.done.some(isRemoval),
  judge: ({ forbid }) => forbid('the abbot was taken back in this turn'),
});

const inSecondPart = rule<RemoveFigure>({
  id: 'removal-in-second-part',
  about: 'turn',
  on: 'remove-figure/abbot',
  isRemark: true,
  cites: ['abbot.removal.second-part', 'abbot.removal.double-turn-untouched'],
  applies: ({ view }) => (view.turn.part ?? 1) > 1,
  judge: ({ pass }) => pass('also an abbot placed in the first part of the double turn may be taken back'),
});

const onGarden = rule<PlaceFigure>({
  id: 'garden.abbot-only',
  on: 'place-figure',
  isRemark: true,
  seconds: ['base.figure.feature-for-kind'],
  cites: ['abbot.garden.abbot-only'],
  applies: ({ action }) => spotName(action.at) === 'garden',
  judge: ({ pass }) => pass('gardens are for the abbot alone'),
});

const gardenTile = rule<PlaceTile>({
  id: 'garden.no-condition',
  on: 'place-tile',
  isRemark: true,
  cites: ['abbot.garden.no-condition', 'abbot.garden.parts-nothing'],
  applies: ({ view, action }) => view.ruleset.design(action.tile)?.features.some(({ kind }) => kind === 'garden') ?? false,
  judge: ({ pass }) => pass('a garden changes nothing of where its tile is laid'),
});

export const abbotRules = [ownAbbot, notFromCompleted, whereHeServes, notJustPlaced, notPlacedAgain, inSecondPart, onGarden, gardenTile];
