/** Our own engine in the words of the protocol: the kit's first client. */
import { expansions } from '../../catalog.js';
import type { Action } from '../../contract/action.js';
import { REQUESTS, LEVELS, PROTOCOL, type AdjudicateRequest, type GameAnswer, type KitAnswers, type KitRequest } from '../../contract/conformance.js';
import type { Replay } from '../../contract/replay.js';
import { VERDICTS, type Finding, type Verdict } from '../../contract/verdict.js';
import { adjudicate, legalActions } from '../../kernel/judge/adjudicate.js';
import { InvalidInput } from '../../kernel/position/invalid-input.js';
import { ENGINE_VERSION } from '../../kernel/version.js';
import { replay } from '../../replay/replay.js';
import { decidingRules } from '../compare.js';
import { checkRequest, inPlay, inQuestion, rulesetOf, within } from './requests.js';

/** An answer without the number of its request. */
export type Said<K extends keyof KitAnswers> = K extends unknown ? Omit<KitAnswers[K], 'id'> : never;
export type Refused = { readonly error: { readonly message: string; readonly defects?: InvalidInput['defects'] } };

/** What we answer. What cannot be read is refused with its defects; other errors are bugs and thrown. */
export function answerOf(request: KitRequest): Said<keyof KitAnswers> | Refused {
  try {
    return answer(request);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return { error: { message: error.message, defects: error.defects } };
  }
}

function answer(request: KitRequest): Said<keyof KitAnswers> {
  checkRequest(request);
  switch (request.request) {
    case 'hello':
      return hello();
    case 'adjudicate':
      return adjudicated(request);
    case 'legal-actions': {
      const ruleset = rulesetOf(request);
      const { actions, undetermined } = within('/snapshot', () => legalActions(ruleset, request.snapshot));
      return { actions: listed(actions), ...(undetermined && { undetermined: listed(undetermined.map(({ action }) => action)) }) };
    }
    case 'play': {
      const { ruleset, snapshot, actions } = request;
      rulesetOf(request);
      return gameAnswer(inPlay(() => replay({ ruleset, snapshot, actions }, { format: 'seneschal' })));
    }
    case 'replay':
      return gameAnswer(replay(request.game, { format: request.format, ruleset: request.ruleset }));
  }
}

const listed = (actions: readonly Action[]) => actions.map((action) => ({ ...action }));

const hello = (): Said<'hello'> => ({
  name: 'seneschal',
  version: ENGINE_VERSION,
  protocol: PROTOCOL,
  expansions: expansions.map(({ id }) => id),
  presets: '*',
  settings: '*',
  levels: [...LEVELS],
  requests: [...REQUESTS],
  verdicts: [...VERDICTS],
});

function adjudicated(request: AdjudicateRequest): Said<'adjudicate'> {
  const ruleset = rulesetOf(request);
  const verdict = inQuestion(ruleset, request, () => adjudicate(ruleset, request.snapshot, request.action));
  const { effects, scores, after, next } = verdict;
  return {
    verdict: verdict.verdict,
    rules: decidingRules(verdict),
    clauses: decidingClauses(verdict),
    effects,
    scores: scores.map((score) => ({ ...score, feature: score.feature && { ...score.feature } })),
    after,
    next,
  };
}

/** The clauses of what made the verdict, and of what follows. */
export function decidingClauses(verdict: Verdict): string[] {
  const rules = new Set(decidingRules(verdict));
  const deciding: readonly Pick<Finding, 'cites'>[] = [
    ...verdict.findings.filter(({ rule }) => rules.has(rule)),
    ...verdict.effects,
    ...verdict.scores.flatMap(({ lines }) => lines),
  ];
  return [...new Set(deciding.flatMap(({ cites }) => cites))];
}

const gameAnswer = ({ steps, final }: Replay): Omit<GameAnswer, 'id'> => ({
  steps: steps.map(({ verdict, points }) => ({ verdict, points: [...points] })),
  final: { points: [...final.points] },
});
