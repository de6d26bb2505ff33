import { expect } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import './send-upload.js'; // there before a test replaces what it calls: a busy runner may be long in handing it out
import { request } from './request.js';

/** A call in whose place a test answers. */
class Call extends EventTarget {
  static last: Call;
  upload = new EventTarget();
  status = 200;
  responseText = '{"id":"1"}';
  headers: Record<string, string> = {};
  isAborted = false;
  isSent = false;
  constructor() {
    super();
    Call.last = this;
  }
  open(): void {}
  setRequestHeader(name: string, value: string): void { this.headers[name] = value; }
  getResponseHeader(name: string): string | null { return name === 'Retry-After' ? '7' : null; }
  send(): void { this.isSent = true; }
  abort(): void {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }
}

const real = globalThis.XMLHttpRequest;

describe('an upload', () => {
  beforeEach(() => { globalThis.XMLHttpRequest = Call as unknown as typeof XMLHttpRequest; });
  afterEach(() => { globalThis.XMLHttpRequest = real; });

  async function begin(options: { timeoutMs?: number; signal?: AbortSignal } = {}) {
    const shares: number[] = [];
    delete (Call as { last?: Call }).last;
    const multipart = new FormData();
    multipart.append('file.plan', new File(['clay'], 'plan.txt'));
    const result = request.post('/api/x', { multipart, onUploadProgress: share => shares.push(share), ...options });
    await waitUntil(() => Call.last?.isSent, 'it is sent');
    return { call: Call.last, result, shares };
  }

  it('reports how much of it has gone, and reads the response', async () => {
    const { call, result, shares } = await begin();
    for (const loaded of [1, 3, 4]) call.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 4 }));
    call.dispatchEvent(new Event('load'));
    expect(await result).to.deep.equal({ kind: 'success', status: 200, data: { id: '1' } });
    expect(shares).to.deep.equal([0.25, 0.75, 1]);
    expect(call.headers).to.not.have.property('Content-Type');
  });

  it('hands a Retry-After on', async () => {
    const { call, result } = await begin();
    Object.assign(call, { status: 429, responseText: '{"error":"Slower."}' });
    call.dispatchEvent(new Event('load'));
    expect((await result as { retryAfterMs?: number }).retryAfterMs).to.equal(7000);
  });

  it('that makes no progress times out, one with progress does not', async () => {
    const { call, result } = await begin({ timeoutMs: 20 });
    expect(await result).to.include({ kind: 'failure', reason: 'timeout' });
    expect(call.isAborted).to.equal(true);
  });

  it('ends when its caller aborts it, and without a connection', async () => {
    const caller = new AbortController();
    const first = await begin({ signal: caller.signal });
    caller.abort();
    expect(await first.result).to.include({ reason: 'aborted' });
    const { call, result } = await begin();
    call.dispatchEvent(new Event('error'));
    expect(await result).to.include({ reason: 'connection' });
  });
});
