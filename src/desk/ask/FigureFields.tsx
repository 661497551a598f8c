/** What is said of a figure besides where it stands, each as a field: whatever the expansions in play let positions say of it. */
import type { SaidOfFigure, Snapshot } from '../engine/api.js';
import { withSaid } from '../state/build.js';
import { edit, look } from '../state/desk.js';
import { t, wordOf } from '../words/index.js';

type Figure = NonNullable<Snapshot['figures']>[number];

export function FigureFields({ figure, name }: { readonly figure: Figure; readonly name: string }) {
  const says = look.value?.figures.find(({ id }) => id === figure.id)?.says ?? [];
  if (says.length === 0) return null;
  return (
    <div role="group" aria-label={name} class="fields">
      {says.map((member) => (
        <Field key={member.name} figure={figure} member={member} />
      ))}
    </div>
  );
}

/** What a spot may say has other names than what is said of the figure itself. */
const LABELS: Readonly<Record<string, () => string>> = { as: () => t('lies or stands as'), with: () => t('beside') };

function Field({ figure, member }: { readonly figure: Figure; readonly member: SaidOfFigure }) {
  const { name, values } = member;
  const holder: Readonly<Record<string, unknown>> = { ...(member.in ? figure[member.in] : figure) };
  const say = (value: unknown) => edit((before) => withSaid(before, figure.id, member, value));
  const label = (member.in && LABELS[name]?.()) ?? wordOf(name);
  const [only] = values;
  if (only === true)
    return (
      <label class="check">
        <input type="checkbox" checked={holder[name] === true} onChange={({ currentTarget }) => say(currentTarget.checked || undefined)} /> {label}
      </label>
    );
  return (
    <label class="row">
      <span class="label">{label}</span>
      <select value={keyOf(holder[name])} onChange={({ currentTarget: { value } }) => say(value === '' ? undefined : JSON.parse(value))}>
        <option value="">–</option>
        {values.map((value) => (
          <option key={keyOf(value)} value={keyOf(value)}>
            {valueText(value)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** In whatever order its members were told. */
const keyOf = (value: unknown): string =>
  value === undefined ? '' : JSON.stringify(value, typeof value === 'object' && value !== null ? Object.keys(value).sort() : undefined);

/** A word, a number, or the members of something, one after the other. */
function valueText(value: unknown): string {
  if (typeof value === 'string') return wordOf(value);
  return typeof value === 'object' && value !== null ? Object.values(value).map(valueText).join(', ') : String(value);
}
