/** What each kind of work is. Whatever is in memory anyway, as rulesets that were put together, is shared by all work of a thread. */
import { ruleset } from '../../catalog.js';
import { Invalid } from '../../contract/errors.js';
import type { Verdict } from '../../contract/verdict.js';
import { clauses } from '../../corpus/clauses.js';
import type { Ruleset } from '../../kernel/ruleset/ruleset.js';
import { localise, replayIn } from '../../languages/index.js';
import { touchedBy } from '../case-law/law.js';
import { compareUnder } from '../decisions/compare.js';
import { judge } from '../decisions/position.js';
import { play } from '../decisions/replays.js';
import { openText, type Parts } from '../decisions/verdict-text.js';
import { suiteComparison } from '../rulesets/suite.js';
import { refusalOf } from './refusal.js';
import type { Input, Kind, Opinion, Output, Progress } from './workers.js';

type Task<K extends Kind> = (input: Input<K>, progress: Progress) => Promise<Output<K>>;

/** Throws `Invalid` where it refuses its input, and whatever `progress` throws. */
export const tasks: { readonly [K in Kind]: Task<K> } = {
  async replay({ request, choice, language }, { check }) {
    // bytes of their own, that can be handed over to another thread
    return new TextEncoder().encode(JSON.stringify(replayIn(play(request, choice, check), language)));
  },

  async adjudicate({ questions, parts }, { rest }) {
    const opinions: Opinion[] = [];
    for (const { choice, request, language } of questions) {
      opinions.push(opinionOf(() => told(ruleset(choice), localise(judge(ruleset(choice), request), language, clauses), parts)));
      await rest();
    }
    return opinions;
  },

  async compare({ choices, request, language, parts }) {
    const benches = choices.map((choice) => ({ ruleset: ruleset(choice) }));
    const { opinions, ...agreement } = compareUnder(benches, request, () => language);
    return {
      opinions: opinions.map((opinion) =>
        'verdict' in opinion ? told(opinion.ruleset, opinion.verdict, parts) : { refused: refusalOf(opinion.refused) },
      ),
      agreement: JSON.stringify(agreement),
    };
  },

  suite: ([first, second], { rest }) => suiteComparison(ruleset(first), ruleset(second), rest),
};

const told = (under: Ruleset, verdict: Verdict, parts: Parts): Opinion => ({
  text: openText(under, verdict, parts),
  verdict: verdict.verdict,
  touched: touchedBy(verdict),
});

function opinionOf(work: () => Opinion): Opinion {
  try {
    return work();
  } catch (error) {
    if (error instanceof Invalid) return { refused: refusalOf(error) };
    throw error;
  }
}
