/** What is asked of the server: search, the law's cross-references, rulings. The key of a judge is kept for the tab alone. */
import { signal } from '@preact/signals';
import { language, t } from '../words/index.js';
import type { Language } from '../engine/api.js';

const TAGS: Readonly<Record<Language, string>> = { en: 'en-x-c1', 'en-c2': 'en-x-c2', de: 'de', pl: 'pl' };
const KEY = 'seneschal.key';

const keptKey = (): string => {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
};

export const key = signal(keptKey());

/** For this tab: never in an address, never in what outlives it. */
export function keepKey(secret: string): void {
  key.value = secret;
  try {
    sessionStorage.setItem(KEY, secret);
  } catch {
    // then it is kept as long as the page
  }
}

export interface Problem {
  readonly title: string;
  readonly detail?: string;
  readonly code?: string;
  readonly errors?: readonly { readonly pointer: string; readonly code?: string; readonly message: string }[];
}

export type Got<T> = { readonly ok: true; readonly value: T; readonly etag: string | null } | { readonly ok: false; readonly problem: Problem };

/** A page has a field for the key, and knows nothing of headers. */
const withoutKey = (): Problem =>
  key.value === ''
    ? { title: t('A key is needed'), detail: t('This needs the key of a judge: give yours in the field on this page.') }
    : {
        title: t('Nothing is known of the key'),
        detail: t('This key is not known here: it is mistyped, has expired or was revoked. Give another one, or forget it to read on without.'),
      };

async function request<T>(
  method: string,
  path: string,
  options: { readonly body?: unknown; readonly etag?: string; readonly withKey?: boolean },
): Promise<Got<T>> {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': TAGS[language.value] };
  if (options.withKey && key.value !== '') headers['authorization'] = `Bearer ${key.value}`;
  if (options.body !== undefined) headers['content-type'] = 'application/json';
  if (options.etag !== undefined) headers['if-match'] = options.etag;
  try {
    const answer = await fetch(path, { method, headers, ...(options.body !== undefined && { body: JSON.stringify(options.body) }) });
    const value = (await answer.json()) as unknown;
    if (answer.ok) return { ok: true, value: value as T, etag: answer.headers.get('etag') };
    return { ok: false, problem: answer.status === 401 ? withoutKey() : (value as Problem) };
  } catch {
    return { ok: false, problem: { title: t('the server does not answer') } };
  }
}

export const get = <T>(path: string, withKey = false): Promise<Got<T>> => request<T>('GET', path, { withKey });
export const post = <T>(path: string, body: unknown, etag?: string): Promise<Got<T>> =>
  request<T>('POST', path, { body, withKey: true, ...(etag !== undefined && { etag }) });
export const patch = <T>(path: string, body: unknown, etag: string): Promise<Got<T>> => request<T>('PATCH', path, { body, withKey: true, etag });

/** What is asked for may be told in another language or with another key later: then it is asked for again. */
export const address = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const filled = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '');
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(filled).toString()}`;
};
