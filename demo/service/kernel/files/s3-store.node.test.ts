import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { startForTest } from '../../start-for-test.js';
import { type S3Server, s3Server, type SeenRequest, signatureFault } from './s3-server-for-test.js';
import { s3FromEnvironment, type S3Settings, s3Store } from './s3-store.js';
import { signS3 } from './sign-s3.js';

const credentials = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', region: 'us-east-1' };
const now = new Date('2013-05-24T00:00:00Z');
const bytesOf = (text: string): Buffer => Buffer.from(text);
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The examples of Amazon's own documentation, "Signature Calculations for the Authorization Header". */
const examples: readonly (readonly [method: string, path: string, headers: Record<string, string>, body: string, signature: string])[] = [
  ['GET', '/test.txt', { range: 'bytes=0-9' }, '', 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41'],
  [
    'PUT',
    '/test$file.text',
    { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    'Welcome to Amazon S3.',
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  ['GET', '/?lifecycle', {}, '', 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
  ['GET', '/?max-keys=2&prefix=J', {}, '', '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
];

describe('a request to a bucket', () => {
  for (const [method, path, headers, body, signature] of examples) {
    test(`${method} ${path} is signed as documented`, () => {
      const url = new URL(`https://examplebucket.s3.amazonaws.com${path}`);
      assert.ok(signS3(credentials, { method, url, headers, body: body ? bytesOf(body) : undefined, now }).authorization!.endsWith(`Signature=${signature}`));
    });

    const host = 'examplebucket.s3.amazonaws.com';
    const names = ['host', 'x-amz-content-sha256', 'x-amz-date', ...Object.keys(headers)].sort().join(';');
    const seen: SeenRequest = {
      method, url: path, body: bytesOf(body),
      headers: {
        ...headers, host, 'x-amz-content-sha256': sha256(bytesOf(body)), 'x-amz-date': '20130524T000000Z',
        'authorization': `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/20130524/us-east-1/s3/aws4_request,SignedHeaders=${names},Signature=${signature}`,
      },
    };
    test(`${method} ${path} is taken by the host of these tests as documented, and with nothing changed`, () => {
      const faultOf = (changed: Partial<SeenRequest>, more: SeenRequest['headers'] = {}, by = credentials, at = now) =>
        signatureFault({ ...seen, ...changed, headers: { ...seen.headers, ...more } }, by, at);
      const { authorization } = seen.headers as { authorization: string };
      assert.equal(faultOf({}), null);
      assert.equal(faultOf({}, { authorization: authorization.replaceAll(',', ', ') }), null);
      assert.deepEqual(
        [
          faultOf({ method: 'DELETE' }),
          faultOf({ url: `${path}x` }),
          faultOf({}, { host: 'other.example' }),
          faultOf({}, {}, { ...credentials, secretAccessKey: 'other' }),
          faultOf({}, { authorization: authorization.replace(/.$/, sign => (sign === '0' ? '1' : '0')) }),
        ],
        Array.from({ length: 5 }, () => 'SignatureDoesNotMatch'),
      );
      assert.equal(faultOf({ body: bytesOf(`${body}x`) }), 'XAmzContentSHA256Mismatch');
      assert.equal(faultOf({}, { 'x-amz-acl': 'public-read' }), 'AccessDenied');
      assert.equal(faultOf({}, { authorization: undefined }), 'AccessDenied');
      assert.equal(faultOf({}, {}, { ...credentials, accessKeyId: 'AKIAOTHER' }), 'InvalidAccessKeyId');
      assert.equal(faultOf({}, {}, { ...credentials, region: 'eu-west-1' }), 'AuthorizationHeaderMalformed');
      assert.equal(faultOf({}, {}, credentials, new Date(now.getTime() + 16 * 60_000)), 'RequestTimeTooSkewed');
    });
  }
});

describe('a bucket', () => {
  let bucket: S3Server;
  before(async () => { bucket = await s3Server(credentials, 'pots'); });
  after(() => bucket.stop());
  beforeEach(() => {
    bucket.objects.clear();
    [bucket.faults.length, bucket.isDown, bucket.aheadMs] = [0, false, 0];
  });
  const storeOf = (more: Partial<S3Settings> = {}) => s3Store({ ...credentials, endpoint: bucket.endpoint, bucket: 'pots', ...more });
  const read = async (file: Readable | null) => (file ? buffer(file) : null);

  for (const [prefix, place] of [['', ''], ['site/uploads/', 'site/uploads/'], ['a b/Töpfe (1)\'*!/+&=;@$,~/日本/', 'a b/Töpfe (1)\'*!/+&=;@$,~/日本/']] as const) {
    test(`keeps files under "${prefix}", byte by byte, until they are deleted`, async () => {
      const store = storeOf({ prefix });
      for (const [id, bytes] of [['empty', Buffer.alloc(0)], ['binary', randomBytes(70_000)], ['large', randomBytes(5 * 1024 * 1024)]] as const) {
        await store.put(id, bytes, 'image/png');
        assert.equal(bucket.objects.get(`/pots/${place}${id}`)!.type, 'image/png');
        assert.ok((await read(await store.get(id)))!.equals(bytes));
        await store.remove(id);
        assert.equal(await store.get(id), null);
        await store.remove(id);
      }
      assert.deepEqual([[...bucket.objects.keys()], bucket.faults], [[], ['NoSuchKey', 'NoSuchKey', 'NoSuchKey']]);
    });
  }

  test('can have an address that ends with a slash', async () => {
    await storeOf({ endpoint: `${bucket.endpoint}/` }).put('one', bytesOf('x'), 'text/plain');
    assert.deepEqual([...bucket.objects.keys()], ['/pots/one']);
  });

  const refusals: [title: string, more: Partial<S3Settings>, aheadMs: number, code: string, status: number][] = [
    ['another secret', { secretAccessKey: 'other' }, 0, 'SignatureDoesNotMatch', 403],
    ['another key', { accessKeyId: 'AKIAOTHER' }, 0, 'InvalidAccessKeyId', 403],
    ['another region', { region: 'eu-west-1' }, 0, 'AuthorizationHeaderMalformed', 400],
    ['a clock that is wrong', {}, 20 * 60_000, 'RequestTimeTooSkewed', 403],
  ];
  for (const [title, more, aheadMs, code, status] of refusals) {
    test(`refuses ${title}: an error with its status, without keys`, async () => {
      await storeOf().put('there', bytesOf('x'), 'text/plain');
      bucket.aheadMs = aheadMs;
      const store = storeOf(more);
      const says = (error: Error) => error.message.includes(`pots answered ${status}`) && !error.message.includes('AKIA');
      await assert.rejects(store.put('one', bytesOf('x'), 'text/plain'), says);
      await assert.rejects(store.get('there'), says);
      await assert.rejects(store.remove('there'), says);
      assert.deepEqual([bucket.faults, [...bucket.objects.keys()]], [[code, code, code], ['/pots/there']]);
    });
  }

  test('that does not exist takes nothing', async () => {
    const store = storeOf({ bucket: 'bowls' });
    await assert.rejects(store.put('one', bytesOf('x'), 'text/plain'), /bowls answered 404/);
    assert.deepEqual([await store.get('one'), bucket.objects.size], [null, 0]);
  });

  test('stores the files instead of a folder, deletes those without a submission, and reports its failures', async () => {
    const run = await startForTest({ s3: { ...credentials, endpoint: bucket.endpoint, bucket: 'pots', prefix: 'site/' } });
    const gif = Buffer.from('GIF89a, and the rest of it', 'latin1');
    const send = (key: string) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ key, formId: 'repair', form: '{"email":"ada@example.com"}' })) body.append(name, value);
      body.append('file.photos', new File([gif], 'a.gif'));
      return fetch(`${run.address}/api/form/SaveFormSubmission`, { method: 'POST', headers: { 'accept-language': 'de' }, body });
    };
    const { id } = await (await send(await run.key())).json() as { id: string };
    assert.ok(id);
    const [place] = [...bucket.objects.keys()];
    assert.match(place!, /^\/pots\/site\/[\w-]{36}$/);
    assert.deepEqual(Buffer.from(await (await fetch(`${run.address}/owner/files/${place!.slice('/pots/site/'.length)}`)).arrayBuffer()), gif);
    assert.equal((await send('made-up')).status, 400);
    assert.equal(bucket.objects.size, 1);
    bucket.isDown = true;
    const failed = await send(await run.key());
    assert.deepEqual([failed.status, failed.headers.get('retry-after')], [503, '30']);
    assert.match(await failed.text(), /Dateien können gerade nicht gespeichert werden/);
    bucket.isDown = false;
    assert.deepEqual([bucket.objects.size, await run.stored()], [1, 1]);
    await run.stop();
  });

  test('is named by the environment, wholly or not at all', () => {
    assert.equal(s3FromEnvironment({}), undefined);
    assert.throws(() => s3FromEnvironment({ UPLOADS_S3_BUCKET: 'pots' }), /UPLOADS_S3_ENDPOINT/);
    const all = { UPLOADS_S3_BUCKET: 'pots', UPLOADS_S3_ENDPOINT: 'https://s3.example', UPLOADS_S3_ACCESS_KEY_ID: 'a', UPLOADS_S3_SECRET_ACCESS_KEY: 'b' };
    assert.deepEqual(s3FromEnvironment(all), {
      bucket: 'pots',
      endpoint: 'https://s3.example',
      accessKeyId: 'a',
      secretAccessKey: 'b',
      region: 'us-east-1',
      prefix: undefined,
    });
  });
});
