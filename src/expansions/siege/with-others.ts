/** With expansions that came later: abbeys, barns, castles, and the fairy. */
import type { PlaceToken, RemoveFigure } from '../../contract/action.js';
import { placeIn } from '../../contract/spot.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type { Addition, ScoreRule } from '../../kernel/declare/score.js';
import type { Trigger } from '../../kernel/declare/step.js';
import type abbey from '../abbey-and-mayor/clauses.json';
import type bridges from '../bridges-castles-and-bazaars/clauses.json';
import { cites, rule } from './author.js';
import { ESCAPING } from './escape.js';
import { countsTwice, isBesieged, isWithFairy } from './scoring.js';

const ruleWithAbbey = rulesOf<keyof (typeof abbey)['clauses']>('siege.with-abbey-and-mayor');
const ruleWithBridges = rulesOf<keyof (typeof bridges)['clauses'] | 'siege.castle.besieged'>('siege.with-bridges-castles-and-bazaars');

const byAbbey = ruleWithAbbey<RemoveFigure>({
  id: 'escape',
  on: ESCAPING,
  isRemark: true,
  cites: ['abbey-and-mayor.abbey.siege-escape'],
  judge: ({ pass }) => pass('mayors and wagons escape too, and an abbey serves like a monastery'),
});
export const rulesWithAbbeyAndMayor = [byAbbey];

const CONNECTED = 'barn-connected';

/** It adds nothing: what is scored for a barn, or as a field meets one, says that it counts double there too. */
const barn = (id: string, why: readonly string[], isConnecting: boolean): Addition => ({
  id,
  to: countsTwice.to,
  cites: ['abbey-and-mayor.barn.castles-and-besieged', ...why],
  by: (view, scoring) =>
    scoring !== undefined &&
    (scoring.stage === CONNECTED) === isConnecting &&
    countsTwice.by(view, scoring) !== undefined &&
    view.on(scoring.feature).some(({ figure }) => figure.kind === 'barn')
      ? 0
      : undefined,
});
export const barnsCountTwice: readonly Addition[] = [
  barn('siege.with-abbey-and-mayor.barn', cites('siege.field.barn'), false),
  barn('siege.with-abbey-and-mayor.barn-connected', cites('siege.field.barn-connected'), true),
];

const castle = ruleWithBridges<PlaceToken>({
  id: 'castle',
  on: 'place-token/castle',
  isRemark: true,
  cites: ['bridges-castles-and-bazaars.castle.convert.besieged', 'siege.castle.besieged'],
  applies: ({ view, action }) => {
    const { edges: _edges, ...at } = action.at;
    const place = placeIn(at as Parameters<typeof placeIn>[0]);
    const city = place && view.feature(place);
    return city !== undefined && isBesieged(city);
  },
  judge: ({ pass }) => pass('a besieged city may become a castle too, and the siege ends with it'),
});
export const rulesWithBridges = [castle];

const fairy = rule<RemoveFigure>({
  id: 'with-princess-and-dragon.fairy',
  on: ESCAPING,
  isRemark: true,
  cites: cites('siege.fairy.escape') as ['siege.fairy.escape'],
  applies: ({ view }) => view.neutral('fairy') !== undefined,
  judge: ({ pass }) => pass('the fairy stays on her tile when her knight escapes'),
});
export const rulesWithPrincessAndDragon = [fairy];

export const fairyStays: Trigger = {
  id: 'siege.with-princess-and-dragon.fairy-stays',
  on: 'figure-returned',
  cites: cites('siege.fairy.escape'),
  seconds: 'princess-and-dragon.fairy.stays-when-her-follower-leaves',
  then: (_view, { rule: why }) => (why === 'siege.escape.goes-home' ? {} : undefined),
};

/** It changes nothing: however little the city is worth, the fairy brings her points. */
export const withTheFairy: ScoreRule = {
  id: 'siege.with-princess-and-dragon.fairy',
  stage: 'rate',
  on: 'completed',
  of: ['city'],
  raises: ['base.score.city-tiles'],
  cites: cites('siege.fairy.bonus'),
  applies: (scoring) => isBesieged(scoring.feature) && isWithFairy(scoring),
  by: () => 0,
};
