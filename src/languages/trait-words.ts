/** What a page with the trait table says around the names. */
import type { Language } from '../corpus/terms.js';

export interface TraitWords {
  readonly title: string;
  readonly legend: string;
  /** Heading of the column with the rows' names. */
  readonly subject: string;
  readonly editions: Readonly<Record<'C1' | 'C2', string>>;
  readonly values: Readonly<Record<'yes' | 'no' | 'unspecified', string>>;
  readonly clause: string;
  readonly groups: Readonly<Record<string, string>>;
}

const en: TraitWords = {
  title: 'What each figure and token can do',
  legend: 'In parentheses: no source says it, we infer it. A dash: no source says it and nothing suggests it. The numbers lead to the clauses.',
  subject: 'figure or token',
  editions: { C1: 'first edition', C2: 'second edition' },
  values: { yes: 'yes', no: 'no', unspecified: '-' },
  clause: 'clause',
  groups: {
    follower: 'followers',
    'special-figure': 'other figures of players',
    'located-follower': 'followers in a particular place',
    'neutral-figure': 'neutral figures',
    token: 'tokens and tiles',
  },
};

export const traitWords: Readonly<Record<Language, TraitWords>> = {
  en,
  'en-c2': { ...en, groups: { ...en.groups, follower: 'meeples', 'located-follower': 'meeples in a particular place' } },
  pl: {
    title: 'Co może każda figura i każdy żeton',
    legend:
      'W nawiasach: żadne źródło tego nie mówi, to nasz wniosek. Kreska: żadne źródło tego nie mówi i nic na to nie wskazuje. Numery prowadzą do klauzul.',
    subject: 'figura lub żeton',
    editions: { C1: 'pierwsza edycja', C2: 'druga edycja' },
    values: { yes: 'tak', no: 'nie', unspecified: '-' },
    clause: 'klauzula',
    groups: {
      follower: 'podwładni',
      'special-figure': 'inne figury graczy',
      'located-follower': 'podwładni w szczególnych miejscach',
      'neutral-figure': 'figury neutralne',
      token: 'żetony i płytki',
    },
  },
  de: {
    title: 'Was jede Figur und jeder Marker kann',
    legend:
      'In Klammern: keine Quelle sagt es, wir schließen es. Ein Strich: keine Quelle sagt es, und nichts legt es nahe. Die Zahlen führen zu den Sätzen.',
    subject: 'Figur oder Marker',
    editions: { C1: 'erste Ausgabe', C2: 'zweite Ausgabe' },
    values: { yes: 'ja', no: 'nein', unspecified: '-' },
    clause: 'Satz',
    groups: {
      follower: 'Gefolgsleute',
      'special-figure': 'andere Figuren der Spieler',
      'located-follower': 'Gefolgsleute an besonderen Orten',
      'neutral-figure': 'neutrale Figuren',
      token: 'Marker und Karten',
    },
  },
};
