/** The ruleset of the table: a printing, the expansions in play, and what was agreed otherwise. */
import { batch, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { RulesetChoice, SettingRead } from '../engine/api.js';
import { withKinds } from '../state/build.js';
import { box, change, rule, rulesetDefects, situation } from '../state/desk.js';
import { engine } from '../state/engine.js';
import { EXPANSIONS } from '../state/expansions.js';
import { PRESETS } from '../state/start.js';
import { language, mechanicText, nameOf, t } from '../words/index.js';
import { printingText } from '../words/say.js';

export function PresetSelect() {
  const { choice } = situation.value;
  return (
    <select
      aria-label={t('Ruleset')}
      data-testid="preset"
      value={choice.preset ?? 'hig-c1-current'}
      onChange={({ currentTarget }) => rule({ ...withoutNames(choice), preset: currentTarget.value })}
    >
      {PRESETS.map(([id]) => (
        <option key={id} value={id}>
          {printingText(id)}
        </option>
      ))}
    </select>
  );
}

/** What is changed is no longer the ruleset of that name. */
export function withoutNames({ id: _id, version: _version, label: _label, ...choice }: RulesetChoice): RulesetChoice {
  return choice;
}

const expansionsOf = ({ expansions = ['base', 'princess-and-dragon'] }: RulesetChoice): readonly string[] => expansions;

function toggled(choice: RulesetChoice, id: string): RulesetChoice {
  const chosen = expansionsOf(choice);
  return { ...withoutNames(choice), expansions: chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id] };
}

export function Rules() {
  const { choice } = situation.value;
  const chosen = expansionsOf(choice);
  /** Expansions that come or go as soon as it is known what they bring. */
  const coming = useSignal<readonly string[]>([]);
  /** Whoever plays with an expansion has its figures. */
  const toggle = async (id: string): Promise<void> => {
    const { choice: now } = situation.value;
    const next = toggled(now, id);
    const [before, after] = await Promise.all([engine.box(now), engine.box(next)]);
    // something else was chosen in the meantime
    if (situation.value.choice !== now) return toggle(id);
    batch(() => {
      coming.value = coming.value.filter((other) => other !== id);
      change(({ snapshot }) => ({
        choice: next,
        snapshot: before.ok && after.ok ? withKinds(snapshot, before.value.figures, after.value.figures) : snapshot,
      }));
    });
  };
  const isChecked = (id: string) => id === 'base' || chosen.includes(id) !== coming.value.includes(id);
  const choose = (id: string) => {
    if (coming.value.includes(id)) return;
    coming.value = [...coming.value, id];
    void toggle(id);
  };
  return (
    <section class="rules" aria-label={t('Ruleset')}>
      <PresetSelect />
      {rulesetDefects.value.map(({ pointer, message }) => (
        <p class="defect" key={pointer + message}>
          {message}
        </p>
      ))}
      <p>
        <a href="/setup" data-testid="to-setup">
          {t('How the game begins')}
        </a>
      </p>
      <details open>
        <summary>{t('expansions')}</summary>
        <div class="checks">
          {EXPANSIONS.map((id) => (
            <label key={id}>
              <input type="checkbox" checked={isChecked(id)} disabled={id === 'base'} onChange={() => choose(id)} /> {nameOf('expansion', id)}
            </label>
          ))}
        </div>
      </details>
      {(box.value?.mechanics.length ?? 0) > 0 && (
        <details>
          <summary>{t('played without')}</summary>
          <div class="checks">
            {box.value!.mechanics.map((name) => {
              const without = choice.without ?? [];
              const next = without.includes(name) ? without.filter((other) => other !== name) : [...without, name];
              return (
                <label key={name}>
                  <input type="checkbox" checked={without.includes(name)} onChange={() => rule({ ...withoutNames(choice), without: next })} />{' '}
                  {mechanicText(name)}
                </label>
              );
            })}
          </div>
        </details>
      )}
      <SettingChoices />
    </section>
  );
}

/** Every point on which tables differ, with what the ruleset says of it; loaded when it is opened. */
function SettingChoices() {
  const read = useSignal<readonly SettingRead[] | null>(null);
  const isOpen = useSignal(false);
  const speech = language.value;
  useEffect(() => {
    let isWanted = isOpen.value;
    if (isWanted) void engine.settings(speech).then((settings) => isWanted && (read.value = settings));
    return () => void (isWanted = false);
  }, [isOpen.value, speech]);
  const inPlay = box.value?.document.settings ?? {};
  const { choice } = situation.value;
  const choose = (key: string, value: string) => {
    const { [key]: _before, ...others } = choice.settings ?? {};
    rule({ ...withoutNames(choice), settings: value === ' preset' ? others : { ...others, [key]: value === ' open' ? null : value } });
  };
  return (
    <details onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
      <summary>{t('settings and house rules')}</summary>
      {(read.value ?? [])
        .filter(({ key }) => inPlay[key])
        .map(({ key, question, values }) => {
          const overridden = choice.settings && key in choice.settings;
          const now = inPlay[key]!;
          return (
            <label class="setting" key={key}>
              <span>{question}</span>
              <select
                value={overridden ? (choice.settings![key] ?? ' open') : ' preset'}
                onChange={({ currentTarget }) => choose(key, currentTarget.value)}
              >
                <option value=" preset">
                  {t('as printed: {value}', { value: overridden ? '…' : (values.find(({ value }) => value === now.value)?.means ?? t('open')) })}
                </option>
                {values.map(({ value, means }) => (
                  <option key={value} value={value}>
                    {means}
                  </option>
                ))}
                <option value=" open">{t('nobody has chosen')}</option>
              </select>
            </label>
          );
        })}
    </details>
  );
}
