import type { Answer, Failure } from './answer.js';
import { type BodyOptions, encodeBody, encodeFields, type FormFields } from './encode-body.js';
import { failureMessage } from './failure-message.js';
import { pause } from './pause.js';
import { type Format, readAnswer } from './read-answer.js';
import { readCrumb } from './read-crumb.js';

type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface RequestOptions extends BodyOptions {
  /** Where the site answers, such as `https://example.com`; default the page's own origin. Always a site of ours: it gets the crumb. */
  readonly base?: string;
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
function addressOf({ path, options: { base = '', query = {} }, crumb }: Try): string {
  const parameters = encodeFields({ ...query, crumb }).toString();
  const address = base.replace(/\/+$/, '') + path;
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
    return readAnswer<T>({ status: response.status, url: addressOf({ ...attempt, crumb: null }), text, format });
  } catch {
    return unanswered(signal?.aborted ? 'aborted' : timeout.aborted ? 'timeout' : 'connection');
  }
}

async function send<T>(verb: Verb, path: string, options: RequestOptions = {}): Promise<Answer<T>> {
  const { signal } = options;
  let retriesLeft = Math.min(options.retries ?? 0, maxRetries);
  let crumb = readCrumb();
  let mayRenewCrumb = true;
  for (;;) {
    if (signal?.aborted) return unanswered('aborted');
    const answer = await once<T>({ verb, path, options, crumb });
    if (answer.kind !== 'failure') return answer;
    if (answer.reason === 'crumb' && mayRenewCrumb) {
      mayRenewCrumb = false;
      const renewed = typeof answer.body?.crumb === 'string' ? answer.body.crumb : readCrumb();
      if (!renewed || renewed === crumb) return answer; // no cookies, or nothing new: the same refusal would follow
      crumb = renewed;
    } else if (answer.reason === 'connection' && retriesLeft > 0) {
      retriesLeft--;
      await pause(retryDelayMs, signal);
    } else {
      return answer;
    }
  }
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
