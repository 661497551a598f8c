/** The layout of the JSON files that are written by hand and by scripts alike. */

const WIDTH = 150;

/** JSON in which whatever fits on a line stands on one. */
export function pretty(value: unknown, indent = ''): string {
  const flat = onOneLine(value);
  if (value === null || typeof value !== 'object' || flat.length + indent.length <= WIDTH) return flat;
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((item) => inner + pretty(item, inner)).join(',\n')}\n${indent}]`;
  return `{\n${Object.entries(value)
    .map(([key, item]) => `${inner}${JSON.stringify(key)}: ${pretty(item, inner)}`)
    .join(',\n')}\n${indent}}`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${onOneLine(item)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
