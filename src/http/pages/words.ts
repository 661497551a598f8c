/** What stands on every page, in the languages that answers come in; names of members are those of the data, which are English. */

interface Words {
  readonly desk: string;
  readonly open: string;
  readonly next: string;
  readonly prev: string;
  readonly data: string;
  readonly picture: string;
  readonly lists: Readonly<Record<string, string>>;
}

const EN: Words = {
  desk: 'the desk',
  open: 'at the desk',
  next: 'next page',
  prev: 'page before',
  data: 'data and downloads',
  picture: 'drawing',
  lists: {
    clauses: 'clauses',
    conflicts: 'conflicts',
    cases: 'cases',
    tiles: 'tiles',
    rulings: 'rulings',
    settings: 'settings',
    rules: 'rules',
    traits: 'figures and tokens',
    expansions: 'expansions',
    rulesets: 'rulesets',
    sources: 'sources',
    problems: 'errors',
  },
};
const DE: Words = {
  desk: 'Richterpult',
  open: 'am Richterpult',
  next: 'nächste Seite',
  prev: 'vorige Seite',
  data: 'Daten',
  picture: 'Zeichnung',
  lists: {
    clauses: 'Sätze',
    conflicts: 'Widersprüche',
    cases: 'Fälle',
    tiles: 'Landschaftskarten',
    rulings: 'Entscheide',
    settings: 'Einstellungen',
    rules: 'Regeln',
    traits: 'Figuren und Marker',
    expansions: 'Erweiterungen',
    rulesets: 'Regelwerke',
    sources: 'Quellen',
    problems: 'Fehler',
  },
};
const PL: Words = {
  desk: 'stół sędziego',
  open: 'na stole sędziego',
  next: 'następna strona',
  prev: 'poprzednia strona',
  data: 'dane',
  picture: 'rysunek',
  lists: {
    clauses: 'klauzule',
    conflicts: 'sprzeczności',
    cases: 'przypadki',
    tiles: 'płytki',
    rulings: 'orzeczenia',
    settings: 'ustawienia',
    rules: 'reguły',
    traits: 'figury i żetony',
    expansions: 'dodatki',
    rulesets: 'zestawy zasad',
    sources: 'źródła',
    problems: 'błędy',
  },
};

export const wordsIn = (language: string): Words => (language === 'de' ? DE : language === 'pl' ? PL : EN);
