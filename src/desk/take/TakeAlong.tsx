/** Taking the question along, and opening another one. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Defect } from '../engine/api.js';
import { judged, say } from '../state/desk.js';
import { Told } from '../Told.js';
import { textOf } from '../state/link.js';
import { t } from '../words/index.js';
import { asCase, asCurl, asJson, asLink, asNotation, asPng, asSvg, save } from './take.js';
import { openText } from './open.js';

export function TakeAlong() {
  const shown = useSignal<{ readonly told: string; readonly text: string } | null>(null);
  const give = async (name: string, text: string | Promise<string>) => {
    const content = await text;
    shown.value = { told: name, text: content };
    // at a table the page may come over a connection that has no clipboard
    const copy = async () => navigator.clipboard.writeText(content);
    const told = await copy().then(
      () => t('{what} copied', { what: name }),
      () => t('{what} is shown, to be copied by hand', { what: name }),
    );
    shown.value = { told, text: content };
    say(told);
  };
  const link = async () => {
    const address = await asLink();
    history.replaceState(null, '', address);
    return address;
  };
  const png = async () => {
    const picture = await asPng();
    if (picture) save(picture, 'position.png');
  };
  return (
    <section class="take" aria-label={t('Take it along')}>
      <h2>{t('Take it along')}</h2>
      <div class="row wrap">
        <button type="button" data-testid="copy-link" onClick={() => void give(t('permalink'), link())}>
          {t('permalink')}
        </button>
        <button type="button" data-testid="copy-notation" onClick={() => void give(t('notation'), asNotation())}>
          {t('notation')}
        </button>
        <button type="button" data-testid="copy-json" onClick={() => void give('JSON', asJson())}>
          JSON
        </button>
        <button type="button" data-testid="copy-curl" onClick={() => void give('curl', asCurl())}>
          curl
        </button>
        <button type="button" data-testid="copy-case" disabled={!judged.value?.ok} onClick={() => void give(t('case'), asCase())}>
          {t('case')}
        </button>
        <button
          type="button"
          data-testid="save-svg"
          onClick={() => void asSvg().then((svg) => save(new Blob([svg], { type: 'image/svg+xml' }), 'position.svg'))}
        >
          SVG
        </button>
        <button type="button" data-testid="save-png" onClick={() => void png()}>
          PNG
        </button>
      </div>
      {shown.value && (
        <label>
          {shown.value.told}
          <textarea data-testid="taken" readOnly rows={6} value={shown.value.text} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
      )}
      <Open />
    </section>
  );
}

export function Open() {
  const text = useSignal('');
  const defects = useSignal<readonly Defect[]>([]);
  const file = useRef<HTMLInputElement>(null);
  const open = async (content: string) => {
    defects.value = await openText(content);
    // the next one can be pasted
    if (defects.value.length === 0) text.value = '';
    say(defects.value.length === 0 ? t('opened') : t('it cannot be opened'));
  };
  return (
    <>
      <h2>{t('Open')}</h2>
      <p class="quiet">{t('a position or question as JSON or in one line, a case, a permalink, or a game of JCloisterZone')}</p>
      <div class="row wrap">
        <button type="button" onClick={() => file.current?.click()}>
          {t('choose a file')}
        </button>
        <input
          ref={file}
          class="hidden"
          type="file"
          data-testid="open-file"
          aria-label={t('file to open')}
          tabIndex={-1}
          accept=".json,.jcz,.gz,application/json"
          onChange={async ({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            // the same one can be chosen once more, when it has been mended
            currentTarget.value = '';
            // what cannot be unpacked is nothing that we know
            if (chosen) await open(await textOf(chosen).catch(() => ''));
          }}
        />
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void open(text.value);
        }}
      >
        <label>
          {t('or paste it here')}
          <textarea data-testid="open-text" rows={4} value={text.value} onInput={({ currentTarget }) => (text.value = currentTarget.value)} />
        </label>
        <button type="submit" data-testid="open">
          {t('open it')}
        </button>
      </form>
      {defects.value.length > 0 && (
        <ul class="defects" role="alert">
          {defects.value.map(({ pointer, code, message }) => (
            <li key={pointer + message}>
              <Told code={code} message={message} /> {pointer && <code>{pointer}</code>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
