/** By which figures and expansions a ruling is found: what it says itself, and what the clauses it cites are about. */
import type { FacetsOf } from '../../store/store.js';
import { clauses } from '../../corpus/clauses.js';
import { ownFacets } from '../../store/ruling-facets.js';

/** Clauses name every figure that they hold for: these count only for a ruling that is in words alone. */
export const facetsOf: FacetsOf = (ruling) => {
  const { figures, expansions } = ownFacets(ruling);
  const cited = ruling.cites.flatMap((id) => clauses.get(id)?.involves ?? []);
  const isInWords = !ruling.action && ruling.binding?.kind !== 'question';
  return {
    figures: isInWords ? [...figures, ...cited.flatMap((about) => about.figures)] : figures,
    expansions: [...expansions, ...cited.flatMap((about) => about.expansions)],
  };
};
