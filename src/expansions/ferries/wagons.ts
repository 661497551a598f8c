/** With wagons that move along connections: no source says whether they are taken over a lake by a ferry. */
import type { MoveFigure } from '../../contract/action.js';
import type { Feature } from '../../kernel/board/feature.js';
import type { Rule } from '../../kernel/declare/rule.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { liesBeyond } from '../../kernel/play/stretch.js';
import { rule } from './author.js';
import { SYMBOL } from './lakes.js';
import { WAGONS } from './settings.js';

/** The road that was scored, of a wagon that moves along connections, and what it is to move to. */
function travel({ view, action }: Inquiry<MoveFigure>) {
  // where only the distance counts, lakes do not matter
  if (view.ruleset.settings.entry('abbey-and-mayor.wagonMove')?.value !== 'connected') return undefined;
  const wagon = view.figure(action.figure);
  const from = wagon && view.feature(wagon.figure.at);
  const to = view.feature(action.to);
  return from?.kind === 'road' && to && to !== from ? { node: wagon!.node, from, to } : undefined;
}

const lakesOf = ({ parts }: Feature) => parts.filter(({ laid }) => laid.shape.design.symbols.includes(SYMBOL)).map(({ laid }) => laid);

/** Whether a ferry lies between the wagon and whatever the scored road shares a tile with. */
function isBeyond(inquiry: Inquiry<MoveFigure>): boolean {
  const { node, from, to } = travel(inquiry) ?? {};
  if (node === undefined || !from || !to || lakesOf(from).length === 0) return false;
  const { board } = inquiry.view;
  const lakes = lakesOf(from);
  return liesBeyond(board, to, from, node, (one, next) => board.ownerOf(one) === board.ownerOf(next) && lakes.includes(board.ownerOf(one)));
}

const overTheLake = rule<MoveFigure>({
  id: 'with-abbey-and-mayor.over-the-lake',
  on: 'move-figure/wagon',
  cites: ['ferries.place.joins-roads'],
  applies: isBeyond,
  judge: (inquiry) =>
    inquiry.get(WAGONS) === 'by-ferry'
      ? inquiry.pass('a ferry takes a wagon over the lake')
      : inquiry.unregulated('no source says whether a ferry takes a wagon over the lake'),
});

export const rulesWithAbbeyAndMayor: readonly Rule[] = [overTheLake];
