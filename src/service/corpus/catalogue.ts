/** Tiles, expansions and sources as they are served. */
import { expansions, tile, tiles, unprinted, vocabulary } from '../../catalog.js';
import { clauses, clausesOfFolder } from '../../corpus/clauses.js';
import { declared } from '../../kernel/ruleset/in-play.js';
import { sources } from '../../corpus/sources.js';
import type { Expansion } from '../../kernel/declare/expansion.js';
import { saidOfToken, type TokenKind } from '../../kernel/declare/piece.js';
import { shapes } from '../../kernel/board/shape.js';
import { cellsOfFeatures, type TileDesign, type UnprintedTile } from '../../kernel/board/tile-notation.js';
import type { ExpansionDocument, TileDocument } from '../../contract/catalogue.js';
import { term } from '../../corpus/terms.js';
import { inEnglishUnless, isNamed, nameOf, namesOf, type Language } from '../../languages/index.js';
import { renderTile } from '../../render/index.js';
import { NotFound } from '../../contract/errors.js';
import { found } from '../lookup.js';
import { rules } from './rules.js';

function tileDocument(tile: TileDesign): TileDocument {
  const cells = cellsOfFeatures(tile);
  return {
    id: tile.id,
    expansion: tile.expansion,
    aliases: [...tile.aliases],
    copies: { ...tile.copies },
    ...(tile.cells && { size: [...tile.cells.size] }),
    features: tile.features.map(({ kind, places, touches, pennants, marks }, i) => ({
      ...(cells && { cell: cells[i]! }),
      kind,
      edges: [...places],
      touches: [...touches],
      pennants,
      marks: [...marks],
    })),
    symbols: [...tile.symbols],
    ...(tile.group !== undefined && { group: tile.group }),
    notation: tile.notation,
  };
}

export const expansionIds: readonly string[] = expansions.map(({ id }) => id);

export interface TileFilter {
  /** Id of an expansion. */
  readonly expansion?: string;
  /** A set that holds the tile. */
  readonly set?: string;
}

/** The sets that hold tiles. */
export const tileSets: readonly string[] = tiles.flatMap(({ copies }) => Object.keys(copies));

export const tileList = ({ expansion, set }: TileFilter) => ({
  items: tiles
    .filter((design) => design.expansion === (expansion ?? design.expansion) && (set === undefined || set in design.copies))
    .map(tileDocument),
});

function design(id: string): TileDesign {
  const known = tile(id);
  const unknown = unprinted.get(id);
  if (!known && unknown)
    throw new NotFound(`what the tile \`${id}\` shows no source says, so that a position may say it in its \`prints\`: ${linesOf(unknown.text)}`);
  return found(known, 'tile', id, tileNames);
}

