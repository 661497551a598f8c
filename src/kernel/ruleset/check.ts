/** What is wrong with declarations: those that are to be in force together, and those of a whole catalogue. */
import type { Expansion, Parts } from '../declare/expansion.js';
import { allParts, joined, mechanicsOf } from './in-play.js';
import { flatMap } from '../lists.js';

function twice(what: string, names: readonly string[]): string[] {
  const seen = new Set<string>();
  const repeated = new Set(names.filter((name) => seen.size === seen.add(name).size));
  return [...repeated].map((name) => `${what} \`${name}\` is declared twice`);
}

/** Parts that have an id, and what they are called. */
const WITH_ID = {
  rules: 'the rule',
  steps: 'the step',
  skips: 'the skip',
  triggers: 'the trigger',
  extraParts: 'the further part',
  successions: 'the succession',
  actions: 'the kind of action',
  completions: 'the completion',
  scoring: 'the scoring rule',
  weights: 'the weight',
  tieBreaks: 'the tie-break',
  payouts: 'the payout',
  additions: 'the addition',
  settlements: 'the settlement',
  abstentions: 'the abstention',
  departures: 'the departure',
  withholdings: 'the withholding',
  finals: 'the final score',
  starts: 'the start',
  setups: 'the part of the setup',
} as const;

const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

/** Names that are declared twice, and names of actions that nothing declares; empty when the parts go together. */
export function declarationDefects(parts: readonly Parts[]): string[] {
  const types = new Set(joined(parts, 'actionTypes').map(({ type }) => type));
  const kinds = ids(joined(parts, 'actions'));
  const cells = flatMap(joined(parts, 'traits'), ({ subject, cells: row }) => Object.keys(row).map((column) => `${subject} ${column}`));
  const undeclared = (list: readonly { readonly kind: string }[]) => list.map(({ kind }) => kind).filter((kind) => !kinds.includes(kind));
  return [
    ...flatMap(Object.entries(WITH_ID), ([member, what]) => twice(what, ids(joined(parts, member as keyof typeof WITH_ID)))),
    ...nameDefects(parts),
    ...twice('the trait', cells),
    ...kinds.filter((id) => !types.has(typeOf(id))).map((id) => `the type of the action \`${id}\` is not declared`),
    ...undeclared(joined(parts, 'proposals')).map((kind) => `no action \`${kind}\` is declared, for which there are proposals`),
    ...undeclared(joined(parts, 'accepts')).map((kind) => `no action \`${kind}\` is declared, which steps accept`),
  ];
}

const typeOf = (kind: string) => kind.split('/')[0]!;

/** The turn and the table may each have one of that name. */
const statesAgain = (parts: readonly Parts[]): string[] =>
  joined(parts, 'state')
    .filter(({ name, of }, i, all) => all.slice(0, i).some((other) => other.name === name && other.of === of))
    .map(({ name }) => name);

/** Names that snapshots and actions use. */
const nameDefects = (parts: readonly Parts[]): string[] => [
  ...twice(
    'the type of action',
    joined(parts, 'actionTypes').map(({ type }) => type),
  ),
  ...twice(
    'the figure',
    joined(parts, 'figures').map(({ kind }) => kind),
  ),
  ...twice(
    'the member of figures',
    joined(parts, 'figureMembers').map(({ name }) => name),
  ),
  ...twice(
    'the member of players',
    joined(parts, 'playerMembers').map(({ name }) => name),
  ),
  ...twice(
    'the token',
    joined(parts, 'tokens').map(({ kind }) => kind),
  ),
  ...twice(
    'the place',
    joined(parts, 'locations').map(({ name }) => name),
  ),
  ...twice(
    'the state',
    flatMap(statesAgain(parts), (name) => [name, name]),
  ),
];

