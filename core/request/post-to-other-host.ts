import { readResponse, readRetryAfter } from './read-response.js';
import type { Failure, RequestResult } from './request-result.js';

const timeoutMs = 20_000;

const withoutResponse = (reason: Failure['reason']): Failure => ({ kind: 'failure', reason, status: 0, message: '', body: null });

/**
 * Posts once to an address outside the site's own service: it may not know our keys, and a repeat would be a second
 * message. Neither CSRF token nor, across origins, cookies go along. Never throws.
 */
export async function postToOtherHost<T>(address: string, body: string | URLSearchParams | FormData, isJson = false): Promise<RequestResult<T>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { Accept: 'application/json', ...isJson && { 'Content-Type': 'application/json' } },
      body,
      credentials: 'same-origin',
      signal: timeout,
    });
    const result = readResponse<T>({ status: response.status, url: address, text: await response.text(), format: 'json' });
    const retryAfterMs = readRetryAfter(response.headers.get('Retry-After'));
    return result.kind === 'failure' && retryAfterMs !== undefined ? { ...result, retryAfterMs } : result;
  } catch {
    return withoutResponse(timeout.aborted ? 'timeout' : 'connection');
  }
}
