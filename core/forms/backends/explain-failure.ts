import type { TextKey } from '../form.settings.js';
import type { Explanation, Failed } from '../sender.js';

const byStatus: Record<number, TextKey> = { // spec: page-runtime-platform §8
  401: 'status401', 404: 'status404', 429: 'status429', 500: 'status500',
};

const fieldErrors = (errors: unknown): Record<string, string> => Object.fromEntries(
  Object.entries(typeof errors === 'object' && errors !== null ? errors : {}).filter(([, words]) => words && typeof words === 'string'),
);

/** Turns a failed submission into words. `text` looks up the catalogue. */
export function explainFailure({ stage, failure }: Pick<Failed, 'stage' | 'failure'>, text: (key: TextKey) => string): Explanation {
  const { reason, status, body } = failure;
  const errors = stage === 'key' ? {} : fieldErrors(body?.errors);
  if (Object.keys(errors).length > 0) return { message: text('someInvalid'), detail: '', errors };
  // Only the site's own keys make a repeat harmless.
  const detail = status === 0 ? text(stage === 'elsewhere' ? 'keptHere' : 'kept') : '';
  return { message: message(), detail, errors };

  function message(): string {
    if (stage === 'key') return text('noKey');
    if (status === 0) return text('unconnected');
    if (reason === 'unreadable') return text('processing');
    const known = byStatus[status];
    if (known) return text(known);
    return typeof body?.error === 'string' && body.error.trim() ? body.error : text('unknown');
  }
}

/** A submission that has failed, with its explanation. */
export const failed = (stage: Failed['stage'], failure: Failed['failure']): Failed =>
  ({ kind: 'failed', stage, failure, explain: text => explainFailure({ stage, failure }, text) });
