import { createHash, createHmac } from 'node:crypto';

export interface S3Credentials { readonly accessKeyId: string; readonly secretAccessKey: string; readonly region: string }

interface S3Request {
  readonly method: string;
  readonly url: URL;
  /** Headers that are signed besides `host` and those that are added. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** SHA-256 of a body that is streamed, in hex. */
  readonly bodyHash?: string;
  readonly now?: Date;
}

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const encode = (text: string): string => encodeURIComponent(text).replace(/[!'()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Headers of a request to an S3 bucket, signed as AWS Signature Version 4 has it. Every S3-compatible host takes them. */
export function signS3(
  { accessKeyId, secretAccessKey, region }: S3Credentials,
  { method, url, headers = {}, body, bodyHash, now = new Date() }: S3Request,
): Record<string, string> {
  const time = now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const hash = bodyHash ?? sha256(body ?? '');
  const all: Record<string, string> = {
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value.trim()])),
    host: url.host,
    'x-amz-content-sha256': hash,
    'x-amz-date': time,
  };
  const names = Object.keys(all).sort();
  const path = url.pathname
    .split('/')
    .map(part => encode(decodeURIComponent(part)))
    .join('/');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const canonical = [method, path, query, ...names.map(name => `${name}:${all[name]}`), '', names.join(';'), hash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = ['s3', 'aws4_request'].reduce((made, part) => hmac(made, part), hmac(hmac(`AWS4${secretAccessKey}`, day), region));
  const signature = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')).toString('hex');
  const { host: _host, ...sent } = all;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}`,
  };
}
