/** What is wrong with the position, each defect with its spot. */
import type { Cell, Defect, Snapshot } from '../engine/api.js';
import { cursor, look, say, situation, unopened } from '../state/desk.js';
import { Told } from '../Told.js';
import { meantBy, t } from '../words/index.js';
import { cellText } from '../words/say.js';

/** The cell that a pointer leads to, where it leads to the board. */
function cellOf({ pointer }: Defect, { tiles, figures = [], neutral = {}, turn }: Snapshot): Cell | undefined {
  const [, part, index] = pointer.split('/');
  if (part === 'tiles') return tiles[Number(index)]?.at;
  if (part === 'figures') {
    const at = figures[Number(index)]?.at;
    return at && 'tile' in at ? at.tile : undefined;
  }
  if (part === 'neutral') return neutral[index ?? '']?.tile;
  return part === 'turn' ? turn?.placed?.at : undefined;
}

export function Defects() {
  const defects = look.value?.defects ?? [];
  const { snapshot } = situation.value;
  if (unopened.value.length > 0) return <Unopened />;
  if (defects.length === 0) return null;
  return (
    <section class="defects" aria-label={t('Defects')} data-testid="defects">
      <h2>{t('{count} things are wrong with the position', { count: defects.length })}</h2>
      <ul>
        {defects.map((defect) => {
          const cell = cellOf(defect, snapshot);
          return (
            <li key={defect.pointer + defect.code}>
              {cell ? (
                <button
                  type="button"
                  class="link"
                  onClick={() => {
                    cursor.value = cell;
                    say(`${cellText(cell)}: ${meantBy(defect.code) ?? defect.message}`);
                  }}
                >
                  {cellText(cell)} <Told {...defect} />
                </button>
              ) : (
                <Told {...defect} />
              )}{' '}
              <code>{defect.pointer}</code>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What the address would have opened. */
const Unopened = () => (
  <section class="defects" role="alert">
    <h2>{t('it cannot be opened')}</h2>
    <ul>
      {unopened.value.map(({ pointer, code, message }) => (
        <li key={pointer + message}>
          <Told code={code} message={message} /> {pointer && <code>{pointer}</code>}
        </li>
      ))}
    </ul>
  </section>
);
