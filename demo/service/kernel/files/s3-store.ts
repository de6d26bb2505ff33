import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { canParseUrl } from 'site-elements/contract/can-parse-url';
import type { FileStore } from './file-store.js';
import { type S3Credentials, signS3 } from './sign-s3.js';

export interface S3Settings extends S3Credentials {
  /** Such as `https://s3.eu-west-1.amazonaws.com`, or the address of any host that speaks the same. */
  readonly endpoint: string;
  readonly bucket: string;
  /** Before the names of files, such as `site/uploads/`. */
  readonly prefix?: string;
}

const patienceMs = 60_000;
/** A large file may take longer. */
const leastBytesPerMs = 500;

/** Files in a bucket of Amazon S3 or of any host that is compatible with it. */
export function s3Store({ endpoint, bucket, prefix = '', ...credentials }: S3Settings): FileStore {
  const addressOf = (id: string) => new URL(`${endpoint.replace(/\/$/, '')}/${bucket}/${prefix}${id}`);
  async function call(method: string, id: string, body?: Uint8Array, type?: string): Promise<Response> {
    const url = addressOf(id);
    const headers = signS3(credentials, { method, url, body, headers: type ? { 'content-type': type } : {} });
    return fetch(url, { method, headers, body: body as BodyInit | undefined, signal: AbortSignal.timeout(patienceMs) });
  }
  /** Without the body, which may name keys. */
  const failed = (what: string, status: number) => new Error(`The bucket ${bucket} answered ${status} when a file was to be ${what}.`);
  return {
    async put(id, bytes, type) {
      const { ok, status } = await call('PUT', id, bytes, type);
      if (!ok) throw failed('stored', status);
    },
    async putFile(id, path, type) {
      const hash = createHash('sha256');
      for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
      const { size } = await stat(path);
      const url = addressOf(id);
      const headers = signS3(credentials, { method: 'PUT', url, bodyHash: hash.digest('hex'), headers: { 'content-type': type } });
      const body = Readable.toWeb(createReadStream(path));
      const { ok, status } = await fetch(url, {
        method: 'PUT', headers: { ...headers, 'content-length': String(size) }, body: body as BodyInit, duplex: 'half',
        signal: AbortSignal.timeout(patienceMs + size / leastBytesPerMs),
      } as RequestInit);
      if (!ok) throw failed('stored', status);
      await rm(path, { force: true });
    },
    async get(id) {
      const { ok, status, body } = await call('GET', id);
      if (status === 404) return null;
      if (!ok || !body) throw failed('read', status);
      return Readable.fromWeb(body as ReadableStream);
    },
    async remove(id) {
      const { ok, status } = await call('DELETE', id);
      if (!ok && status !== 404) throw failed('deleted', status);
    },
  };
}

/** `UPLOADS_S3_ENDPOINT`, `…_BUCKET`, `…_REGION`, `…_ACCESS_KEY_ID`, `…_SECRET_ACCESS_KEY` and `…_PREFIX`; undefined without a bucket. */
export function s3FromEnvironment(environment: NodeJS.ProcessEnv): S3Settings | undefined {
  const read = (name: string) => environment[`UPLOADS_S3_${name}`] || undefined;
  const [bucket, endpoint, accessKeyId, secretAccessKey] = ['BUCKET', 'ENDPOINT', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'].map(read);
  if (!bucket) return undefined;
  if (!endpoint || !canParseUrl(endpoint) || !accessKeyId || !secretAccessKey) {
    throw new Error('UPLOADS_S3_BUCKET needs UPLOADS_S3_ENDPOINT (an address such as https://s3.eu-west-1.amazonaws.com), '
      + 'UPLOADS_S3_ACCESS_KEY_ID and UPLOADS_S3_SECRET_ACCESS_KEY as well.');
  }
  return { bucket, endpoint, accessKeyId, secretAccessKey, region: read('REGION') ?? 'us-east-1', prefix: read('PREFIX') };
}
