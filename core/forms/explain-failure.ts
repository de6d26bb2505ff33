import type { Outcome } from './sender.js';
import type { TextKey } from './form.settings.js';

/** What the visitor is told: in a line, in a second line where it helps, and field by field. */
export interface Explanation {
  readonly message: string;
  readonly detail: string;
  readonly errors: Readonly<Record<string, string>>;
}

const byStatus: Record<number, TextKey> = { // spec: page-runtime-platform §8
  401: 'status401', 404: 'status404', 429: 'status429', 500: 'status500',
};

const fieldErrors = (errors: unknown): Record<string, string> => Object.fromEntries(
  Object.entries(typeof errors === 'object' && errors !== null ? errors : {}).filter(([, words]) => words && typeof words === 'string'),
);

/** Turns a failed submission into words. `text` looks up the catalogue. */
export function explainFailure(
  { stage, failure }: Extract<Outcome, { kind: 'failed' }>, text: (key: TextKey) => string,
): Explanation {
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