/** What is wrong with a catalogue as a whole: names that two of its expansions take, and references that none of them resolves. */
export function catalogueDefects(expansions: readonly Expansion[]): string[] {
  const parts = flatMap(expansions, allParts);
  return [
    ...twice('the expansion', ids(expansions)),
    ...twice('the rule', ids(joined(parts, 'rules'))),
    ...twice('the scoring rule', ids(joined(parts, 'scoring'))),
    ...twice('the step', ids(joined(parts, 'steps'))),
    ...nameDefects(parts),
    ...twice(
      'the setting',
      flatMap(expansions, ({ settings = [] }) => settings.map(({ key }) => key)),
    ),
    ...twice(
      'the kind of feature',
      flatMap(expansions, ({ featureKinds = [] }) => featureKinds.map(({ kind }) => kind)),
    ),
    ...twice(
      'the tile',
      flatMap(expansions, ({ id, tiles = {}, unprinted = {} }) =>
        flatMap(Object.entries({ ...tiles, ...unprinted }), ([key, { alias }]) => [...new Set([`${id}/${key}`, alias])]),
      ),
    ),
    ...referenceDefects(expansions),
  ];
}

/** References that no expansion of a catalogue resolves: to rules, steps, kinds of action and of features, other expansions and their mechanics. */
export function referenceDefects(expansions: readonly Expansion[]): string[] {
  const parts = flatMap(expansions, allParts);
  const rules = new Set(ids(joined(parts, 'rules')));
  const triggers = new Set(ids(joined(parts, 'triggers')));
  const scoring = new Set(ids(joined(parts, 'scoring')));
  const counted = new Set([
    ...scoring,
    ...flatMap(['finals', 'settlements', 'payouts', 'consequences'] as const, (member) => ids(joined(parts, member))),
  ]);
  const steps = new Set(ids(joined(parts, 'steps')));
  const kinds = new Set(ids(joined(parts, 'actions')));
  const types = new Set(joined(parts, 'actionTypes').map(({ type }) => type));
  const features = new Set(flatMap(expansions, ({ featureKinds = [] }) => featureKinds.map(({ kind }) => kind)));
  const places = new Set([...features, ...joined(parts, 'locations').map(({ name }) => name)]);
  const partners = new Set(flatMap(expansions, (expansion) => [expansion.id, ...mechanicsOf(expansion).map((name) => `${expansion.id}/${name}`)]));
  const tokens = new Set(joined(parts, 'tokens').map(({ kind }) => kind));
  return [
    ...flatMap(joined(parts, 'rules'), ({ id, overrides = [], on }) => [
      ...unresolved('rule', id, overrides, rules),
      ...unresolved('type of action', id, (typeof on === 'string' ? [on] : on).filter((kind) => kind !== '*').map(typeOf), types),
    ]),
    ...flatMap(joined(parts, 'triggers'), ({ id, replaces = [] }) => unresolved('trigger', id, replaces, triggers)),
    ...flatMap(joined(parts, 'scoring'), (rule) => [
      ...(rule.stage === 'rate' && rule.raises !== '*' ? unresolved('scoring rule', rule.id, rule.raises, scoring) : []),
      ...unresolved('kind of feature', rule.id, rule.of, features),
    ]),
    ...flatMap(joined(parts, 'additions'), ({ id, to }) => unresolved('rule that counts', id, to, counted)),
    ...flatMap(joined(parts, 'figures'), ({ kind, occupies = [] }) => unresolved('kind of feature', kind, occupies, places)),
    ...flatMap(joined(parts, 'steps'), ({ id, after = [], before = [] }) =>
      unresolved('step', id, [...(typeof after === 'function' ? [] : after), ...before], steps),
    ),
    ...flatMap(joined(parts, 'skips'), ({ id, steps: list }) => unresolved('step', id, list, steps)),
    ...flatMap(joined(parts, 'actions'), ({ id, in: list }) => (list === '*' ? [] : unresolved('step', id, list, steps))),
    ...flatMap(joined(parts, 'accepts'), ({ kind, in: list }) => [
      ...unresolved('kind of action', kind, [kind], kinds),
      ...unresolved('step', kind, list, steps),
    ]),
    ...flatMap(joined(parts, 'proposals'), ({ kind }) => unresolved('kind of action', kind, [kind], kinds)),
    ...flatMap(parts, ({ topology }) => (topology ? unresolved('token', 'the topology', topology.tokens, tokens) : [])),
    ...flatMap(expansions, (expansion) =>
      flatMap(allParts(expansion), (part) => unresolved('expansion or mechanic', expansion.id, Object.keys(part.with ?? {}), partners)),
    ),
  ];
}

const unresolved = (what: string, by: string, list: readonly string[], names: ReadonlySet<string>): string[] =>
  list.filter((id) => !names.has(id)).map((id) => `\`${by}\` names the ${what} \`${id}\`, which there is not`);
