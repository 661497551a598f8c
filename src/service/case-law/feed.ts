/** What has been published lately, as an Atom feed (RFC 4287). */
import type { Ruling } from '../../contract/ruling.js';
import { escapeHtml } from '../corpus/html.js';

/** `base` is where the service is reached. */
export function feedOf(rulings: readonly Ruling[], base: string): string {
  const stamp = (ruling: Ruling) => ruling.publishedAt ?? ruling.createdAt;
  const updated = rulings.map(stamp).sort().at(-1) ?? '1970-01-01T00:00:00.000Z';
  const entries = rulings.map(
    (ruling) =>
      `<entry><id>${base}/v1/rulings/${ruling.id}</id><title>${escapeHtml(ruling.question)}</title><updated>${stamp(ruling)}</updated>` +
      `<author><name>${escapeHtml(ruling.author.name)}</name></author><link href="${base}/v1/rulings/${ruling.id}"/>` +
      `<summary>${escapeHtml(`${ruling.decision}: ${ruling.reasoning}`)}</summary></entry>`,
  );
  return (
    `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><id>${base}/v1/rulings</id><title>Rulings</title>` +
    `<updated>${updated}</updated><author><name>Seneschal</name></author><link rel="self" href="${base}/v1/rulings/feed"/>${entries.join('')}</feed>\n`
  );
}
