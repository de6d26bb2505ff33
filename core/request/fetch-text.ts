export interface FetchTextOptions {
  /** More than this is left where it is: the text is what was received until then. */
  readonly maxBytes: number;
  readonly timeoutMs: number;
  /** What the address has to hold, as its type begins: `text/html`. */
  readonly types: readonly string[];
  readonly signal: AbortSignal;
}

/**
 * Reads a public text of the page's own site, as a visitor's browser would: through its cache, no more of it than is allowed.
 * In any encoding, by its bytes, its header and what it says itself. Null for another type, or if a redirect leads to
 * another site. Rejects without a network.
 */
export async function fetchText(address: string, { maxBytes, timeoutMs, types, signal }: FetchTextOptions): Promise<string | null> {
  const ending = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const response = await fetch(address, { mode: 'same-origin', credentials: 'same-origin', signal: ending });
  const type = (response.headers.get('Content-Type') ?? '').toLowerCase();
  if (!response.ok || !response.body || !types.some(begin => type.startsWith(begin))) {
    await response.body?.cancel();
    return null;
  }
  const [{ bytes, isCut }, { charsetOfType, decodeText, encodingInText }] = await Promise.all([
    readStart(response.body, maxBytes),
    import('../reading/decode-text.js'),
  ]);
  return decodeText(isCut ? withoutTornCharacter(bytes) : bytes, charsetOfType(type), encodingInText(bytes)).text;
}

async function readStart(body: ReadableStream<Uint8Array>, most: number): Promise<{ bytes: Uint8Array; isCut: boolean }> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let isCut = false;
  for (let left = most; left > 0;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value.subarray(0, left));
    isCut = value.length >= left;
    left -= value.length;
  }
  if (isCut) await reader.cancel();
  return { bytes: new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer()), isCut };
}

/** A character that was cut in two would make the whole text invalid UTF-8. */
function withoutTornCharacter(bytes: Uint8Array): Uint8Array {
  const isPart = (back: number) => (bytes.at(-back) ?? 0) >> 6 === 0b10;
  let back = 1;
  while (back < 4 && isPart(back)) back += 1;
  return (bytes.at(-back) ?? 0) >> 6 === 0b11 ? bytes.subarray(0, -back) : bytes;
}
