import { fill } from '../text/fill.js';
import type { Failure, FailureReason, RequestResult } from './request-result.js';

/** What a failed request is called where nothing better is known. spec: commerce-forms-data §8 */
export const requestTexts = {
  unauthorized: 'Unauthorized request',
  internal: 'Internal server error. Please try again later.',
  unavailable: 'This service is temporarily unavailable. Please try again later.',
  unconnected: 'Unable to connect. Please try again', // spec: page-runtime-platform §8, interface strings
  unparsable: 'Internal Error: Unable to parse server response from ({url}) as JSON: {message}',
} as const;

const byStatus = new Map<number, string>([ // spec: commerce-forms-data §8
  [401, requestTexts.unauthorized],
  [403, requestTexts.unauthorized],
  [500, requestTexts.internal],
  [501, requestTexts.internal],
  [503, requestTexts.unavailable],
]);

/** The message for a status without an explanation; 0 means that there was no response. */
export const failureMessage = (status: number): string => byStatus.get(status) ?? requestTexts.unconnected;

/** The header `Retry-After`, in seconds or as a date, as milliseconds from now; undefined when it says nothing. */
export function readRetryAfter(header: string | null, now = Date.now()): number | undefined {
  const text = header?.trim() ?? '';
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : /^[a-z]{3}/i.test(text) ? Date.parse(text) - now : NaN;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/** `bytes`: a file in whatever encoding, as `ReceivedFile`. */
export type Format = 'json' | 'raw' | 'bytes';

export interface ReceivedFile { readonly bytes: Uint8Array; readonly type: string | null }

/** 1223 is what an old browser made of 204. spec: commerce-forms-data §8 */
const emptyStatuses = new Set([204, 1223]);
/** Their own message is passed on. spec: commerce-forms-data §8 */
const messageStatuses = new Set([400, 401, 500, 502]);
/** Flags in a response's body, whatever its status. spec: commerce-forms-data §8 */
const flags: readonly (readonly [flag: string, reason: FailureReason])[] = [
  ['crumbFail', 'crumb'], ['loginRequired', 'login-required'], ['authorizationFail', 'authorization'],
];

type Body = Readonly<Record<string, unknown>>;
const asBody = (value: unknown): Body | null =>
  (typeof value === 'object' && value !== null && !Array.isArray(value) ? value as Body : null);
const firstText = (...candidates: unknown[]): string | undefined =>
  candidates.find((text): text is string => typeof text === 'string' && text.trim() !== '');

interface ReceivedResponse { readonly status: number; readonly url: string; readonly text: string; readonly format: Format }

/** What a response that has fully arrived means. Pure: status and text in, result out. */
export function readResponse<T>({ status, url, text, format }: ReceivedResponse): RequestResult<T> {
  if (emptyStatuses.has(status)) return { kind: 'empty', status };
  const isGood = status >= 200 && status < 300;
  if (format !== 'json' && isGood) return { kind: 'success', status, data: text as T };

  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    if (!isGood) return failed('refused', failureMessage(status), null);
    return failed('unreadable', fill(requestTexts.unparsable, { url, message: (error as Error).message }), null);
  }
  const body = asBody(data);
  const reason = flags.find(([flag]) => body?.[flag])?.[1];
  const message = firstText(body?.error, body?.message);
  if (isGood && !reason && !body?.error) return { kind: 'success', status, data: data as T };
  // A good status with an error field is the site's own refusal: its message stands too.
  return failed(reason ?? 'refused', (isGood || messageStatuses.has(status) ? message : undefined) ?? failureMessage(status), body);

  function failed(because: FailureReason, text: string, content: Body | null): Failure {
    return { kind: 'failure', reason: because, status, message: text, body: content };
  }
}
