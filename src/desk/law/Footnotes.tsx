/** Which clauses restate which footnote. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Footnote } from '../engine/api.js';
import { engine } from '../state/engine.js';
import { t } from '../words/index.js';

export function Footnotes() {
  const notes = useSignal<readonly Footnote[]>([]);
  useEffect(() => void engine.footnotes().then((found) => (notes.value = found)), []);
  return (
    <>
      <h1 tabIndex={-1}>{t('Footnotes')}</h1>
      <p class="lead">{t('Each footnote of the sources, and the clauses in which we restate it.')}</p>
      <ul class="results">
        {notes.value.map(({ source, title, number, clauses }) => (
          <li key={source + number} id={`${source}-${number}`}>
            <b>
              {title}, {number}
            </b>
            <p>
              {clauses.map((id) => (
                <a key={id} class="chip" href={`/law/clauses/${id}`}>
                  {id}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
