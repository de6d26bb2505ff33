import { HttpError } from './http-error.js';
import type { ParsedBody } from './parse-body.js';

/** A body as one plain object; a name that a form body repeats is refused, because one of the two would be lost. */
export function singleValues(body: ParsedBody): Record<string, unknown> {
  if (body.kind === 'form') {
    return Object.fromEntries([...body.values].map(([name, values]) => [name, onlyValue(name, values)]));
  }
  if (typeof body.value !== 'object' || body.value === null || Array.isArray(body.value)) {
    throw new HttpError(400, { error: 'Expected a JSON object.' });
  }
  return body.value as Record<string, unknown>;
}

/** The only text sent for a name. */
export function onlyValue(name: string, values: string[]): string {
  if (values.length > 1) throw new HttpError(400, { error: `"${name}" is sent twice.`, field: name });
  return values[0];
}
