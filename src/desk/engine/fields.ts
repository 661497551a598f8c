/** What a question may say at a place of the snapshot, as data from which a form is made. */
import type { TSchema } from 'typebox';
import { pointerParts } from '../../contract/pointer.js';
import { positionSchemas } from '../../wire.js';
import type { Ruleset } from '../../kernel/ruleset/ruleset.js';
import type { DeedSeen, FieldShape, MemberShape, StateSeen } from './api.js';

type Node = Readonly<Record<string, unknown>>;
const byName = new Map(positionSchemas.map((schema) => [(schema as { readonly $id?: string }).$id, schema as TSchema & Node]));

/** The schema that a reference leads to, with what is said beside it. */
function whole(node: Node): Node {
  const name = typeof node['$ref'] === 'string' ? node['$ref'].replace(/#$/, '') : undefined;
  const { $ref: _ref, ...own } = node;
  return name === undefined ? node : { ...(byName.get(name) as Node | undefined), ...own, called: name };
}

/** Parts that are named by a place of the board, and chosen there; what chance brings is written. */
const PLACES: Readonly<Record<string, 'cell' | 'place' | 'other'>> = { Cell: 'cell', Place: 'place', Spot: 'place', Outcome: 'other' };
/** How points come about, on which no decision hangs. */
const UNASKED = ['lines'];
const DEPTH = 8;

function shapeOf(node: Node, depth = 0): FieldShape {
  const { called, description, type, properties, items, patternProperties, required, minimum, maximum, minItems, maxItems, anyOf } = whole(node);
  const says = typeof description === 'string' && depth > 0 ? { description } : {};
  if (typeof called === 'string' && PLACES[called]) return { kind: PLACES[called], ...says };
  const values = whole(node)['enum'] ?? (whole(node)['const'] === undefined ? undefined : [whole(node)['const']]);
  if (Array.isArray(values)) return { kind: 'choice', values: values as (string | number)[], ...says };
  if (Array.isArray(anyOf)) {
    const [first, ...others] = (anyOf as Node[]).filter((one) => one['type'] !== 'null');
    if (first && others.length === 0) return { ...shapeOf(first, depth), isNullable: true };
  }
  const types = (Array.isArray(type) ? type : [type]) as string[];
  const nullable = types.includes('null') ? { isNullable: true as const } : {};
  if (depth > DEPTH) return { kind: 'other' };
  if (properties !== undefined)
    return {
      kind: 'object',
      members: Object.entries(properties as Readonly<Record<string, Node>>)
        .filter(([name]) => !UNASKED.includes(name))
        .map(([name, member]) => ({
          name,
          isNeeded: ((required ?? []) as readonly string[]).includes(name),
          shape: shapeOf(member, depth + 1),
        })),
      ...says,
    };
  if (patternProperties !== undefined)
    return { kind: 'record', of: shapeOf(Object.values(patternProperties as object)[0] as Node, depth + 1), ...says };
  if (items !== undefined)
    return {
      kind: 'list',
      of: shapeOf(items as Node, depth + 1),
      ...(typeof minItems === 'number' && { least: minItems }),
      ...(typeof maxItems === 'number' && { most: maxItems }),
      ...says,
    };
  if (types.includes('integer'))
    return { kind: 'number', ...(typeof minimum === 'number' && { least: minimum }), ...(typeof maximum === 'number' && { most: maximum }), ...says };
  if (types.includes('boolean')) return { kind: 'boolean', ...says };
  return types.includes('string') ? { kind: 'text', ...nullable, ...says } : { kind: 'other', ...says };
}

const schemaNamed = (name: string): Node => byName.get(name) as Node;
const doneSchema = (schemaNamed('Turn')['properties'] as Readonly<Record<string, { readonly items: Node }>>)['done']!.items;

/** Everything that the expansions of a ruleset keep in a snapshot, with how many parts the turn has. */
export function stateOf(rules: Ruleset): StateSeen[] {
  const turn = whole(schemaNamed('Turn'))['properties'] as Readonly<Record<string, Node>>;
  const snapshot = schemaNamed('Snapshot')['properties'] as Readonly<Record<string, Node>>;
  const kept = rules.all('state').flatMap(({ name, of }): StateSeen[] => {
    const node = (of === 'turn' ? turn : snapshot)[name];
    if (!node) return [];
    const { called } = whole(node);
    return [{ name, of, schema: typeof called === 'string' ? called : '', shape: shapeOf(node) }];
  });
  const own = ['part', 'extraPart', 'source'].map((name): StateSeen => ({ name, of: 'turn', schema: '', shape: shapeOf(turn[name]!) }));
  return [...own, ...kept.filter(({ name, of }, i) => kept.findIndex((other) => other.name === name && other.of === of) === i)];
}

/** What is asked of an action that was taken besides what it needs. */
const FURTHER: Readonly<Record<string, readonly string[]>> = { 'place-figure': ['via'], 'remove-figure': ['kind'], choose: ['figure', 'feature'] };
/** Where something was put that is on its tile as a whole. */
const ON_TILES = ['at', 'to', 'from'];

/** Everything that can have been done in a turn: each action that the expansions of a ruleset know, with what may be told of it. */
export function deedsOf(rules: Ruleset): DeedSeen[] {
  const known = rules.all('actions').map(({ id }): DeedSeen['action'] => ({ ...rules.kinds.bare(id) }));
  const apart = new Map(known.map((action) => [JSON.stringify(action), action]));
  return [...apart.values()].map((action) => ({ action, members: membersOf(action) }));
}

function membersOf(action: DeedSeen['action']): MemberShape[] {
  const schema = positionSchemas.find((candidate) => isOfType(candidate as Node, action.type)) as Node | undefined;
  const { properties = {}, required = [] } = (schema ?? {}) as { properties?: Readonly<Record<string, Node>>; required?: readonly string[] };
  const taken = doneSchema['properties'] as Readonly<Record<string, Node>>;
  return [...required, ...(FURTHER[action.type] ?? [])]
    .filter((name) => !(name in action))
    .map((name) => {
      const shape = shapeOf((properties[name] ?? taken[name])!, 1);
      const isOnTile = ON_TILES.includes(name) && shape.kind !== 'cell' && shape.kind !== 'place';
      return { name, isNeeded: false, shape: isOnTile ? { kind: 'tile' } : shape };
    });
}

const isOfType = ({ properties }: Node, type: string): boolean =>
  (properties as { readonly type?: { readonly const?: string } } | undefined)?.type?.const === type;

/** What stands at a pointer of the snapshot; null where nothing is known of it. */
export function fieldAt(pointer: string): FieldShape | null {
  let node: Node | undefined = schemaNamed('Snapshot');
  for (const part of pointerParts(pointer)) {
    const { properties, items, patternProperties, additionalProperties } = whole(node) as Readonly<Record<string, Node | undefined>>;
    node = properties?.[part] as Node | undefined;
    node ??=
      items ??
      (patternProperties && (Object.values(patternProperties)[0] as Node)) ??
      (typeof additionalProperties === 'object' ? additionalProperties : undefined);
    if (!node) return null;
  }
  return shapeOf(node, 1);
}
