/** SVG as text. Everything that is not ours goes through `escape`. */

/** What XML 1.0 cannot hold, not even escaped. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** Fit for text and for attributes. */
export const escape = (text: string): string => text.replace(FORBIDDEN, '\uFFFD').replace(/[&<>"'\t\n\r]/g, (character) => ENTITIES[character]!);

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element; `children` are markup already. */
export function el(name: string, attributes: Attributes = {}, ...children: readonly string[]): string {
  let start = `<${name}`;
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) start += ` ${key}="${typeof value === 'number' ? round(value) : escape(value)}"`;
  return children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${name}>`;
}

export const text = (content: string, attributes: Attributes = {}): string => el('text', attributes, escape(content));

/** One decimal is a thousandth of a tile. */
export const round = (value: number): string => String(Math.round(value * 10) / 10 + 0);
