/** What King and Robber Baron bring when the game is over. */
import type { Feature } from '../../kernel/board/feature.js';
import type { FinalScore } from '../../kernel/declare/score.js';
import type { Position } from '../../kernel/position/position.js';
import { added, score } from '../../kernel/play/scoring.js';
import { because, cites, type KingAndRobberClauseId } from './author.js';
import { allCompleted, AWARDS, holderOf, holderUnsaid, KING, ROBBER, type Award } from './awards.js';
import { IN_PLAY, SCORING } from './settings.js';

/** Quantity and points of each, with the clauses for them; undefined: nothing. */
interface Worth {
  readonly quantity: number;
  readonly each: number;
  readonly cites: readonly string[];
}

const BESIEGED = cites('king-and-robber.king.besieged-counts');
const TEN = 10;
const ONE_OF_TWO = 15;
const BOTH = 40;

function atTheEnd(award: Award, name: 'king' | 'robber', perCompleted: readonly KingAndRobberClauseId[]): FinalScore {
  const id = `king-and-robber.${name}.final-points`;
  const notAFeature = cites('king-and-robber.award.not-a-feature');
  return {
    id,
    cites: [...perCompleted, ...notAFeature, ...(award === KING ? BESIEGED : [])],
    score: (view) => {
      const holder = holderOf(view, award);
      if (holder === undefined) return [];
      const worth = worthOf(view, award, id, perCompleted, holder);
      if (!worth) return [];
      const { quantity, each } = worth;
      const line = { label: award.label, quantity, each, points: quantity * each, ...because(`${name}.final-points`, notAFeature) };
      return [score(holder, null, [{ ...line, cites: [...new Set([...worth.cites, ...line.cites])] }])];
    },
    missing: (view) => (view.get(SCORING) === IN_PLAY ? [] : holderUnsaid(view, award, { rule: id, cites: [...perCompleted] })),
  };
}

/** Whether points may fall, and somebody may have a tile that the position does not speak of. */
export const holderInDoubt = (view: Position): boolean =>
  (view.snapshot.bag?.remaining === 0 || view.ruleset.step(view.turn.step)?.phase === 'end' || view.get(SCORING) === IN_PLAY) &&
  AWARDS.some((award) => holderUnsaid(view, award, { rule: '', cites: [] }).length > 0);

function worthOf(view: Position, award: Award, id: string, perCompleted: readonly KingAndRobberClauseId[], holder: string): Worth | undefined {
  switch (view.get(SCORING)) {
    case 'one-per-completed-at-end': {
      const more = added(view, id);
      const completed = allCompleted(view, award);
      const troubled = award === KING && completed.some(isTroubled) ? BESIEGED : [];
      return { quantity: completed.length + more.by, each: 1, cites: [...perCompleted, ...troubled, ...more.cites] };
    }
    case 'ten-each-at-end':
      return { quantity: 1, each: TEN, cites: cites('king-and-robber.variant.ten-each') };
    case 'fifteen-or-forty-at-end':
      return fifteenOrForty(view, award, holder);
    case IN_PLAY:
      return undefined;
  }
}

/** A city with a cathedral, or besieged: no more and no less than every other. */
const isTroubled = (city: Feature): boolean => city.count('cathedral') + city.count('besieged') > 0;

/** Both in one hand are one line, the king's. */
function fifteenOrForty(view: Position, award: Award, holder: string): Worth | undefined {
  const hasBoth = [KING, ROBBER].every((one) => holderOf(view, one) === holder);
  if (hasBoth && award === ROBBER) return undefined;
  return { quantity: 1, each: hasBoth ? BOTH : ONE_OF_TWO, cites: cites('king-and-robber.variant.fifteen-forty') };
}

export const kingAtTheEnd = atTheEnd(
  KING,
  'king',
  cites('king-and-robber.king.final-points', 'king-and-robber.king.final-any-owner', 'king-and-robber.king.open-cities-nothing'),
);
export const robberAtTheEnd = atTheEnd(ROBBER, 'robber', cites('king-and-robber.robber.final-points', 'king-and-robber.robber.final-any-owner'));
