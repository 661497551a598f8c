/** Who comes to a special monastery is its monk or its abbot. */
import type { MoveFigure, Pass, PlaceFigure, PlaceTile } from '../../contract/action.js';
import type { Proposal } from '../../kernel/declare/action.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { completedNow } from '../../kernel/play/completed.js';
import { sameCell } from '../../kernel/position/position.js';
import { rule } from './author.js';
import { ORIGINALS } from './settings.js';
import { ABBOT, asAbbot, isSpecial, kindsOfMonks, liesAsAbbot, SPECIAL, specialPlaces } from './special.js';
import { flatMap } from '../../kernel/lists.js';

type Coming = PlaceFigure | MoveFigure;
const spotOf = ({ action }: Inquiry<Coming>) => (action.type === 'place-figure' ? action.at : action.to);
const featureOf = (inquiry: Inquiry<Coming>) => inquiry.view.feature(spotOf(inquiry));

/** On the tile just laid; how else one gets there the other folders say. */
export const lying: Proposal<PlaceFigure> = {
  kind: 'place-figure',
  propose: (view) => {
    const { laid, board } = view;
    if (!laid) return [];
    const places = specialPlaces(view).filter(({ tile }) => sameCell(tile, laid.at) || board.tile(tile)?.entry === laid.entry);
    return flatMap(kindsOfMonks(view), (kind) => places.map((place): PlaceFigure => ({ type: 'place-figure', kind, at: asAbbot(place) })));
  },
};

const asWhat = rule<Coming>({
  id: 'place.as-abbot',
  on: ['place-figure', 'move-figure'],
  cites: ['monasteries.place.two-ways'],
  applies: (inquiry) => 'as' in spotOf(inquiry),
  judge: (inquiry) => {
    const spot = spotOf(inquiry);
    if ('as' in spot && spot.as !== ABBOT) return inquiry.forbid('one stands in a monastery as its monk, or lies there as its abbot');
    return isSpecial(featureOf(inquiry))
      ? inquiry.pass('on a special monastery one may lie as its abbot')
      : inquiry.forbid('only on a special monastery one lies as its abbot');
  },
});

const asMonk = rule<Coming>({
  id: 'place.as-monk',
  on: ['place-figure', 'move-figure'],
  isRemark: true,
  cites: ['monasteries.place.two-ways', 'monasteries.place.any-way', 'monasteries.monk.as-usual'],
  applies: (inquiry) => isSpecial(featureOf(inquiry)) && !liesAsAbbot(spotOf(inquiry)),
  judge: ({ pass }) => pass('who stands there is a monk as in every monastery'),
});

const abbot = rule<Coming>({
  id: 'place.what-an-abbot-is',
  on: ['place-figure', 'move-figure'],
  isRemark: true,
  cites: [
    'monasteries.place.any-way',
    'monasteries.place.not-the-abbot-figure',
    'monasteries.abbot.stays',
    'monasteries.abbot.never-completed',
    'monasteries.both.scored-apart',
  ],
  applies: (inquiry) => isSpecial(featureOf(inquiry)) && liesAsAbbot(spotOf(inquiry)),
  judge: ({ pass }) => pass('who lies there stays to the end of the game, and is scored then'),
});

/** The tile just laid has surrounded it, and whoever lies there is not asked. */
const stays = rule<Pass | PlaceFigure>({
  id: 'abbot.stays',
  about: 'turn',
  on: ['pass', 'place-figure'],
  isRemark: true,
  cites: ['monasteries.abbot.stays', 'monasteries.abbot.never-completed'],
  applies: ({ view }) =>
    view.turn.step === 'place-figure' &&
    view.figures.some(({ figure: { at } }) => {
      const monastery = liesAsAbbot(at) ? view.feature(at) : undefined;
      return isSpecial(monastery) && completedNow(view).includes(monastery!);
    }),
  judge: ({ pass }) => pass('who lies on a special monastery stays there also when it is surrounded'),
});

const oneFeature = rule<PlaceFigure>({
  id: 'place.one-feature',
  on: 'place-figure',
  cites: ['monasteries.place.one-feature'],
  applies: ({ view, action }) => isSpecial(view.feature(action.at)) && action.via !== 'flying-machine',
  judge: ({ view, action, pass, forbid }) => {
    const there = view.onNode(view.node(action.at));
    return there.length > 0
      ? forbid('monk and abbot exclude each other, and `{by}` is there', () => ({ by: there.map(({ figure }) => figure.id) }))
      : pass('neither a monk nor an abbot is there');
  },
});

const figures = rule<PlaceFigure>({
  id: 'place.figures',
  on: 'place-figure',
  cites: ['monasteries.place.figures'],
  applies: ({ view, action }) => isSpecial(view.feature(action.at)),
  judge: ({ view, action: { kind }, pass, forbid }) =>
    view.ruleset.figures.get(kind)?.occupies?.includes('monastery')
      ? pass('who may be a monk may be an abbot', { kind })
      : forbid('the {kind} is neither monk nor abbot', { kind }),
});

const originals = rule<PlaceTile>({
  id: 'setup.originals',
  on: 'place-tile',
  isRemark: true,
  cites: ['monasteries.monk.as-usual'],
  applies: ({ view, action }) => view.ruleset.design(action.tile)!.features.some(({ kind }) => kind === 'monastery'),
  judge: (inquiry) => {
    const marks = flatMap(inquiry.view.ruleset.design(inquiry.action.tile)!.features, (feature) => feature.marks);
    if (marks.includes(SPECIAL)) return inquiry.pass('a tile with a special monastery is laid like every tile');
    return inquiry.get(ORIGINALS) === 'keep'
      ? inquiry.pass('the table has kept the ordinary monasteries')
      : inquiry.pass('only the monasteries of the basic game are taken out, and what is drawn is laid');
  },
});

export const placingRules = [asWhat, asMonk, abbot, stays, oneFeature, figures, originals];
