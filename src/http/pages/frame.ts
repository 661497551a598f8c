/** A page: where one is, what can be had besides, and the answer, or why there is none. */
import { deflateRawSync } from 'node:zlib';
import { escapeHtml } from '../../service/corpus/html.js';
import type { Problem } from '../../contract/problem.js';
import type { Link } from './link-header.js';
import { shown } from './value.js';
import { wordsIn } from './words.js';

export interface Answered {
  /** Of the request. */
  readonly url: string;
  readonly body: unknown;
  readonly links: readonly Link[];
  /** As `Content-Language` has it. */
  readonly language: string;
}

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:1rem auto;max-width:60rem;padding:0 1rem;color:#111;background:#fff}dt{font-weight:600;margin-top:.4rem}' +
  'dd{margin-left:1.2rem;overflow-wrap:anywhere}li{margin-bottom:.4rem}a{color:#00409f}nav a{margin-right:1rem}img{max-width:100%;max-height:24rem}' +
  '@media(prefers-color-scheme:dark){body{color:#eee;background:#181818}a{color:#9cf}}';

const anchor = (href: string, text: string, rel = '') => `<a${rel && ` rel="${rel}"`} href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

export function pageOf({ url, body, links, language }: Answered): string {
  const words = wordsIn(language);
  const [, , list = '', ...rest] = decodeURIComponent(url.split('?', 1)[0]!).split('/');
  const name = rest.join('/');
  const listName = words.lists[list] ?? list;
  const title = name === '' ? listName || 'Seneschal' : name;
  const picture = links.find(({ type }) => type === 'image/svg+xml');
  const desk = deskOf(list, name, body);
  const turns = (['prev', 'next'] as const).flatMap((rel) =>
    links.filter((link) => link.rel === rel).map(({ href }) => anchor(href, words[rel], rel)),
  );
  return framed(language, title, links, [
    name === '' ? '' : `<p>${anchor(`/v1/${list}`, listName)}${desk === undefined ? '' : ` ${anchor(desk, words.open)}`}</p>`,
    picture ? `<p><img src="${escapeHtml(picture.href)}" alt="${escapeHtml(`${words.picture}: ${name}`)}"></p>` : '',
    shown(body),
    turns.length === 0 ? '' : `<p>${turns.join(' ')}</p>`,
  ]);
}

/** Whatever stands on it, it leads to the desk and to all lists. */
function framed(language: string, title: string, links: readonly Link[], inside: readonly string[]): string {
  const words = wordsIn(language);
  const nav = [anchor('/', words.desk), ...Object.entries(words.lists).map(([id, text]) => anchor(`/v1/${id}`, text)), anchor('/v1', words.data)];
  return [
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escapeHtml(title)} - Seneschal</title>${links.map(head).join('')}<style>${STYLE}</style></head><body><nav>${nav.join(' ')}</nav><main>`,
    `<h1>${escapeHtml(title)}</h1>`,
    ...inside,
    '</main></body></html>',
  ].join('');
}

/** What problems quote, addresses as links. */
const quoted = (text: string): string =>
  escapeHtml(text).replace(/`([^`]*)`/g, (_, name: string) => (/^\/v1\b/.test(name) ? `<a href="${name}">${name}</a>` : `<code>${name}</code>`));

/** Why there is no answer. What is said of errors is English. */
export const problemPage = ({ title, detail = '' }: Problem): string => framed('en', title, [], [`<p>${quoted(detail)}</p>`]);

const head = ({ href, rel, type }: Link): string => `<link rel="${rel}" href="${escapeHtml(href)}"${type === undefined ? '' : ` type="${type}"`}>`;

/** Where the desk shows the same; undefined where it has no page of it. */
function deskOf(list: string, name: string, body: unknown): string | undefined {
  if (list === 'clauses') return `/law/clauses/${encodeURIComponent(name)}`;
  if (list === 'rulings') return `/rulings/${encodeURIComponent(name)}`;
  if (list === 'conflicts') return '/law/conflicts';
  if (list === 'sources') return '/law/sources';
  return list === 'cases' ? positionOf(body as Test) : undefined;
}

interface Test {
  readonly ruleset?: object;
  readonly presets?: readonly string[];
  readonly snapshot?: unknown;
  readonly action?: unknown;
}

/** The position of a case, as the desk's addresses hold one; undefined for a case that is played through. */
function positionOf({ ruleset, presets = [], snapshot, action }: Test): string | undefined {
  if (snapshot === undefined) return undefined;
  const linked = {
    ruleset: { ...(presets[0] !== undefined && { preset: presets[0] }), ...ruleset },
    snapshot,
    ...(action !== undefined && { action }),
  };
  return `/#p=${deflateRawSync(JSON.stringify(linked)).toString('base64url')}`;
}
