import type { Failure, RequestResult } from './request-result.js';

/** The progress of a request. spec: page-runtime-platform §4 */
export type FetchState<T> =
  | { readonly status: 'pending' }
  | { readonly status: 'success'; readonly data: T | null }
  | { readonly status: 'failed'; readonly failure: Failure };

/**
 * Reports the state of a request to `show`: `pending` immediately, then `success` (data null for an empty response) or `failed`.
 * Returns a function that starts a request; started again before the response came, the earlier request is aborted and
 * reports nothing more. `signal` ends all.
 */
export function fetchStates<T>(
  show: (state: FetchState<T>) => void, signal: AbortSignal,
): (start: (signal: AbortSignal) => Promise<RequestResult<T>>) => Promise<void> {
  let current = new AbortController();
  signal.addEventListener('abort', () => current.abort(), { once: true });

  return async start => {
    current.abort();
    if (signal.aborted) return;
    const own = current = new AbortController();
    show({ status: 'pending' });
    const result = await start(own.signal);
    if (own.signal.aborted) return;
    if (result.kind === 'failure') return show({ status: 'failed', failure: result });
    show({ status: 'success', data: result.kind === 'success' ? result.data : null });
  };
}
