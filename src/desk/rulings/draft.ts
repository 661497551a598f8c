/** The ruling that is being written: it outlives a reload, as what lies on the desk does, and is kept for the tab alone. */
import { effect, signal } from '@preact/signals';
import type { Action, RulesetReference, Snapshot } from '../engine/api.js';
import { t } from '../words/index.js';
import type { Binding, Ruling } from './types.js';

export interface Draft {
  readonly question: string;
  readonly decision: string;
  readonly ruleset: RulesetReference;
  readonly snapshot?: Snapshot | undefined;
  readonly action?: Action | undefined;
  readonly cites: readonly string[];
  readonly reasoning?: string;
  readonly event?: string | undefined;
  readonly effectiveFrom?: string | undefined;
  readonly tags?: readonly string[];
  readonly authorityLevel?: string;
  readonly language?: string | undefined;
  readonly binding?: Binding | undefined;
  /** The rules that were asked, the deciding ones first, with what they said where that is known. */
  readonly rules?: readonly { readonly rule: string; readonly message?: string }[] | undefined;
  /** The ruling that it replaces. */
  readonly supersedes?: string | undefined;
  /** The draft that is written on, as it was read. */
  readonly of?: { readonly id: string; readonly hash: string };
}

/** What a ruling says, to be written on. */
export function draftFrom(ruling: Ruling): Draft {
  const { question, decision, reasoning, snapshot, action, cites, event, effectiveFrom, tags, authorityLevel, language, ruleset, binding, verdict } =
    ruling;
  return {
    ...{ question, decision, reasoning, snapshot, action, cites, event, effectiveFrom, tags, authorityLevel, language, ruleset, binding },
    rules: verdict?.findings?.map(({ rule }) => ({ rule })),
  };
}

const KEY = 'seneschal.draft';

function keptDraft(): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

export const draft = signal<Draft | null>(keptDraft());

effect(() => {
  try {
    if (draft.value) sessionStorage.setItem(KEY, JSON.stringify(draft.value));
    else sessionStorage.removeItem(KEY);
  } catch {
    // then it is kept as long as the page
  }
});

/** A draft that has begun: the one that is being written goes on where it is on the same question; false where somebody rather keeps one on another. */
export function write(next: Draft): boolean {
  const about = ({ ruleset, snapshot, action, of, supersedes }: Draft) => JSON.stringify([ruleset, snapshot, action, of, supersedes]);
  const before = draft.value;
  if (before && about(before) === about(next)) return true;
  if (before && isWritten(before) && !confirm(t('a ruling on another question is being written: throw it away?'))) return false;
  draft.value = next;
  return true;
}

/** Whether there is more in it than what came from the desk. */
const isWritten = ({ reasoning = '', event = '', tags = [] }: Draft): boolean => reasoning.trim() !== '' || event.trim() !== '' || tags.length > 0;
