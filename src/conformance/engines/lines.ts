/** Lines out of chunks of text. */

/** Characters that a line may have: whoever writes more without an end writes no answer. */
const LONGEST = 64 * 1024 * 1024;

/** A listener for chunks that hands on whole lines; `refuse` is told once when a line has no end. */
export function splitLines(line: (text: string) => void, refuse: (reason: string) => void): (chunk: string) => void {
  let parts: string[] = [];
  let length = 0;
  let refused = false;
  return (chunk) => {
    if (refused) return;
    const [first, ...rest] = chunk.split('\n') as [string, ...string[]];
    parts.push(first);
    length += first.length;
    for (const next of rest) {
      line(parts.join(''));
      parts = [next];
      length = next.length;
    }
    if (length <= LONGEST) return;
    refused = true;
    parts = [];
    refuse(`a line of more than ${LONGEST} characters`);
  };
}
