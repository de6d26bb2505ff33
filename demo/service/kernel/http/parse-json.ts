import { duplicateJsonKey } from './duplicate-json-key.js';
import { HttpError } from './http-error.js';
import { refuseUnstorable } from './refuse-unstorable.js';

/** JSON text of a visitor as a value that is safe to look into and to store. `field` is where it came from. */
export function parseJson(text: string, field?: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpError(400, { error: `${field ? `"${field}"` : 'The request body'} is not valid JSON.`, field });
  }
  const twice = duplicateJsonKey(text);
  if (twice !== undefined) throw new HttpError(400, { error: `"${twice}" is sent twice.`, field: twice });
  refuseUnstorable(value);
  return value;
}
