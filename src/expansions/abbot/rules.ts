/** Who may take which figure back. */
import type { RemoveFigure } from '../../contract/action.js';
import { rulesOf } from '../../kernel/rule.js';
import type { AbbotClauseId } from './clauses.js';

const rule = rulesOf<AbbotClauseId>('abbot');

const ownAbbot = rule<RemoveFigure>({
  id: 'early-removal',
  on: 'remove-figure/abbot',
  cites: ['abbot.early-removal'],
  judge: ({ view, action, pass, forbid }) => {
    const { figure } = view.figure(action.figure)!;
    if (figure.kind !== 'abbot') return forbid('it is not an abbot', { kind: figure.kind });
    return figure.owner === view.active ? pass("it is the player's own abbot") : forbid("it is another player's abbot", { owner: figure.owner });
  },
});

export const abbotRules = [ownAbbot];
