import { maxBodyBytes } from 'site-elements/contract/submission-limits';
import { maxUploadBytes } from 'site-elements/contract/uploads';
import { getBoundary } from './multipart.js';
import { parseJson } from './parse-json.js';
import { decode, readBytes, tooLarge } from './read-body.js';
import { HttpError } from './http-error.js';
import { formPairs, rejectBadParts } from './request-text.js';
import { rejectKey, refuseUnstorable } from './refuse-unstorable.js';
import { readStreamedForm } from './stream-upload.js';

/** A body as what was sent for each name: JSON values, or every text of a form-encoded name. */
export type ParsedBody =
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; values: Map<string, string[]>; files: Map<string, File[]> };

/** More parts than any form has. */
const mostParts = 1000;

/** Reads a body by its content type; an empty body of any type is an empty map. Of a form that is streamed, the fields before its file. */
export async function parseBody(request: Request, { takesFiles = false } = {}): Promise<ParsedBody> {
  const streamed = readStreamedForm(request);
  if (streamed) return { kind: 'form', values: (await streamed).values, files: new Map() };
  const contentType = request.headers.get('content-type') ?? '';
  const bytes = await readBytes(request, takesFiles && typeOf(contentType) === multipart ? maxUploadBytes : undefined);
  return parseBytes(bytes, contentType, { takesFiles });
}

const typeOf = (contentType: string): string => contentType.split(';', 1)[0].trim().toLowerCase();

/** Parses bytes that were read before; by default texts may be as long as a body without files. */
export async function parseBytes(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  { takesFiles = false, mostCharacters = maxBodyBytes } = {},
): Promise<ParsedBody> {
  const type = typeOf(contentType);
  if (bytes.byteLength === 0) return { kind: 'form', values: new Map(), files: new Map() };
  if (type === 'application/json' || type.endsWith('+json')) return { kind: 'json', value: parseJson(decode(bytes)) };
  if (type === 'application/x-www-form-urlencoded') {
    return { kind: 'form', ...gather(formPairs(bytes), { mostCharacters }) };
  }
  if (type === multipart) return { kind: 'form', ...gather(await parseMultipart(bytes, contentType), { takesFiles, mostCharacters }) };
  throw new HttpError(415, {
    error: 'Expected a body of type application/json, application/x-www-form-urlencoded or multipart/form-data.',
  });
}

const multipart = 'multipart/form-data';

async function parseMultipart(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  const boundary = getBoundary(contentType);
  if (boundary) {
    const body = Buffer.from(bytes.buffer);
    const starts: number[] = [];
    for (let at = body.indexOf(`--${boundary}`); at >= 0; at = body.indexOf(`--${boundary}`, at + boundary.length)) {
      if (starts.push(at) > mostParts) throw new HttpError(400, { error: 'The multipart body has too many parts.' });
    }
    rejectBadParts(body, starts);
  }
  try {
    return await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new HttpError(400, { error: 'The multipart body cannot be read.' });
  }
}

function gather(pairs: Iterable<[string, FormDataEntryValue]>, { takesFiles = false, mostCharacters }: { takesFiles?: boolean; mostCharacters: number }) {
  const values = new Map<string, string[]>();
  const files = new Map<string, File[]>();
  let characters = 0;
  for (const [name, value] of pairs) {
    rejectKey(name);
    if (typeof value !== 'string') {
      if (value.name === '' && value.size === 0) continue; // what a browser posts for a file input left empty
      if (!takesFiles) throw new HttpError(400, { error: `"${name}" is a file; files are not taken.`, field: name });
      add(files, name, value);
      continue;
    }
    characters += value.length;
    if (characters > mostCharacters) throw tooLarge(mostCharacters); // files may be large, texts not
    refuseUnstorable(value, name);
    add(values, name, value);
  }
  return { values, files };
}

function add<T>(lists: Map<string, T[]>, name: string, value: T): void {
  const list = lists.get(name);
  if (list) list.push(value);
  else lists.set(name, [value]);
}
