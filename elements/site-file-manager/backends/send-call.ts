import { safeUrl } from '../../../core/links/safe-url.js';
import { readRetryAfter } from '../../../core/request/read-response.js';
import { type RawResponse, sendUpload } from '../../../core/request/send-upload.js';
import { FileBackendError, type FileFault } from './file-backend.js';

export interface Call {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Blob;
  readonly signal?: AbortSignal;
  /** Whether cookies are sent to another origin. */
  readonly withCookies?: boolean;
  /** Called while a `Blob` is sent, with the share of it. */
  onProgress?(share: number): void;
}

/** How long nothing may be sent or received. */
const idleMs = 60_000;

const faults: Readonly<Record<number, FileFault>> = {
  404: 'gone', 408: 'busy', 409: 'incomplete', 410: 'gone', 413: 'too-large', 415: 'unsupported', 429: 'busy',
  500: 'busy', 502: 'busy', 503: 'busy', 504: 'busy',
};

/** The sentence of an error of the reference service; empty for anything else. */
function readMessage(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: unknown };
    return typeof error === 'string' ? error.slice(0, 500) : '';
  } catch {
    return '';
  }
}

/** Sends a request of a backend. Rejects with a `FileBackendError` if it has no successful response, or with an `AbortError`. */
export async function sendCall(address: string, call: Call): Promise<RawResponse> {
  const url = safeUrl(address);
  if (!url) throw new FileBackendError('failed', 'The address is not allowed.');
  const { body, signal, onProgress, method = 'GET', headers = {}, withCookies = false } = call;
  const response = await sendUpload(url, { verb: method, headers, body, signal, idleMs, onProgress, withCookies }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new FileBackendError('offline');
  });
  const { status, text, header } = response;
  if (status >= 200 && status < 300) return response;
  const message = readMessage(text);
  throw new FileBackendError(faults[status] ?? 'refused', message || String(status), {
    isForPeople: message !== '', retryAfterMs: readRetryAfter(header('Retry-After')),
  });
}
