/** Why a request failed. The first three are flags a site's answer may carry. spec: commerce-forms-data §8 */
export type FailureReason =
  | 'login-required' | 'authorization' | 'crumb'
  /** The site answered no. */
  | 'refused'
  /** The site answered something that is not JSON. */
  | 'unreadable'
  /** No whole answer came: refused, dropped, blocked, offline. */
  | 'connection'
  | 'timeout'
  /** The caller's own signal. */
  | 'aborted';

/** A request that did not succeed, as a value: nothing of the network is ever thrown. */
export interface Failure {
  readonly kind: 'failure';
  readonly reason: FailureReason;
  /** 0 when no answer came. */
  readonly status: number;
  readonly message: string;
  /** The answer when it was a JSON object. */
  readonly body: Readonly<Record<string, unknown>> | null;
  /** The site's own name of this request, from the header `X-Request-Id`: what its log says about it. */
  readonly errorKey?: string;
}

/** What became of a request. `empty`: status 204 or 1223. */
export type Answer<T> =
  | { readonly kind: 'success'; readonly status: number; readonly data: T }
  | { readonly kind: 'empty'; readonly status: number }
  | Failure;
