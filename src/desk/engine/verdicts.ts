/** Verdicts for the page: in its language, and with the texts of what they cite once these are loaded. */
import { rulesetDocument, type RulesetChoice } from '../../catalog.js';
import { citedIn } from '../../corpus/citing.js';
import type { Language } from '../../corpus/terms.js';
import type { Action } from '../../contract/action.js';
import type { Snapshot } from '../../contract/snapshot.js';
import type { Finding, Verdict } from '../../contract/verdict.js';
import { decide } from '../../kernel/judge/adjudicate.js';
import { actionDefects } from '../../kernel/position/action-defects.js';
import { InvalidInput } from '../../kernel/position/invalid-input.js';
import type { Answer, Ask, Judged, Look } from './api.js';
import { asksIn, decidingFinding } from './asks.js';
import type * as TheLaw from './law.js';
import { look } from './look.js';
import { answering, positionOf, rulesetOf } from './reading.js';

type Law = typeof TheLaw;
let law: Law | undefined;

/** The law and the languages: ten times the engine, and not wanted before somebody reads. */
export const theLaw = async (): Promise<Law> => (law ??= await import('./law.js'));

const translationsOf = { de: () => import('virtual:translations/de'), pl: () => import('virtual:translations/pl') };
/** The languages in which the statements of clauses are there. */
const told = new Set<Language>(['en', 'en-c2']);

/** The law with what its clauses say in a language, which comes by itself. */
export async function theLawIn(language: Language): Promise<Law> {
  const loading = theLaw();
  if (language === 'en' || language === 'en-c2' || told.has(language)) return loading;
  const { default: translations } = await translationsOf[language]();
  const loaded = await loading;
  loaded.addTranslations(language, translations);
  told.add(language);
  return loaded;
}

/** English needs no catalogue. */
const speaks = (language: Language): boolean => language === 'en' || law !== undefined;

/** Only what threatens and protects figures is said in words; where nothing does no language is loaded. */
export async function lookIn(choice: RulesetChoice, snapshot: Snapshot, language: Language): Promise<Answer<Look>> {
  const seen = await answering(() => look(rulesetOf(choice), snapshot));
  if (language === 'en' || !seen.ok || seen.value.figures.every(({ warnings }) => warnings.length === 0)) return seen;
  const { positionSpoken } = (await theLaw().catch(() => undefined)) ?? {};
  return positionSpoken ? answering(() => look(rulesetOf(choice), snapshot, (position) => positionSpoken(position, language))) : seen;
}

export async function judge(choice: RulesetChoice, snapshot: Snapshot, action: Action, language: Language): Promise<Answer<Judged>> {
  if (!speaks(language)) await theLaw().catch(() => undefined);
  return answering(() => judged(choice, snapshot, action, language));
}

export async function read(choice: RulesetChoice, snapshot: Snapshot, action: Action, language: Language): Promise<Answer<Judged>> {
  // without a network the verdict stands all the same, with the ids of its clauses
  await theLawIn(language).catch(() => undefined);
  return answering(() => judged(choice, snapshot, action, language));
}

function judged(choice: RulesetChoice, snapshot: Snapshot, action: Action, language: Language): Judged {
  const view = positionOf(choice, snapshot);
  const defects = actionDefects(view, action);
  if (defects.length > 0) throw new InvalidInput(defects.map((defect) => ({ ...defect, pointer: `/action${defect.pointer}` })));
  const verdict = law ? law.filledIn(decide(view, action)) : decide(view, action);
  const { settings, preset } = rulesetDocument(choice);
  const asked = new Set(
    verdict.findings.flatMap((finding) => [...Object.keys(finding.settings ?? {}), ...(finding.readings ?? []).map(({ setting }) => setting)]),
  );
  return {
    verdict: law ? law.spoken(verdict, language) : verdict,
    isRead: law !== undefined && told.has(language),
    clauses: law ? law.clausesRead([...citedIn(verdict), ...alsoIn(verdict), ...(verdict.nearest ?? [])], preset, language) : {},
    settings: Object.fromEntries(
      [...asked].flatMap((key) => {
        const chosen = settings[key];
        return chosen
          ? [[key, { value: chosen.value, setBy: chosen.setBy, basis: chosen.basis ?? null, texts: law?.settingSpoken(key, language) ?? null }]]
          : [];
      }),
    ),
  };
}

/** Clauses that stand apart from those that are cited, where the verdict has such. */
const alsoIn = ({ findings }: Verdict): string[] =>
  (findings as readonly (Finding & { readonly seeAlso?: readonly { readonly clause: string }[] })[]).flatMap(({ seeAlso = [] }) =>
    seeAlso.map(({ clause }) => clause),
  );

export async function asks(choice: RulesetChoice, snapshot: Snapshot, language: Language): Promise<Answer<readonly Ask[]>> {
  if (!speaks(language)) await theLaw().catch(() => undefined);
  return answering(() => {
    const view = positionOf(choice, snapshot);
    if (!snapshot.turn) return [];
    return asksIn(view).map(({ findings, ...ask }): Ask => {
      const told = law ? law.findingsSpoken(findings, language) : findings;
      const deciding = decidingFinding(told);
      return { ...ask, why: deciding?.message ?? null, rule: deciding?.rule ?? null };
    });
  });
}
