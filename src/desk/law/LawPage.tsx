/** The law book: every page has an address that can be cited. */
import type { ComponentType } from 'preact';
import { route } from '../router.js';
import { t } from '../words/index.js';
import { ClausePage } from './ClausePage.js';
import { ConflictPage, Conflicts } from './Conflicts.js';
import { Figures } from './Figures.js';
import { Footnotes } from './Footnotes.js';
import { Matrix } from './Matrix.js';
import { Search } from './Search.js';
import { Sources } from './Sources.js';
import { TopicPage, Topics } from './Topics.js';

const PARTS: readonly (readonly [string, string])[] = [
  ['', 'Search and topics'],
  ['settings', 'Printings compared'],
  ['figures', 'Figures'],
  ['conflicts', 'Conflicts'],
  ['footnotes', 'Footnotes'],
  ['sources', 'Sources'],
];

function Overview() {
  const { query } = route.value;
  return (
    <>
      <h1 tabIndex={-1}>{t('Law book')}</h1>
      <p class="lead">
        {t(
          'Every statement of the printed rules, the clarifications and the questions answered by the publishers, restated in our own words, with where to look it up.',
        )}
      </p>
      <Search />
      {!query.get('q') && <Topics />}
    </>
  );
}

const VIEWS: Readonly<Record<string, ComponentType<{ readonly id: string }>>> = {
  '': Overview,
  settings: Matrix,
  figures: Figures,
  conflicts: ({ id }) => (id === '' ? <Conflicts /> : <ConflictPage id={id} />),
  footnotes: Footnotes,
  sources: Sources,
  clauses: ({ id }) => (id === '' ? <Overview /> : <ClausePage id={id} />),
  topics: ({ id }) => (id === '' ? <Overview /> : <TopicPage id={id} />),
};

export default function LawPage() {
  const [, part = '', id = ''] = route.value.path;
  const View = VIEWS[part];
  const isBroad = part === 'settings' || part === 'figures';
  return (
    <main class={`page${isBroad ? ' broad' : ''}`} id="main" tabIndex={-1}>
      <nav class="law-nav" aria-label={t('Parts of the law book')}>
        {PARTS.map(([name, title]) => (
          <a key={name} href={name === '' ? '/law' : `/law/${name}`} aria-current={part === name ? 'page' : undefined}>
            {t(title)}
          </a>
        ))}
      </nav>
      {View ? <View key={part + id} id={id} /> : <h1 tabIndex={-1}>{t('There is no such page')}</h1>}
    </main>
  );
}
