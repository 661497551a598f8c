/** With tunnels and ferries: a piece may join another road to that of the robber. */
import type { MoveToken, PlaceToken } from '../../contract/action.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type tunnelClauses from '../tunnel/clauses.json';
import { FOLDER, rule, type RussianPromosClauseId } from './author.js';
import { SOLOVEI, tilesWith } from './trap-places.js';

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
