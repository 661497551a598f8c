/** The board before and after. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Picture, Snapshot } from '../engine/api.js';
import { situation } from '../state/desk.js';
import { engine } from '../state/engine.js';
import { t } from '../words/index.js';

export function Preview({ after }: { readonly after: Snapshot }) {
  const pictures = useSignal<readonly Picture[]>([]);
  useEffect(() => {
    const { choice, snapshot } = situation.value;
    let isWanted = true;
    void Promise.all([engine.draw(choice, snapshot), engine.draw(choice, after)]).then((drawn) => {
      if (isWanted) pictures.value = drawn.flatMap((answer) => (answer.ok ? [answer.value] : []));
    });
    return () => void (isWanted = false);
  }, [after]);
  const [before, then] = pictures.value;
  if (!before || !then) return null;
  const extent = {
    left: Math.min(before.extent.left, then.extent.left),
    top: Math.min(before.extent.top, then.extent.top),
    right: Math.max(before.extent.right, then.extent.right),
    bottom: Math.max(before.extent.bottom, then.extent.bottom),
  };
  return (
    <div class="preview">
      <Small picture={before} extent={extent} label={t('before')} />
      <Small picture={then} extent={extent} label={t('after')} />
    </div>
  );
}

export function Small({ picture, extent, label }: { readonly picture: Picture; readonly extent: Picture['extent']; readonly label: string }) {
  const { left, top, right, bottom } = extent;
  const box = [left * 100 - 8, top * 100 - 8, (right - left + 1) * 100 + 16, (bottom - top + 1) * 100 + 16].join(' ');
  return (
    <figure>
      <svg viewBox={box} role="img" aria-label={label} dangerouslySetInnerHTML={{ __html: picture.markup }} />
      <figcaption>{label}</figcaption>
    </figure>
  );
}
