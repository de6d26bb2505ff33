import { xsrfHeader } from '../contract/account.js';
import { canParseUrl } from '../links/can-parse-url.js';
import { acceptsCookies, headerText, readCookie } from '../platform/cookies.js';
import { dispatchPageEvent, pageOrigin } from '../platform/page.js';
import { canReportUploads } from '../platform/network.js';
import { pause } from '../platform/timing.js';
import { type BodyOptions, encodeBody, encodeFields, type FormFields } from './encode-body.js';
import { failureMessage, type Format, readResponse, readRetryAfter, type ReceivedFile } from './read-response.js';
import { reportFailure } from './report-failure.js';
import type { Failure, RequestResult } from './request-result.js';
import type { RawResponse } from './send-upload.js';
import { readXsrfToken } from './xsrf-token.js';

type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface RequestOptions extends BodyOptions {
  /** Origin of the site, such as `https://example.com`; by default the page's own. Always the owner's site: it receives the CSRF token. */
  readonly base?: string;
  /** Goes to the site's https domain, whatever host and protocol show the page; default false. */
  readonly secure?: boolean;
  /** Parameters added to the address. */
  readonly query?: FormFields;
  /** How a successful response is read; default `json`. */
  readonly format?: Format;
  /**
   * How often a request that got no response is sent again, 200 ms later each; default 0, at most 10. Only for requests that may
   * arrive twice. After a timeout it is sent once more only: visitors do not wait longer.
   */
  readonly retries?: number;
  /** How long each try may take, in milliseconds; default 20000. For an upload, how long it may make no progress. */
  readonly timeoutMs?: number;
  /** Called while a `multipart` body is sent: how much of it, from 0 to 1. */
  readonly onUploadProgress?: (share: number) => void;
  /** Ends the request: the result is a failure with the reason `aborted`. */
  readonly signal?: AbortSignal;
}

export const retryDelayMs = 200; // spec: commerce-forms-data §9
/** Retrying for more than a second or two does not help a visitor who waits. */
export const maxRetries = 10;
const defaultTimeoutMs = 20_000;
/** Timeout of an upload whose progress is not known. */
const maxUploadMs = 10 * 60_000;

interface Try { readonly verb: Verb; readonly path: string; readonly options: RequestOptions; readonly csrfToken: string | null }

/** The CSRF token that a site sets in a cookie and expects with each request. The specification calls it crumb. spec: commerce-forms-data §7 */
const readCsrfToken = (): string | null => readCookie('crumb', headerText) || null;

const thisMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * The origin for a call that must be encrypted: the site's https domain, from whatever host shows the page.
 * Empty, which is the page's own origin, where the page is shown by that domain over https already. A site on this
 * machine keeps its protocol. spec: commerce-forms-data §7
 */
export function secureBase(base: string, pageOrigin: string): string {
  if (!canParseUrl(base || pageOrigin)) return base;
  const url = new URL(base || pageOrigin);
  if (url.protocol === 'http:' && !thisMachine.test(url.hostname)) url.protocol = 'https:';
  if (url.origin === pageOrigin && url.pathname === '/') return '';
  return url.origin + url.pathname.replace(/\/$/, '');
}

/** An address with its query and the CSRF token; whatever query the path has stays. */
function addressOf({ path, options: { base = '', secure, query = {} }, csrfToken }: Try): string {
  const parameters = encodeFields({ ...query, crumb: csrfToken }).toString();
  // eslint-disable-next-line site/linear-patterns -- written by the page's author
  const address = (secure ? secureBase(base, pageOrigin()) : base.replace(/\/+$/, '')) + path;
  return parameters ? `${address}${path.includes('?') ? '&' : '?'}${parameters}` : address;
}

function withoutResponse(reason: Failure['reason']): Failure {
  return { kind: 'failure', reason, status: 0, message: failureMessage(0), body: null };
}

