/** From the sources of a law file to ours: what its few members leave out is read off title and address. */
import type { SourceFile } from '../../src/corpus/source-file.js';
import type { Adjustments, LawSource } from './law-file.js';

type Entry = SourceFile[string];

const PUBLISHERS: readonly (readonly [RegExp, string])[] = [
  [/wikicarpedia/i, 'WikiCarpedia'],
  [/jcloisterzone|fancloisterzone/i, 'JCloisterZone'],
  [/carcassonne ?central/i, 'Carcassonne Central'],
  [/papageek/i, 'PapaGeek'],
  [/harper/i, 'Matthew Harper'],
  [/z-man/i, 'ZMG'],
  [/rio grande/i, 'RGG'],
  [/hans im gl|rulebook|rule sheet/i, 'HiG'],
];

const LANGUAGES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:german)\b|\/de\b|-de\b|\.de[:/]|\.at\/|brettspiele\.digital/i, 'de'],
  [/\bfrench\b|\/fr\b|-fr\b|\.fr\//i, 'fr'],
  [/\bczech\b|\/cs\b|-cs\b|\.cz\//i, 'cs'],
  [/\bcatalan\b|\/ca\b|-ca\b/i, 'ca'],
  [/\bromanian\b|\/ro\b|-ro\b/i, 'ro'],
  [/\bitalian\b|\/it\b|-it\b/i, 'it'],
  [/\bspanish\b|\/es\b|-es\b/i, 'es'],
  [/\bdutch\b|\/nl\b|-nl\b/i, 'nl'],
  [/\bpolish\b|\/pl\b|-pl\b|\.pl\//i, 'pl'],
  [/\bchinese\b|-zh\b/i, 'zh'],
];

const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];

/** Remarks on how a book was read: `kind` says it. */
const REMARK = /,? ?\(?(?:parts )?(?:not at hand|not seen(?: as such)?|seen only in [^)]*)\)?$/i;

/** The sources of a law file that are cited and that no other file of the corpus has, under our ids. `read`: ids of those that a clause cites as read. */
export function importedSources(
  sources: readonly LawSource[],
  { sources: { entries } }: Adjustments,
  cited: ReadonlySet<string>,
  read: ReadonlySet<string>,
): SourceFile {
  const written = sources.filter(({ id }) => cited.has(id));
  return Object.fromEntries(
    written.map((source) => {
      const better = entries[source.id] ?? {};
      return [source.id, { ...entry(source, better.title ?? source.title.replace(REMARK, ''), read.has(source.id)), ...better }] as const;
    }),
  );
}

function entry({ id, edition, url }: LawSource, title: string, isRead: boolean): Entry {
  const isBook = /^rulebook|, rulebook|rule sheet/i.test(`${id}, ${title}`);
  const head = isBook ? `rulebook ${title}` : title.split(/[:,(]/)[0]!.trim();
  const publisher = PUBLISHERS.find(([pattern]) => pattern.test(head))?.[1] ?? head;
  const isPublishers = /^(?:HiG|RGG|ZMG)$/.test(publisher);
  const isInEnglish = /with English|English and/.test(title);
  // a page of the wiki may be English under an address of another language
  const telling = publisher === 'WikiCarpedia' ? `${id} ${title}` : `${id} ${title} ${url ?? ''}`;
  return {
    title,
    publisher,
    edition: /^C[12]$/.test(edition) ? (edition as 'C1' | 'C2') : edition.startsWith('C3') ? 'C3' : '*',
    language: (!isInEnglish && LANGUAGES.find(([pattern]) => pattern.test(telling))?.[1]) || (publisher === 'HiG' ? 'de' : 'en'),
    date: dateIn(title, isBook),
    authority: !isRead ? 'general-knowledge' : isPublishers ? 'official' : 'community',
    kind: isRead ? 'document' : 'rulebook',
    ...(url && /^https?:/.test(url) && { url }),
  };
}

/** `(12/2020)`, `4 June 2018`, or the year in the name of a book. */
function dateIn(title: string, isBook: boolean): string | null {
  const [, month, year] = /\b(\d{1,2})\/((?:19|20)\d\d)\b/.exec(title) ?? [];
  if (year) return `${year}-${month!.padStart(2, '0')}`;
  const [, name, spelt] = new RegExp(`\\b(${MONTHS.join('|')}) ((?:19|20)\\d\\d)\\b`, 'i').exec(title) ?? [];
  if (spelt) return `${spelt}-${String(MONTHS.indexOf(name!.toLowerCase()) + 1).padStart(2, '0')}`;
  return (isBook && /\b(?:19|20)\d\d\b/.exec(title)?.[0]) || null;
}
