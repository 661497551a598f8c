/** The frame of a guide: our own look, light and dark, that loads nothing from elsewhere. */
import { createHash } from 'node:crypto';
import { escapeHtml } from '../../service/corpus/html.js';
import { DOCS, GUIDES, guideText, INDEX, INTERFACE } from './files.js';

const STYLE =
  ':root{color-scheme:light dark;--ink:#1c1917;--paper:#fffdf8;--quiet:#57534e;--line:#d6d3d1;--code:#f5f0e4;--link:#7c2d12}' +
  '@media(prefers-color-scheme:dark){:root{--ink:#f5f5f4;--paper:#1c1917;--quiet:#d6d3d1;--line:#57534e;--code:#292524;--link:#fdba74}}' +
  'body{font:17px/1.6 system-ui,sans-serif;margin:0;color:var(--ink);background:var(--paper)}' +
  'header{display:flex;flex-wrap:wrap;gap:.3rem 1rem;align-items:center;padding:.6rem 1rem;border-bottom:1px solid var(--line)}' +
  'header nav{display:contents}header img{width:2rem;height:2rem;vertical-align:middle}header a{text-decoration:none}header a[aria-current]{font-weight:600;text-decoration:underline}' +
  // on a phone the guides stand in one line, which is moved aside
  '@media(max-width:40rem){header nav{display:flex;gap:1rem;width:100%;overflow-x:auto;white-space:nowrap}}' +
  'main{max-width:52rem;margin:0 auto;padding:1rem}h1,h2,h3{line-height:1.25}h2{margin-top:2.2rem}a{color:var(--link)}' +
  'code{font:.88em ui-monospace,monospace;background:var(--code);border-radius:3px;padding:.1em .25em;overflow-wrap:anywhere}' +
  'pre{background:var(--code);border:1px solid var(--line);border-radius:6px;padding:.7rem;overflow-x:auto}pre code{background:none;padding:0;overflow-wrap:normal}' +
  '.wide{overflow-x:auto}table{border-collapse:collapse}th,td{border:1px solid var(--line);padding:.3rem .55rem;text-align:start;vertical-align:top}' +
  'img{max-width:100%;height:auto}';

/** Links into the interface were made when it was this page. A fragment no server sees. */
const SCRIPT = `if(location.hash.startsWith('#/'))location.replace('${INTERFACE}'+location.hash)`;
const sha = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing runs but the line above. */
export const GUIDE_POLICY = `default-src 'none'; script-src ${sha(SCRIPT)}; style-src ${sha(STYLE)}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/** The first heading of a guide. */
const titleOf = (file: string): string => /^# (.*)$/m.exec(guideText(file) ?? '')?.[1] ?? file;

function links(current: string): string {
  const entries: [address: string, title: string][] = [
    [DOCS, titleOf(INDEX)],
    ...Object.entries(GUIDES).map(([page, file]): [string, string] => [`${DOCS}/${page}`, titleOf(file)]),
    [INTERFACE, 'The interface'],
  ];
  return entries
    .map(([address, title]) => `<a href="${address}"${address === current ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a>`)
    .join('');
}

/** `inside` is markup, `address` that of the page. */
export const guidePage = (title: string, address: string, inside: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} - Seneschal</title>` +
  `<link rel="icon" href="${DOCS}/icon.svg"><style>${STYLE}</style></head><body><header><a href="/" aria-label="Seneschal"><img src="${DOCS}/icon.svg" alt=""> <strong>Seneschal</strong></a>` +
  `<nav aria-label="Guides">${links(address)}</nav></header><main>${inside}</main><script>${SCRIPT}</script></body></html>\n`;
