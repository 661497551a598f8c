/** What the answers say in one language: the English texts of the rules are the keys, as in gettext. */
export interface Catalogue {
  /**
   * A part in backticks (the key of a setting, a name from the input) stands in key and translation as a pair of braces; what is already
   * the place of a fact stays as it is.
   */
  readonly messages: Readonly<Record<string, string>>;
  /** Labels of score lines. */
  readonly labels: Readonly<Record<string, string>>;
}

const PART = /`[^`]*`/g;
const isFact = (part: string) => /^`\{[a-zA-Z]+\}`$/.test(part);
const PLACE = /`\{\}`/g;

/** The key of a message: what stands in backticks is no part of it. */
export const keyOf = (message: string): string => (message.includes('`') ? message.replace(PART, (part) => (isFact(part) ? part : '`{}`')) : message);

/** The message in the language of the catalogue; as it is where the catalogue has none. */
export function translate({ messages }: Catalogue, message: string): string {
  const key = keyOf(message);
  const text = Object.hasOwn(messages, key) ? messages[key]! : undefined;
  if (text === undefined) return message;
  if (key === message) return text;
  const parts = (message.match(PART) ?? []).filter((part) => !isFact(part));
  let next = 0;
  return text.replace(PLACE, () => parts[next++] ?? '');
}

export const labelIn = ({ labels }: Catalogue, label: string): string => (Object.hasOwn(labels, label) ? labels[label]! : label);
