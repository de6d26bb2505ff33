export interface FetchTextOptions {
  /** More than this is left where it is: what has come until then is the text. */
  readonly maxBytes: number;
  readonly timeoutMs: number;
  /** What the address has to hold, as its type begins: `text/html`. */
  readonly types: readonly string[];
  readonly signal: AbortSignal;
}

/**
 * Reads a public text of the page's own site, as a visitor's browser would: through its cache, no more of it than is allowed.
 * Null where there is none of that kind, or where the way leads to another site. Rejects without a network.
 */
export async function fetchText(address: string, { maxBytes, timeoutMs, types, signal }: FetchTextOptions): Promise<string | null> {
  const ending = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const response = await fetch(address, { mode: 'same-origin', credentials: 'same-origin', signal: ending });
  const type = (response.headers.get('Content-Type') ?? '').toLowerCase();
  if (!response.ok || !response.body || !types.some(begin => type.startsWith(begin))) {
    await response.body?.cancel();
    return null;
  }
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let left = maxBytes; left > 0;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value.subarray(0, left), { stream: true });
    left -= value.length;
  }
  await reader.cancel();
  return text;
}
