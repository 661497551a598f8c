/** The names that requests and answers are made of, kind by kind: where a schema says no more than that it is a name. */
import { expansions, houseRules, tiles, vocabulary } from '../../catalog.js';
import type { Clause } from '../../contract/clause.js';
import { clauses } from '../../corpus/clauses.js';
import { presetAliases, presets } from '../../corpus/presets.js';
import { BY_ITSELF } from '../../corpus/steps.js';
import { GAME_OVER } from '../../kernel/play/game-over.js';
import { AREAS, BOTTOM } from '../../kernel/position/spots.js';
import { declared, mechanicsOf } from '../../kernel/ruleset/in-play.js';
import { setNames } from '../../setup/sets.js';
import { stateNames } from '../../wire.js';
import { actionTypes, ofAll, once, stepNames, wayNames } from './names.js';

const locations = (): string[] => ofAll((expansion) => declared(expansion, 'locations').map(({ name }) => name));
const figures = (): string[] => once(ofAll((expansion) => declared(expansion, 'figures').map(({ kind }) => kind)));
const tokens = (): string[] => once(ofAll((expansion) => declared(expansion, 'tokens').map(({ kind }) => kind)));
const waysOf = (type: string): string[] => wayNames().flatMap((way) => (way.type === type ? [way.value] : []));

const involved = (part: keyof Clause['involves']) => once([...clauses.values()].flatMap(({ involves }) => involves[part]));

/** Why figures go home, as the folders that send them say it. */
const CAUSES = [
  'scored',
  'taken-back',
  'eaten',
  'sent-away',
  'orphaned',
  'captured',
  'released',
  'exchanged',
  'escaped',
  'challenge-lost',
  'knocked-out',
  'castle-built',
  'plague',
  'crown',
  'stabled',
  'wolf',
  'robbed',
  'revolt',
  'driven-off',
];

/** Every value of the members that hold a name, by the kind of name. */
export const namesInUse = () => ({
  step: once([...stepNames().map(({ id }) => id), GAME_OVER]),
  /** What clauses are about: steps, and what goes on where nobody decides anything. */
  clauseStep: once([...stepNames().map(({ id }) => id), GAME_OVER, ...BY_ITSELF]),
  anyStep: once(ofAll((expansion) => declared(expansion, 'steps').map(({ id }) => id))),
  figure: figures(),
  token: tokens(),
  // pieces that are told by their number alone: ghosts at a figure, counting figures on a track, messages of a stack
  pieceToken: once([...tokens(), ...figures(), 'counter', 'message']),
  // what is no feature of a tile is called as one where it lies on a tile, and as an area where it does not
  feature: once([...vocabulary.kinds.keys(), ...locations()]),
  area: once([...AREAS, ...locations()]),
  place: once([...ofAll((expansion) => declared(expansion, 'locations').flatMap(({ places = [] }) => places)), BOTTOM]),
  expansion: expansions.map(({ id }) => id),
  set: setNames,
  preset: [...presets.map(({ id }) => id), ...Object.keys(presetAliases)],
  option: waysOf('choose'),
  of: waysOf('chance'),
  actionType: [...actionTypes],
  cause: once(CAUSES),
  procedure: once([...stateNames, 'bag']),
  mechanic: once(ofAll(mechanicsOf)),
  houseRule: once(houseRules()),
  setting: ofAll((expansion) => (expansion.settings ?? []).map(({ key }) => key)),
  column: ofAll(({ columns = [] }) => columns),
  subject: once(ofAll((expansion) => declared(expansion, 'traits').map(({ subject }) => subject))),
  symbol: once(tiles.flatMap(({ symbols }) => [...symbols])),
  mark: once(tiles.flatMap(({ features }) => features.flatMap(({ marks }) => [...marks]))),
  drawGroup: once(tiles.flatMap(({ group }) => group ?? [])),
  clauseFigure: involved('figures'),
  clauseToken: involved('tokens'),
  clauseExpansion: involved('expansions'),
  clausePhase: involved('phases'),
  printing: once([...clauses.values()].flatMap(({ printings = [] }) => printings)),
});
