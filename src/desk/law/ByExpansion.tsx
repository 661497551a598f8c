/** Contents: a card for each expansion, with its topics and how much there is of each. */
import { nameOf, t } from '../words/index.js';

export interface TopicLink {
  readonly expansion: string;
  /** Where all of the expansion stands. */
  readonly all: string;
  readonly href: string;
  readonly text: string;
  readonly count: number;
}

export function ByExpansion({ topics }: { readonly topics: readonly TopicLink[] }) {
  const byExpansion = new Map<string, TopicLink[]>();
  for (const topic of topics) byExpansion.set(topic.expansion, [...(byExpansion.get(topic.expansion) ?? []), topic]);
  return (
    <>
      <h2>{t('By expansion')}</h2>
      <ul class="cards" data-testid="topics">
        {[...byExpansion].map(([expansion, list]) => (
          <li key={expansion}>
            <h3>
              <a href={list[0]!.all}>{nameOf('expansion', expansion)}</a>
            </h3>
            <p class="small">
              {list.map(({ href, text, count }, i) => (
                <span key={href}>
                  {i > 0 && ' · '}
                  <a href={href}>{text}</a> <span class="quiet">{count}</span>
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
