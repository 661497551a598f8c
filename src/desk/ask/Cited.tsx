/** Clauses by their ids, read from the law: what they state, and where they stand. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ClauseRead } from '../engine/api.js';
import { engine } from '../state/engine.js';
import { language } from '../words/index.js';
import { Clause } from './Clause.js';

export function Cited({ ids, preset }: { readonly ids: readonly string[]; readonly preset?: string | undefined }) {
  const read = useSignal<Readonly<Record<string, ClauseRead>>>({});
  const speech = language.value;
  const wanted = ids.join(' ');
  useEffect(() => {
    let isWanted = true;
    // without the law, which is loaded for it, the ids stand alone
    void engine.clauses(ids, preset ?? null, speech).then(
      (found) => isWanted && (read.value = found),
      () => undefined,
    );
    return () => void (isWanted = false);
  }, [wanted, preset, speech]);
  return (
    <>
      {ids.map((id) => (
        <Clause key={id} id={id} clause={read.value[id]} />
      ))}
    </>
  );
}
