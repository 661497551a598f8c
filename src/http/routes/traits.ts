/** `GET /v1/traits`: what each figure and token can do. */
import type { FastifyInstance } from 'fastify';
import { traitMarkdown, traitTable } from '../corpus/traits.js';
import { operation } from '../operation.js';

const MARKDOWN = 'text/markdown';

const schema = operation({
  operationId: 'getTraits',
  tag: 'corpus',
  summary: 'What each figure and token can do',
  description:
    'Rows are figures, tokens and places where figures stand, columns are traits; every cell has a value for each edition and its clauses. With `Accept: text/markdown` as a table to read.',
  answer: 'TraitTable',
  answerDescription: 'the table',
  alsoAs: [MARKDOWN],
});

export function traitRoutes(app: FastifyInstance): void {
  const example = { response: () => ({ columns: traitTable.columns, rows: traitTable.rows.slice(0, 1) }) };
  app.get('/v1/traits', { schema, config: { example } }, async ({ headers }, reply) => {
    reply.header('vary', 'Accept');
    if (!headers.accept?.includes(MARKDOWN)) return traitTable;
    reply.header('content-type', `${MARKDOWN}; charset=utf-8`);
    return traitMarkdown();
  });
}
