/** A field for whatever can stand somewhere in a position, made from what the contract says of it. */
import type { ComponentChildren } from 'preact';
import type { Cell, FieldShape, Place } from '../engine/api.js';
import { box, laidOut, look, situation } from '../state/desk.js';
import { memberText, nameOf, t, wordOf } from '../words/index.js';
import { cellText, figureText, placeText, spotText, tileText } from '../words/say.js';
import { Icon } from '../Icon.js';
import { blankOf, NAMES } from './blank.js';
import { Stepper } from './Stepper.js';

interface Props {
  readonly name: string;
  readonly shape: FieldShape;
  readonly value: unknown;
  /** What it is called, where that is not the name of the member. */
  readonly label?: string;
  /** Undefined: it is no longer told. */
  readonly onChange: (value: unknown) => void;
  readonly isNeeded?: boolean;
}

type Members = Readonly<Record<string, unknown>>;
type Choice = readonly [value: unknown, label: string];

export function Field(props: Props) {
  const { name, shape, value, isNeeded = false, onChange, label = memberText(name) } = props;
  switch (shape.kind) {
    case 'object':
    case 'record':
    case 'list':
      if (value === undefined)
        return (
          <button type="button" class="tell" onClick={() => onChange(blankOf(name, shape, situation.value.snapshot))}>
            {t('tell: {what}', { what: label })}
          </button>
        );
      return (
        <Group label={label} {...(!isNeeded && { remove: () => onChange(undefined) })}>
          {shape.kind === 'object' && <Members {...props} members={shape.members} />}
          {shape.kind === 'record' && <ByKey {...props} of={shape.of} />}
          {shape.kind === 'list' && <List {...props} of={shape.of} most={shape.most} />}
        </Group>
      );
    case 'number':
      return (
        <div class="row">
          <span class="label">{label}</span>
          <Stepper label={label} value={value as number | undefined} min={shape.least ?? 0} onChange={onChange} />
          {!isNeeded && value !== undefined && <Untold label={label} onClick={() => onChange(undefined)} />}
        </div>
      );
    case 'other':
      return <Written label={label} value={value} onChange={onChange} />;
    default:
      return <Select label={label} of={choicesOf(name, shape)} value={value} isNeeded={isNeeded} onChange={onChange} />;
  }
}

const Untold = ({ label, onClick }: { readonly label: string; readonly onClick: () => void }) => (
  <button type="button" class="quiet" aria-label={t('remove: {what}', { what: label })} onClick={onClick}>
    <Icon name="close" />
  </button>
);

interface GroupProps {
  readonly label: string;
  readonly remove?: () => void;
  readonly children: ComponentChildren;
}

export const Group = ({ label, remove, children }: GroupProps) => (
  <fieldset class="field">
    <legend>
      {label}
      {remove && <Untold label={label} onClick={remove} />}
    </legend>
    {children}
  </fieldset>
);

const without = (members: Members, name: string, value: unknown): Members => {
  const { [name]: _before, ...others } = members;
  return value === undefined ? others : { ...members, [name]: value };
};

const Members = ({ value, onChange, members }: Props & { readonly members: Extract<FieldShape, { kind: 'object' }>['members'] }) => {
  const told = value as Members;
  return (
    <>
      {members.map(({ name, shape, isNeeded }) => (
        <Field key={name} name={name} shape={shape} value={told[name]} isNeeded={isNeeded} onChange={(next) => onChange(without(told, name, next))} />
      ))}
    </>
  );
};

/** By player, or, of what is in supply, by kind. */
function ByKey({ name, value, of, onChange }: Props & { readonly of: FieldShape }) {
  const told = value as Members;
  const keys = BY_KIND.includes(name)
    ? (box.value?.figures ?? []).filter(({ neutral }) => !neutral).map(({ kind }) => kind)
    : players().map(([id]) => String(id));
  return (
    <>
      {[...new Set([...keys, ...Object.keys(told)])].map((key) => (
        <Field
          key={key}
          name={name}
          shape={of}
          label={BY_KIND.includes(name) ? nameOf('figure', key) : key}
          value={told[key]}
          onChange={(next) => onChange(without(told, key, next))}
        />
      ))}
    </>
  );
}
const BY_KIND: readonly string[] = ['supply', 'reserve'];

