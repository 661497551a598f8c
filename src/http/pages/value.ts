/** An answer as it is read: members with their values, and names of things as links to them. */
import { escapeHtml } from '../../service/corpus/html.js';
import { hrefOf } from '../../service/corpus/links.js';

/** `member`: what holds it. Nobody reads further than this. */
export function shown(value: unknown, member = ''): string {
  if (value === null || value === undefined) return '-';
  if (Array.isArray(value)) return listed(value, member);
  if (typeof value === 'object') return members(value as Readonly<Record<string, unknown>>);
  return typeof value === 'string' ? linked(value, member) : escapeHtml(JSON.stringify(value));
}

function linked(text: string, member: string): string {
  const href = hrefOf(text, member);
  return href === undefined ? escapeHtml(text) : `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
}

function listed(items: readonly unknown[], member: string): string {
  const plain = items.every((item) => typeof item !== 'object' || item === null);
  if (plain) return items.length === 0 ? '-' : items.map((item) => shown(item, member)).join(', ');
  return `<ol>${items.map((item) => `<li>${shown(item, member)}</li>`).join('')}</ol>`;
}

const NOTES = ['note', 'resolution'];

/** Texts that are in another language than the answer are marked as such, for who reads them aloud. */
function members(object: Readonly<Record<string, unknown>>): string {
  const isNote = (name: string) => object['notesLanguage'] === 'en' && NOTES.includes(name);
  const rows = Object.entries(object)
    .filter(([name]) => name !== 'highlights' && name !== 'matches')
    .map(([name, value]) => `<dt lang="en">${linked(name, '')}</dt><dd${isNote(name) ? ' lang="en"' : ''}>${shown(value, name)}</dd>`);
  return rows.length === 0 ? '-' : `<dl${object['language'] === 'en' ? ' lang="en"' : ''}>${rows.join('')}</dl>`;
}
