import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Credentials } from './sign-s3.js';

/** A request as a host of a bucket sees it. */
export interface SeenRequest { readonly method: string; readonly url: string; readonly headers: IncomingHttpHeaders; readonly body: Uint8Array }

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const longestSkewMs = 15 * 60_000;

/** What may stay as it is, as RFC 3986 has it; all other bytes are written `%XX`. */
function uriEncode(text: string): string {
  return [...Buffer.from(text)].map(byte => {
    const sign = String.fromCharCode(byte);
    return /[A-Za-z0-9\-._~]/.test(sign) ? sign : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }).join('');
}
const decode = (text: string): string => decodeURIComponent(text.replaceAll('+', '%20'));

/** The path and the query of an address, as they are signed. */
function canonicalAddress(url: string): [path: string, query: string] {
  const [path = '', query = ''] = url.split('?', 2);
  const pairs = query
    .split('&')
    .filter(Boolean)
    .map(pair => pair.split('=', 2))
    .map(([name = '', value = '']) => `${uriEncode(decode(name))}=${uriEncode(decode(value))}`)
    .sort();
  return [path.split('/').map(part => uriEncode(decodeURIComponent(part))).join('/'), pairs.join('&')];
}

/** The day and the moment of a time such as `20261205T190000Z`; null if it is invalid. */
function readSignedTime(text: string): { readonly day: string; readonly ms: number } | null {
  const [, year, month, date, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  return year ? { day: `${year}${month}${date}`, ms: Date.parse(`${year}-${month}-${date}T${hour}:${minute}:${second}Z`) } : null;
}

/**
 * Checks Signature Version 4 step by step as Amazon's documentation has it, with nothing of what signs here. Null for a good one,
 * else the code of S3's error. It is itself checked by the examples of that documentation.
 */
export function signatureFault({ method, url, headers, body }: SeenRequest, { accessKeyId, secretAccessKey, region }: S3Credentials, now: Date): string | null {
  const authorization = String(headers.authorization ?? '');
  if (!authorization.startsWith('AWS4-HMAC-SHA256 ')) return 'AccessDenied';
  const parts = new Map(authorization.slice('AWS4-HMAC-SHA256 '.length).split(',').map(part => part.trim().split('=', 2) as [string, string]));
  const [keyId, day, inRegion, service, end] = (parts.get('Credential') ?? '').split('/');
  const signed = (parts.get('SignedHeaders') ?? '').split(';');
  if (keyId !== accessKeyId) return 'InvalidAccessKeyId';
  if (service !== 's3' || end !== 'aws4_request' || inRegion !== region) return 'AuthorizationHeaderMalformed';
  const signedAt = readSignedTime(String(headers['x-amz-date'] ?? ''));
  if (!signedAt || signedAt.day !== day) return 'AccessDenied';
  if (Math.abs(now.getTime() - signedAt.ms) > longestSkewMs) return 'RequestTimeTooSkewed';
  // A proxy in between must change neither the host nor the headers that the bucket reads.
  const needed = Object.keys(headers).filter(name => name === 'host' || name.startsWith('x-amz-'));
  if (!needed.every(name => signed.includes(name)) || signed.join() !== signed.toSorted().join()) return 'AccessDenied';
  const hash = String(headers['x-amz-content-sha256'] ?? '');
  if (hash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const canonical = [
    method, ...canonicalAddress(url),
    ...signed.map(name => `${name}:${String(headers[name] ?? '').trim().replace(/ {2,9}/g, ' ')}`), '', signed.join(';'), hash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const signingKey = hmac(hmac(hmac(hmac(`AWS4${secretAccessKey}`, day), region), 's3'), 'aws4_request');
  const expected = hmac(signingKey, ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n'));
  const given = Buffer.from(parts.get('Signature') ?? '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected) ? null : 'SignatureDoesNotMatch';
}

export interface S3Server {
  readonly endpoint: string;
  /** By `/bucket/key`, decoded. */
  readonly objects: Map<string, { readonly body: Buffer; readonly type: string | undefined }>;
  /** Errors that were answered. */
  readonly faults: string[];
  /** Answers 500 to everything while it is true. */
  isDown: boolean;
  /** How far its clock is ahead. */
  aheadMs: number;
  stop(): Promise<void>;
}

/** A host with one bucket that takes what is signed with its key, and nothing else. */
export async function s3Server(credentials: S3Credentials, bucket: string): Promise<S3Server> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    const body = Buffer.concat(chunks);
    const place = decodeURIComponent(url.split('?', 1)[0]!);
    const answerFault = (status: number, code: string) => {
      run.faults.push(code);
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(
          `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><AWSAccessKeyId>${credentials.accessKeyId}</AWSAccessKeyId></Error>`,
        );
    };
    if (run.isDown) return answerFault(500, 'InternalError');
    const fault = signatureFault({ method, url, headers, body }, credentials, new Date(Date.now() + run.aheadMs));
    if (fault) return answerFault(fault === 'XAmzContentSHA256Mismatch' || fault === 'AuthorizationHeaderMalformed' ? 400 : 403, fault);
    if (!place.startsWith(`/${bucket}/`)) return answerFault(404, 'NoSuchBucket');
    if (method === 'PUT') {
      if (headers['content-length'] === undefined) return answerFault(411, 'MissingContentLength');
      run.objects.set(place, { body, type: headers['content-type'] });
      return response.writeHead(200).end();
    }
    if (method === 'DELETE') {
      run.objects.delete(place);
      return response.writeHead(204).end();
    }
    const object = run.objects.get(place);
    return object ? response.end(object.body) : answerFault(404, 'NoSuchKey');
  });
  await new Promise<void>(resolve => { server.listen(0, '127.0.0.1', resolve); });
  const run: S3Server = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, objects: new Map(), faults: [], isDown: false, aheadMs: 0,
    stop: () => new Promise(resolve => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
  };
  return run;
}
