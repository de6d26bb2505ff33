import { pageClock } from '../platform/timing.js';

/** A response before it is judged. */
export interface RawResponse { readonly status: number; readonly text: string; readonly bytes?: Uint8Array; header(name: string): string | null }

interface Upload {
  readonly verb: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: FormData | Blob | string;
  readonly signal?: AbortSignal;
  /** How long nothing may be sent or received. */
  readonly idleMs: number;
  /** Whether cookies are sent to another origin; default true. */
  readonly withCookies?: boolean;
  onProgress?(share: number): void;
}

/** Sends a body and reports how much of it has gone. Rejects when no response comes: with a `TimeoutError` when nothing moved. */
export function sendUpload(address: string, { verb, headers, body, signal, idleMs, withCookies = true, onProgress }: Upload): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    let stopWaiting = () => {};
    const stop = () => call.abort();
    const end = () => {
      stopWaiting();
      signal?.removeEventListener('abort', stop);
    };
    const fail = (name: string) => {
      end();
      reject(new DOMException('The upload got no response.', name));
    };
    const moved = () => {
      stopWaiting();
      stopWaiting = pageClock.after(idleMs, () => {
        fail('TimeoutError');
        call.abort();
      });
    };
    call.open(verb, address);
    call.withCredentials = withCookies;
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    call.upload.addEventListener('progress', event => {
      moved();
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    });
    call.addEventListener('progress', moved);
    call.addEventListener('load', () => {
      end();
      resolve({ status: call.status, text: call.responseText, header: name => call.getResponseHeader(name) });
    });
    call.addEventListener('error', () => fail('NetworkError'));
    call.addEventListener('abort', () => fail('AbortError'));
    if (signal?.aborted) return fail('AbortError');
    signal?.addEventListener('abort', stop, { once: true });
    moved();
    call.send(body);
  });
}
