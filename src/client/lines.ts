/** Reading NDJSON as it comes in. */

/** The JSON of each line of a stream. Throws `SyntaxError` for a line that is none. */
export async function* jsonLines<T>(stream: ReadableStream<Uint8Array>): AsyncGenerator<T, void, void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
      rest = done ? '' : lines.pop()!;
      for (const line of lines) if (line !== '') yield JSON.parse(line) as T;
      if (done) return;
    }
  } finally {
    // whoever stops listening frees the connection
    await reader.cancel();
  }
}
