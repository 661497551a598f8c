/** Where the cases lie: beside the rules of their expansion, as JSON that the compiler does not copy. */
import { expansions } from '../catalog.js';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Case } from '../contract/case.js';
import type { GameCase } from '../contract/game-case.js';

/** The source folder, also when this runs from `dist`. */
export const SOURCE =
  ['../', '../../src/'].map((up) => fileURLToPath(new URL(up, import.meta.url))).find((folder) => existsSync(`${folder}conformance/coverage.json`)) ??
  '';

/** Where the cases, or games, of one topic lie. */
export interface TopicPath {
  readonly expansion: string;
  readonly topic: string;
  readonly path: string;
}

/** All cases, or games, of one topic. */
export interface TopicFile<T> extends TopicPath {
  readonly cases: readonly T[];
}
export type CaseFile = TopicFile<Case>;
export type GameFile = TopicFile<GameCase>;

export const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

/** Every case of the expansions in the catalogue, in their order. */
export const caseFiles = (source = SOURCE): CaseFile[] => topicFiles<Case>(source, 'cases');

/** The cases whose id, or whose file as `folder/topic`, contains a text. */
export const casesNamed = (text: string): Case[] =>
  caseFiles().flatMap(({ expansion, topic, cases }) => cases.filter(({ id }) => `${expansion}/${topic}`.includes(text) || id.includes(text)));

/** Every game of the expansions in the catalogue, in their order. */
export const gameFiles = (source = SOURCE): GameFile[] => topicFiles<GameCase>(source, 'games');

/** The files of `caseFiles`, unread. */
export const caseTopics = (source = SOURCE): TopicPath[] => topicPaths(source, 'cases');

const topicFiles = <T>(source: string, kind: 'cases' | 'games'): TopicFile<T>[] =>
  topicPaths(source, kind).map((topic) => ({ ...topic, cases: readJson<T[]>(topic.path) }));

function topicPaths(source: string, kind: 'cases' | 'games'): TopicPath[] {
  return expansions.flatMap(({ id }) => {
    const folder = `${source}expansions/${id}/${kind}/`;
    const names = existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => name.endsWith('.json'))
          .sort()
      : [];
    return names.map((name) => ({ expansion: id, topic: name.slice(0, -'.json'.length), path: folder + name }));
  });
}
