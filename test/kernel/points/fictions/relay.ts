/** Whoever lays a monastery with a road hands out tiles: the others lay one each, in turn order, before the turn goes on to his left. */
import { tableState } from '../../../../src/kernel/declare/state.js';
import { nextTurn } from '../../../../src/kernel/play/succession.js';
import { fiction, named, state } from '../game.js';

interface Relay {
  readonly host: string;
  readonly left: readonly { readonly player: string; readonly tile: string }[];
}
const RELAY = tableState<Relay>('relay', ({ host, left }, check) => {
  check.player('/relay/host', host);
  left.forEach(({ tile }, i) => check.tile(`/relay/left/${i}/tile`, tile));
});
const keep = (relay: Relay | null) => [state('relay', relay, 'snapshot')];

export const relay = fiction('relay', {
  state: [RELAY],
  steps: [
    {
      ...named('hand-out'),
      phase: 'after-part',
      due: ({ laid }) => laid?.shape.design.id === 'base/A',
      begin: (view) => {
        const others = view.playersFrom(view.active).slice(1);
        return { effects: keep({ host: view.active, left: others.map((player) => ({ player, tile: 'base/U' })) }) };
      },
    },
  ],
  successions: [
    {
      ...named('relay.next'),
      next: (view) => {
        const { host, left = [] } = view.state(RELAY) ?? {};
        if (host === undefined) return undefined;
        const [first, ...others] = left;
        if (first) return { turn: { ...first, source: 'bazaar' }, effects: keep({ host, left: others }) };
        return nextTurn(view) && { turn: { player: view.playerAfter(host) }, effects: keep(null) };
      },
    },
  ],
});
