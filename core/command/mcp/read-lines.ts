/** A line, or `null` for one that is longer than allowed and was skipped. */
export type Line = string | null;

/** Splits bytes into lines of UTF-8. Never holds more than one line of the allowed length, and never throws on bytes that are no text. */
export async function* readLines(chunks: AsyncIterable<Uint8Array>, longestBytes: number): AsyncGenerator<Line> {
  const decoder = new TextDecoder();
  let [parts, length, isSkipping]: [Uint8Array[], number, boolean] = [[], 0, false];
  const takeLine = (): Line => {
    const line = isSkipping ? null : decoder.decode(Buffer.concat(parts)).replace(/\r$/, '');
    [parts, length, isSkipping] = [[], 0, false];
    return line;
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      parts.push(chunk.subarray(start, end));
      if (length + end - start > longestBytes) isSkipping = true;
      start = end + 1;
      yield takeLine();
    }
    length += chunk.length - start;
    if (length > longestBytes) [parts, isSkipping] = [[], true];
    else parts.push(chunk.subarray(start));
  }
  if (length > 0) yield takeLine();
}
