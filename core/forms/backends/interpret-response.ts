import { failureMessage } from '../../request/read-response.js';
import type { Failure, RequestResult } from '../../request/request-result.js';
import { hostMessage } from './explain-failure.js';
import { findFormHost } from './hosts.js';

type Body = Readonly<Record<string, unknown>>;

const noWords = /^(false|no|0|errors?|fail(ed|ure)?|invalid|denied|refused|rejected|unsuccessful)$/i;
const isNo = (value: unknown): boolean =>
  value === false || value === 0 || (typeof value === 'number' && value >= 400) || (typeof value === 'string' && noWords.test(value.trim()));
const isYes = (value: unknown): boolean => value !== undefined && value !== null && value !== '' && !isNo(value);
const hasEntries = (value: unknown): boolean => typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** Whether a body reports that nothing was stored, in one of the formats hosts use with a success status. */
function isRefusal(data: unknown): boolean {
  if (data === false) return true;
  const body = data as Body | null;
  if (typeof body !== 'object' || body === null) return false;
  if (['success', 'ok', 'status', 'result'].some(name => isNo(body[name]))) return true;
  return hasEntries(body.errors) && !isYes(body.success ?? body.ok);
}

/**
 * What a host other than the site's own means by its response. Any good status is a thank-you, whatever comes with it, or
 * nothing (Netlify answers with a page), unless the body reports otherwise or the host always confirms a stored submission.
 */
export function interpretResponse<T>(address: string, result: RequestResult<T>): RequestResult<T> {
  const marks = findFormHost(address)?.marks ?? [];
  if (result.kind === 'failure') return result.reason === 'unreadable' && marks.length === 0 ? { kind: 'empty', status: 200 } : result;
  const data: unknown = result.kind === 'success' ? result.data : null;
  const body = typeof data === 'object' && data !== null && !Array.isArray(data) ? data as Body : null;
  const failed = (reason: Failure['reason']): Failure =>
    ({ kind: 'failure', reason, status: result.status, message: hostMessage(body) || failureMessage(result.status), body });
  if (isRefusal(data)) return failed('refused');
  return marks.length > 0 && !marks.some(name => isYes(body?.[name])) ? failed('unreadable') : result;
}
