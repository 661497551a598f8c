/** The frame of all pages: where one can go, in which language, in which light. */
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { PresetSelect } from './build/Rules.js';
import { DeskPage } from './DeskPage.js';
import { route } from './router.js';
import { spoken } from './state/desk.js';
import { chooseTheme, theme } from './state/theme.js';
import { LANGUAGES, speak, speech, t, type Speech } from './words/index.js';
import { Icon } from './Icon.js';

const PAGES: Readonly<Record<string, () => Promise<{ readonly default: ComponentType }>>> = {
  replay: () => import('./replay/ReplayPage.js'),
  law: () => import('./law/LawPage.js'),
  rulings: () => import('./rulings/RulingsPage.js'),
  cases: () => import('./cases/CasesPage.js'),
  setup: () => import('./setup/SetupPage.js'),
};

export function App() {
  const [page = ''] = route.value.path;
  const title = titleOf(route.value.path);
  useEffect(() => void (document.title = title), [title]);
  return (
    <>
      <a class="skip" href="#main" data-outside onClick={(event) => (event.preventDefault(), document.getElementById('main')?.focus())}>
        {t('to the content')}
      </a>
      <Header page={page} />
      {page === '' ? <DeskPage /> : PAGES[page] ? <Lazy key={page} name={page} /> : <Nowhere />}
      <p class="hidden" role="status" aria-live="polite" data-testid="spoken">
        {spoken.value}
      </p>
    </>
  );
}

/** Pages that not everybody opens come when they are opened. */
function Lazy({ name }: { readonly name: string }) {
  const page = useSignal<ComponentType | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    PAGES[name]!().then(
      (loaded) => (page.value = () => <loaded.default />),
      () => (failed.value = true),
    );
  }, [name]);
  const Page = page.value;
  if (Page) return <Page />;
  return (
    <main id="main" tabIndex={-1} class="page">
      <p>{failed.value ? t('this page could not be loaded; is there a network?') : '…'}</p>
      {/* the service may have been renewed meanwhile, and what this page names be gone: only the whole page helps then */}
      {failed.value && (
        <button type="button" data-testid="again" onClick={() => location.reload()}>
          {t('Try again')}
        </button>
      )}
    </main>
  );
}

const Nowhere = () => (
  <main id="main" tabIndex={-1} class="page">
    <h1>{t('There is no such page')}</h1>
    <a href="/">{t('to the desk')}</a>
  </main>
);

const LINKS = [
  ['', '/', 'Desk'],
  ['replay', '/replay', 'Replay'],
  ['law', '/law', 'Law book'],
  ['rulings', '/rulings', 'Rulings'],
  ['cases', '/cases', 'Cases'],
] as const;

/** What a tab or a bookmark is called: what is read first, then where that stands. */
function titleOf([page = '', part, id]: readonly string[]): string {
  if (page === '') return t("Seneschal: the judge's desk for Carcassonne");
  const name = page === 'setup' ? 'How the game begins' : LINKS.find(([link]) => link === page)?.[2];
  const read = id ?? (part !== undefined && PARTS[part] !== undefined ? t(PARTS[part]) : part);
  return [read, name && t(name), 'Seneschal'].filter(Boolean).join(' · ');
}

const PARTS: Readonly<Record<string, string>> = {
  settings: 'Printings compared',
  figures: 'Figures',
  conflicts: 'Conflicts',
  footnotes: 'Footnotes',
  sources: 'Sources',
  new: 'New ruling',
};

function Header({ page }: { readonly page: string }) {
  return (
    <header class="top">
      <a class="brand" href="/" aria-label="Seneschal">
        <svg viewBox="-14 -14 28 28" aria-hidden="true">
          <path d="M0 -12L10 -8V1C10 7 5 11 0 13C-5 11 -10 7 -10 1V-8Z" />
          <path class="inner" d="M-6 4V-4L-3 -1.6L0 -6L3 -1.6L6 -4V4Z" />
        </svg>
        <span>Seneschal</span>
      </a>
      <nav aria-label={t('Pages')}>
        {LINKS.map(([id, href, name]) => (
          <a key={id} href={href} aria-current={page === id ? 'page' : undefined}>
            {t(name)}
          </a>
        ))}
        <a href="/docs" hreflang="en">
          {t('Guides')}
        </a>
      </nav>
      {page === '' && (
        <span class="preset">
          <PresetSelect />
        </span>
      )}
      <select
        class="language"
        aria-label={t('Language')}
        data-testid="language"
        value={speech.value}
        onChange={({ currentTarget }) => void speak(currentTarget.value as Speech)}
      >
        {LANGUAGES.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button
        type="button"
        class="theme"
        data-testid="theme"
        aria-label={theme.value === 'dark' ? t('light') : t('dark')}
        onClick={() => chooseTheme(theme.value === 'dark' ? 'light' : 'dark')}
      >
        <Icon name={theme.value === 'dark' ? 'sun' : 'moon'} />
      </button>
    </header>
  );
}
