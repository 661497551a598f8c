/** What a ruleset has to play with: tiles with their pictures, figures, tokens, steps. */
import { rulesetDocument, tiles, unprinted, type RulesetChoice } from '../../catalog.js';
import type { Cell } from '../../contract/spot.js';
import type { Rotation } from '../../contract/compass.js';
import type { Snapshot } from '../../contract/snapshot.js';
import { aliasesOf, type TileDesign } from '../../kernel/board/tile-notation.js';
import { saidOfToken } from '../../kernel/declare/piece.js';
import { mechanicsOf } from '../../kernel/ruleset/in-play.js';
import type { Unprinted } from '../../kernel/ruleset/prints.js';
import type { Ruleset } from '../../kernel/ruleset/ruleset.js';
import { drawTile } from '../../render/index.js';
import type { Box, Prints, TileSeen, UnprintedSeen } from './api.js';
import { rulesetOf, sightOf } from './reading.js';

export function box(choice: RulesetChoice): Box {
  const rules = rulesetOf(choice);
  const inPlay = tiles.filter(({ expansion }) => rules.has(expansion));
  // tiles that only the other edition has come last
  const others = inPlay.filter(({ copies }) => Object.keys(copies).length > 0 && setsOf(copies, rules.edition).length === 0);
  const inBox = inPlay.filter((design) => !others.includes(design));
  return {
    document: rulesetDocument(choice),
    edition: rules.edition,
    figures: [...rules.figures.values()].map(({ kind, perPlayer, neutral, on }) => ({ kind, perPlayer, neutral, on })),
    playerMembers: rules.all('playerMembers').map(({ name, numbers }) => ({ name, numbers })),
    tokens: [...rules.tokens.values()].map((token) => ({
      kind: token.kind,
      members: saidOfToken(token),
      hasSide: token.needs?.includes('edge') === true,
      values: token.values ?? [],
      pairs: token.pairs ?? [],
    })),
    steps: rules
      .all('steps')
      .filter(({ decides }) => decides)
      .map(({ id }) => id),
    tellingSteps: rules.all('steps').flatMap(({ id, impliesDone }) => (impliesDone ? [id] : [])),
    mechanics: [...new Set(rules.expansions.flatMap(mechanicsOf))],
    tiles: [...inBox, ...others].map((design) => tileSeen(rules, design)),
    unprinted: unprintedOf(rules).map((tile) => unprintedSeen(rules, tile)),
  };
}

const unprintedOf = (rules: Ruleset): Unprinted[] => [...new Set(unprinted.values())].filter(({ expansion }) => rules.has(expansion));

function unprintedSeen({ edition }: Ruleset, { id, expansion, text }: Unprinted): UnprintedSeen {
  const { copies, shows = [], symbols = [], size = [1, 1], half = false } = text;
  const words = [id, ...aliasesOf(text), expansion, ...symbols, ...shows].map((word) => word.toLowerCase());
  return { id, expansion, words: [...new Set(words)], copies: copiesIn(copies, edition), size, isHalf: half, shows };
}

/** The tiles whose print a position tells, as far as it can be read. */
export function prints(rules: Ruleset, told: NonNullable<Snapshot['prints']>): Prints {
  const { ruleset, defects } = rules.printing(told);
  const ids = [...new Set(Object.keys(told).flatMap((name) => unprinted.get(name)?.id ?? []))];
  return { tiles: ids.flatMap((id) => ruleset.design(id) ?? []).map((design) => tileSeen(ruleset, design)), defects };
}

function tileSeen(rules: Ruleset, design: TileDesign): TileSeen {
  const { id, expansion, aliases, copies, features, symbols, notation, cells } = design;
  const shape = rules.shape(id, 0)!;
  const words = [
    id,
    ...aliases,
    expansion,
    ...symbols,
    ...features.flatMap(({ kind, marks, pennants }) => [kind, ...marks, ...(pennants > 0 ? ['pennant', 'shield'] : [])]),
  ];
  return {
    id,
    expansion,
    words: [...new Set(words.map((word) => word.toLowerCase()))],
    copies: copiesIn(copies, rules.edition),
    markup: drawTile(shape),
    size: cells?.size ?? [1, 1],
    isHalf: design.half === true,
    notation,
  };
}

/** The sets of an edition that have a tile; where none says its edition, all that say none. */
function setsOf(copies: TileDesign['copies'], edition: 'C1' | 'C2'): [set: string, count: number][] {
  const sets = Object.entries(copies);
  const own = sets.filter(([set]) => set.endsWith(`:${edition.slice(1)}`));
  return own.length > 0 ? own : sets.filter(([set]) => !set.includes(':'));
}

/** In the box of the edition, or of whichever edition has the tile; null where no set counts them. */
function copiesIn(copies: TileDesign['copies'], edition: 'C1' | 'C2'): number | null {
  if (Object.keys(copies).length === 0) return null;
  const own = setsOf(copies, edition);
  const counted = own.length > 0 ? own : Object.entries(copies).slice(0, 1);
  return counted.reduce((sum, [, count]) => sum + count, 0);
}

const ROTATIONS: readonly Rotation[] = [0, 90, 180, 270];

/** Where a tile fits, and how it would have to be turned. Only its edges are looked at, not whose turn it is. */
export function fits(chosen: Ruleset, snapshot: Snapshot, tile: string): { at: Cell; rotations: number[] }[] {
  const { ruleset: rules, board } = sightOf(chosen, snapshot) ?? {};
  if (!board || !rules?.design(tile)) return [];
  const found = new Map<string, { at: Cell; rotations: number[] }>();
  for (const rotation of ROTATIONS) {
    const shape = rules.shape(tile, rotation)!;
    for (const at of board.anchors(shape)) {
      const fit = board.fit(shape, at[0], at[1]);
      if (fit.isTaken || fit.neighbours === 0 || fit.mismatches !== 0) continue;
      const key = at.join(' ');
      const known = found.get(key) ?? { at, rotations: [] };
      known.rotations.push(rotation);
      found.set(key, known);
    }
  }
  return [...found.values()];
}
