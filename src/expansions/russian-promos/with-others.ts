/** With tunnels and ferries: a piece may join another road to that of the robber. With flying machines and sieges: the hut is no monastery.
 * With the City of Carcassonne: at some tables no trap takes who comes from it. */
import type { MoveFigure, MoveToken, PlaceFigure, PlaceToken, RemoveFigure } from '../../contract/action.js';
import { spotName } from '../../contract/spot.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type { FlierClauseId } from '../flier/author.js';
import type tunnelClauses from '../tunnel/clauses.json';
import { FOLDER, rule, type RussianPromosClauseId } from './author.js';
import { HUT } from './hut.js';
import { FROM_THE_CITY, HUT_LANDING } from './settings.js';
import { isFromTheCity, SOLOVEI, tilesWith, TRAPS } from './trap-places.js';

const ruleWithTunnel = rulesOf<RussianPromosClauseId | keyof (typeof tunnelClauses)['clauses']>(FOLDER);

const byTunnel = ruleWithTunnel<PlaceToken>({
  id: 'with-tunnel.joined',
  on: 'place-token/tunnel-token',
  isRemark: true,
  cites: ['tunnel.solovei.join-triggers', 'russian-promos.solovei.when-joined'],
  applies: ({ view }) => tilesWith(view, SOLOVEI).length > 0,
  judge: ({ pass }) => pass('the trap of the robber springs where a figure stands on the road that is joined to his'),
});
export const rulesWithTunnel = [byTunnel];

const byFerry = rule<PlaceToken | MoveToken>({
  id: 'with-ferries.joined',
  on: ['place-token/ferry', 'move-token/ferry'],
  isRemark: true,
  cites: ['russian-promos.solovei.when-joined'],
  applies: ({ view }) => tilesWith(view, SOLOVEI).length > 0,
  judge: ({ pass }) => pass('the trap of the robber springs where a figure stands on the road that is joined to his'),
});
export const rulesWithFerries = [byFerry];

const fromTheCity = rule<MoveFigure>({
  id: 'with-count.from-the-city',
  on: 'move-figure',
  isRemark: true,
  cites: ['russian-promos.traps.not-from-the-city'],
  applies: (inquiry) =>
    isFromTheCity(inquiry.view.figure(inquiry.action.figure)?.figure.at) &&
    inquiry.get(FROM_THE_CITY) === 'not-trapped' &&
    TRAPS.some((trap) => tilesWith(inquiry.view, trap).length > 0),
  judge: ({ pass }) => pass('at this table no trap springs for whoever comes from the City'),
});
export const rulesWithCount = [fromTheCity];

const ruleWithFlier = rulesOf<RussianPromosClauseId | FlierClauseId>(FOLDER);

const notToTheHut = ruleWithFlier<PlaceFigure>({
  id: 'with-flier.not-to-the-hut',
  on: 'place-figure',
  cites: ['flier.landing.unfinished-only', 'russian-promos.hut.no-monastery'],
  applies: ({ action }) => action.via === 'flying-machine' && spotName(action.at) === HUT,
  judge: (inquiry) =>
    inquiry.get(HUT_LANDING) === 'lands'
      ? inquiry.pass('at this table the machine lands in the hut as in a monastery')
      : inquiry.forbid('nobody lands in the hut, which is no monastery'),
});
export const rulesWithFlier = [notToTheHut];

const hutIsNoWayOut = rule<RemoveFigure>({
  id: 'with-siege.no-way-out',
  on: 'remove-figure/siege-escape',
  isRemark: true,
  cites: ['russian-promos.hut.no-monastery'],
  applies: ({ view }) => tilesWith(view, HUT).length > 0,
  judge: ({ pass }) => pass('the hut is no monastery: no knight escapes by it'),
});
export const rulesWithSiege = [hutIsNoWayOut];
