/** The trait table. */
import { expansions } from '../../catalog.js';
import { declared } from '../../kernel/ruleset/in-play.js';
import { textsOfTrait } from '../../corpus/texts.js';
import { silent, type TraitCell } from '../../kernel/declare/trait.js';
import type { TraitCellDocument, TraitTable } from '../../contract/corpus.js';
import { term } from '../../corpus/terms.js';
import { hasTraitNotesIn, inEnglishUnless, isNamed, nameOf, traitNoteIn, type Language } from '../../languages/index.js';

const cell = ({ value, inferred, cites }: TraitCell, note: string | undefined): TraitCellDocument => ({
  value,
  ...(inferred && { inferred }),
  cites: [...cites],
  ...(note !== undefined && { note }),
});

/** Some tokens are called what a figure or a feature is called too. */
function labelOf(subject: string, group: string, language: Language): string | undefined {
  const kind = group === 'token' ? 'token' : 'figure';
  return language === 'en' || !term(kind, subject) ? undefined : nameOf(kind, subject, language);
}

const COLUMNS = expansions.flatMap(({ columns = [] }) => columns);

const tableIn = (language: Language): TraitTable => ({
  columns: expansions.flatMap(({ id: expansion, columns = [] }) => columns.map((id) => ({ id, label: nameOf('trait', id, language), expansion }))),
  rows: expansions
    .map((one) => ({ expansion: one.id, traits: declared(one, 'traits') }))
    .flatMap(({ expansion, traits }) =>
      traits.map(({ subject, group, cells }) => ({
        subject,
        label: labelOf(subject, group, language) ?? textsOfTrait(subject).label,
        ...inEnglishUnless(isNamed(group === 'token' ? 'token' : 'figure', subject, language)),
        group,
        expansion,
        cells: Object.fromEntries(
          COLUMNS.map((column) => [column, cells[column] ?? { C1: silent(), C2: silent() }] as const).map(([column, editions]) => [
            column,
            {
              C1: cell(editions.C1, traitNoteIn(subject, column, 'C1', language)),
              C2: cell(editions.C2, traitNoteIn(subject, column, 'C2', language)),
            },
          ]),
        ),
      })),
    ),
  ...(!hasTraitNotesIn(language) && { notesLanguage: 'en' as const }),
});

/** Made once for each language. */
export function onceForEach<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    if (!made.has(language)) made.set(language, make(language));
    return made.get(language)!;
  };
}

export const traitTable = onceForEach(tableIn);
