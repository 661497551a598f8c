/** The princess sends a knight away. */
import { PRINCESS_LARGE_FOLLOWER, PRINCESS_OTHER_ACTIONS, PRINCESS_REMOVAL, PRINCESS_SEGMENT_SCOPE } from '../settings/princess.js';
import type { Action, PlaceFigure, RemoveFigure } from '../../../contract/action.js';
import type { DoneAction } from '../../../contract/snapshot.js';
import type { ActionKind } from '../../../kernel/declare/action.js';
import type { Position } from '../../../kernel/position/position.js';
import { rule } from '../author.js';
import { assigned, hasMovedFairy } from '../fairy.js';
import { IN_DOUBT, isDoneInDoubt, isDoneWithFigures, OTHERS } from '../figure-step.js';
import { bearsPrincess, hasRemoved, princessCities, removableKnights } from '../princess.js';

const REMOVAL = 'remove-figure/princess';

const trigger = rule<RemoveFigure>({
  id: 'princess.extends-the-city',
  on: REMOVAL,
  cites: ['pd.princess.trigger', 'pd.princess.joined-segments', 'pd.princess.free-choice-among-players', 'pd.princess.own-knight-allowed'],
  judge: (inquiry) => {
    const { view, action } = inquiry;
    const standing = view.figure(action.figure);
    if (!standing) return inquiry.forbid('no such figure of a player stands on the board');
    if (!view.laid) return inquiry.unknown('the tile laid in this turn is not known', ['/turn/placed']);
    if (!bearsPrincess(view)) return inquiry.forbid('the tile just laid bears no princess');
    inquiry.get(PRINCESS_SEGMENT_SCOPE);
    const inCity = princessCities(view).some((city) => view.on(city).includes(standing));
    // that he may be sent away, or must be
    if (inCity) inquiry.get(PRINCESS_REMOVAL);
    return inCity
      ? inquiry.pass('it stands in the city of the princess')
      : inquiry.forbid('the figure `{figure}` does not stand in the city of the princess', { figure: action.figure, at: standing.figure.at });
  },
});

const knight = rule<RemoveFigure>({
  id: 'princess.removes-knights',
  on: REMOVAL,
  cites: ['pd.princess.knight-definition-c1', 'pd.princess.knight-definition-c2'],
  applies: ({ view, action }) => view.figure(action.figure) !== undefined,
  judge: (inquiry) => {
    const { figure } = inquiry.view.figure(inquiry.action.figure)!;
    const may = inquiry.trait(figure, 'removableByPrincess');
    if (assigned(inquiry.view)?.id === figure.id) inquiry.cite(['pd.princess.fairy-no-protection']);
    if (figure.kind === 'mayor' || figure.kind === 'wagon') inquiry.cite(['pd.princess.mayor-wagon-note']);
    if (may === 'silent') return inquiry.unregulated('no source says whether the princess removes the {kind}', { kind: figure.kind });
    return may === 'yes'
      ? inquiry.pass('such a figure is a knight', { kind: figure.kind })
      : inquiry.forbid('the {kind} is no knight', { kind: figure.kind, at: figure.at });
  },
});

const largeFollower = rule<RemoveFigure>({
  id: 'princess.large-follower-last',
  on: REMOVAL,
  cites: ['pd.princess.removable.large-follower'],
  applies: ({ view, action }) => view.figure(action.figure)?.figure.kind === 'large-meeple',
  judge: (inquiry) => {
    if (inquiry.get(PRINCESS_LARGE_FOLLOWER) === 'any') return inquiry.pass('a large follower is removed like any other knight');
    const others = removableKnights(inquiry.view).filter(({ figure }) => figure.kind !== 'large-meeple');
    return others.length === 0
      ? inquiry.pass('there is no other knight')
      : inquiry.forbid('another knight is in the city: `{others}`', { others: others.map(({ figure }) => figure.id) });
  },
});

const one = rule<RemoveFigure>({
  id: 'princess.one-knight-only',
  about: 'turn',
  on: REMOVAL,
  cites: ['pd.princess.one-knight-only'],
  judge: ({ view, pass, forbid }) =>
    hasRemoved(view) ? forbid('a knight has been removed in this turn') : pass('no knight has been removed in this turn'),
});

/** What has been done since she came, other than to send somebody away: it is too late for her then. */
const takenInstead = (view: Position): DoneAction | undefined =>
  view.doneSinceTile.find((done) => done['by'] !== 'princess' && isDoneWithFigures(view, done));

/** She acts as the tile is laid, before anything is done with a figure. */
const first = rule<RemoveFigure>({
  id: 'princess.before-other-actions',
  about: 'turn',
  on: REMOVAL,
  cites: ['pd.princess.no-deployment-after-removal', 'pd.princess.timing-step-difference', 'pd.princess.fairy-move-if-no-removal'],
  judge: ({ view, pass, forbid, unknown }) => {
    if (isDoneInDoubt(view)) return unknown(IN_DOUBT, ['/turn/done']);
    const taken = takenInstead(view);
    return taken ? forbid('another action has been taken in this turn', { taken }) : pass('nothing else has been done in this turn');
  },
});

