import { expansions, tiles as designs, vocabulary } from '../../src/catalog.js';
import { describe, expect, it } from 'vitest';
import { clauses } from '../../src/corpus/clauses.js';
import { isNamed, nameOf, term, terms, type TermKind } from '../../src/corpus/terms.js';
import { declared } from '../../src/kernel/ruleset/in-play.js';

const every = [...clauses.values()];
const lacking = (kind: TermKind, ids: readonly string[]) => [...new Set(ids)].filter((id) => !term(kind, id));

describe('the terms', () => {
  it('have one entry for each thing', () => {
    const ids = terms.map(({ kind, id }) => `${kind}/${id}`);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it('name every figure', () => {
    const rows = expansions.flatMap((expansion) =>
      declared(expansion, 'traits')
        .filter(({ group }) => group !== 'token')
        .map(({ subject }) => subject),
    );
    const kinds = expansions.flatMap((expansion) => declared(expansion, 'figures').map(({ kind }) => kind));
    expect(lacking('figure', [...kinds, ...rows, ...every.flatMap(({ involves }) => involves.figures)])).toEqual([]);
  });

  it('name every token', () => {
    const rows = expansions.flatMap((expansion) =>
      declared(expansion, 'traits')
        .filter(({ group }) => group === 'token')
        .map(({ subject }) => subject),
    );
    expect(
      lacking('token', [
        ...expansions.flatMap((expansion) => declared(expansion, 'tokens').map(({ kind }) => kind)),
        ...rows,
        ...every.flatMap(({ involves }) => involves.tokens),
      ]),
    ).toEqual([]);
  });

  it('name every column of the trait table', () => {
    expect(
      lacking(
        'trait',
        expansions.flatMap(({ columns = [] }) => columns),
      ),
    ).toEqual([]);
  });

  it('name every expansion', () => {
    expect(lacking('expansion', [...expansions.map(({ id }) => id), ...every.flatMap(({ involves }) => involves.expansions)])).toEqual([]);
  });

  it('name every feature, place, symbol and mark of a tile', () => {
    const printed = designs.flatMap(({ symbols, features }) => [
      ...symbols,
      ...features.flatMap(({ marks }) => marks.filter((mark) => !term('token', mark))),
    ]);
    expect(
      lacking('feature', [
        ...vocabulary.kinds.keys(),
        ...expansions.flatMap((expansion) => declared(expansion, 'locations').map(({ name }) => name)),
        ...printed,
      ]),
    ).toEqual([]);
  });

  it('name every step and phase', () => {
    expect(
      lacking('step', [
        ...expansions.flatMap((expansion) => declared(expansion, 'steps').map(({ id }) => id)),
        ...every.flatMap(({ involves }) => involves.phases),
      ]),
    ).toEqual([]);
  });

  it('have a name in each language, so that none stands in English among others', () => {
    expect(terms.filter(({ names }) => !names.pl || !names.de).map(({ kind, id }) => `${kind}/${id}`)).toEqual([]);
  });

  it('name every expansion', () => {
    expect(expansions.filter(({ id }) => !isNamed('expansion', id, 'pl') || !isNamed('expansion', id, 'de'))).toEqual([]);
  });
});

describe('nameOf', () => {
  it('falls back on English, then on the id', () => {
    expect(nameOf('figure', 'meeple', 'en')).toBe('follower');
    expect(nameOf('figure', 'meeple', 'en-c2')).toBe('meeple');
    expect(nameOf('figure', 'meeple', 'pl')).toBe('podwładny');
    expect(nameOf('figure', 'guard-meeple', 'de')).toBe('Wächter');
    expect(nameOf('figure', 'unheard-of', 'de')).toBe('unheard-of');
  });
});
