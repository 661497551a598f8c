/** Where the sources contradict each other, and what none of them answers. */
import { Cited } from '../ask/Cited.js';
import { Problem } from '../Problem.js';
import { useGet } from '../state/use-get.js';
import { t } from '../words/index.js';

interface Conflict {
  readonly id: string;
  readonly question: string;
  readonly readings?: readonly { readonly value: string; readonly statement: string; readonly clauses: readonly string[] }[];
  readonly resolution?: {
    readonly reading: string | Readonly<Record<string, string>>;
    readonly reason: string;
    readonly explanation: string;
    readonly left?: string;
  };
  readonly setting?: string;
  readonly nearest?: readonly string[];
  readonly answer?: string;
  readonly explanation?: string;
  readonly language?: 'en';
}
interface All {
  readonly items?: readonly Conflict[];
  readonly conflicts?: readonly Conflict[];
  readonly openQuestions?: readonly Conflict[];
}

export function Conflicts() {
  const got = useGet<All>('/v1/conflicts');
  return (
    <>
      <h1 tabIndex={-1}>{t('Conflicts')}</h1>
      <p class="lead">{t('Where the sources contradict each other, how that is resolved and why; and what no source answers.')}</p>
      {got && !got.ok && <Problem problem={got.problem} />}
      {got?.ok && (
        <ul class="results">
          {[...(got.value.items ?? []), ...(got.value.conflicts ?? []), ...(got.value.openQuestions ?? [])].map(
            ({ id, question, resolution, answer, language }) => (
              <li key={id}>
                <a href={`/law/conflicts/${id}`}>{id}</a>{' '}
                <span class="badge">{t((resolution?.left ?? resolution?.reason ?? answer ?? '').replaceAll('-', ' '))}</span>
                <p lang={language}>{question}</p>
              </li>
            ),
          )}
        </ul>
      )}
    </>
  );
}

export function ConflictPage({ id }: { readonly id: string }) {
  const got = useGet<Conflict>(`/v1/conflicts/${encodeURIComponent(id)}`);
  if (!got) return <h1 tabIndex={-1}>{id}</h1>;
  if (!got.ok) return <Problem problem={got.problem} />;
  const { question, readings = [], resolution, setting, nearest = [], explanation, language } = got.value;
  const chosen =
    resolution &&
    (typeof resolution.reading === 'string'
      ? resolution.reading
      : Object.entries(resolution.reading)
          .map(([edition, value]) => `${edition}: ${value}`)
          .join(', '));
  return (
    <article lang={language}>
      <h1 tabIndex={-1}>{question}</h1>
      {readings.map(({ value, statement, clauses }) => (
        <section class="reading" key={value}>
          <h2>{value.replaceAll('-', ' ')}</h2>
          <p>{statement}</p>
          <Cited ids={clauses} />
        </section>
      ))}
      {resolution && (
        <p>
          <b>{chosen?.replaceAll('-', ' ')}</b> <span class="badge">{t(resolution.reason.replaceAll('-', ' '))}</span> {resolution.explanation}
        </p>
      )}
      {explanation !== undefined && <p>{explanation}</p>}
      {nearest.length > 0 && <Cited ids={nearest} />}
      {setting !== undefined && (
        <p>
          <a href={`/law/settings#${setting}`}>{setting}</a>
        </p>
      )}
    </article>
  );
}
