/** The position of a ruling as a picture. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Action, RulesetReference, Snapshot } from '../engine/api.js';
import { engine } from '../state/engine.js';
import { choiceOf } from '../state/rulesets.js';
import { t } from '../words/index.js';

export function BoardOf({
  ruleset,
  snapshot,
  action,
}: {
  readonly ruleset: RulesetReference;
  readonly snapshot: Snapshot;
  readonly action?: Action | undefined;
}) {
  const address = useSignal('');
  useEffect(() => {
    let made = '';
    let isWanted = true;
    void (async () => {
      const chosen = await choiceOf(ruleset);
      if (!chosen.ok) return;
      const drawn = await (action ? engine.picture(chosen.value, snapshot, action) : engine.picture(chosen.value, snapshot));
      if (!drawn.ok || !isWanted) return;
      made = URL.createObjectURL(new Blob([drawn.value], { type: 'image/svg+xml' }));
      address.value = made;
    })();
    return () => {
      isWanted = false;
      URL.revokeObjectURL(made);
    };
  }, [snapshot, action]);
  return address.value === '' ? null : <img class="position" src={address.value} alt={t('the position that the ruling is about')} />;
}
