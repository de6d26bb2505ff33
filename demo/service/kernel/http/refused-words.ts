import { maxUploadBytes } from 'site-elements/contract/uploads';
import { getBoundary } from './multipart.js';
import { parseBytes, type ParsedBody } from './parse-body.js';
import { isMultipart, readRefused } from './read-body.js';

/** More words than this are left to the visitor's Back button. */
const mostBytes = 1024 * 1024;

export interface UnstorableText {
  readonly body: ParsedBody | null;
  /** False where only a part of the form has been read. */
  readonly isWhole: boolean;
}

/** The values of a form that is larger than its route accepts. For a larger body with files, only the fields before the part that is too large. */
export async function readRefusedWords(request: Request): Promise<UnstorableText> {
  const bytes = await readRefused(request, mostBytes);
  const contentType = request.headers.get('content-type') ?? '';
  const isWhole = bytes.byteLength === Number(request.headers.get('content-length'));
  const read = isWhole ? bytes : isMultipart(request) ? wholeParts(bytes, contentType) : null;
  return { body: read && await parseBytes(read, contentType, { takesFiles: true, mostCharacters: maxUploadBytes }), isWhole };
}

/** The beginning of a multipart body as a body of its own: the parts that are whole. */
function wholeParts(bytes: Uint8Array<ArrayBuffer>, contentType: string): Uint8Array<ArrayBuffer> | null {
  const boundary = getBoundary(contentType);
  const end = boundary === undefined ? -1 : Buffer.from(bytes.buffer).lastIndexOf(`\r\n--${boundary}`);
  return end <= 0 ? null : new Uint8Array(Buffer.concat([bytes.subarray(0, end), Buffer.from(`\r\n--${boundary}--\r\n`)]));
}
