import type { TextKey } from '../form.settings.js';
import type { Field } from './field.js';

type Text = (key: TextKey, values?: Record<string, string | number>) => string;

/** What is wrong with a field in the visitor's words, or null. */
export function errorOf({ problem }: Field, text: Text): string | null {
  if (!problem) return null;
  return 'words' in problem ? problem.words : text(problem.text, { email: text('emailExample') });
}

/** Everything that is wrong, by field id. */
export function findErrors(fields: Iterable<Field>, text: Text): Record<string, string> {
  const found = [...fields].map(field => [field.id, errorOf(field, text)] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null));
}