async function once<T>(attempt: Try): Promise<RequestResult<T>> {
  const { verb, options: { format = 'json', timeoutMs = defaultTimeoutMs, signal, onUploadProgress, ...content }, csrfToken } = attempt;
  const { body, headers: bodyHeaders } = encodeBody(content);
  const xsrfToken = readXsrfToken();
  const headers = {
    Accept: format === 'json' ? 'application/json' : '*/*',
    ...bodyHeaders,
    ...(csrfToken && { 'X-CSRF-Token': csrfToken }),
    ...(xsrfToken && { [xsrfHeader]: xsrfToken }),
  };
  const timeout = AbortSignal.timeout(body instanceof FormData ? maxUploadMs : timeoutMs);
  try {
    const { status, text, bytes, header } = body instanceof FormData && canReportUploads()
      ? await sendUploading(attempt, { headers, body })
      : await sendFetch(
        addressOf(attempt),
        { method: verb, headers, body, signal: signal ? AbortSignal.any([signal, timeout]) : timeout },
        format === 'bytes',
      );
    const result = readResponse<T>({ status, url: addressOf({ ...attempt, csrfToken: null }), text, format });
    if (result.kind === 'success' && bytes) return { ...result, data: { bytes, type: header('Content-Type') } satisfies ReceivedFile as T };
    if (result.kind !== 'failure') return result;
    const errorKey = header('X-Request-Id');
    const retryAfterMs = readRetryAfter(header('Retry-After'));
    return { ...result, ...errorKey && { errorKey }, ...retryAfterMs !== undefined && { retryAfterMs } };
  } catch (error) {
    return withoutResponse(signal?.aborted ? 'aborted' : timeout.aborted || (error as Error).name === 'TimeoutError' ? 'timeout' : 'connection');
  }
}

/** Only this reports the progress of an upload. */
async function sendUploading(attempt: Try, { headers, body }: { headers: Record<string, string>; body: FormData }): Promise<RawResponse> {
  const { timeoutMs = defaultTimeoutMs, signal, onUploadProgress } = attempt.options;
  const { sendUpload } = await import('./send-upload.js');
  return sendUpload(addressOf(attempt), { verb: attempt.verb, headers, body, signal, idleMs: timeoutMs, onProgress: onUploadProgress });
}

async function sendFetch(address: string, init: RequestInit, wantsBytes: boolean): Promise<RawResponse> {
  const response = await fetch(address, { ...init, credentials: 'include' });
  // Read whole: a response that breaks off halfway is not valid.
  const bytes = wantsBytes ? new Uint8Array(await response.arrayBuffer()) : undefined;
  return { status: response.status, bytes, text: bytes ? new TextDecoder().decode(bytes) : await response.text(), header: name => response.headers.get(name) };
}

const maxTimeouts = 2;

/** No response, or one of a machine on the way to the site, which has not answered itself. */
const isWithoutResponse = ({ reason, status, body }: Failure): boolean =>
  reason === 'connection' || reason === 'timeout' || (body === null && (status === 502 || status === 504));

async function settle<T>(attempt: Try): Promise<RequestResult<T>> {
  const { signal, retries = 0 } = attempt.options;
  let retriesLeft = Math.min(retries, maxRetries);
  let timeoutsLeft = maxTimeouts;
  let { csrfToken } = attempt;
  let mayRenewToken = acceptsCookies();
  for (;;) {
    if (signal?.aborted) return withoutResponse('aborted');
    const result = await once<T>({ ...attempt, csrfToken });
    if (result.kind !== 'failure') return result;
    if (result.reason === 'crumb' && mayRenewToken) {
      mayRenewToken = false;
      const renewed = typeof result.body?.crumb === 'string' ? result.body.crumb : readCsrfToken();
      if (!renewed || renewed === csrfToken) return result; // nothing new: the same refusal would follow
      csrfToken = renewed;
    } else if (isWithoutResponse(result) && retriesLeft > 0 && (result.reason !== 'timeout' || --timeoutsLeft > 0)) {
      retriesLeft--;
      await pause(retryDelayMs, signal);
    } else {
      return result;
    }
  }
}

async function send<T>(verb: Verb, path: string, options: RequestOptions = {}): Promise<RequestResult<T>> {
  const result = await settle<T>({ verb, path, options, csrfToken: readCsrfToken() });
  if (result.kind !== 'failure') return result;
  // These concern the whole page, not only the caller. spec: commerce-forms-data §8
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
