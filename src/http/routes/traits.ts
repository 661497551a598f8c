/** `GET /v1/traits`: what each figure and token can do. */
import type { FastifyInstance } from 'fastify';
import { traitTable } from '../../service/corpus/traits.js';
import { chooseType } from '../plugins/accept.js';
import { LanguageHeader, speak } from '../plugins/language.js';
import { operation } from './operation.js';
import { traitHtml, traitMarkdown } from './trait-page.js';

const MARKDOWN = 'text/markdown';
const HTML = 'text/html';
const TYPES = ['application/json', HTML, MARKDOWN] as const;

/** The page loads nothing and runs nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const schema = operation({
  operationId: 'getTraits',
  tag: 'corpus',
  summary: 'What each figure and token can do',
  description:
    'Rows are figures, tokens and places where figures stand, columns are traits; every cell has a value for each edition and its clauses. `Accept` chooses between data, a page and Markdown.',
  headers: LanguageHeader,
  answer: 'TraitTable',
  answerDescription: 'the table',
  alsoAs: [HTML, MARKDOWN],
});

export function traitRoutes(app: FastifyInstance): void {
  const { columns, rows } = traitTable('en');
  const example = { response: () => ({ columns, rows: rows.slice(0, 1) }) };
  app.get('/v1/traits', { schema, config: { example } }, async (request, reply) => {
    const language = speak(request, reply);
    const type = chooseType(request, reply, TYPES);
    if (type === 'application/json') return traitTable(language);
    reply.type(`${type}; charset=utf-8`);
    if (type === MARKDOWN) return traitMarkdown(language);
    return reply.header('content-security-policy', POLICY).send(traitHtml(language));
  });
}
