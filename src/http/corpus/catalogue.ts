/** Tiles, expansions and sources as they are served. */
import { clauses, expansions } from '../../catalog.js';
import { term } from '../../corpus/terms.js';
import { sources as corpusSources, type Source } from '../../corpus/sources.js';
import type { Expansion } from '../../kernel/expansion.js';
import type { TileDesign } from '../../kernel/tile-notation.js';
import type { ExpansionDocument, TileDocument } from '../schemas/catalogue.js';
import { rules } from './rules.js';

export const tileDocument = ({ features, ...tile }: TileDesign): TileDocument => ({
  id: tile.id,
  expansion: tile.expansion,
  aliases: [...tile.aliases],
  copies: { ...tile.copies },
  features: features.map(({ kind, places, touches, pennants, marks }) => ({
    kind,
    edges: [...places],
    touches: [...touches],
    pennants,
    marks: [...marks],
  })),
  symbols: [...tile.symbols],
  ...(tile.group !== undefined && { group: tile.group }),
  notation: tile.notation,
});

function expansionDocument(expansion: Expansion): ExpansionDocument {
  const { id, name, modelled, partOfBaseIn = [], figures = [], tokens = [], tiles = [], settings = [] } = expansion;
  const sets: Record<string, number> = {};
  for (const { copies } of tiles) for (const [set, count] of Object.entries(copies)) sets[set] = (sets[set] ?? 0) + count;
  return {
    id,
    name: { ...name, ...term('expansion', id)?.names },
    modelled,
    partOfBaseIn: [...partOfBaseIn],
    figures: figures.map(({ kind, perPlayer, neutral }) => ({ kind, perPlayer, neutral })),
    tokens: [...tokens],
    sets,
    tiles: tiles.length,
    rules: rules.filter((rule) => rule.expansion === id).length,
    settings: settings.length,
    clauses: Object.keys(expansion.clauses ?? {}).length,
  };
}

export const expansionDocuments: readonly ExpansionDocument[] = expansions.map(expansionDocument);

const taken = new Map<string, number>();
for (const clause of clauses.values())
  for (const source of new Set(clause.sources.map((reference) => reference.source))) taken.set(source, (taken.get(source) ?? 0) + 1);

/** Printings are known only through the documents, from which the clauses are taken. */
export const sourceDocuments = (corpusSources as readonly Source[]).map((source) =>
  source.kind === 'printing' ? source : { ...source, clauses: taken.get(source.id) ?? 0 },
);