/** What she leaves no room for: all that is done instead, and doing nothing. */
const isKeptBack = (kind: ActionKind | undefined): boolean =>
  kind !== undefined && (kind.figureAction === true || ['pass', 'move-fairy', ...OTHERS].includes(kind.id));

/** In printings with "must" an occupied city leaves no choice, and therefore nothing else. */
const must = rule<Action>({
  id: 'princess.must-remove',
  about: 'kind',
  on: '*',
  cites: ['pd.princess.trigger', 'pd.princess.deploy-if-no-removal'],
  applies: ({ view, action }) =>
    view.turn.step === 'place-figure' &&
    isKeptBack(view.kindOf(action)) &&
    removableKnights(view).length > 0 &&
    !hasRemoved(view) &&
    // who has come into the city since then is none whom she met
    takenInstead(view) === undefined,
  judge: (inquiry) =>
    inquiry.get(PRINCESS_REMOVAL) === 'must'
      ? isDoneInDoubt(inquiry.view)
        ? inquiry.unknown(IN_DOUBT, ['/turn/done'])
        : inquiry.forbid('a knight must be removed: `{knights}`', { knights: removableKnights(inquiry.view).map(({ figure }) => figure.id) })
      : inquiry.pass('a knight may be removed, but need not'),
});

/** A new city, or an empty one, leaves the placing open in every printing. */
const nobodyThere = rule<PlaceFigure>({
  id: 'princess.nobody-to-remove',
  on: 'place-figure',
  isRemark: true,
  cites: ['pd.princess.trigger', 'pd.princess.deploy-if-no-removal', 'pd.princess.old-deploy-sentence'],
  applies: ({ view }) => bearsPrincess(view) && removableKnights(view).length === 0 && view.doneSinceTile.length === 0,
  judge: ({ pass }) => pass('no knight stands in the city of the princess'),
});

const noFigure = rule<PlaceFigure>({
  id: 'princess.no-figure-after-removal',
  about: 'kind',
  on: 'place-figure',
  cites: [
    'pd.princess.no-deployment-after-removal',
    'pd.princess.no-deployment-anywhere',
    'pd.princess.example',
    'pd.princess.timing-step-difference',
    'pd.princess.x.phantom.not-a-first-move',
  ],
  applies: ({ view }) => hasRemoved(view),
  judge: (inquiry) => {
    const { kind } = inquiry.action;
    const may = inquiry.trait(kind, 'placeableAfterPrincessRemoval');
    if (may === 'silent') return inquiry.unregulated('no source says whether the {kind} may follow a removal', { kind });
    return may === 'yes'
      ? inquiry.pass('such a figure may follow a removal', { kind })
      : inquiry.forbid('a knight has been removed in this turn: the {kind} may not be placed', { kind });
  },
});

const noFairy = rule<Action>({
  id: 'princess.no-fairy-after-removal',
  about: 'turn',
  on: 'move-fairy',
  cites: ['pd.princess.block.fairy', 'pd.princess.fairy-move-if-no-removal'],
  judge: ({ view, pass, forbid }) =>
    hasRemoved(view) ? forbid('a knight has been removed in this turn: the fairy may not be moved') : pass('no knight has been removed in this turn'),
});

const fairyInstead = rule<Action>({
  id: 'princess.fairy-in-her-turn',
  about: 'turn',
  on: 'move-fairy',
  isRemark: true,
  seconds: ['princess-and-dragon.fairy.move-condition'],
  cites: ['pd.princess.fairy-move-if-no-removal'],
  applies: ({ view }) => view.doneSinceTile.length > 0 && bearsPrincess(view) && !hasMovedFairy(view),
  judge: ({ pass }) => pass('in a princess turn the fairy may be moved where nobody was removed or placed'),
});

/** The second edition's list of further barred actions is lost, and the first edition has none. */
const othersAfterRemoval = rule<Action>({
  id: 'princess.other-actions-after-removal',
  on: [...OTHERS, 'place-token/bridge', 'move-figure'],
  cites: ['pd.princess.blocked-actions-c2', 'pd.princess.no-deployment-after-removal'],
  applies: ({ view }) => view.turn.step === 'place-figure' && hasRemoved(view),
  judge: (inquiry) =>
    inquiry.get(PRINCESS_OTHER_ACTIONS) === 'barred'
      ? inquiry.forbid('a knight has been removed in this turn')
      : inquiry.unregulated('which other actions a removal bars is in no source that is preserved'),
});

export const princessRules = [trigger, knight, largeFollower, one, first, must, nobodyThere, noFigure, noFairy, fairyInstead, othersAfterRemoval];
