/** The verdict under each of several rulesets, and what makes them differ. */
import { clauses } from '../../corpus/clauses.js';
import { Invalid } from '../../contract/errors.js';
import type { ComparisonRequest } from '../../contract/requests.js';
import type { RulesetReference } from '../../contract/ruleset.js';
import type { Verdict } from '../../contract/verdict.js';
import type { Ruleset } from '../../kernel/ruleset/ruleset.js';
import { localise, precedentsIn, settingIn, type Language } from '../../languages/index.js';
import { checkNesting } from '../input/nesting.js';
import { touchedBy } from '../case-law/law.js';
import { plainEnglish, type Asked, type Speak } from '../language.js';
import { chosenUnderLaw, type ChosenInForce, type InForce } from '../rulesets/lookup.js';
import type { Services } from '../services.js';
import { signal } from '../signals.js';
import { asInvalid } from '../workers/refusal.js';
import type { WithWorkers } from '../workers/workers.js';
import { compare, type Agreement, type Opinion } from './differences.js';
import { judge } from './position.js';
import { tellingOf } from './snapshot-defects.js';
import { closedText, type Parts } from './verdict-text.js';
import { defectsIn } from './defects-in.js';

export interface Compared extends Agreement {
  /** One for each of the rulesets, in their order. */
  readonly opinions: readonly Opinion[];
}

type Proposal = Pick<ComparisonRequest, 'snapshot' | 'action'>;

/** A ruleset, and the case law under which it judges. */
type Bench = Pick<InForce, 'ruleset'> & Partial<InForce>;

/** Throws `Invalid` with every defect of the rulesets, or where none of them can read the request; `Unavailable`. */
export async function compareRulesets(
  services: Pick<Services, 'rulesets' | 'law'>,
  request: ComparisonRequest,
  speak: Speak = plainEnglish,
): Promise<Compared> {
  checkNesting(request);
  return tellingOf(request, async () => compareUnder(await allOf(services, request.rulesets), request, speak));
}

/** What one ruleset says, as JSON; or which one cannot read the request, and why. */
export type ToldOpinion = { readonly text: string } | { readonly ruleset: Ruleset; readonly refused: Invalid };

export interface ToldComparison {
  readonly opinions: readonly ToldOpinion[];
  /** Whether they agree, and on what they differ, as JSON. */
  readonly agreement: string;
  readonly language: Language;
}

/** The same by the workers. */
export async function compareByWorkers(
  { workers, ...services }: Pick<Services, 'rulesets' | 'law'> & WithWorkers,
  request: ComparisonRequest,
  { speak, parts, ...asking }: Asked & { readonly parts: Parts },
): Promise<ToldComparison> {
  checkNesting(request);
  const { rulesets: _references, ...rest } = request;
  const benches = await tellingOf(request, () => allOf(services, request.rulesets));
  const language = speak(commonEdition(benches));
  const input = { choices: benches.map(({ choice }) => choice), request: rest, language, parts };
  const { opinions, agreement } = await workers.run('compare', input, asking);
  return {
    opinions: opinions.map((opinion, i): ToldOpinion => {
      const { ruleset, law, bound } = benches[i]!;
      if ('refused' in opinion) return { ruleset, refused: asInvalid(opinion.refused) };
      signal('verdict', { verdict: opinion.verdict });
      return { text: closedText(opinion.text, precedentsIn(law.precedents(opinion.touched, bound), language)) };
    }),
    agreement,
    language,
  };
}

/** Throws `Invalid` when no ruleset can read the request. */
export function compareUnder(benches: readonly Bench[], request: Proposal, speak: Speak = plainEnglish): Compared {
  const opinions = opinionsOf(benches, request);
  const language = speak(commonEdition(benches));
  const spoken = opinions.map((opinion) => inLanguage(opinion, language));
  const { agree, differences } = compare(spoken, (ruleset) => opinionOf({ ruleset }, request));
  const settings = differences.settings.map((setting) => {
    const { question, language: written } = settingIn(setting.setting, language)!;
    return { ...setting, question, ...(written && { language: written }) };
  });
  return { opinions: spoken, agree, differences: { ...differences, settings } };
}

function opinionsOf(benches: readonly Bench[], request: Proposal): Opinion[] {
  const opinions = benches.map((bench) => opinionOf(bench, request));
  const refusals = opinions.flatMap((opinion) => ('refused' in opinion ? [opinion.refused] : []));
  if (refusals[0] && refusals.length === opinions.length) throw refusals[0];
  return opinions;
}

function opinionOf({ ruleset, law, bound = [] }: Bench, request: Proposal): Opinion {
  try {
    const judged = judge(ruleset, request);
    return { ruleset, verdict: { ...judged, precedents: [...(law?.precedents(touchedBy(judged), bound) ?? [])] } };
  } catch (error) {
    if (error instanceof Invalid) return { ruleset, refused: error };
    throw error;
  }
}

const inLanguage = (opinion: Opinion, language: Language): Opinion =>
  'verdict' in opinion ? { ...opinion, verdict: verdictIn(opinion.verdict, language) } : opinion;
const verdictIn = (verdict: Verdict, language: Language): Verdict => ({
  ...localise(verdict, language, clauses),
  precedents: precedentsIn(verdict.precedents, language),
});

/** The edition that all of them are of, where they are of one. */
const commonEdition = (benches: readonly Bench[]) => (benches.every(({ ruleset: { edition } }) => edition === 'C2') ? 'C2' : 'C1');

/** Every ruleset of the list, or the defects of all of them. */
async function allOf({ rulesets, law }: Pick<Services, 'rulesets' | 'law'>, references: readonly RulesetReference[]): Promise<ChosenInForce[]> {
  const found = await Promise.allSettled(references.map((reference, i) => chosenUnderLaw(rulesets, law, reference, `/rulesets/${i}`)));
  const failed = found.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  const refusals = failed.filter((reason) => reason instanceof Invalid);
  if (refusals.length < failed.length) throw failed.find((reason) => !(reason instanceof Invalid));
  const [first] = refusals;
  if (first) {
    const defects = refusals.flatMap((refusal) => refusal.defects);
    const detail = refusals.length === 1 ? first.detail : defectsIn(['rulesets', defects]);
    throw new Invalid(first.code, detail, defects, { nearest: () => refusals.flatMap((refusal) => refusal.nearest) });
  }
  return found.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}
