/** With wagons, castles, the City, The Tower and the abbot figure. */
import type { MoveFigure, PlaceFigure, PlaceToken, RemoveFigure } from '../../contract/action.js';
import type { Proposal } from '../../kernel/declare/action.js';
import { procedure } from '../../kernel/declare/state.js';
import type { Wagons } from '../abbey-and-mayor/wire.js';
import type { Capture } from '../tower/wire.js';
import { rule } from './author.js';
import { LYING_ABBOT } from './settings.js';
import { asAbbot, isSpecial, liesAsAbbot, specialPlaces, standsOnSpecial } from './special.js';
import { flatMap } from '../../kernel/lists.js';

const WAGON = 'move-figure/wagon';
const WAGONS = procedure<Wagons>('wagon');

/** A wagon drives in as monk or as abbot; which places are in its reach its own rules say. */
export const wagonAsAbbot: Proposal<MoveFigure> = {
  kind: WAGON,
  propose: (view) => {
    const { left = [], mover } = view.state(WAGONS) ?? {};
    const now = left.filter(({ owner, figure }) => owner === mover && view.figure(figure) !== undefined);
    return flatMap(now, ({ figure }) => specialPlaces(view).map((place): MoveFigure => ({ type: 'move-figure', figure, to: asAbbot(place) })));
  },
  perform: (_, { to }, usual) => {
    const done = usual();
    if (!liesAsAbbot(to)) return done;
    const effects = (done.effects ?? []).map((effect) =>
      effect.type === 'piece-moved' && 'feature' in effect.to ? { ...effect, to: asAbbot(effect.to) } : effect,
    );
    return { ...done, effects };
  },
};

const wagonIn = rule<MoveFigure>({
  id: 'with-abbey-and-mayor.wagon',
  on: WAGON,
  cites: ['monasteries.place.any-way', 'monasteries.place.one-feature', 'monasteries.wagon.from'],
  overrides: ['abbey-and-mayor.wagon.to-incomplete'],
  applies: ({ view, action }) => isSpecial(view.feature(action.to)),
  judge: ({ view, action, pass, forbid }) => {
    if (view.onNode(view.node(action.to)).length > 0) return forbid('a monk or an abbot is there');
    const complete = view.feature(action.to)!.isComplete && !liesAsAbbot(action.to);
    return complete ? forbid('the monastery is complete, and a monk would have come too late') : pass('a wagon drives in as monk or as abbot');
  },
});
export const rulesWithAbbeyAndMayor = [wagonIn];

const castle = rule<PlaceToken>({
  id: 'with-bridges-castles-and-bazaars.castle',
  about: 'turn',
  on: 'place-token/castle',
  isRemark: true,
  cites: ['monasteries.abbot.never-completed', 'bridges-castles-and-bazaars.x.special-monastery.abbot-no-trigger'],
  judge: ({ pass }) => pass('a special monastery that holds only an abbot brings a castle nothing'),
});
export const rulesWithCastles = [castle];

const fromTheCathedral = rule<MoveFigure>({
  id: 'with-count.as-monk-only',
  on: ['move-figure/leave-city', 'move-figure/leave-city-at-end'],
  cites: ['monasteries.city.cathedral-quarter', 'count.redeploy.as-monk-only'],
  applies: ({ view, action }) => isSpecial(view.feature(action.to)),
  judge: ({ action, pass, forbid }) =>
    liesAsAbbot(action.to)
      ? forbid('who comes from the cathedral is a monk')
      : pass('who comes from the cathedral is a monk, and is scored with the monks'),
});
export const rulesWithCount = [fromTheCathedral];

const captured = rule<Capture>({
  id: 'with-tower.captured',
  on: 'capture',
  isRemark: true,
  cites: ['monasteries.removal'],
  applies: ({ view, action }) => {
    const figure = view.figure(action.figure)?.figure;
    return figure !== undefined && standsOnSpecial(view, figure);
  },
  judge: ({ pass }) => pass('an abbot is captured like every follower, and brings nothing'),
});
export const rulesWithTower = [captured];

/** Whether the abbot figure, lying, may be taken back no source says; some tables let it. */
const takenBack = rule<RemoveFigure>({
  id: 'with-abbot.taken-back',
  on: 'remove-figure/abbot',
  cites: ['monasteries.place.not-the-abbot-figure', 'monasteries.abbot.stays', 'abbot.not-the-lying-abbot'],
  applies: ({ view, action }) => liesAsAbbot(view.figure(action.figure)?.figure.at ?? { figure: '' }),
  judge: (inquiry) => {
    const { view, action, pass, forbid, unregulated } = inquiry;
    if (view.figure(action.figure)!.figure.kind !== 'abbot') return forbid('who lies as abbot is not the abbot figure, and stays');
    return inquiry.get(LYING_ABBOT) === 'taken-back'
      ? pass('the abbot is taken back from where he lies')
      : unregulated('no source says whether the abbot is taken back from where he lies');
  },
});

/** He may stand there; on whether he may lie there the rules of his lying speak. */
const abbotStands = rule<PlaceFigure>({
  id: 'with-abbot.special-monastery',
  on: 'place-figure',
  isRemark: true,
  cites: ['abbot.monastic-buildings'],
  applies: ({ view, action }) => action.kind === 'abbot' && !liesAsAbbot(action.at) && isSpecial(view.feature(action.at)),
  judge: ({ pass }) => pass('a special monastery takes the abbot figure like every monastery'),
});
export const rulesWithAbbot = [takenBack, abbotStands];
