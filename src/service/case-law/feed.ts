/** What has been published lately, as an Atom feed (RFC 4287). */
import type { Ruling } from '../../contract/ruling.js';
import { escapeHtml } from '../corpus/html.js';

/** Text that XML can hold: control characters have no place in it, however they are written. */
const text = (value: string): string => escapeHtml(value.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ' '));

/** `base` is where the service is reached. */
export function feedOf(rulings: readonly Ruling[], base: string): string {
  const at = (path: string) => text(base + path);
  const updated =
    rulings
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .at(-1) ?? '1970-01-01T00:00:00.000Z';
  const entry = (ruling: Ruling) => {
    const href = at(`/v1/rulings/${ruling.id}`);
    return [
      `<entry xml:lang="${text(ruling.language ?? 'en')}"><id>${href}</id><title>${text(ruling.question)}</title>`,
      `<published>${ruling.publishedAt ?? ruling.createdAt}</published><updated>${ruling.updatedAt}</updated>`,
      `<author><name>${text(ruling.author.name)}</name></author>`,
      `<link rel="alternate" type="text/html" href="${href}"/><link rel="alternate" type="application/json" href="${href}"/>`,
      ...ruling.tags.map((tag) => `<category term="${text(tag)}"/>`),
      `<summary>${text(`${ruling.decision}: ${ruling.reasoning}`)}</summary></entry>`,
    ].join('');
  };
  return [
    '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${at('/v1/rulings')}</id><title>Rulings</title><subtitle>What judges have decided</subtitle><updated>${updated}</updated>`,
    `<author><name>Seneschal</name></author><link rel="self" type="application/atom+xml" href="${at('/v1/rulings/feed')}"/>`,
    `<link rel="alternate" type="text/html" href="${at('/v1/rulings')}"/>`,
    ...rulings.map(entry),
    '</feed>\n',
  ].join('');
}
