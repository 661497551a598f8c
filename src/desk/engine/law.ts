/** What reads the law: texts of clauses and settings, other languages, comparisons. A chunk of its own, loaded when it is wanted. */
import { rulesetDocument, settings, type RulesetChoice } from '../../catalog.js';
import { clauses, citations } from '../../corpus/clauses.js';
import { footnotes } from '../../corpus/footnotes.js';
import { inForceAt } from '../../corpus/law.js';
import { presetById, type Preset } from '../../corpus/presets.js';
import { holdsIn } from '../../corpus/scopes.js';
import { sources, type Source } from '../../corpus/sources.js';
import type { Language } from '../../corpus/terms.js';
import type { SettingTexts } from '../../corpus/text-file.js';
import type { Action } from '../../contract/action.js';
import type { PositionDescription } from '../../contract/position.js';
import type { Snapshot } from '../../contract/snapshot.js';
import type { Finding, Score, Verdict } from '../../contract/verdict.js';
import { saidOf } from '../../kernel/declare/setting.js';
import { decide, read } from '../../kernel/judge/adjudicate.js';
import { actionDefects } from '../../kernel/position/action-defects.js';
import { InvalidInput } from '../../kernel/position/invalid-input.js';
import type { Ruleset } from '../../kernel/ruleset/ruleset.js';
import { clauseIn, findingsIn, localise, positionIn, scoresIn } from '../../languages/localise.js';
import { settingIn } from '../../languages/setting-words.js';
import { compare as differencesOf, type Opinion } from '../../service/decisions/differences.js';
import { Invalid } from '../../contract/errors.js';
import type { ClauseRead, Compared, Footnote, SettingRead, Topic } from './api.js';
import { decidingFinding } from './asks.js';
import { rulesetOf } from './reading.js';

export { addTranslations } from '../../corpus/translations.js';

const sourceById = new Map(sources.map((source) => [source.id, source]));

export const filledIn = (verdict: Verdict): Verdict => citations.cited(verdict, verdict.verdict !== 'unsupported');
export const spoken = (verdict: Verdict, language: Language): Verdict => localise(verdict, language, clauses);
export const findingsSpoken = (findings: readonly Finding[], language: Language): readonly Finding[] => findingsIn(findings, language);
export const scoresSpoken = (scores: readonly Score[], language: Language): readonly Score[] => scoresIn(scores, language);
export const positionSpoken = (position: PositionDescription, language: Language): PositionDescription => positionIn(position, language);
/** What a setting asks, and what its values mean. */
export const settingSpoken = (key: string, language: Language): SettingTexts | undefined => settingIn(key, language);

/** The clauses with these ids, where each of them is printed, and whether it is law of the ruleset's own printing. */
export function clausesRead(ids: readonly string[], preset: string | undefined, language: Language): Record<string, ClauseRead> {
  const printing = preset === undefined ? undefined : presetById(preset);
  return Object.fromEntries(
    ids.flatMap((id) => {
      const clause = clauses.get(id);
      if (!clause) return [];
      const told = clauseIn(clause, language);
      const read: ClauseRead = {
        id,
        statement: told.statement,
        authority: clause.authority,
        language: told.language ?? null,
        sources: nearestFirst(clause.sources, printing).map(({ source, locator }) => {
          const known = sourceById.get(source);
          return {
            title: known?.title ?? source,
            locator,
            date: known?.date ?? null,
            edition: known?.edition ?? '*',
            publisher: known?.publisher ?? '',
            url: known?.url ?? null,
            isOwn: known !== undefined && printing !== undefined && isOfPublisher(known, printing),
          };
        }),
        note: clause.note ?? null,
        holds: printing === undefined || clause.holds.some((scope) => holdsIn(scope, printing)),
      };
      return [[id, read]];
    }),
  );
}

const isOfPublisher = ({ publisher, edition }: Source, printing: Preset): boolean => publisher === printing.publisher && edition === printing.edition;

