/** The key of a judge, for this tab alone. */
import { useSignal } from '@preact/signals';
import { keepKey, key } from '../state/remote.js';
import { t } from '../words/index.js';

export function KeyField() {
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
