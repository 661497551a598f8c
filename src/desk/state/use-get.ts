/** What a page reads from the server, for as long as it shows it. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language } from '../words/index.js';
import { get, key, post, type Got } from './remote.js';

/** Undefined while the answer is on its way; asked again in another language. */
export function useGet<T>(path: string | null, withKey = false, version = 0): Got<T> | undefined {
  const got = useSignal<Got<T> | undefined>(undefined);
  const speech = language.value;
  const secret = withKey ? key.value : '';
  useEffect(() => {
    let isWanted = true;
    got.value = undefined;
    if (path !== null) void get<T>(path, withKey).then((answer) => isWanted && (got.value = answer));
    return () => void (isWanted = false);
  }, [path, speech, secret, version]);
  return got.value;
}

/** The same of what is answered to a post that changes nothing; what was answered last stays until the next answer comes. */
export function usePost<T>(path: string, body: unknown): Got<T> | undefined {
  const got = useSignal<Got<T> | undefined>(undefined);
  const speech = language.value;
  const asked = JSON.stringify(body);
  useEffect(() => {
    let isWanted = true;
    void post<T>(path, JSON.parse(asked)).then((answer) => isWanted && (got.value = answer));
    return () => void (isWanted = false);
  }, [path, asked, speech]);
  return got.value;
}
