/** `POST /v1/comparisons`: the verdict under each of several rulesets, and what makes them differ. */
import type { FastifyInstance } from 'fastify';
import { builtInRuleset, clauses, ruleset } from '../../catalog.js';
import type { RulesetReference } from '../../contract/ruleset.js';
import type { Verdict } from '../../contract/verdict.js';
import { localise, textIn, type Language } from '../../languages/index.js';
import { compare, type Opinion } from '../comparison.js';
import { exampleFairyMove, exampleSnapshot } from '../examples.js';
import { judge } from '../input.js';
import { LanguageHeader, speak } from '../language.js';
import { checkNesting } from '../nesting.js';
import { operation, POST_PROBLEMS } from '../operation.js';
import { problem, ProblemError } from '../problems.js';
import { underLaw, type InForce } from '../rulesets.js';
import type { Comparison } from '../schemas/answers.js';
import type { ComparisonRequest } from '../schemas/requests.js';
import type { Services } from '../services.js';

const schema = operation({
  operationId: 'compareRulesets',
  tag: 'adjudication',
  summary: 'Does it depend on the edition?',
  description:
    'Judges one action under each ruleset, and says which rules come out differently, which settings they read, and which effects and scores do not follow everywhere. ' +
    'A ruleset under which the position cannot be read gets a problem in place of its verdict; when that holds for all of them, the request is refused.',
  body: 'ComparisonRequest',
  headers: LanguageHeader,
  answer: 'Comparison',
  answerDescription: 'the verdicts and their differences',
  problems: POST_PROBLEMS,
});

/** A ruleset, and the case law under which it judges. */
type Bench = Pick<InForce, 'ruleset'> & Partial<InForce>;

/** What the ruleset says, or the problem that it has with the position. */
function opinion({ ruleset, law }: Bench, body: ComparisonRequest): Opinion & { refused?: ProblemError } {
  try {
    const judged = judge(ruleset, body);
    return { ruleset, answer: { ...judged, precedents: [...(law?.precedents(judged) ?? [])] } };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { ruleset, answer: { ruleset: { id: ruleset.id, hash: ruleset.hash }, problem: problem(error) }, refused: error };
  }
}

/** Throws `ProblemError` when no ruleset can read the request. */
function opinionsOf(benches: readonly Bench[], body: ComparisonRequest): Opinion[] {
  const opinions = benches.map((each) => opinion(each, body));
  const [first] = opinions;
  if (first?.refused && opinions.every(({ refused }) => refused)) throw first.refused;
  return opinions;
}

function answer(opinions: readonly Opinion[], language: Language): Comparison {
  const { differences, ...rest } = compare(opinions.map((each) => ({ ...each, answer: inLanguage(each.answer, language) })));
  const settings = differences.settings.map((setting) => ({ ...setting, question: textIn(setting.question, language) }));
  return { ...rest, differences: { ...differences, settings } };
}

const inLanguage = (answer: Opinion['answer'], language: Language): Opinion['answer'] =>
  'verdict' in answer ? (localise(answer, language, clauses) as Verdict) : answer;

/** The edition that all of them are of, where they are of one. */
const commonEdition = (benches: readonly Bench[]) => (benches.every(({ ruleset: { edition } }) => edition === 'C2') ? 'C2' : 'C1');

export function comparisonRoutes(app: FastifyInstance, services: Services): void {
  const ids = ['hig-c1-current', 'hig-c1-original-2005'];
  const request: ComparisonRequest = { rulesets: ids, snapshot: exampleSnapshot, action: exampleFairyMove };
  const example = {
    request,
    response: () =>
      answer(
        opinionsOf(
          ids.map((id) => ({ ruleset: ruleset(builtInRuleset(id)!) })),
          request,
        ),
        'en',
      ),
  };
  app.post<{ Body: ComparisonRequest }>('/v1/comparisons', { schema, config: { example } }, async (asked, reply) => {
    const { body } = asked;
    checkNesting(body);
    const benches = await allOf(services, body.rulesets);
    return answer(opinionsOf(benches, body), speak(asked, reply, commonEdition(benches)));
  });
}

/** Every ruleset of the list, or a problem with the defects of all of them. */
async function allOf({ rulesets, law }: Services, references: readonly RulesetReference[]): Promise<InForce[]> {
  const found = await Promise.allSettled(references.map((reference, i) => underLaw(rulesets, law, reference, `/rulesets/${i}`)));
  const failed = found.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  const problems = failed.filter((reason) => reason instanceof ProblemError);
  if (problems.length < failed.length) throw failed.find((reason) => !(reason instanceof ProblemError));
  const [first] = problems;
  if (first)
    throw new ProblemError(
      first.code,
      undefined,
      problems.flatMap(({ defects }) => defects),
    );
  return found.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}
