/** The documents the clauses are taken from, and the printings those documents speak of. */
import type { Authority } from '../contract/clause.js';

export interface Source {
  readonly id: string;
  readonly title: string;
  readonly publisher: string;
  readonly edition: 'C1' | 'C2';
  /** Language of the text: ISO 639-1. */
  readonly language: string;
  /** YYYY or YYYY-MM, only where one of the documents states it. */
  readonly date: string | null;
  /** The authority of the source as a whole; a clause may carry a different one, as marked in the source. */
  readonly authority: Authority;
  /** `document`: clauses cite it. `printing`: known only through the documents. */
  readonly kind: 'document' | 'printing';
  readonly note?: string;
  /** For a printing: the documents that speak of it. */
  readonly documents?: readonly string[];
}

export const sources = [
  {
    id: 'wiki-c1-wikitext',
    title: 'The Princess and the Dragon (1st edition), WikiCarpedia, wikitext of the page',
    publisher: 'WikiCarpedia',
    edition: 'C1',
    language: 'en',
    date: null,
    authority: 'community',
    kind: 'document',
    note: 'The most complete text of the first-edition page; its newest dated note is of 5/2023. Marks on the page separate rules, official clarifications, changes between printings and community interpretation.',
  },
  {
    id: 'wiki-c1',
    title: 'The Princess and the Dragon (1st edition), WikiCarpedia, rendered page with Polish titles',
    publisher: 'WikiCarpedia',
    edition: 'C1',
    language: 'en',
    date: null,
    authority: 'community',
    kind: 'document',
    note: 'The same page as the wikitext; tile boxes, several lists with one entry, one answer and the icons that mark authority are lost in the rendering.',
  },
  {
    id: 'booklet-2016',
    title: 'The Princess & the Dragon, rules booklet, English',
    publisher: 'ZMG',
    edition: 'C2',
    language: 'en',
    date: '2016',
    authority: 'official',
    kind: 'document',
  },
  {
    id: 'wiki-c1-older',
    title: 'The Princess and The Dragon (1st edition), WikiCarpedia, older state of the page',
    publisher: 'WikiCarpedia',
    edition: 'C1',
    language: 'en',
    date: null,
    authority: 'community',
    kind: 'document',
    note: 'Its newest dated note is of 10/2015; 52 footnotes, each with its mark of authority.',
  },
  {
    id: 'wiki-c2',
    title: 'The Princess & the Dragon, WikiCarpedia, rendered page with Polish titles',
    publisher: 'WikiCarpedia',
    edition: 'C2',
    language: 'en',
    date: null,
    authority: 'community',
    kind: 'document',
    note: 'Its newest dated note is of 5/2023; the nested lists, the two dragon tables and some headings are lost in the rendering.',
  },
  {
    id: 'hig-c1-2005',
    title: 'The Princess & the Dragon, first printing',
    publisher: 'HiG',
    edition: 'C1',
    language: 'de',
    date: '2005',
    authority: 'official',
    kind: 'printing',
    documents: ['wiki-c1-wikitext', 'wiki-c1', 'wiki-c1-older', 'wiki-c2', 'booklet-2016'],
  },
  {
    id: 'hig-c1-2010',
    title: 'Rules of 2010',
    publisher: 'HiG',
    edition: 'C1',
    language: 'de',
    date: '2010',
    authority: 'official',
    kind: 'printing',
    note: 'Named for the addition that the own knight may be removed too; the publisher is not named beside it.',
    documents: ['wiki-c1-wikitext', 'wiki-c1', 'wiki-c1-older'],
  },
  {
    id: 'hig-big-box-2',
    title: 'Big Box 2',
    publisher: 'HiG',
    edition: 'C1',
    language: 'de',
    date: null,
    authority: 'official',
    kind: 'printing',
    documents: ['wiki-c1-wikitext', 'wiki-c1', 'wiki-c1-older'],
  },
  {
    id: 'hig-big-box-3',
    title: 'Big Box 3',
    publisher: 'HiG',
    edition: 'C1',
    language: 'de',
    date: null,
    authority: 'official',
    kind: 'printing',
    documents: ['wiki-c1-wikitext', 'wiki-c1', 'wiki-c1-older', 'wiki-c2'],
  },
  {
    id: 'rgg-big-box-1',
    title: 'Big Box 1',
    publisher: 'RGG',
    edition: 'C1',
    language: 'en',
    date: null,
    authority: 'official',
    kind: 'printing',
    documents: ['wiki-c1-wikitext', 'wiki-c1', 'wiki-c1-older'],
  },
  {
    id: 'rgg-big-box-2',
    title: 'Big Box 2',
    publisher: 'RGG',
    edition: 'C1',
    language: 'en',
    date: null,
    authority: 'official',
    kind: 'printing',
    documents: ['wiki-c1-wikitext', 'wiki-c1'],
  },
  {
    id: 'rgg-big-box-3',
    title: 'Big Box 3',
    publisher: 'RGG',
    edition: 'C1',
    language: 'en',
    date: null,
    authority: 'official',
    kind: 'printing',
    documents: ['wiki-c1-wikitext', 'wiki-c1', 'wiki-c1-older'],
  },
  {
    id: 'zmg-c1',
    title: 'The Princess & the Dragon, first edition',
    publisher: 'ZMG',
    edition: 'C1',
    language: 'en',
    date: null,
    authority: 'official',
    kind: 'printing',
    documents: ['wiki-c1-wikitext', 'wiki-c1', 'wiki-c1-older'],
  },
  {
    id: 'hig-dragon-faq-2015',
    title: 'Meal plan for dragons, questions and answers',
    publisher: 'HiG',
    edition: 'C1',
    language: 'de',
    date: '2015',
    authority: 'official-clarification',
    kind: 'printing',
    documents: ['wiki-c1-wikitext', 'wiki-c1', 'wiki-c1-older', 'wiki-c2'],
  },
  {
    id: 'hig-c2-2016',
    title: 'The Princess & the Dragon, second edition',
    publisher: 'HiG',
    edition: 'C2',
    language: 'de',
    date: '2016',
    authority: 'official',
    kind: 'printing',
    documents: ['wiki-c2', 'booklet-2016'],
  },
  {
    id: 'zmg-c2-2016',
    title: 'The Princess & the Dragon, second edition',
    publisher: 'ZMG',
    edition: 'C2',
    language: 'en',
    date: '2016',
    authority: 'official',
    kind: 'printing',
    documents: ['booklet-2016', 'wiki-c2'],
  },
] as const satisfies readonly Source[];

export type SourceId = (typeof sources)[number]['id'];
