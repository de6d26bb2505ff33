import { expect } from '@open-wc/testing';
import { type FileUpload, getFault } from './file-backend.js';
import { s3Backend, type S3Request } from './s3-backend.js';

const real = globalThis.XMLHttpRequest;
const part = 5;

interface Answer { readonly status?: number; readonly text?: string; readonly tag?: string | null }

/** A bucket that records signed requests, and fails those that a test names. */
function startBucket(answer: (request: S3Request) => Answer = () => ({})) {
  const log: string[] = [];
  const bodies: (string | Blob | null)[] = [];
  class Call extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = '';
    withCredentials = false;
    #tag: string | null = null;
    #request!: S3Request;
    open(verb: string, address: string): void { this.#request = JSON.parse(decodeURIComponent(new URL(address).search.slice(1))) as S3Request; void verb; }
    setRequestHeader(): void {}
    getResponseHeader(name: string): string | null { return name === 'ETag' ? this.#tag : null; }
    abort(): void { this.dispatchEvent(new Event('abort')); }
    send(body: string | Blob | null): void {
      const { method, key, query } = this.#request;
      log.push(`${method} ${key} ${new URLSearchParams(query)}`);
      bodies.push(body);
      queueMicrotask(() => {
        const { status = 200, text = '', tag = `"tag ${query.partNumber}"` } = answer(this.#request);
        [this.status, this.responseText, this.#tag] = [status, text, tag];
        this.dispatchEvent(new Event(status === 0 ? 'error' : 'load'));
      });
    }
  }
  globalThis.XMLHttpRequest = Call as unknown as typeof XMLHttpRequest;
  const backend = s3Backend({
    prefix: 'site/', partBytes: part, maxBytes: 100, publicUrl: key => `https://files.example/${key}`,
    sign: request => Promise.resolve(`https://bucket.example/?${encodeURIComponent(JSON.stringify(request))}`),
  });
  return { backend, log, bodies };
}
const started = ({ query }: S3Request): Answer => ('uploads' in query ? { text: '<R><UploadId>u1</UploadId></R>' } : {});
const upload = (size: number, more: Partial<FileUpload> = {}): FileUpload => ({
  id: '01234567-0000-4000-8000-000000000000', file: new File(['x'.repeat(size)], 'a/ü.png', { type: 'image/png' }), folder: 'pots', replaces: null,
  signal: new AbortController().signal, onProgress: () => {}, ...more,
});
const name = 'site/pots/01234567-aü.png';

describe('files in a bucket', () => {
  afterEach(() => { globalThis.XMLHttpRequest = real; });

  it('are stored in one request, under a name that overwrites no other', async () => {
    const { backend, log } = startBucket();
    const file = await backend.put!(upload(3));
    expect(log).to.deep.equal([`PUT ${name} `]);
    expect([file.url, file.name, file.folder]).to.deep.equal([`https://files.example/${name}`, 'aü.png', 'pots']);
    await backend.replace!(upload(3, { replaces: file }));
    expect(log[1]).to.equal(log[0]);
  });

  it('are stored in parts, and those that are there are not sent again', async () => {
    let fails = true;
    const { backend, log, bodies } = startBucket(request => (fails && request.query.partNumber === '2' ? { status: 0 } : started(request)));
    const shares: number[] = [];
    const fault = await backend.put!(upload(12)).catch(getFault);
    expect(fault).to.equal('offline');
    fails = false;
    await backend.put!(upload(12, { onProgress: share => shares.push(share) }));
    expect(log).to.deep.equal([
      `POST ${name} uploads=`, `PUT ${name} partNumber=1&uploadId=u1`, `PUT ${name} partNumber=2&uploadId=u1`,
      `PUT ${name} partNumber=2&uploadId=u1`, `PUT ${name} partNumber=3&uploadId=u1`, `POST ${name} uploadId=u1`,
    ]);
    expect(bodies.at(-1)).to.contain('<Part><PartNumber>2</PartNumber><ETag>&quot;tag 2&quot;</ETag></Part>');
    expect(shares.at(-1)).to.equal(1);
  });

  it('are complete if only the response to the completion was lost', async () => {
    let completions = 0;
    const { backend } = startBucket(request => {
      if (request.method !== 'POST' || 'uploads' in request.query) return started(request);
      completions += 1;
      return { status: completions === 1 ? 0 : 404 };
    });
    expect(await backend.put!(upload(12)).catch(getFault)).to.equal('offline');
    expect((await backend.put!(upload(12))).name).to.equal('aü.png');
  });

  it('are forgotten by the bucket when an upload is canceled', async () => {
    const controller = new AbortController();
    const { backend, log } = startBucket(request => {
      if (request.query.partNumber === '2') controller.abort();
      return started(request);
    });
    await backend.put!(upload(12, { signal: controller.signal })).catch(() => {});
    await Promise.resolve();
    expect(log).to.include(`DELETE ${name} uploadId=u1`);
  });

  it('are listed with folders, with names that are encoded', async () => {
    const { backend, log } = startBucket(() => ({
      text: '<ListBucketResult><NextContinuationToken>t&amp;1</NextContinuationToken><Contents><Key>site/pots/01234567-a%C3%BC%3C.png</Key>'
        + '<LastModified>2026-01-02T03:04:05Z</LastModified><Size>7</Size></Contents><Contents><Key>site/pots/</Key><Size>0</Size></Contents>'
        + '<CommonPrefixes><Prefix>site/pots/red+clay/</Prefix></CommonPrefixes></ListBucketResult>',
    }));
    const list = await backend.list({ folder: 'pots', search: '', sort: 'name', after: null }, new AbortController().signal);
    expect(list).to.deep.equal({
      files: [{
        id: 'site/pots/01234567-aü<.png', url: 'https://files.example/site/pots/01234567-aü<.png', name: 'aü<.png', folder: 'pots', size: 7,
        changed: '2026-01-02T03:04:05Z',
      }],
      folders: ['pots/red clay'], after: 't&1', limits: { maxBytes: 100 },
    });
    expect(log).to.deep.equal(['GET  list-type=2&encoding-type=url&max-keys=100&prefix=site%2Fpots%2F&delimiter=%2F']);
  });

  it('are deleted, and what the bucket refuses is not tried again', async () => {
    const { backend, log } = startBucket(() => ({ status: 403 }));
    expect(await backend.remove!({ id: name, url: 'x', name: 'x' }).catch(getFault)).to.equal('refused');
    expect(log).to.deep.equal([`DELETE ${name} `]);
    expect([backend.rename, backend.describe]).to.deep.equal([undefined, undefined]);
  });
});
