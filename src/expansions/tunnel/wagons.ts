/** With wagons that move along connections: no source says whether they drive through a tunnel. */
import type { MoveFigure } from '../../contract/action.js';
import type { Rule } from '../../kernel/declare/rule.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { liesBeyond } from '../../kernel/play/stretch.js';
import type { Position } from '../../kernel/position/position.js';
import { rule } from './author.js';
import { openingAt, TOKEN } from './openings.js';

/** The openings that are joined underground, each with whose pair it has. */
const joined = (view: Position): ReadonlyMap<number, string> =>
  new Map(view.tokens(TOKEN).map((token) => [openingAt(view.board, token)?.node ?? -1, `${token.owner} ${String(token.pair)}`]));

/** Whether a tunnel lies between the wagon and whatever the scored road shares a tile with. */
function isBeyond({ view, action }: Inquiry<MoveFigure>): boolean {
  // where only the distance counts, tunnels do not matter
  if (view.ruleset.settings.entry('abbey-and-mayor.wagonMove')?.value !== 'connected') return false;
  const wagon = view.figure(action.figure);
  const from = wagon && view.feature(wagon.figure.at);
  const to = view.feature(action.to);
  if (from?.kind !== 'road' || !to || to === from || from.count('tunnel') === 0) return false;
  const pairs = joined(view);
  return liesBeyond(view.board, to, from, wagon!.node, (node, next) => pairs.has(node) && pairs.get(node) === pairs.get(next));
}

const throughTheTunnel = rule<MoveFigure>({
  id: 'with-abbey-and-mayor.through-the-tunnel',
  on: 'move-figure/wagon',
  cites: ['tunnel.wagon.not-through', 'tunnel.tunnel.second-token-joins'],
  applies: isBeyond,
  judge: ({ unregulated }) => unregulated('no source says whether a wagon drives through a tunnel'),
});

export const rulesWithAbbeyAndMayor: readonly Rule[] = [throughTheTunnel];
