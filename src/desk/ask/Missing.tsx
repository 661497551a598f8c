/** Facts that the position lacks and the verdict needs, as fields to fill. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { blankOf, NAMES } from '../build/blank.js';
import { Field, valueIn } from '../build/Field.js';
import type { FieldShape } from '../engine/api.js';
import { valueAt, withValueAt } from '../state/build.js';
import { ask, asked, edit, situation } from '../state/desk.js';
import { engine } from '../state/engine.js';
import { memberText, nameOf, t } from '../words/index.js';

export function Missing({ pointers }: { readonly pointers: readonly string[] }) {
  return (
    <section class="missing" aria-label={t('What is missing')}>
      <h3>{t('this must be known')}</h3>
      {pointers.map((pointer) => (
        <Wanted key={pointer} pointer={pointer} />
      ))}
    </section>
  );
}

/** As a field where it is known what can stand there; else it is written. */
function Wanted({ pointer }: { readonly pointer: string }) {
  const shape = useSignal<FieldShape | null>(null);
  const draft = useSignal<unknown>(undefined);
  useEffect(() => {
    let isWanted = true;
    void engine.field(pointer).then((found) => isWanted && (shape.value = found));
    return () => void (isWanted = false);
  }, [pointer]);
  const parts = pointer.split('/');
  const name = parts.findLast((part) => !/^\d+$/.test(part)) ?? '';
  if (!shape.value || pointer === '/turn' || shape.value.kind === 'other' || (shape.value.kind === 'text' && !(name in NAMES)))
    return <Written pointer={pointer} />;
  const value = draft.value ?? valueAt(situation.value.snapshot, pointer);
  const start = value ?? (['object', 'list', 'record'].includes(shape.value.kind) ? blankOf(name, shape.value, situation.value.snapshot) : undefined);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (start !== undefined) fill(pointer, start);
      }}
    >
      <Field name={name} shape={shape.value} label={labelOf(pointer, name)} value={start} isNeeded onChange={(next) => (draft.value = next)} />
      <p class="row wrap">
        <button type="submit" disabled={start === undefined}>
          {t('so it is')}
        </button>
        <code>{pointer}</code>
      </p>
    </form>
  );
}

/** With whose it is. */
function labelOf(pointer: string, name: string): string {
  const { players, figures = [] } = situation.value.snapshot;
  const [, holder, index] = pointer.split('/');
  const kind = pointer.split('/').at(-1)!;
  const what = /^\/players\/\d+\/supply\/./.test(pointer) ? nameOf('figure', kind) : memberText(name);
  const owner = holder === 'players' ? players[Number(index)]?.id : holder === 'figures' ? figures[Number(index)]?.id : undefined;
  return owner === undefined ? what : t('{kind} of {owner}', { kind: what, owner });
}

function fill(pointer: string, value: unknown): void {
  const action = asked.value;
  edit((whole) => withValueAt(whole, pointer, value));
  if (action) void ask(action);
}

function Written({ pointer }: { readonly pointer: string }) {
  const text = useSignal('');
  const { snapshot } = situation.value;
  const before = valueAt(snapshot, pointer);
  const figures = pointer.endsWith('/figure') ? (snapshot.figures ?? []).map(({ id }) => id) : [];
  return (
    <form
      class="row wrap"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.value !== '') fill(pointer, valueIn(text.value));
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
        <button type="button" key={id} onClick={() => fill(pointer, id)}>
          {id}
        </button>
      ))}
    </form>
  );
}
