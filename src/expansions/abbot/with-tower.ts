/** With The Tower: an abbot who is captured brings nothing, and his early removal and a tower piece exclude each other. */
import type { PlaceToken, RemoveFigure } from '../../contract/action.js';
import type { DoneAction } from '../../contract/snapshot.js';
import type { Inquiry } from '../../kernel/judge/inquiry.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type towerClauses from '../tower/clauses.json';
import type { Capture } from '../tower/wire.js';
import type clauses from './clauses.json';
import { REMOVAL_EXCLUDES } from './settings.js';

type ClauseId = keyof (typeof clauses)['clauses'] | keyof (typeof towerClauses)['clauses'];
const rule = rulesOf<ClauseId>('abbot.with-tower');

const scoresNothing = rule<Capture>({
  id: 'captured-he-scores-nothing',
  on: 'capture',
  isRemark: true,
  cites: ['abbot.removal.not-by-others', 'tower.with-abbot.no-points'],
  applies: ({ view, action }) => view.figure(action.figure)?.figure.kind === 'abbot',
  judge: ({ pass }) => pass('only his owner takes him back for points'),
});

const isRemoval = ({ type, by }: DoneAction): boolean => type === 'remove-figure' && by === 'abbot';
const isPiece = ({ type, kind }: DoneAction): boolean => type === 'place-token' && kind === 'tower-piece';
const EITHER = ['place-token/tower-piece', 'remove-figure/abbot'] as const;

/** Whether an action that was taken is the other one of the two. */
const isOther = ({ action }: Inquiry<PlaceToken | RemoveFigure>): ((done: DoneAction) => boolean) =>
  action.type === 'place-token' ? isRemoval : isPiece;

const pieceOrRemoval = rule<PlaceToken | RemoveFigure>({
  id: 'piece-or-removal',
  about: 'turn',
  on: EITHER,
  cites: ['abbot.early-removal'],
  applies: (inquiry) => inquiry.view.done.some(isOther(inquiry)),
  judge: (inquiry) => {
    const taken = inquiry.view.done.find(isOther(inquiry));
    return inquiry.get(REMOVAL_EXCLUDES) === 'placing-a-meeple'
      ? inquiry.pass('only placing a figure and the early removal exclude each other')
      : inquiry.forbid('a tower piece and the early removal of the abbot exclude each other', { taken });
  },
});

/** By the letter, whoever places no figure takes his abbot back, whatever else he does; anything else that was done still bars it. */
const pieceAndRemoval = rule<PlaceToken | RemoveFigure>({
  id: 'piece-and-removal',
  about: 'turn',
  on: EITHER,
  cites: ['abbot.early-removal'],
  overrides: ['base.turn.one-figure-action', 'tower.action.one-of-four'],
  applies: (inquiry) => {
    const { view } = inquiry;
    const taken = view.done.filter((done) => view.ruleset.kinds.of(done, 'place-figure')?.figureAction);
    return view.get(REMOVAL_EXCLUDES) === 'placing-a-meeple' && taken.length > 0 && taken.every(isOther(inquiry));
  },
  judge: (inquiry) => {
    inquiry.get(REMOVAL_EXCLUDES);
    return inquiry.pass('at this table a tower piece and the early removal go together');
  },
});

export const rulesWithTower = [scoresNothing, pieceOrRemoval, pieceAndRemoval];
