import { fill } from '../text/fill.js';
import { requestTexts } from '../text/request-texts.js';
import type { Answer, Failure, FailureReason } from './answer.js';
import { failureMessage } from './failure-message.js';

export type Format = 'json' | 'raw';

/** 1223 is what an old browser made of 204. spec: commerce-forms-data §8 */
const emptyStatuses = new Set([204, 1223]);
/** Their own words are passed on. spec: commerce-forms-data §8 */
const passedOn = new Set([400, 401, 500, 502]);
/** Flags in an answer's body, whatever its status. spec: commerce-forms-data §8 */
const flags: readonly (readonly [flag: string, reason: FailureReason])[] = [
  ['crumbFail', 'crumb'], ['loginRequired', 'login-required'], ['authorizationFail', 'authorization'],
];

type Body = Readonly<Record<string, unknown>>;
const asBody = (value: unknown): Body | null =>
  (typeof value === 'object' && value !== null && !Array.isArray(value) ? value as Body : null);
const words = (...candidates: unknown[]): string | undefined =>
  candidates.find((text): text is string => typeof text === 'string' && text.trim() !== '');

interface Arrived { readonly status: number; readonly url: string; readonly text: string; readonly format: Format }

/** What an answer that has fully arrived means. Pure: status and text in, result out. */
export function readAnswer<T>({ status, url, text, format }: Arrived): Answer<T> {
  if (emptyStatuses.has(status)) return { kind: 'empty', status };
  const isGood = status >= 200 && status < 300;
  if (format === 'raw' && isGood) return { kind: 'success', status, data: text as T };

  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    if (!isGood) return failed('refused', failureMessage(status), null);
    return failed('unreadable', fill(requestTexts.unparsable, { url, message: (error as Error).message }), null);
  }
  const body = asBody(data);
  const reason = flags.find(([flag]) => body?.[flag])?.[1];
  const said = words(body?.error, body?.message);
  if (isGood && !reason && !body?.error) return { kind: 'success', status, data: data as T };
  // A good status with an error field is the site's own refusal: its words stand too.
  return failed(reason ?? 'refused', (isGood || passedOn.has(status) ? said : undefined) ?? failureMessage(status), body);

  function failed(because: FailureReason, message: string, answer: Body | null): Failure {
    return { kind: 'failure', reason: because, status, message, body: answer };
  }
}
