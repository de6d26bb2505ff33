import type { Answer, Failure } from './answer.js';
import { readAnswer } from './read-answer.js';

const patienceMs = 20_000;

const unanswered = (reason: Failure['reason']): Failure => ({ kind: 'failure', reason, status: 0, message: '', body: null });

/**
 * Posts to an address that is none of the site's own service, once: it may know no keys, and a repeat would be a second
 * message. Neither crumb nor, across origins, cookies go along. Never throws.
 */
export async function postElsewhere<T>(address: string, body: string | URLSearchParams, isJson = false): Promise<Answer<T>> {
  const timeout = AbortSignal.timeout(patienceMs);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { Accept: 'application/json', ...isJson && { 'Content-Type': 'application/json' } },
      body,
      credentials: 'same-origin',
      signal: timeout,
    });
    return readAnswer<T>({ status: response.status, url: address, text: await response.text(), format: 'json' });
  } catch {
    return unanswered(timeout.aborted ? 'timeout' : 'connection');
  }
}
