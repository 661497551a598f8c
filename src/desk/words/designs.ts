/** What a tile shows, from the words of its id: several that belong together are one in another language. */
export interface DesignPart {
  readonly words: readonly string[];
  readonly text: string;
  /** Whether the language has a word for it; else it stays as it is. */
  readonly known: boolean;
}

/** The longest that the language knows is taken first. */
export function designIn(language: Readonly<Record<string, string>>, id: string): readonly DesignPart[] {
  const words = id.split('-');
  const parts: DesignPart[] = [];
  for (let from = 0; from < words.length; from += parts.at(-1)!.words.length) {
    let to = words.length;
    while (to > from + 1 && language[words.slice(from, to).join(' ')] === undefined) to--;
    const own = words.slice(from, to).join(' ');
    parts.push({ words: words.slice(from, to), text: language[own] ?? own, known: language[own] !== undefined });
  }
  return parts;
}
