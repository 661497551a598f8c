/** What somebody types, and what comes of it when he pauses. */
import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Milliseconds. */
const PAUSE = 150;

/** The text of a field that holds `known` at first; `then` is told what is typed that is not known yet. */
export function useTyped(known: string, then: (text: string) => void): Signal<string> {
  const text = useSignal(known);
  useEffect(() => {
    const timer = setTimeout(() => {
      const typed = text.value.trim();
      if (typed !== known) then(typed);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text.value]);
  return text;
}
