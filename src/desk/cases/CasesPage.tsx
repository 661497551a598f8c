/** The case book: what every engine should say, position by position; every page has an address that can be cited. */
import { ByExpansion } from '../law/ByExpansion.js';
import { address } from '../state/remote.js';
import { useGet } from '../state/use-get.js';
import { route } from '../router.js';
import { t } from '../words/index.js';
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

const Topics = ({ topics }: { readonly topics: readonly CaseTopic[] }) => (
  <ByExpansion
    topics={topics.map(({ expansion, topic, cases }) => ({
      expansion,
      all: address('/cases', { folder: expansion }),
      href: address('/cases', { folder: expansion, topic }),
      text: caseTopicText(topic),
      count: cases,
    }))}
  />
);
