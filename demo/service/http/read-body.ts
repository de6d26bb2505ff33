import { maxBodyBytes } from '../../../core/contract/submission-limits.js';
import { Refusal } from './refusal.js';
import { say } from './say.js';

/** The bytes of a body, refused as soon as they are too many, whatever Content-Length promised. */
export async function readBytes(request: Request, most = maxBodyBytes): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge(most);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw tooLarge(most);
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/** A body as text; bytes that are no UTF-8 are refused instead of being replaced silently. */
export function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(400, { error: 'The request body is not valid UTF-8.' });
  }
}

export function tooLarge(most = maxBodyBytes): Refusal {
  const error = say('tooLarge', { size: most > 1024 * 1024 ? `${most / 1024 / 1024} MB` : `${most / 1024} KB` });
  // The rest of the body is not read, so the connection cannot be used again.
  return new Refusal(413, { error }, { Connection: 'close' });
}
