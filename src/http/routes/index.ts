/** All routes, one file for each resource. */
import type { FastifyInstance } from 'fastify';
import { corpusModified } from '../../service/corpus/last-modified.js';
import { installCompression } from '../plugins/compression.js';
import { boardReader } from '../plugins/board-bodies.js';
import { installJsonBodies, jsonReader } from '../plugins/json-bodies.js';
import { installPages } from '../plugins/pages.js';
import { installConditional } from '../plugins/conditional.js';
import { adjudicationRoutes } from './adjudications.js';
import { auditRoutes } from './audit.js';
import { batchRoutes } from './batch.js';
import { bulkRoutes } from './bulk.js';
import { caseRoutes } from './cases.js';
import { clauseRoutes } from './clauses.js';
import { codeRoutes } from './codes.js';
import { comparisonRoutes } from './comparisons.js';
import { conflictRoutes } from './conflicts.js';
import type { Context } from './context.js';
import { deskRoutes } from './desk.js';
import { documentRoutes } from './document.js';
import { expansionRoutes } from './expansions.js';
import { guideRoutes } from './guides.js';
import { healthRoutes } from './health.js';
import { jobRoutes } from './jobs.js';
import { keyRoutes } from './keys.js';
import { legalActionRoutes } from './legal-actions.js';
import { notationRoutes } from './notation.js';
import { overviewRoutes, watchRoutes } from './overview.js';
import { positionRoutes } from './positions.js';
import { replayRoutes } from './replays.js';
import { ruleRoutes } from './rules.js';
import { rulesetWriteRoutes } from './ruleset-writes.js';
import { rulesetRoutes } from './rulesets.js';
import { rulingAmendmentRoutes } from './ruling-amendments.js';
import { rulingTransferRoutes } from './ruling-transfer.js';
import { rulingWriteRoutes } from './ruling-writes.js';
import { rulingRoutes } from './rulings.js';
import { settingRoutes } from './settings.js';
import { setupRoutes } from './setups.js';
import { snapshotRoutes } from './snapshots.js';
import { sourceRoutes } from './sources.js';
import { tileRoutes } from './tiles.js';
import { traitRoutes } from './traits.js';

const withItems = (...lists: readonly string[]) => lists.flatMap((list) => [`/v1/${list}`, `/v1/${list}/:id`]);
/** What can be read as pages. */
const CORPUS_PAGES = [
  ...withItems('clauses', 'cases', 'conflicts', 'expansions', 'rules', 'sources'),
  '/v1/tiles',
  '/v1/tiles/*',
  '/v1/settings',
  '/v1/settings/:key',
];
const CATALOGUE_PAGES = [...withItems('rulesets', 'problems'), '/v1/rulesets/:id/versions', '/v1/rulesets/:id/diff/:other'];

export async function declareRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const overview = watchRoutes(app);
  const read = jsonReader(app);
  installJsonBodies(app, read);
  const readBoard = boardReader(read);
  await app.register(async (scope) => {
    installJsonBodies(scope, readBoard);
    await installCompression(scope);
    adjudicationRoutes(scope, context);
    batchRoutes(scope, context, readBoard);
    legalActionRoutes(scope, context);
    comparisonRoutes(scope, context);
    replayRoutes(scope, context);
    snapshotRoutes(scope, context);
    positionRoutes(scope, context);
    setupRoutes(scope, context);
    notationRoutes(scope);
  });
  await app.register((scope) => jobRoutes(scope, context, readBoard));
  keyRoutes(app, context);
  await app.register(deskRoutes);
  healthRoutes(app, context);
  rulingWriteRoutes(app, context);
  rulingAmendmentRoutes(app, context, read);
  rulingTransferRoutes(app, context);
  rulesetWriteRoutes(app, context);
  await app.register(async (scope) => {
    // who asks decides what is shown
    installPages(scope, [...withItems('rulings'), '/v1/rulings/:id/versions', '/v1/rulings/:id/history']);
    installConditional(scope, 'private, no-cache');
    await installCompression(scope);
    rulingRoutes(scope, context);
    auditRoutes(scope, context);
  });
  await app.register(async (scope) => {
    // what comes packed is not packed again
    installPages(scope, ['/v1', '/v1/bulk']);
    installConditional(scope);
    overviewRoutes(scope, overview);
    bulkRoutes(scope, context);
  });
  await app.register(async (scope) => {
    // what changes only with a release: with ETags, and compressed after these are made
    installPages(scope, CORPUS_PAGES);
    installConditional(scope, undefined, corpusModified());
    await installCompression(scope);
    clauseRoutes(scope);
    caseRoutes(scope);
    conflictRoutes(scope);
    sourceRoutes(scope);
    settingRoutes(scope);
    traitRoutes(scope);
    ruleRoutes(scope);
    tileRoutes(scope);
    expansionRoutes(scope);
  });
  await app.register(async (scope) => {
    installPages(scope, CATALOGUE_PAGES);
    installConditional(scope);
    await installCompression(scope);
    rulesetRoutes(scope, context);
    codeRoutes(scope);
    documentRoutes(scope);
    guideRoutes(scope);
  });
}
