import { dateFormat } from '../../text/intl.js';
import type { TextKey } from '../form.settings.js';
import type { FailureExplanation, ExplainText, FailedSubmission } from '../sender.js';
import { isLongWait } from './retry-after.js';

const byStatus: Record<number, TextKey> = { // spec: page-runtime-platform §8
  401: 'status401', 404: 'status404', 429: 'status429', 500: 'status500',
};

const fieldErrors = (errors: unknown): Record<string, string> => Object.fromEntries(
  Object.entries(typeof errors === 'object' && errors !== null ? errors : {}).filter(([, words]) => words && typeof words === 'string'),
);

/** What a host says in words, under whichever of the usual names. */
export function hostMessage(body: FailedSubmission['failure']['body']): string {
  const inner = body?.body; // Web3Forms wraps its words once more
  const words = [body?.error, body?.message, body?.msg, typeof inner === 'object' && inner !== null && 'message' in inner && inner.message];
  return words.find((text): text is string => typeof text === 'string' && text.trim() !== '')?.trim() ?? '';
}

const minuteMs = 60_000;

/** The moment after some milliseconds, as the visitor's clock shows it: the whole minute after it, with the day where that is another. */
export function clockTime(waitMs: number, now = Date.now()): string {
  const at = new Date(Math.ceil((now + waitMs) / minuteMs) * minuteMs);
  const isToday = at.toDateString() === new Date(now).toDateString();
  return dateFormat('', { timeStyle: 'short', ...!isToday && { dateStyle: 'medium' } }).format(at);
}

/** Turns a failed submission into words. `text` looks up the catalog. */
export function explainFailure({ stage, failure }: Pick<FailedSubmission, 'stage' | 'failure'>, text: ExplainText): FailureExplanation {
  const { reason, status, body, retryAfterMs } = failure;
  const errors = stage === 'key' ? {} : fieldErrors(body?.errors);
  if (Object.keys(errors).length > 0) return { message: text('someInvalid'), detail: '', errors };
  // Only the site's own keys make a repeat harmless.
  const detail = status === 0 ? text(stage === 'elsewhere' ? 'keptHere' : 'kept')
    : isLongWait(retryAfterMs) ? text('retryAfter', { time: clockTime(retryAfterMs) }) : '';
  return { message: message(), detail, errors };

  function message(): string {
    if (status === 0) return text('unconnected'); // for a key as for the submission: the key is not what is missing
    if (stage === 'key') return text('noKey');
    if (reason === 'unreadable') return text('processing');
    const known = byStatus[status];
    const words = hostMessage(body);
    if (words && (stage === 'elsewhere' || !known)) return words; // other hosts know better than we what went wrong there
    return text(known ?? 'unknown');
  }
}

/** A submission that has failed, with its explanation. */
export const toFailedSubmission = (stage: FailedSubmission['stage'], failure: FailedSubmission['failure']): FailedSubmission =>
  ({ kind: 'failed', stage, failure, explain: text => explainFailure({ stage, failure }, text) });
