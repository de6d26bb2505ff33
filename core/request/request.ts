import { acceptsCookies, readCookie } from '../platform/cookies.js';
import { dispatchPageEvent, pageOrigin } from '../platform/page.js';
import { pause } from '../platform/timing.js';
import { type BodyOptions, encodeBody, encodeFields, type FormFields } from './encode-body.js';
import { failureMessage, type Format, readResponse, readRetryAfter } from './read-response.js';
import { reportFailure } from './report-failure.js';
import type { Failure, RequestResult } from './request-result.js';

type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface RequestOptions extends BodyOptions {
  /** Origin of the site, such as `https://example.com`; by default the page's own. Always a site of ours: it gets the CSRF token. */
  readonly base?: string;
  /** Goes to the site's https domain, whatever host and protocol show the page; default false. */
  readonly secure?: boolean;
  /** Parameters added to the address. */
  readonly query?: FormFields;
  /** How a successful response is read; default `json`. */
  readonly format?: Format;
  /** How often a request that got no response is sent again, 200 ms later each; default 0, at most 10. Only for requests that may arrive twice. */
  readonly retries?: number;
  /** How long each try may take, in milliseconds; default 20000. */
  readonly timeoutMs?: number;
  /** Ends the request: the result is a failure with the reason `aborted`. */
  readonly signal?: AbortSignal;
}

export const retryDelayMs = 200; // spec: commerce-forms-data §9
/** More than a second or two of trying helps nobody who waits. */
export const maxRetries = 10;
const defaultTimeoutMs = 20_000;

interface Try { readonly verb: Verb; readonly path: string; readonly options: RequestOptions; readonly crumb: string | null }

/** The token that a site leaves in a cookie and wants back with each request. spec: commerce-forms-data §7 */
function readCrumb(): string | null {
  try {
    return readCookie('crumb') || null;
  } catch {
    return null; // sandboxed frames refuse cookies, Node has none
  }
}

const thisMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Where a call that must not be read on its way goes: the site's https domain, from whatever host shows the page.
 * Empty, which is the page's own origin, where the page is shown by that domain over https already. A site on this
 * machine keeps its protocol. spec: commerce-forms-data §7
 */
export function secureBase(base: string, pageOrigin: string): string {
  if (!URL.canParse(base || pageOrigin)) return base;
  const url = new URL(base || pageOrigin);
  if (url.protocol === 'http:' && !thisMachine.test(url.hostname)) url.protocol = 'https:';
  if (url.origin === pageOrigin && url.pathname === '/') return '';
  return url.origin + url.pathname.replace(/\/$/, '');
}

/** An address with its query and the crumb; whatever query the path has stays. */
function addressOf({ path, options: { base = '', secure, query = {} }, crumb }: Try): string {
  const parameters = encodeFields({ ...query, crumb }).toString();
  // eslint-disable-next-line site/linear-patterns -- written by the page's author
  const address = (secure ? secureBase(base, pageOrigin()) : base.replace(/\/+$/, '')) + path;
  return parameters ? `${address}${path.includes('?') ? '&' : '?'}${parameters}` : address;
}

function withoutResponse(reason: Failure['reason']): Failure {
  return { kind: 'failure', reason, status: 0, message: failureMessage(0), body: null };
}

async function once<T>(attempt: Try): Promise<RequestResult<T>> {
  const { verb, options: { format = 'json', timeoutMs = defaultTimeoutMs, signal, ...content }, crumb } = attempt;
  const { body, headers } = encodeBody(content);
  if (crumb) headers['X-CSRF-Token'] = crumb;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(addressOf(attempt), {
      method: verb,
      headers: { Accept: format === 'json' ? 'application/json' : '*/*', ...headers },
      body,
      credentials: 'include',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const text = await response.text(); // a response that breaks off halfway is none
    const result = readResponse<T>({ status: response.status, url: addressOf({ ...attempt, crumb: null }), text, format });
    if (result.kind !== 'failure') return result;
    const errorKey = response.headers.get('X-Request-Id');
    const retryAfterMs = readRetryAfter(response.headers.get('Retry-After'));
    return { ...result, ...errorKey && { errorKey }, ...retryAfterMs !== undefined && { retryAfterMs } };
  } catch {
    return withoutResponse(signal?.aborted ? 'aborted' : timeout.aborted ? 'timeout' : 'connection');
  }
}

/** No response, or one of a machine on the way to the site, which has not answered itself. */
const isWithoutResponse = ({ reason, status, body }: Failure): boolean =>
  reason === 'connection' || (body === null && (status === 502 || status === 504));

async function settle<T>(attempt: Try): Promise<RequestResult<T>> {
  const { signal, retries = 0 } = attempt.options;
  let retriesLeft = Math.min(retries, maxRetries);
  let { crumb } = attempt;
  let mayRenewCrumb = acceptsCookies();
  for (;;) {
    if (signal?.aborted) return withoutResponse('aborted');
    const result = await once<T>({ ...attempt, crumb });
    if (result.kind !== 'failure') return result;
    if (result.reason === 'crumb' && mayRenewCrumb) {
      mayRenewCrumb = false;
      const renewed = typeof result.body?.crumb === 'string' ? result.body.crumb : readCrumb();
      if (!renewed || renewed === crumb) return result; // nothing new: the same refusal would follow
      crumb = renewed;
    } else if (isWithoutResponse(result) && retriesLeft > 0) {
      retriesLeft--;
      await pause(retryDelayMs, signal);
    } else {
      return result;
    }
  }
}

async function send<T>(verb: Verb, path: string, options: RequestOptions = {}): Promise<RequestResult<T>> {
  const result = await settle<T>({ verb, path, options, crumb: readCrumb() });
  if (result.kind !== 'failure') return result;
  // Whoever asked, these concern the whole page. spec: commerce-forms-data §8
  if (result.reason === 'login-required') dispatchPageEvent('site-login-required', { path, status: result.status });
  if (result.reason === 'authorization') void reportFailure(result);
  return result;
}

/**
 * The one way out to a site: `request.post<KeyAnswer>('/api/form/FormSubmissionKey')`. Never throws for what a network
 * or a server does: every outcome is a `RequestResult`. spec: commerce-forms-data §7, §8
 */
export const request = {
  get: <T>(path: string, options?: RequestOptions) => send<T>('GET', path, options),
  post: <T>(path: string, options?: RequestOptions) => send<T>('POST', path, options),
  put: <T>(path: string, options?: RequestOptions) => send<T>('PUT', path, options),
  delete: <T>(path: string, options?: RequestOptions) => send<T>('DELETE', path, options),
};