/** Who asks has one box on the table: what is printed in it is read first, then what its publisher and its edition say elsewhere. */
function nearestFirst<T extends { readonly source: string }>(cited: readonly T[], printing: Preset | undefined): readonly T[] {
  if (!printing) return cited;
  const distance = ({ source }: T): number => {
    const known = sourceById.get(source);
    if (!known) return 3;
    if (source === printing.printing) return 0;
    return isOfPublisher(known, printing) ? 1 : known.edition === printing.edition ? 2 : 3;
  };
  return [...cited].sort((a, b) => distance(a) - distance(b));
}

/** One action under several rulesets, and which settings and rules make the difference. */
export function compare(choices: readonly RulesetChoice[], snapshot: Snapshot, action: Action, language: Language): Compared {
  const ask = (ruleset: Ruleset) => opinionOf(ruleset, snapshot, action, language);
  const opinions = choices.map((choice) => ask(rulesetOf(choice)));
  const { agree, differences } = differencesOf(opinions, ask);
  return {
    rulesets: opinions.map((opinion, i) => {
      const { id, label } = rulesetDocument(choices[i]!);
      if (!('verdict' in opinion)) return { id, label, verdict: null, line: opinion.refused.defects[0]?.message ?? '', points: [], next: null };
      const { verdict, findings, scores, next } = opinion.verdict;
      return { id, label, verdict, line: decidingFinding(findings)?.message ?? '', points: scores, next };
    }),
    agree,
    differences: {
      ...differences,
      settings: differences.settings.map((setting) => {
        const { question, values: means } = settingIn(setting.setting, language)!;
        return { ...setting, question, means };
      }),
    },
  };
}

function opinionOf(ruleset: Ruleset, snapshot: Snapshot, action: Action, language: Language): Opinion {
  try {
    const view = read(ruleset, snapshot);
    const defects = actionDefects(view, action);
    if (defects.length > 0) throw new InvalidInput(defects);
    return { ruleset, verdict: spoken(filledIn(decide(view, action)), language) };
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return { ruleset, refused: new Invalid('invalid-snapshot', undefined, error.defects) };
  }
}

/** All that a ruleset can choose, in words. */
export const settingsRead = (language: Language): SettingRead[] =>
  [...settings.values()].flatMap(({ key, text }) => {
    const texts = settingIn(key, language);
    if (!texts) return [];
    return [
      {
        key,
        expansion: '',
        question: texts.question,
        kind: text.kind,
        values: text.values.map((one) => ({
          value: one.value,
          means: texts.values[one.value] ?? one.value,
          cites: [...saidOf(one)],
        })),
      },
    ];
  });

/** The topics of the law: what stands between the first dots of the clauses' ids. */
export function topics(): Topic[] {
  const found = new Map<string, { id: string; prefix: string; expansion: string; count: number }>();
  for (const { id } of clauses.values()) {
    const [prefix = '', topic = ''] = id.split('.');
    const key = `${prefix}.${topic}`;
    const known = found.get(key) ?? { id: key, prefix, expansion: prefix === 'pd' ? 'princess-and-dragon' : prefix, count: 0 };
    known.count++;
    found.set(key, known);
  }
  return [...found.values()];
}

/** The clauses whose ids begin so, of one printing and as they stood at a date where these are named. */
export function clausesOf(topic: string, preset: string | null, asOf: string | null, language: Language): ClauseRead[] {
  const printing = preset === null ? undefined : presetById(preset);
  const inForce = asOf === null ? () => true : inForceAt(clauses, asOf);
  const ids = [...clauses.values()]
    .filter(({ id }) => id.startsWith(`${topic}.`))
    .filter((clause) => clause.holds.some((scope) => (printing === undefined || holdsIn(scope, printing)) && inForce(clause, scope)))
    .map(({ id }) => id);
  return Object.values(clausesRead(ids, undefined, language));
}

/** Every footnote of the sources that is restated. */
export const footnotesRead = (): Footnote[] =>
  Object.entries<Readonly<Record<string, readonly string[]>>>(footnotes).flatMap(([source, byNumber]) =>
    Object.entries(byNumber).map(([number, ids]) => ({
      source,
      title: sourceById.get(source)?.title ?? source,
      number: Number(number),
      clauses: [...ids],
    })),
  );
