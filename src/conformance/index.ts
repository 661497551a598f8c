/**
 * The conformance kit as a library: `import { runSuite, processEngine } from 'seneschal/conformance'`.
 *
 *   const result = await runSuite({ engine: processEngine('python3 my-engine.py'), level: 'effects' });
 *   const report = reportOf(result);
 *   console.log(writeReport('text', report, result));
 *
 * `docs/conformance.md` describes the protocol that an engine speaks. Needs Node: engines are programs of their own.
 */
export { httpEngine } from './engines/http.js';
export { processEngine, type ProcessOptions } from './engines/process.js';
export { answerOf } from './engines/own.js';
export { serveEngine } from './engines/serve.js';
export { BREAKS, Broken, type Asked, type Break, type Connection, type EngineUnderTest } from './engines/engine.js';
export { plan, suite, UnknownName, type CaseRun, type GameRun, type Run, type Selection, type Suite } from './kit/plan.js';
export { runSuite, type SuiteOptions } from './kit/run-suite.js';
export type { LevelOutcome, Outcomes } from './kit/outcome.js';
export type { RunResult, RunState, SuiteResult } from './kit/result.js';
export { reportOf, type Report, type ReportOptions, type Tally, type WrongRule } from './report/report.js';
export { readBaseline, type Baseline, type Comparison } from './report/baseline.js';
export { exitStatus, REPORT_FORMS, writeReport, type ReportForm } from './report/write.js';
export { playAgainst, type DiffOptions, type DiffResult } from './diff/play.js';
export type { Divergence } from './diff/gather.js';
export type { Course } from './diff/line.js';
export { playAgainstJcz, type JczLine, type JczOptions } from './jcz/play.js';
export type { Habit } from './jcz/setup.js';
export type { RecordedGame } from './jcz/walk.js';
export { diffText } from './diff/text.js';
export { caseFiles, gameFiles, type CaseFile, type GameFile } from './files.js';
export { SUITE_VERSION } from './version.js';
export { LEVELS, PROTOCOL } from '../contract/conformance.js';
export type {
  AdjudicateAnswer,
  AdjudicateRequest,
  GameAnswer,
  Hello,
  HelloRequest,
  KitRequest,
  KitTile,
  LegalActionsAnswer,
  LegalActionsRequest,
  Level,
  PlayRequest,
  Refusal,
  ReplayGameRequest,
} from '../contract/conformance.js';
export type { Case, Exercised, Expectation } from '../contract/case.js';
export type { GameCase, GameExpectation } from '../contract/game-case.js';
export type { Difference } from './compare.js';
