import { readResponse } from './read-response.js';
import type { RequestResult } from './request-result.js';

const timeoutMs = 20_000;

/** Reads JSON from an address that may be none of the site's own. Neither CSRF token nor, across origins, cookies go along. Never throws. */
export async function getFromOtherHost<T>(address: string): Promise<RequestResult<T>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(address, {
      headers: { Accept: 'application/json' }, credentials: 'same-origin', referrerPolicy: 'strict-origin-when-cross-origin', signal: timeout,
    });
    return readResponse<T>({ status: response.status, url: address, text: await response.text(), format: 'json' });
  } catch {
    return { kind: 'failure', reason: timeout.aborted ? 'timeout' : 'connection', status: 0, message: '', body: null };
  }
}
