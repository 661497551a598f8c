/** What changed in the cases from release to release. */
import { createHash } from 'node:crypto';
import { stableJson } from '../../src/kernel/position/canonical.js';
import type { Suite } from '../../src/conformance/kit/plan.js';
import { SUITE_VERSION } from '../../src/conformance/version.js';

export interface CaseChanges {
  readonly added: readonly string[];
  /** Whose position, action or expectation is another. */
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}
export interface Release extends CaseChanges {
  readonly version: string;
  readonly date: string;
}
/** `src/conformance/releases.json`. */
export interface Releases {
  /** The newest first. */
  readonly releases: readonly Release[];
  /** Every case of the newest release, with a hash of what it says. */
  readonly cases: Readonly<Record<string, string>>;
}

export const hashes = ({ cases, games }: Suite): Record<string, string> =>
  Object.fromEntries(
    [...cases, ...games]
      .flatMap((file) =>
        file.cases.map((test): [string, string] => [test.id, createHash('sha256').update(stableJson(test)).digest('hex').slice(0, 16)]),
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

export function changes(before: Releases['cases'], now: Releases['cases']): CaseChanges {
  const ids = Object.keys(now);
  return {
    added: ids.filter((id) => !(id in before)),
    changed: ids.filter((id) => id in before && before[id] !== now[id]),
    removed: Object.keys(before).filter((id) => !(id in now)),
  };
}

const isNothing = ({ added, changed, removed }: CaseChanges): boolean => added.length + changed.length + removed.length === 0;

/** The version of the suite as it stands: that of the code, or, where that has been released with other cases, the next one. */
export function versionOf({ releases, cases }: Releases, now: Releases['cases']): string {
  const isReleased = releases.some(({ version }) => version === SUITE_VERSION);
  return isReleased && !isNothing(changes(cases, now)) ? `${SUITE_VERSION}-next` : SUITE_VERSION;
}

/** With the present cases as a release of that day. Throws where that version is there already. */
export function released(before: Releases, now: Releases['cases'], date: string): Releases {
  if (before.releases.some(({ version }) => version === SUITE_VERSION))
    throw new Error(`version ${SUITE_VERSION} of the suite has been released: give it another one in src/conformance/version.ts`);
  return { releases: [{ version: SUITE_VERSION, date, ...changes(before.cases, now) }, ...before.releases], cases: now };
}

/** The changelog with what has not been released on top. */
export function changelogText(record: Releases, now: Releases['cases']): string {
  const pending = changes(record.cases, now);
  const sections = [
    ...(isNothing(pending) ? [] : [section(`${versionOf(record, now)} (not released)`, pending)]),
    ...record.releases.map((release) => section(`${release.version} (${release.date})`, release)),
  ];
  return ['# Changes of the cases', ...sections].join('\n\n') + '\n';
}

function section(title: string, { added, changed, removed }: CaseChanges): string {
  const parts = Object.entries({ added, changed, removed }).filter(([, ids]) => ids.length > 0);
  return [`## ${title}`, ...parts.map(([what, ids]) => `${ids.length} ${what}:\n\n${ids.map((id) => `- ${id}`).join('\n')}`)].join('\n\n');
}
