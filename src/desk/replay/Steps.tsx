/** The moves of the game, one line each. */
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../Icon.js';
import { t } from '../words/index.js';
import { deedText, messageText } from '../words/say.js';
import { goTo, index, played } from './game.js';

/** Lines around the present one; a whole game is too much to draw at once. */
const AROUND = 60;

interface Short {
  readonly type: string;
  readonly at?: unknown;
  readonly to?: unknown;
}

/** What is done, and on which cell. */
function shortly(action: object | null, message: string | undefined): string {
  if (!action) return messageText(message);
  const { type, at, to } = action as Short;
  const spot = at ?? to;
  const cell = Array.isArray(spot) ? spot : (spot as { readonly tile?: unknown } | undefined)?.tile;
  return [deedText(type), ...(Array.isArray(cell) ? [`[${cell.join(', ')}]`] : [])].join(' ');
}

export function Steps() {
  const { steps, unread } = played.value!;
  const list = useRef<HTMLOListElement>(null);
  const from = Math.max(0, index.value - AROUND);
  const shown = steps.slice(from, index.value + AROUND);
  useEffect(() => list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }), [index.value]);
  return (
    <ol class="steps" ref={list} aria-label={t('moves')} tabIndex={0}>
      {shown.map(({ index: i, action, message, player, verdict, points }) => (
        <li key={i}>
          <button type="button" aria-current={i === index.value ? 'step' : undefined} onClick={() => void goTo(i)}>
            <span class="number">{i + 1}</span>
            <span class={i === unread?.index ? 'no' : verdict === null ? 'quiet' : verdict === 'legal' ? 'yes' : 'no'}>
              {i === unread?.index ? <Icon name="doubt" /> : verdict === null ? '·' : <Icon name={verdict === 'legal' ? 'yes' : 'no'} />}
              <span class="hidden">{verdict === null ? '' : t(verdict)}</span>
            </span>
            <span>{i === unread?.index ? t('cannot be read') : `${player}: ${shortly(action, message)}`}</span>
            <span class="end quiet">{points.join(' · ')}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
