/** `POST /v1/rulesets`: a variant, or a new version of one. */
import type { FastifyInstance } from 'fastify';
import { builtInRuleset, rulesetDocument } from '../../catalog.js';
import { escapePointer, type Defect } from '../../contract/problem.js';
import type { RulesetDocument } from '../../contract/ruleset.js';
import type { RulesetText, StoredRuleset } from '../../store/store.js';
import { within } from '../input.js';
import { once } from '../once.js';
import { operation, WRITE_PROBLEMS } from '../operation.js';
import { ProblemError } from '../problems.js';
import type { RulesetInput } from '../schemas/rulings.js';
import type { Services } from '../services.js';
import { blaming } from '../store-problems.js';
import { authorOf, writeHeaders } from './ruling-writes.js';

const schema = operation({
  operationId: 'storeRuleset',
  tag: 'catalogue',
  summary: 'Store a ruleset',
  description:
    'Keeps a variant under its id, to be used at once wherever a `ruleset` is asked for. A version never changes: posting the same id again makes the next one. Needs a key of the role `organiser`.',
  body: 'RulesetInput',
  headers: writeHeaders,
  key: true,
  answer: 'Ruleset',
  answerDescription: 'the ruleset, with the value of every setting',
  status: 201,
  problems: WRITE_PROBLEMS,
});

const exampleInput: RulesetInput = {
  id: 'our-club',
  label: 'Our club',
  preset: 'hig-c1-current',
  expansions: ['base', 'princess-and-dragon'],
  notes: 'As decided in January.',
};

const shown = ({ id, version, document }: StoredRuleset): RulesetDocument => rulesetDocument({ ...document, id, version });

export function rulesetWriteRoutes(app: FastifyInstance, { store, auth }: Services): void {
  const example = { request: exampleInput, response: () => rulesetDocument({ ...exampleInput, version: 1 }) };
  app.post<{ Body: RulesetInput }>('/v1/rulesets', { schema, config: { example }, onRequest: auth.needs('organiser') }, async (request, reply) => {
    const { id, ...document } = request.body;
    const { hash } = check(id, document);
    const answer = (stored: StoredRuleset) => ({
      status: 201,
      headers: { location: `/v1/rulesets/${id}?version=${stored.version}` },
      body: JSON.stringify(shown(stored)),
    });
    const work = (receipt: object) =>
      blaming('invalid-ruleset', () => store.rulesets.add(id, document, { by: authorOf(request), engineHash: hash, ...receipt }));
    return once(store.idempotency, request, reply, { answer, work });
  });
}

/** Throws `ProblemError` with every unknown or contradictory name. */
function check(id: string, document: RulesetText): RulesetDocument {
  if (builtInRuleset(id) || /^sha256-/.test(id)) {
    const message = `\`${id}\` belongs to a built-in ruleset, or looks like a hash`;
    throw new ProblemError('invalid-ruleset', undefined, [{ pointer: '/id', code: 'id-taken', message }]);
  }
  const made = within('ruleset', '', () => rulesetDocument({ ...document, id }));
  const idle = Object.keys(document.settings ?? {}).filter((key) => !(key in made.settings));
  if (idle.length > 0) throw new ProblemError('invalid-ruleset', undefined, idle.map(withoutExpansion));
  return made;
}

/** What is kept should say what is played. */
const withoutExpansion = (key: string): Defect => ({
  pointer: `/settings/${escapePointer(key)}`,
  code: 'idle-setting',
  message: `\`${key}\` belongs to an expansion that the ruleset does not have`,
});
