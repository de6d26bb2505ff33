import { decode, readBytes } from './read-body.js';
import { Refusal } from './refusal.js';
import { parseJson } from './parse-json.js';
import { refuseKey, refuseUnstorable } from './refuse-unstorable.js';

/** A body as what was sent for each name: JSON values, or every text of a form-encoded name. */
export type ParsedBody =
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; values: Map<string, string[]> };

/** Reads a body by its content type; an empty body of any type is an empty map. */
export async function parseBody(request: Request): Promise<ParsedBody> {
  const bytes = await readBytes(request);
  const contentType = request.headers.get('content-type') ?? '';
  const type = contentType.split(';', 1)[0].trim().toLowerCase();
  if (bytes.byteLength === 0) return { kind: 'form', values: new Map() };
  if (type === 'application/json' || type.endsWith('+json')) return { kind: 'json', value: parseJson(decode(bytes)) };
  if (type === 'application/x-www-form-urlencoded') {
    return { kind: 'form', values: gather(new URLSearchParams(decode(bytes))) };
  }
  if (type === 'multipart/form-data') return { kind: 'form', values: gather(await parseMultipart(bytes, contentType)) };
  throw new Refusal(415, {
    error: 'Expected a body of type application/json, application/x-www-form-urlencoded or multipart/form-data.',
  });
}

async function parseMultipart(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new Refusal(400, { error: 'The multipart body cannot be read.' });
  }
}

function gather(pairs: Iterable<[string, FormDataEntryValue]>): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const [name, value] of pairs) {
    refuseKey(name);
    if (typeof value !== 'string') {
      throw new Refusal(400, { error: `"${name}" is a file; files are not taken.`, field: name });
    }
    refuseUnstorable(value, name);
    const list = values.get(name);
    if (list) list.push(value);
    else values.set(name, [value]);
  }
  return values;
}
