/** Texts in Latin-1: verdicts are written out faster so. */

const SIGNS: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '…': '...',
  '–': '-',
  '—': '-',
  '→': '->',
  '≥': '>=',
  '≤': '<=',
};

/** Typographic signs as they are typed, and letters that Latin-1 lacks without their accents. */
export const plain = (text: string): string =>
  text.replaceAll(/[^\u0000-\u00ff]/g, (sign) => SIGNS[sign] ?? sign.normalize('NFD').replaceAll(/\p{M}/gu, '').replace('ł', 'l').replace('Ł', 'L'));

/** The same for every text in a value. */
export function plainly<T>(value: T): T {
  if (typeof value === 'string') return plain(value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => plainly(item)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plainly(item as unknown)])) as T;
}
