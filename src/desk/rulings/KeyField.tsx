/** The key of a judge, for this tab alone. */
import { useSignal } from '@preact/signals';
import { Problem } from '../Problem.js';
import { useJudge, type Judge } from '../state/judge.js';
import { keepKey, key } from '../state/remote.js';
import { t } from '../words/index.js';

const ROLES: Readonly<Record<Judge['role'], () => string>> = {
  judge: () => t('holds a key of a judge'),
  organiser: () => t('holds a key of an organiser'),
  admin: () => t('holds a key of an admin'),
};

/** Says whose key is kept; that it is not known, only where nothing else on the page does. */
export function KeyField({ tells = false }: { readonly tells?: boolean }) {
  const judge = useJudge();
  return (
    <>
      <Field />
      {judge?.ok && (
        <p class="quiet" aria-live="polite" data-testid="judge">
          {judge.value.name}: {ROLES[judge.value.role]()}
        </p>
      )}
      {tells && judge && !judge.ok && <Problem problem={judge.problem} />}
    </>
  );
}

function Field() {
  const text = useSignal('');
  return (
    <form
      class="filters"
      onSubmit={(event) => {
        event.preventDefault();
        keepKey(text.value.trim());
        text.value = '';
      }}
    >
      <label class="grow">
        {key.value === '' ? t('key of a judge, to write rulings; kept for this tab only') : t('a key is kept for this tab; another one')}
        <input
          type="password"
          autocomplete="off"
          data-testid="key"
          value={text.value}
          onInput={({ currentTarget }) => (text.value = currentTarget.value)}
        />
      </label>
      <button type="submit" data-testid="keep-key">
        {t('use this key')}
      </button>
      {key.value !== '' && (
        <button type="button" onClick={() => keepKey('')}>
          {t('forget it')}
        </button>
      )}
    </form>
  );
}
