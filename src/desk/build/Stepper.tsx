/** A number that mouse, touch and keys can change. */
import { t } from '../words/index.js';
import { Icon } from '../Icon.js';

interface Props {
  readonly label: string;
  readonly value: number | undefined;
  readonly min?: number;
  readonly onChange: (value: number) => void;
  readonly testid?: string;
}

export function Stepper({ label, value, min = 0, onChange, testid }: Props) {
  const set = (next: number) => onChange(Math.max(min, next));
  return (
    <span class="stepper" data-testid={testid}>
      <button type="button" aria-label={t('{what}: one less', { what: label })} onClick={() => set((value ?? 0) - 1)}>
        <Icon name="minus" />
      </button>
      <input
        type="number"
        aria-label={label}
        value={value ?? ''}
        placeholder="?"
        min={min}
        onChange={({ currentTarget }) => currentTarget.value !== '' && set(Number(currentTarget.value))}
      />
      <button type="button" aria-label={t('{what}: one more', { what: label })} onClick={() => set((value ?? 0) + 1)}>
        <Icon name="plus" />
      </button>
    </span>
  );
}
