/** What has been done in this turn, in its order: told action by action, each with as much as is known of it; each can be struck out. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { DeedSeen, Snapshot } from '../engine/api.js';
import { withTurn } from '../state/build.js';
import { edit, say, situation } from '../state/desk.js';
import { engine } from '../state/engine.js';
import { underLaw } from '../state/law.js';
import { t } from '../words/index.js';
import { doneText } from '../words/say.js';
import { Icon } from '../Icon.js';
import { Field } from './Field.js';

type Taken = DeedSeen['action'];

export function Done() {
  const deeds = useSignal<readonly DeedSeen[]>([]);
  const chosen = useSignal<number | null>(null);
  /** The one that was told last, of which more may be said. */
  const last = useSignal<number | null>(null);
  const { choice, snapshot } = situation.value;
  useEffect(() => {
    let isWanted = true;
    void engine.deeds(underLaw(choice)).then((seen) => isWanted && (deeds.value = seen));
    return () => void (isWanted = false);
  }, [choice]);
  const done: readonly Taken[] | undefined = snapshot.turn?.done;
  const taken = done ?? [];
  const change = (next: readonly Taken[]) => edit((before) => withTurn(before, { done: [...next] }));
  const add = (action: Taken) => {
    // the tile comes before what follows from it, in whichever order they are told
    const isFirst = action.type === 'place-tile' && !taken.some(({ type }) => type === 'place-tile');
    change(isFirst ? [action, ...taken] : [...taken, action]);
    last.value = isFirst ? 0 : taken.length;
    say(doneText(action, snapshot));
  };
  const strike = (i: number) => {
    change(taken.filter((_, k) => k !== i));
    last.value = null;
    say(t('{what} is gone', { what: doneText(taken[i]!, snapshot) }));
  };
  const usual = deeds.value.findIndex(({ action }) => !taken.some(({ type }) => type === action.type));
  const next = deeds.value[chosen.value ?? Math.max(0, usual)];
  return (
    <fieldset data-testid="done">
      <legend>{t('done in this turn')}</legend>
      {taken.length === 0 && (
        <p class="quiet">
          {done
            ? t('nothing has been done in this turn; “play it” below a verdict does the move, and lists it here')
            : t('what has been done in this turn is not told')}
        </p>
      )}
      <ol class="done">
        {taken.map((action, i) => (
          <li key={i}>
            {doneText(action, snapshot)}
            <button type="button" class="quiet" aria-label={t('strike out: {what}', { what: doneText(action, snapshot) })} onClick={() => strike(i)}>
              <Icon name="close" />
            </button>
            <Told
              action={action}
              deed={deedOf(action, deeds.value)}
              isOpen={last.value === i}
              change={(told) => change(taken.map((one, k) => (k === i ? told : one)))}
            />
          </li>
        ))}
      </ol>
      {next && (
        <div class="row">
          <select
            aria-label={t('what was done')}
            data-testid="deed"
            value={deeds.value.indexOf(next)}
            onChange={({ currentTarget }) => (chosen.value = Number(currentTarget.value))}
          >
            {deeds.value.map(({ action }, i) => (
              <option key={JSON.stringify(action)} value={i}>
                {doneText(action, snapshot)}
              </option>
            ))}
          </select>
          <button
            type="button"
            data-testid="add-deed"
            onClick={() => {
              add({ ...next.action, ...likely(next.action, snapshot) });
              chosen.value = null;
            }}
          >
            {t('add')}
          </button>
        </div>
      )}
    </fieldset>
  );
}

interface ToldProps {
  readonly action: Taken;
  readonly deed: DeedSeen | undefined;
  readonly isOpen: boolean;
  readonly change: (told: Taken) => void;
}

function Told({ action, deed, isOpen, change }: ToldProps) {
  if (!deed || deed.members.length === 0) return null;
  const set = (name: string, value: unknown) => {
    const { [name]: _before, ...others } = action;
    change({ ...others, type: action.type, ...(value !== undefined && { [name]: value }) });
  };
  return (
    <details open={isOpen}>
      <summary>{t('more of it')}</summary>
      {deed.members.map(({ name, shape }) => (
        <Field key={name} name={name} shape={shape} value={action[name]} onChange={(value) => set(name, value)} />
      ))}
    </details>
  );
}

/** The one that says the most of what the action says. */
function deedOf(action: Taken, deeds: readonly DeedSeen[]): DeedSeen | undefined {
  const alike = deeds.filter(({ action: bare }) => Object.entries(bare).every(([name, value]) => action[name] === value));
  return alike.sort((one, other) => Object.keys(other.action).length - Object.keys(one.action).length)[0];
}

/** What the position tells of it: the tile that was just laid, and who stands on it. */
function likely({ type }: Taken, { turn, tiles, figures = [] }: Snapshot): Readonly<Record<string, unknown>> {
  const cell = turn?.placed?.at;
  const isThere = (at: object) => cell !== undefined && 'tile' in at && JSON.stringify(at.tile) === JSON.stringify(cell);
  if (type === 'place-tile') {
    const laid = tiles.find(({ at, tile }) => isThere({ tile: at }) && (turn?.tile === undefined || tile === turn.tile));
    return laid ? { tile: laid.tile, at: laid.at, rotation: laid.rotation } : {};
  }
  if (type !== 'place-figure') return {};
  const placed = figures.find(({ owner, at }) => owner === turn?.player && isThere(at));
  return placed ? { kind: placed.kind, at: placed.at } : { kind: 'meeple' };
}
