/** What is said of a token besides where it lies, each as a field: whose it is, along which sides, its number. */
import type { Snapshot, TokenMember, TokenSeen } from '../engine/api.js';
import { Stepper } from '../build/Stepper.js';
import { withToken } from '../state/build.js';
import { box, edit, situation } from '../state/desk.js';
import { nameOf, t, wordOf } from '../words/index.js';
import { edgeText, figureText } from '../words/say.js';

type Token = NonNullable<Snapshot['tokens']>[number];
type Choice = readonly [value: string, label: string];

const SIDES = ['n', 'e', 's', 'w'];
/** Those that half tiles fill. */
const CORNERS = ['ne', 'se', 'sw', 'nw'];
/** Two of them, clockwise from the north. */
const TWO_SIDES = SIDES.flatMap((one, i) => SIDES.slice(i + 1).map((other) => [one, other] as const));

interface Props {
  readonly token: Token;
  readonly index: number;
  /** The cell on which it is shown. */
  readonly cell: Token['tile'];
}

export function TokenFields({ token, index, cell }: Props) {
  const kind = box.value?.tokens.find((known) => known.kind === token.kind);
  if (!kind || kind.members.length === 0) return null;
  const name = nameOf('token', token.kind);
  const say = (said: Partial<Record<TokenMember | 'tile', unknown>>) => edit((before) => withToken(before, index, said));
  const field = (member: TokenMember) => {
    const label = LABELS[member]();
    if (member === 'active')
      return (
        <label class="check" key={member}>
          <input type="checkbox" checked={token.active !== false} onChange={({ currentTarget }) => say({ active: currentTarget.checked })} /> {label}
        </label>
      );
    if (member === 'count' || member === 'number')
      return (
        <span class="row" key={member}>
          <span class="label">{label}</span>
          <Stepper
            label={`${name}: ${label}`}
            value={token[member] ?? (member === 'count' ? 1 : undefined)}
            min={1}
            onChange={(value) => say({ [member]: value })}
          />
        </span>
      );
    // beside a figure it lies on no tile of its own
    const choose = (value: unknown) =>
      say(member === 'figure' ? { figure: value, tile: value === undefined ? cell : undefined } : { [member]: value });
    return (
      <label class="row" key={member}>
        <span class="label">{label}</span>
        <select
          value={String(token[member] ?? '')}
          onChange={({ currentTarget: { value } }) => choose(value === '' ? undefined : valueOf(member, value))}
        >
          <option value="">?</option>
          {choicesOf(member, kind).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
    );
  };
  return (
    <div role="group" aria-label={name} class="fields">
      {kind.members.map(field)}
    </div>
  );
}

const LABELS: Readonly<Record<TokenMember, () => string>> = {
  owner: () => t('owner'),
  pair: () => t('pair'),
  edge: () => t('side'),
  edges: () => t('sides'),
  figure: () => t('beside the figure'),
  value: () => t('value'),
  number: () => t('number'),
  count: () => t('how many'),
  active: () => wordOf('active'),
};

function choicesOf(member: TokenMember, { values, pairs, hasSide }: TokenSeen): readonly Choice[] {
  const { snapshot } = situation.value;
  const plain = (all: readonly (string | number)[]) => all.map((one): Choice => [String(one), String(one)]);
  switch (member) {
    case 'owner':
      return plain(snapshot.players.map(({ id }) => id));
    case 'edge':
      return (hasSide ? SIDES : CORNERS).map((side): Choice => [side, edgeText(side)]);
    case 'edges':
      return TWO_SIDES.map((two): Choice => [two.join(), two.map(edgeText).join(', ')]);
    case 'figure':
      return (snapshot.figures ?? []).map(({ id }): Choice => [id, `${figureText(id, snapshot)} (${id})`]);
    case 'value':
      return plain(values);
    default:
      return plain(pairs);
  }
}

const valueOf = (member: TokenMember, text: string): unknown => (member === 'value' ? Number(text) : member === 'edges' ? text.split(',') : text);
