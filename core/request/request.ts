import { acceptsCookies } from '../platform/cookies.js';
import { dispatchPageEvent, pageOrigin } from '../platform/page.js';
import type { Answer, Failure } from './answer.js';
import { type BodyOptions, encodeBody, encodeFields, type FormFields } from './encode-body.js';
import { failureMessage } from './failure-message.js';
import { pause } from './pause.js';
import { type Format, readAnswer } from './read-answer.js';
import { readCrumb } from './read-crumb.js';
import { secureBase } from './secure-base.js';
import { tellVisitor } from './tell-visitor.js';

type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface RequestOptions extends BodyOptions {
  /** Where the site answers, such as `https://example.com`; default the page's own origin. Always a site of ours: it gets the crumb. */
  readonly base?: string;
  /** Goes to the site's https domain, whatever host and protocol show the page; default false. */
  readonly secure?: boolean;
  readonly query?: FormFields;
  /** How a good answer is read; default `json`. */
  readonly format?: Format;
  /** How often a request that got no answer is sent again; default 0. Only for requests that may arrive twice. */
  readonly retries?: number;
  /** How long each try may take; default 20 seconds. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

export const retryDelayMs = 200; // spec: commerce-forms-data §9
/** More than a second or two of trying helps nobody who waits. */
export const maxRetries = 10;
const patienceMs = 20_000;

interface Try { readonly verb: Verb; readonly path: string; readonly options: RequestOptions; readonly crumb: string | null }

/** An address with its query and the crumb; whatever query the path has stays. */
function addressOf({ path, options: { base = '', secure, query = {} }, crumb }: Try): string {
  const parameters = encodeFields({ ...query, crumb }).toString();
  // eslint-disable-next-line site/linear-patterns -- written by the page's author
  const address = (secure ? secureBase(base, pageOrigin()) : base.replace(/\/+$/, '')) + path;
  return parameters ? `${address}${path.includes('?') ? '&' : '?'}${parameters}` : address;
}

function unanswered(reason: Failure['reason']): Failure {
  return { kind: 'failure', reason, status: 0, message: failureMessage(0), body: null };
}

async function once<T>(attempt: Try): Promise<Answer<T>> {
  const { verb, options: { format = 'json', timeoutMs = patienceMs, signal, ...content }, crumb } = attempt;
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
    const text = await response.text(); // an answer that breaks off halfway is no answer
    const answer = readAnswer<T>({ status: response.status, url: addressOf({ ...attempt, crumb: null }), text, format });
    const errorKey = response.headers.get('X-Request-Id');
    return answer.kind === 'failure' && errorKey ? { ...answer, errorKey } : answer;
  } catch {
    return unanswered(signal?.aborted ? 'aborted' : timeout.aborted ? 'timeout' : 'connection');
  }
}

/** No answer, or one of a machine on the way to the site, which has not said a word itself. */
const isUnanswered = ({ reason, status, body }: Failure): boolean =>
  reason === 'connection' || (body === null && (status === 502 || status === 504));

async function settle<T>(attempt: Try): Promise<Answer<T>> {
  const { signal, retries = 0 } = attempt.options;
  let retriesLeft = Math.min(retries, maxRetries);
  let { crumb } = attempt;
  let mayRenewCrumb = acceptsCookies();
  for (;;) {
    if (signal?.aborted) return unanswered('aborted');
    const answer = await once<T>({ ...attempt, crumb });
    if (answer.kind !== 'failure') return answer;
    if (answer.reason === 'crumb' && mayRenewCrumb) {
      mayRenewCrumb = false;
      const renewed = typeof answer.body?.crumb === 'string' ? answer.body.crumb : readCrumb();
      if (!renewed || renewed === crumb) return answer; // nothing new: the same refusal would follow
      crumb = renewed;
    } else if (isUnanswered(answer) && retriesLeft > 0) {
      retriesLeft--;
      await pause(retryDelayMs, signal);
    } else {
      return answer;
    }
  }
}

async function send<T>(verb: Verb, path: string, options: RequestOptions = {}): Promise<Answer<T>> {
  const answer = await settle<T>({ verb, path, options, crumb: readCrumb() });
  if (answer.kind !== 'failure') return answer;
  // Whoever asked, these concern the whole page. spec: commerce-forms-data §8
  if (answer.reason === 'login-required') dispatchPageEvent('site-login-required', { path, status: answer.status });
  if (answer.reason === 'authorization') void tellVisitor(answer);
  return answer;
}

/**
 * The one way out to a site: `request.post<KeyAnswer>('/api/form/FormSubmissionKey')`. Never throws for what a network
 * or a server does: every outcome is an `Answer`. spec: commerce-forms-data §7, §8
 */
export const request = {
  get: <T>(path: string, options?: RequestOptions) => send<T>('GET', path, options),
  post: <T>(path: string, options?: RequestOptions) => send<T>('POST', path, options),
  put: <T>(path: string, options?: RequestOptions) => send<T>('PUT', path, options),
  delete: <T>(path: string, options?: RequestOptions) => send<T>('DELETE', path, options),
};
