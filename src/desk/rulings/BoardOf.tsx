/** The position of a ruling as a picture. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Action, RulesetChoice, Snapshot } from '../engine/api.js';
import { engine } from '../state/engine.js';
import { t } from '../words/index.js';

export function BoardOf({
  ruleset,
  snapshot,
  action,
}: {
  readonly ruleset: RulesetChoice;
  readonly snapshot: Snapshot;
  readonly action?: Action | undefined;
}) {
  const address = useSignal('');
  useEffect(() => {
    let made = '';
    void (action ? engine.picture(ruleset, snapshot, action) : engine.picture(ruleset, snapshot)).then((drawn) => {
      if (!drawn.ok) return;
      made = URL.createObjectURL(new Blob([drawn.value], { type: 'image/svg+xml' }));
      address.value = made;
    });
    return () => URL.revokeObjectURL(made);
  }, [snapshot, action]);
  return address.value === '' ? null : <img class="position" src={address.value} alt={t('the position that the ruling is about')} />;
}
