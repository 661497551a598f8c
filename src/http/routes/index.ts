/** All routes, one file for each resource. */
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { corpusModified } from '../corpus/last-modified.js';
import { boardReader, installBoardBodies, jsonReader } from '../plugins/board-bodies.js';
import { installConditional } from '../plugins/conditional.js';
import type { Services } from '../services.js';
import { adjudicationRoutes } from './adjudications.js';
import { auditRoutes } from './audit.js';
import { batchRoutes } from './batch.js';
import { clauseRoutes } from './clauses.js';
import { codeRoutes } from './codes.js';
import { comparisonRoutes } from './comparisons.js';
import { conflictRoutes } from './conflicts.js';
import { documentRoutes } from './document.js';
import { expansionRoutes } from './expansions.js';
import { healthRoutes } from './health.js';
import { legalActionRoutes } from './legal-actions.js';
import { replayRoutes } from './replays.js';
import { ruleRoutes } from './rules.js';
import { rulesetRoutes } from './rulesets.js';
import { rulingRoutes } from './rulings.js';
import { rulingTransferRoutes } from './ruling-transfer.js';
import { rulingAmendmentRoutes } from './ruling-amendments.js';
import { rulingWriteRoutes } from './ruling-writes.js';
import { rulesetWriteRoutes } from './ruleset-writes.js';
import { settingRoutes } from './settings.js';
import { snapshotRoutes } from './snapshots.js';
import { sourceRoutes } from './sources.js';
import { tileRoutes } from './tiles.js';
import { traitRoutes } from './traits.js';

export async function declareRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const readBody = boardReader(jsonReader(app));
  await app.register((scope, _options, done) => {
    installBoardBodies(scope, readBody);
    adjudicationRoutes(scope, services);
    batchRoutes(scope, services, readBody);
    legalActionRoutes(scope, services);
    comparisonRoutes(scope, services);
    replayRoutes(scope, services);
    snapshotRoutes(scope, services);
    done();
  });
  healthRoutes(app, services);
  rulingWriteRoutes(app, services);
  rulingAmendmentRoutes(app, services);
  rulingTransferRoutes(app, services);
  rulesetWriteRoutes(app, services);
  await app.register(async (scope) => {
    // who asks decides what is shown
    installConditional(scope, 'private, no-cache');
    await scope.register(compress, { threshold: 1024 });
    rulingRoutes(scope, services);
    auditRoutes(scope, services);
  });
  await app.register(async (scope) => {
    // what changes only with a release: with ETags, and compressed after these are made
    installConditional(scope, undefined, corpusModified());
    await scope.register(compress, { threshold: 1024 });
    clauseRoutes(scope);
    conflictRoutes(scope);
    sourceRoutes(scope);
    settingRoutes(scope);
    traitRoutes(scope);
    ruleRoutes(scope);
    tileRoutes(scope);
    expansionRoutes(scope);
  });
  await app.register(async (scope) => {
    installConditional(scope);
    await scope.register(compress, { threshold: 1024 });
    rulesetRoutes(scope, services);
    codeRoutes(scope);
    documentRoutes(scope);
  });
}
