/** Why a request failed. The first three are flags a site's response may carry. spec: commerce-forms-data §8 */
export type FailureReason =
  | 'login-required' | 'authorization' | 'crumb'
  /** The site refused it. */
  | 'refused'
  /** The response is not JSON. */
  | 'unreadable'
  /** No whole response came: refused, dropped, blocked, offline. */
  | 'connection'
  | 'timeout'
  /** The caller's own signal. */
  | 'aborted';

/** A request that did not succeed, as a value: nothing of the network is ever thrown. */
export interface Failure {
  readonly kind: 'failure';
  readonly reason: FailureReason;
  /** 0 when no response came. */
  readonly status: number;
  readonly message: string;
  /** The response's body when it was a JSON object. */
  readonly body: Readonly<Record<string, unknown>> | null;
  /** The site's own name of this request, from the header `X-Request-Id`: what its log says about it. */
  readonly errorKey?: string;
  /** How long the site wants to be left alone, from the header `Retry-After`. */
  readonly retryAfterMs?: number;
}

/** The result of a request. `empty`: status 204 or 1223. */
export type RequestResult<T> =
  | { readonly kind: 'success'; readonly status: number; readonly data: T }
  | { readonly kind: 'empty'; readonly status: number }
  | Failure;
