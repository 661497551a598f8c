/** Facts that the position lacks and the verdict needs, as fields to fill. */
import { useSignal } from '@preact/signals';
import { valueAt, withValueAt } from '../state/build.js';
import { ask, asked, edit, situation } from '../state/desk.js';
import { t } from '../words/index.js';

export function Missing({ pointers }: { readonly pointers: readonly string[] }) {
  return (
    <section class="missing" aria-label={t('What is missing')}>
      <h3>{t('this must be known')}</h3>
      {pointers.map((pointer) => (
        <Field key={pointer} pointer={pointer} />
      ))}
    </section>
  );
}

/** Numbers, words and JSON are all understood; a word is a word. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function Field({ pointer }: { readonly pointer: string }) {
  const text = useSignal('');
  const { snapshot } = situation.value;
  const before = valueAt(snapshot, pointer);
  const figures = pointer.endsWith('/figure') ? (snapshot.figures ?? []).map(({ id }) => id) : [];
  const fill = (value: unknown) => {
    const action = asked.value;
    edit((whole) => withValueAt(whole, pointer, value));
    if (action) void ask(action);
  };
  return (
    <form
      class="row wrap"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.value !== '') fill(valueOf(text.value));
      }}
    >
      <label>
        <code>{pointer}</code>{' '}
        <input
          value={text.value}
          placeholder={before === undefined ? '?' : JSON.stringify(before)}
          onInput={({ currentTarget }) => (text.value = currentTarget.value)}
        />
      </label>
      <button type="submit">{t('so it is')}</button>
      {figures.map((id) => (
        <button type="button" key={id} onClick={() => fill(id)}>
          {id}
        </button>
      ))}
    </form>
  );
}
