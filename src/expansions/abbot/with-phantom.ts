/** With the phantom, which may follow the early removal. */
import type { PlaceFigure } from '../../contract/action.js';
import { rule } from './author.js';

const thenPhantom = rule<PlaceFigure>({
  id: 'with-phantom.after-removal',
  about: 'kind',
  on: 'place-figure',
  isRemark: true,
  cites: ['abbot.removal.then-phantom'],
  applies: ({ view, action }) => action.kind === 'phantom' && view.done.some(({ type, by }) => type === 'remove-figure' && by === 'abbot'),
  judge: ({ pass }) => pass('the phantom may follow an abbot who was taken back'),
});

export const rulesWithPhantom = [thenPhantom];
