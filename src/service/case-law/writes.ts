/** Writing rulings: drafts, and what becomes of them. */
import type { Receipt } from '../../store/store.js';
import type { Key } from '../../contract/key.js';
import type { RulingPatch } from '../../contract/ruling-requests.js';
import type { Author, RecordedVerdict, Ruling, RulingInput, Transition } from '../../contract/ruling.js';
import { mergePatch } from '../input/merge-patch.js';
import { checkNesting } from '../input/nesting.js';
import { accepted } from '../input/validation.js';
import type { Services } from '../services.js';
import { mayClaim, mayName, mayReplace, toChange, type StartsFrom } from './access.js';
import { examine } from './examine.js';

export const authorOf = ({ id, name }: Key): Author => ({ keyId: id, name });

/** By whom, and what is to be kept with what is written, so that nothing is done twice. */
export interface Writer {
  readonly key: Key;
  readonly receipt?: Receipt<Ruling>;
}

/** Which ruling is changed, and what the change starts from. */
export interface Change {
  readonly id: string;
  readonly from: StartsFrom;
}

type Bench = Pick<Services, 'store' | 'rulesets'>;

const writing = ({ key, receipt }: Writer) => ({ by: authorOf(key), ...(receipt && { receipt }) });

/** Throws `Forbidden`, `Invalid` with every defect, `Unavailable`. */
export async function draftRuling(bench: Bench, input: RulingInput, writer: Writer): Promise<Ruling> {
  const verdict = await checked(bench, input, writer.key);
  return bench.store.rulings.create(input, { ...writing(writer), ...(verdict && { verdict }) });
}

/** A new version of a draft. Throws `NotFound`, `Forbidden`, `Invalid` with every defect, `Conflict`, `Unavailable`. */
export async function amendRuling(bench: Bench, { id, from }: Change, { reason, ...patch }: RulingPatch, writer: Writer): Promise<Ruling> {
  checkNesting(patch);
  const { rulings } = bench.store;
  const before = await toChange(rulings, id, writer.key, from);
  const input = accepted<RulingInput>('RulingInput', mergePatch(inputOf(before), patch));
  const verdict = await checked(bench, input, writer.key);
  const amendment = { expectedVersion: before.version, ...(verdict && { verdict }), ...(reason !== undefined && { reason }) };
  return rulings.amend(id, input, { ...writing(writer), ...amendment });
}

/** Publishes, supersedes or withdraws. Throws `NotFound`, `Forbidden`, `Invalid`, `Conflict`, `Unavailable`. */
export async function moveRuling(
  { store: { rulings } }: Bench,
  { id, from }: Change,
  transition: Pick<Transition, 'to'> & Partial<Transition>,
  writer: Writer,
): Promise<Ruling> {
  const { to } = transition;
  const ruling = await toChange(rulings, id, writer.key, from);
  if (to === 'published' || ruling.status !== 'draft') mayClaim(ruling, writer.key);
  if (to === 'published') await mayReplace(rulings, ruling, writer.key);
  return rulings.transition(id, { reason: to, ...transition, expectedVersion: ruling.version }, writing(writer));
}

/** What the engine says. Throws `Forbidden` for what the key may not claim, and `Invalid` with every defect. */
async function checked({ store, rulesets }: Bench, input: RulingInput, key: Key): Promise<RecordedVerdict | undefined> {
  mayClaim(input, key);
  const verdict = await examine(rulesets, input);
  await mayName(store.rulings, input, key);
  return verdict;
}

/** What the judge had handed in. */
function inputOf(ruling: Ruling): RulingInput {
  const {
    id: _id,
    version: _version,
    status: _status,
    verdict: _verdict,
    supersededBy: _by,
    author: _author,
    createdAt: _created,
    updatedAt: _updated,
    publishedAt: _published,
    change: _change,
    hash: _hash,
    ...input
  } = ruling;
  return input;
}
