/** With The Siege: knights leave by the churches too. */
import type { RemoveFigure } from '../../contract/action.js';
import type { Laid } from '../../kernel/board/laid.js';
import { rule } from './author.js';

const AROUND = [-1, 0, 1];
const isChurch = (laid: Laid | undefined): boolean => laid?.shape.design.features.some(({ marks }) => marks.includes('church')) === true;

/** It lies beside the city of whoever is to escape. */
const wayOut = rule<RemoveFigure>({
  id: 'with-siege.church-is-a-way-out',
  on: 'remove-figure/siege-escape',
  isRemark: true,
  cites: ['darmstadt.church.is-monastery'],
  applies: ({ view, action }) => {
    const knight = view.figure(action.figure)?.figure;
    const city = knight && view.feature(knight.at);
    return city?.parts.some(({ laid: { x, y } }) => AROUND.some((dy) => AROUND.some((dx) => isChurch(view.board.tileAt(x + dx, y + dy))))) === true;
  },
  judge: ({ pass }) => pass('a church is a monastery, by which a knight may escape too'),
});
export const rulesWithSiege = [wayOut];
