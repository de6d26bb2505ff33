import type { Answer, Failure } from './answer.js';

/** How far something asked of a site has come. spec: page-runtime-platform §4 */
export type FetchState<T> =
  | { readonly status: 'pending' }
  | { readonly status: 'success'; readonly data: T | null }
  | { readonly status: 'failed'; readonly failure: Failure };

/**
 * Asks, and tells `show` how far it has come: `pending` at once, then `success` (data null for an empty answer) or `failed`.
 * Asked again before an answer came, the earlier question is called off and never heard of again. `signal` ends all.
 */
export function fetchStates<T>(show: (state: FetchState<T>) => void, signal: AbortSignal) {
  let current = new AbortController();
  signal.addEventListener('abort', () => current.abort(), { once: true });

  return async (ask: (signal: AbortSignal) => Promise<Answer<T>>): Promise<void> => {
    current.abort();
    if (signal.aborted) return;
    const mine = current = new AbortController();
    show({ status: 'pending' });
    const answer = await ask(mine.signal);
    if (mine.signal.aborted) return;
    if (answer.kind === 'failure') return show({ status: 'failed', failure: answer });
    show({ status: 'success', data: answer.kind === 'success' ? answer.data : null });
  };
}
