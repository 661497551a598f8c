/** What a ruling is found by, apart from its words. */
import type { Ruling } from '../contract/ruling.js';
import type { FacetsOf, RulingFilter } from './ruling-store.js';

/** As `kind:value`, so that one index serves all kinds. */
export function facetsOf(ruling: Ruling, known: FacetsOf): string[] {
  const { figures, expansions } = known(ruling);
  const { cites, tags, event, authorityLevel, binding } = ruling;
  return [
    ...new Set([
      ...cites.map((id) => `clause:${id}`),
      ...rulesOf(ruling).map((id) => `rule:${id}`),
      ...tags.map((tag) => `tag:${tag}`),
      ...figures.map((kind) => `figure:${kind}`),
      ...expansions.map((id) => `expansion:${id}`),
      ...(event === undefined ? [] : [`event:${event}`]),
      ...(binding ? ['binding:', `binding:${binding.kind}`] : []),
      `level:${authorityLevel}`,
    ]),
  ];
}

const rulesOf = ({ verdict, binding }: Ruling): string[] => [...(verdict?.rules ?? []), ...(binding?.kind === 'question' ? [binding.rule] : [])];

/** The facets that must all be there. */
export function wanted({ clause, rule, tag, figure, expansion, event, authorityLevel, binding }: RulingFilter): string[] {
  const named = { clause, rule, tag, figure, expansion, event, level: authorityLevel };
  const facets = Object.entries(named).flatMap(([kind, value]) => (value === undefined ? [] : [`${kind}:${value}`]));
  return binding ? [...facets, 'binding:'] : facets;
}

const NEUTRAL: Readonly<Record<string, string>> = { 'move-dragon': 'dragon', 'move-fairy': 'fairy' };

/** What the ruling says by itself: the figures that it acts on or decides about, the expansions that it names. */
export const ownFacets: FacetsOf = (ruling) => {
  const { action, binding, snapshot, ruleset } = ruling;
  const fields = (action ?? {}) as { type?: string; kind?: string; figure?: string; to?: { figure?: string } };
  const ids = [fields.figure, fields.to?.figure];
  const kinds = [
    fields.type === 'place-figure' ? fields.kind : undefined,
    NEUTRAL[fields.type ?? ''],
    ...(snapshot?.figures ?? []).filter(({ id }) => ids.includes(id)).map(({ kind }) => kind),
    ...(binding?.kind === 'question' ? (binding.pattern.figureKinds ?? []) : []),
  ];
  const listed = typeof ruleset === 'object' && 'expansions' in ruleset ? (ruleset.expansions ?? []) : [];
  return {
    figures: kinds.filter((kind) => kind !== undefined),
    // a rule's id begins with the expansion that it comes from
    expansions: [...listed, ...rulesOf(ruling).map((rule) => rule.split('.', 1)[0]!)],
  };
};