function List({ name, value, of, most = 99, onChange }: Props & { readonly of: FieldShape; readonly most?: number | undefined }) {
  const told = value as readonly unknown[];
  const put = (i: number, next: unknown) =>
    onChange(next === undefined ? told.filter((_, k) => k !== i) : told.map((one, k) => (k === i ? next : one)));
  return (
    <>
      {told.map((one, i) => (
        <Field key={i} name={name} shape={of} label={`${i + 1}.`} value={one} onChange={(next) => put(i, next)} />
      ))}
      {told.length < most && (
        <button type="button" class="tell" onClick={() => onChange([...told, nextOf(name, of, told)])}>
          {t('one more')}
        </button>
      )}
    </>
  );
}

/** Of what can be chosen the first that has not been. */
function nextOf(name: string, of: FieldShape, told: readonly unknown[]): unknown {
  const free = ['object', 'list', 'record', 'number', 'other'].includes(of.kind)
    ? undefined
    : choicesOf(name, of).find(([value]) => !told.some((one) => keyOf(one) === keyOf(value)));
  return free ? free[0] : blankOf(name, of, situation.value.snapshot);
}

const keyOf = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value));
const players = (): Choice[] => situation.value.snapshot.players.map(({ id }) => [id, id]);

function choicesOf(name: string, shape: FieldShape): readonly Choice[] {
  const { snapshot } = situation.value;
  const none: Choice[] = shape.isNullable ? [[null, t('not known')]] : [];
  switch (shape.kind) {
    case 'choice':
      return shape.values.map((one) => [one, typeof one === 'string' ? wordOf(one) : String(one)]);
    case 'boolean':
      return [
        [true, t('yes')],
        [false, t('no')],
      ];
    case 'cell':
      return snapshot.tiles.map(({ at, tile }) => [at, `${cellText(at)} ${tileText(tile)}`]);
    case 'tile':
      return snapshot.tiles.map(({ at, tile }) => [{ tile: at }, `${cellText(at)} ${tileText(tile)}`]);
    case 'place':
      return [
        ...none,
        ...(look.value?.features ?? []).flatMap(({ parts }) => parts.slice(0, 1).map(({ place }): Choice => [place, placeText(place)])),
      ];
    default:
      return [...none, ...namesOf(name)];
  }
}

function namesOf(name: string): readonly Choice[] {
  const { snapshot } = situation.value;
  switch (NAMES[name]) {
    case 'figure':
      return [...(snapshot.figures ?? []), ...snapshot.players.flatMap(({ prisoners = [] }) => prisoners)].flatMap(({ id }): Choice[] =>
        id === undefined ? [] : [[id, `${figureText(id, snapshot)} (${id})`]],
      );
    case 'tile':
      return laidOut.value.map(({ id }) => [id, tileText(id)]);
    case 'step':
      return (box.value?.steps ?? []).map((id) => [id, nameOf('step', id)]);
    case 'figure kind':
      return (box.value?.figures ?? []).map(({ kind }) => [kind, nameOf('figure', kind)]);
    default:
      return players();
  }
}

interface SelectProps extends Pick<Props, 'value' | 'onChange' | 'isNeeded'> {
  readonly label: string;
  readonly of: readonly Choice[];
}

function Select({ label, of, value, isNeeded, onChange }: SelectProps) {
  const now = keyOf(value);
  // a place may be named by any of its parts
  const isKnown = value === undefined || of.some(([one]) => keyOf(one) === now);
  return (
    <label class="row">
      <span class="label">{label}</span>
      <select
        value={now}
        onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? undefined : (JSON.parse(currentTarget.value) as unknown))}
      >
        {(!isNeeded || value === undefined) && <option value="">–</option>}
        {!isKnown && <option value={now}>{typeof value === 'object' ? spotText(value as Cell | Place) : String(value)}</option>}
        {of.map(([one, text]) => (
          <option key={keyOf(one)} value={keyOf(one)}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Numbers, words and JSON are all understood; a word is a word. */
export function valueIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

const Written = ({ label, value, onChange }: Pick<SelectProps, 'label' | 'value' | 'onChange'>) => (
  <label class="row">
    <span class="label">{label}</span>
    <input
      value={typeof value === 'string' ? value : keyOf(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? undefined : valueIn(currentTarget.value))}
    />
  </label>
);
