/** The position and the question in other forms: a link, JSON, a command, a case, a picture. */
import type { Verdict } from '../engine/api.js';
import { asked, judged, situation } from '../state/desk.js';
import { engine } from '../state/engine.js';
import { fragmentOf } from '../state/link.js';
import { inline } from '../state/rulesets.js';

/** With the ruleset as it is, so that it is read wherever it is taken. */
const question = () => {
  const { choice, snapshot } = situation.value;
  return { ruleset: inline(choice), snapshot, ...(asked.value && { action: asked.value }) };
};

export const asLink = async (): Promise<string> => `${location.origin}/${await fragmentOf(question())}`;
/** A link that can be read: the question in the notation of positions. */
export async function asNotation(): Promise<string> {
  const { writeLine } = await import('../../notation/index.js');
  return `${location.origin}/#n=${writeLine(question()).replaceAll(' ', '_')}`;
}

export const asJson = (): string => JSON.stringify(question(), null, 2);

/** Fit for a shell: what would end the quotation is put outside of it. */
export const asCurl = (): string =>
  `curl -s ${location.origin}/v1/${asked.value ? 'adjudications' : 'legal-actions'} -H 'content-type: application/json' -d '${JSON.stringify(question()).replaceAll("'", "'\\''")}'`;

/** Of an action that is not legal exactly what keeps it from being so; of a legal one what follows says more. */
function expectationOf({ verdict, findings, scores }: Verdict) {
  const against = findings.filter(({ outcome }) => outcome !== 'permit' && outcome !== 'overruled');
  const deciding = verdict === 'illegal' ? against.filter(({ outcome }) => outcome === 'forbid') : against;
  return {
    verdict,
    ...(verdict !== 'legal' && { rules: deciding.map(({ rule }) => rule) }),
    ...(verdict === 'legal' && { scores: scores.map(({ player, points }) => ({ player, points })) }),
  };
}

/** What the clauses of a verdict are shown to do by it. */
function exercisedBy({ verdict, findings }: Verdict) {
  const side = verdict === 'legal' ? 'permits' : verdict === 'illegal' ? 'forbids' : 'example';
  const telling = findings.filter(({ outcome }) => (verdict === 'legal' ? outcome === 'permit' : outcome !== 'permit' && outcome !== 'overruled'));
  const ids = new Set(telling.flatMap(({ rule: _rule, cites }) => cites.slice(0, 1)));
  return [...ids].slice(0, 40).map((clause) => ({ clause, side }));
}

/** A case of the suite, as far as the desk can write it: its name, and whether the engine is right, is for the author to say. Empty without a verdict. */
export function asCase(): string {
  const { choice, snapshot } = situation.value;
  const verdict = judged.value?.ok ? judged.value.value.verdict : undefined;
  if (!verdict || !asked.value) return '';
  const { preset = 'hig-c1-current', expansions = ['base', 'princess-and-dragon'], settings } = choice;
  return JSON.stringify(
    {
      id: 'topic.what-it-is-about',
      exercises: exercisedBy(verdict),
      ruleset: { expansions, ...(settings && { settings }) },
      snapshot,
      action: asked.value,
      expect: { [preset]: expectationOf(verdict) },
    },
    null,
    2,
  );
}

/** As a document of its own. Empty while the position is not sound. */
export async function asSvg(): Promise<string> {
  const { choice, snapshot } = situation.value;
  const drawn = asked.value ? await engine.picture(choice, snapshot, asked.value) : await engine.picture(choice, snapshot);
  return drawn.ok ? drawn.value : '';
}

/** Twice as large as it is drawn. */
export async function asPng(): Promise<Blob | null> {
  const svg = await asSvg();
  if (svg === '') return null;
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * 2;
  canvas.height = image.naturalHeight * 2;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(image.src);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

export function save(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
