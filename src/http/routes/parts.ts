/** How much of a verdict is asked for: the texts of its clauses, the position after it and the findings are the most of it. */
import Type from 'typebox';
import { query } from './lookup.js';

export const PartsParameters = query({
  clauses: Type.Optional(
    Type.Enum(['full', 'ids'], {
      description: '`ids`: `clauses` is empty, `clauseIds` names them; `/v1/clauses/{id}` has their texts. `full` when left out',
    }),
  ),
  after: Type.Optional(Type.Enum(['full', 'none'], { description: '`none`: `after` is null whatever follows. `full` when left out' })),
  findings: Type.Optional(
    Type.Enum(['all', 'deciding'], {
      description: '`deciding`: those of the rules in `decidedBy`, and no clauses that only the others cite. `all` when left out',
    }),
  ),
});
