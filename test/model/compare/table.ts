/** What the model is told of a ruleset, and what of it the model does not know. */
import type { RulesetDocument } from '../../../src/contract/ruleset.js';
import { tileList } from '../../../src/service/corpus/catalogue.js';
import type { PrintedTile, Table } from '../given.js';

const KNOWN = ['base', 'princess-and-dragon', 'inns-and-cathedrals', 'traders-and-builders', 'river', 'abbot', 'phantom'];

/** House rules that it does not know, by the value under which they are not played. */
const NOT_PLAYED: Readonly<Record<string, string>> = {
  'house.fairyPointClaim': 'automatic',
  'house.fairyFivePoints': 'off',
  'house.fairyDragonEntry': 'blocks',
  'dragon.startTile': 'counts-as-visited',
};
/** As `GET /v1/tiles` answers. */
const tiles: ReadonlyMap<string, PrintedTile> = new Map(
  (JSON.parse(JSON.stringify(tileList({}).items)) as PrintedTile[]).flatMap((tile) =>
    [tile.id, ...tile.aliases].map((name) => [name, tile] as const),
  ),
);

export function tableOf(document: RulesetDocument): Table {
  const settings = Object.fromEntries(Object.entries(document.settings).map(([key, { value }]) => [key, value]));
  return { tiles, expansions: document.expansions, without: document.without ?? [], settings };
}

/** What is in play that the model does not know; empty where it knows everything. */
export function unknownIn(document: RulesetDocument): string[] {
  const { expansions, disabledClauses, houseRules, settings } = document;
  const odd = Object.entries(settings).filter(([key, { value }]) => {
    return value === null || (key in NOT_PLAYED && value !== NOT_PLAYED[key]);
  });
  return [
    ...expansions.filter((id) => !KNOWN.includes(id)),
    ...[...disabledClauses, ...houseRules],
    ...odd.map(([key, { value }]) => `${key} ${value ?? 'open'}`),
  ];
}