/** How what it shows is said: all that is known of it. */
function linesOf({ size: [width, height] = [1, 1], shows = [] }: UnprintedTile): string {
  const lines = width * height === 1 ? 'one line' : `${width * height} lines, for its ${width} by ${height} cells from the north-west one`;
  return shows.length === 0 ? lines : `${lines}, with ${shows.map((kind) => `a \`${kind}\``).join(' and ')} in each`;
}
const tileNames = tiles.flatMap(({ id, aliases }) => [id, ...aliases]);

/** By its id or an alias. Throws `NotFound`. */
export const tileOf = (id: string): TileDocument => tileDocument(design(id));

/** As SVG. Throws `NotFound`. */
export const tilePicture = (id: string): string => renderTile(shapes(design(id), vocabulary)[0]!);

function expansionDocument(expansion: Expansion): ExpansionDocument {
  const { id, name, modelled, partOfBaseIn = [], tiles = {}, unprinted = {}, settings = [] } = expansion;
  const designs = Object.values(tiles);
  const sets: Record<string, number> = {};
  for (const { copies } of designs) for (const [set, count] of Object.entries(copies)) sets[set] = (sets[set] ?? 0) + count;
  return {
    id,
    name: { en: name, ...term('expansion', id)?.names },
    modelled,
    partOfBaseIn: [...partOfBaseIn],
    figures: declared(expansion, 'figures').map(({ kind, perPlayer, neutral, areas }) => ({
      kind,
      perPlayer,
      neutral,
      ...(areas && { areas: [...areas] }),
    })),
    tokens: declared(expansion, 'tokens').map(({ kind }) => kind),
    tokenKinds: declared(expansion, 'tokens').map(tokenDocument),
    locations: declared(expansion, 'locations').map(({ name: called, area, places, spaces }) => ({
      name: called,
      as: area ? 'area' : 'feature',
      ...(places && { places: [...places] }),
      ...(spaces && { spaces: [...spaces] }),
    })),
    figureMembers: declared(expansion, 'figureMembers').map(({ name: called, in: where = 'figure' as const }) => ({ name: called, in: where })),
    playerMembers: declared(expansion, 'playerMembers').map(({ name: called, numbers }) => ({ name: called, numbers: [...numbers] })),
    sets,
    tiles: designs.length,
    unprinted: Object.keys(unprinted).map((key) => `${id}/${key}`),
    rules: rules.filter((rule) => rule.expansion === id).length,
    settings: settings.length,
    clauses: clausesOfFolder(id).length,
    ...(expansion.missing && { missing: [...expansion.missing] }),
  };
}

function tokenDocument(token: TokenKind): ExpansionDocument['tokenKinds'][number] {
  const { kind, total, values, pairs, perPlayer } = token;
  const says = saidOfToken(token);
  return {
    kind,
    ...(perPlayer && { perPlayer: ofEach(perPlayer) }),
    ...(total !== undefined && { total }),
    ...(values && { values: [...new Set(values)] }),
    ...(pairs && { pairs: [...pairs] }),
    ...(says.length > 0 && { says }),
  };
}

/** For as many players as boxes are made for; left out where no booklet has a number. */
const ofEach = (perPlayer: (players: number) => number): Record<string, number> =>
  Object.fromEntries([2, 3, 4, 5, 6].map((players) => [players, perPlayer(players)] as const).filter(([, count]) => Number.isFinite(count)));

const expansionDocuments: readonly ExpansionDocument[] = expansions.map(expansionDocument);

/** With its name in the language. */
const labelled = (expansion: ExpansionDocument, language: Language) => ({
  ...expansion,
  label: nameOf('expansion', expansion.id, language),
  ...inEnglishUnless(isNamed('expansion', expansion.id, language)),
});

/** Throws `NotFound`. */
export const expansionOf = (id: string, language: Language) =>
  labelled(
    found(
      expansionDocuments.find((expansion) => expansion.id === id),
      'expansion',
      id,
      expansionIds,
    ),
    language,
  );

/** All of them, or the first. */
export function expansionList(language: Language, limit?: number) {
  const shown = expansionDocuments.slice(0, limit);
  return {
    items: shown.map((expansion) => labelled(expansion, language)),
    names: namesOf(
      { figure: shown.flatMap(({ figures }) => figures.map(({ kind }) => kind)), token: shown.flatMap(({ tokens }) => tokens) },
      language,
    ),
  };
}

const taken = new Map<string, number>();
for (const clause of clauses.values())
  for (const source of new Set(clause.sources.map((reference) => reference.source))) taken.set(source, (taken.get(source) ?? 0) + 1);

/** Printings are known only through the documents, from which the clauses are taken. */
export const sourceDocuments = sources.map((source) => (source.kind === 'printing' ? source : { ...source, clauses: taken.get(source.id) ?? 0 }));

/** Throws `NotFound`. */
export const sourceOf = (id: string) =>
  found(
    sourceDocuments.find((source) => source.id === id),
    'source',
    id,
    sourceDocuments.map((source) => source.id),
  );
