/** The case book: what every engine should say, position by position; every page has an address that can be cited. */
import { address } from '../state/remote.js';
import { useGet } from '../state/use-get.js';
import { route } from '../router.js';
import { nameOf, t } from '../words/index.js';
import { CaseList } from './CaseList.js';
import { CasePage } from './CasePage.js';
import { Filters } from './Filters.js';
import { caseTopicText } from './topics.js';
import type { CaseTopic } from './types.js';

export default function CasesPage() {
  const [, id = ''] = route.value.path;
  return (
    <main class="page" id="main" tabIndex={-1}>
      {id === '' ? <Overview /> : <CasePage key={id} id={id} />}
    </main>
  );
}

function Overview() {
  const got = useGet<{ readonly items: readonly CaseTopic[] }>('/v1/case-topics');
  const topics = got?.ok ? got.value.items : [];
  return (
    <>
      <h1 tabIndex={-1}>{t('Case book')}</h1>
      <p class="lead">
        {t('Positions with a question, and what each printing answers: what engines are measured by, and what a judge can compare a dispute with.')}
      </p>
      <Filters topics={topics} />
      {[...route.value.query.keys()].length > 0 ? <CaseList /> : <Topics topics={topics} />}
    </>
  );
}

function Topics({ topics }: { readonly topics: readonly CaseTopic[] }) {
  const byExpansion = new Map<string, CaseTopic[]>();
  for (const topic of topics) byExpansion.set(topic.expansion, [...(byExpansion.get(topic.expansion) ?? []), topic]);
  return (
    <>
      <h2>{t('By expansion')}</h2>
      <ul class="cards" data-testid="case-topics">
        {[...byExpansion].map(([expansion, list]) => (
          <li key={expansion}>
            <h3>
              <a href={address('/cases', { folder: expansion })}>{nameOf('expansion', expansion)}</a>
            </h3>
            <p class="small">
              {list.map(({ topic, cases }, i) => (
                <span key={topic}>
                  {i > 0 && ' · '}
                  <a href={address('/cases', { folder: expansion, topic })}>{caseTopicText(topic)}</a> <span class="quiet">{cases}</span>
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
