/** What the turn is in the middle of: the state that expansions keep, as fields, with JSON as a way out. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Defect, StateSeen } from '../engine/api.js';
import { withState } from '../state/build.js';
import { edit, situation } from '../state/desk.js';
import { engine } from '../state/engine.js';
import { underLaw } from '../state/law.js';
import { Told } from '../Told.js';
import { memberText, t } from '../words/index.js';
import { blankOf } from './blank.js';
import { Field } from './Field.js';

type Members = Readonly<Record<string, unknown>>;

export function State() {
  const states = useSignal<readonly StateSeen[]>([]);
  const isOpen = useSignal(false);
  const { choice, snapshot } = situation.value;
  useEffect(() => {
    let isWanted = isOpen.value;
    if (isWanted) void engine.states(underLaw(choice)).then((seen) => isWanted && (states.value = seen));
    return () => void (isWanted = false);
  }, [isOpen.value, choice]);
  const holderOf = ({ of }: StateSeen): Members => (of === 'turn' ? { ...snapshot.turn } : { ...snapshot });
  const told = states.value.filter((state) => holderOf(state)[state.name] !== undefined);
  return (
    <details data-testid="state" onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
      <summary>{t('what is under way')}</summary>
      <p class="quiet">
        {t('What the turn is in the middle of, where the board does not show it: the walk of the dragon, an auction, who has decided already.')}
      </p>
      {told.map((state) => (
        <Kept key={`${state.of} ${state.name}`} state={state} value={holderOf(state)[state.name]} />
      ))}
      <div class="row wrap">
        {states.value
          .filter((state) => !told.includes(state))
          .map((state) => (
            <button
              type="button"
              key={`${state.of} ${state.name}`}
              data-state={state.name}
              onClick={() => edit((before) => withState(before, state, blankOf(state.name, state.shape, before)))}
            >
              {t('tell: {what}', { what: memberText(state.name) })}
            </button>
          ))}
      </div>
    </details>
  );
}

/** What does not hold together yet is kept here until it does. */
function Kept({ state, value }: { readonly state: StateSeen; readonly value: unknown }) {
  const draft = useSignal<unknown>(undefined);
  const defects = useSignal<readonly (Pick<Defect, 'pointer' | 'message'> & Partial<Pick<Defect, 'code'>>)[]>([]);
  const set = async (next: unknown) => {
    draft.value = next;
    const wrong = next === undefined || state.schema === '' ? [] : await engine.shape(state.schema, next);
    // something else has been said in the meantime
    if (draft.value !== next) return;
    defects.value = wrong;
    if (wrong.length > 0) return;
    draft.value = undefined;
    edit((before) => withState(before, state, next));
  };
  const now = draft.value ?? value;
  const write = (text: string) => {
    try {
      void set(JSON.parse(text) as unknown);
    } catch {
      defects.value = [{ pointer: '', message: t('this is no JSON') }];
    }
  };
  return (
    <div class="state" data-told={state.name}>
      <Field name={state.name} shape={state.shape} value={now} onChange={(next) => void set(next)} />
      <div role="status">
        {defects.value.map(({ pointer, code, message }) => (
          <p class="defect" key={pointer + message}>
            {code === undefined ? message : <Told code={code} message={message} />} {pointer && <code>{pointer}</code>}
          </p>
        ))}
      </div>
      {state.schema !== '' && (
        <details>
          <summary>{t('as JSON')}</summary>
          <textarea
            aria-label={`${memberText(state.name)}: ${t('as JSON')}`}
            spellcheck={false}
            rows={5}
            value={JSON.stringify(now, null, 1)}
            onChange={({ currentTarget }) => write(currentTarget.value)}
          />
        </details>
      )}
    </div>
  );
}
