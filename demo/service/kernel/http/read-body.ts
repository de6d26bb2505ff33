import { maxBodyBytes } from 'site-elements/contract/submission-limits';
import { maxUploadBytes } from 'site-elements/contract/uploads';
import type { BodyGate } from './body-gate.js';
import { HttpError } from './http-error.js';
import { t } from '../language/common-texts.js';

/** A sender slower than this only holds memory. */
const graceMs = 15_000;
const leastBytesPerSecond = 16 * 1024;

export interface BodyBound {
  /** Bytes that the route needs at most. */
  readonly most: number;
  /** The same of a body with files, where the route takes any. */
  readonly mostWithFiles?: number;
  readonly gate: BodyGate;
  readonly sender: string;
}

interface Bounded extends BodyBound { bytes?: Promise<Uint8Array<ArrayBuffer>>; leave?: () => void }

const bounds = new WeakMap<Request, Bounded>();

/** Bounds the body of a request by its route, before anything reads it. Returns what gives its memory back. */
export function boundBody(request: Request, bound: BodyBound): () => void {
  const bounded: Bounded = { ...bound };
  bounds.set(request, bounded);
  return () => bounded.leave?.();
}

/** Gives the memory of a body back that was read for the answer alone, when what bounds it is done. */
export const releaseBody = (request: Request): void => bounds.get(request)?.leave?.();

const multipart = 'multipart/form-data';

/** Whether a request may bring files. */
export const isMultipart = (request: Request): boolean => (request.headers.get('content-type') ?? '').toLowerCase().startsWith(multipart);

/** The bytes of a body, refused as soon as they are too many, whatever Content-Length promised. A body is read once, even if several callers need it. */
export async function readBytes(request: Request, most?: number): Promise<Uint8Array<ArrayBuffer>> {
  const bound = bounds.get(request);
  const ofRoute = bound && (isMultipart(request) && bound.mostWithFiles !== undefined ? bound.mostWithFiles : bound.most);
  const limit = Math.min(most ?? ofRoute ?? maxBodyBytes, ofRoute ?? maxUploadBytes);
  const bytes = bound ? await (bound.bytes ??= readThroughGate(request, bound, ofRoute!)) : await readAll(request, limit);
  if (bytes.byteLength > limit) throw tooLarge(limit);
  return bytes;
}

function readThroughGate(request: Request, bound: Bounded, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const promised = promisedBytes(request);
  if (promised > most) throw tooLarge(most);
  // Without a promise it may be as many as the route takes.
  bound.leave = bound.gate.enter(bound.sender, promised >= 0 ? promised : most);
  return readAll(request, promised >= 0 ? promised : most);
}

/** By Content-Length; -1 where it says nothing. */
function promisedBytes(request: Request): number {
  const header = request.headers.get('content-length');
  if (header !== null) return /^\d{1,15}$/.test(header) ? Number(header) : -1;
  return request.body === null ? 0 : -1;
}

/**
 * The bytes of a body that was refused for its size, for its answer alone: all of them where they were read before, else as many as
 * are wanted of its beginning, in the room that the gate has left. The rest is not read, and the connection ends with the answer.
 */
export async function readRefused(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const bound = bounds.get(request);
  if (!bound || bound.bytes) return bound?.bytes ?? new Uint8Array();
  bound.leave = bound.gate.enter(bound.sender, most);
  return bound.bytes = readBeginning(request, most);
}

async function readBeginning({ body }: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  const bytes = new Uint8Array(most);
  let size = 0;
  const since = performance.now();
  while (reader && size < most && !isTooSlow(size, since)) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes.set(value.subarray(0, most - size), size);
    size += Math.min(value.byteLength, most - size);
  }
  reader?.releaseLock(); // canceling would end the connection before the answer
  return bytes.slice(0, size);
}

async function readAll(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (promisedBytes(request) > most) throw tooLarge(most);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const since = performance.now();
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw tooLarge(most);
    chunks.push(chunk);
    if (isTooSlow(size, since)) throw new HttpError(408, { error: t('tooSlow') }, { Connection: 'close' });
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

function isTooSlow(size: number, since: number): boolean {
  const ms = performance.now() - since;
  return ms > graceMs && size < (ms - graceMs) / 1000 * leastBytesPerSecond;
}

/** A body as text; bytes that are no UTF-8 are refused instead of being replaced silently. */
export function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError(400, { error: 'The request body is not valid UTF-8.' });
  }
}

export function tooLarge(most = maxBodyBytes): HttpError {
  const error = t('tooLarge', { size: most > 1024 * 1024 ? `${most / 1024 / 1024} MB` : `${most / 1024} KB` });
  // The rest of the body is not read, so the connection cannot be used again.
  return new HttpError(413, { error }, { Connection: 'close' });
}
