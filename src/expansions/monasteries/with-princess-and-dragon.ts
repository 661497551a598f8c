/** With The Princess & the Dragon: abbots through the portal, beside the fairy, before the dragon and the princess. */
import type { PlaceFigure, RemoveFigure } from '../../contract/action.js';
import type { Proposal } from '../../kernel/declare/action.js';
import type { Addition } from '../../kernel/declare/score.js';
import type { MoveDragon, MoveFairy } from '../princess-and-dragon/wire.js';
import { sameCell } from '../../kernel/position/position.js';
import { rule } from './author.js';
import { MONK_AND_FAIRY } from './settings.js';
import { ABBOTS, asAbbot, isSpecial, kindsOfMonks, liesAsAbbot, specialPlaces, standsOnSpecial } from './special.js';
import { flatMap } from '../../kernel/lists.js';

export const throughThePortal: Proposal<PlaceFigure> = {
  kind: 'place-figure',
  propose: (view) => {
    if (!view.laidSymbol('portal')) return [];
    const places = specialPlaces(view).filter(({ tile }) => !sameCell(tile, view.laid?.at));
    return flatMap(kindsOfMonks(view), (kind) =>
      places.map((place): PlaceFigure => ({ type: 'place-figure', kind, at: asAbbot(place), via: 'magic-portal' })),
    );
  },
};

const surrounded = rule<PlaceFigure>({
  id: 'place.surrounded-as-abbot',
  on: 'place-figure',
  cites: ['monasteries.place.surrounded-as-abbot', 'monasteries.place.any-way'],
  overrides: ['princess-and-dragon.portal.destination-not-complete'],
  applies: ({ view, action }) => liesAsAbbot(action.at) && isSpecial(view.feature(action.at)),
  judge: ({ pass }) => pass('for an abbot the monastery is never complete'),
});

const surroundedMonk = rule<PlaceFigure>({
  id: 'place.surrounded-as-monk',
  on: 'place-figure',
  isRemark: true,
  cites: ['monasteries.place.surrounded-as-abbot'],
  applies: ({ view, action }) => {
    const monastery = view.feature(action.at);
    // one on the tile just laid is scored first
    return !liesAsAbbot(action.at) && isSpecial(monastery) && monastery!.isComplete && !view.isPartlyOnLaid(monastery!);
  },
  judge: ({ pass }) => pass('only as its abbot one comes to a special monastery that is surrounded'),
});

const eaten = rule<MoveDragon>({
  id: 'with-princess-and-dragon.eaten',
  on: 'move-dragon',
  isRemark: true,
  cites: ['monasteries.removal'],
  applies: ({ view, action }) => view.onTile(action.to).some(({ figure }) => standsOnSpecial(view, figure)),
  judge: ({ pass }) => pass('an abbot is eaten like every follower, and brings nothing'),
});

const fairy = rule<MoveFairy>({
  id: 'with-princess-and-dragon.fairy',
  on: 'move-fairy',
  isRemark: true,
  cites: ['monasteries.fairy.abbot'],
  applies: ({ view, action: { to } }) => 'figure' in to && liesAsAbbot(view.figure(to.figure)?.figure.at ?? { figure: '' }),
  judge: ({ pass }) => pass('the fairy may stand with an abbot, who earns her points'),
});

const fairyWithMonk = rule<MoveFairy>({
  id: 'with-princess-and-dragon.fairy-with-a-monk',
  on: 'move-fairy',
  isRemark: true,
  cites: ['monasteries.monk.no-fairy-bonus'],
  applies: (inquiry) => {
    const { view, action } = inquiry;
    const companion = 'figure' in action.to ? view.figure(action.to.figure)?.figure : undefined;
    return companion !== undefined && inquiry.get(MONK_AND_FAIRY) === 'no-bonus' && standsOnSpecial(view, companion) && !liesAsAbbot(companion.at);
  },
  judge: ({ pass }) => pass('at this table she brings the monk nothing when his monastery is scored'),
});

const princess = rule<RemoveFigure>({
  id: 'with-princess-and-dragon.not-removed',
  on: 'remove-figure/princess',
  cites: ['monasteries.princess.not'],
  applies: ({ view, action }) => view.figure(action.figure) !== undefined,
  judge: ({ view, action, pass, forbid }) =>
    standsOnSpecial(view, view.figure(action.figure)!.figure)
      ? forbid('monks and abbots are no knights')
      : pass('it is neither monk nor abbot of a special monastery'),
});

/** Some tables have her bring the monk nothing. */
export const noBonusForMonks: Addition = {
  id: 'monasteries.with-princess-and-dragon.no-bonus-for-monks',
  cites: ['monasteries.monk.no-fairy-bonus'],
  to: ['princess-and-dragon.fairy.bonus'],
  by: (view, scoring) =>
    scoring && isSpecial(scoring.feature) && scoring.group !== ABBOTS && view.get(MONK_AND_FAIRY) === 'no-bonus' ? -1 : undefined,
};

export const rulesWithPrincessAndDragon = [surrounded, surroundedMonk, eaten, fairy, fairyWithMonk, princess];
