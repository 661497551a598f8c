/** A printing to choose for a list; none is all of them. */
import { PRESETS } from '../state/start.js';
import { t } from '../words/index.js';
import { printingText } from '../words/say.js';

interface Props {
  readonly label?: string;
  /** The id of a preset, or nothing. */
  readonly value: string;
  readonly choose: (preset: string) => void;
}

export const PrintingFilter = ({ label = t('printing'), value, choose }: Props) => (
  <label>
    {label}
    <select value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
      <option value="">{t('all')}</option>
      {PRESETS.map(([id]) => (
        <option key={id} value={id}>
          {printingText(id)}
        </option>
      ))}
    </select>
  </label>
);
