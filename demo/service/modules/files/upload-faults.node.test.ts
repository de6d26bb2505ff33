import assert from 'node:assert/strict';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type SiteFile, siteFileLimits, siteFilePaths } from 'site-elements/contract/site-files';
import { startWithOwner } from '../../owner-shell/owner-visitor-for-test.js';
import type { Instance } from '../moving/archive-for-test.js';
import { type Answer, filesVisitor, png } from './files-for-test.js';
import { siteFileParts, siteFileUploads } from './files.schema.js';

const uploads = 200;
/** Every seventh has three parts. */
const isLarge = (at: number): boolean => at % 7 === 0;
const faults = ['', 'drop', 'drop-answer', '500', 'drop-answer', ''];
/** Repeatable chance. */
let seed = 43;
const chance = (below: number): number => { seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31; return seed % below; };
let injected = 0;
let areFaultsOn = false;

let instance: Instance;
let visitor: ReturnType<typeof filesVisitor>;
before(async () => {
  instance = await startWithOwner({
    faults({ req }) {
      const fault = areFaultsOn && req.path.startsWith(siteFilePaths.uploads) ? faults[chance(faults.length)]! : '';
      if (fault) injected += 1;
      return fault;
    },
  });
  visitor = filesVisitor(instance.run, instance.owner);
});
after(() => instance.run.stop());

/** Sends a request until it is answered, as the page does. */
async function insist(send: () => Promise<Answer>): Promise<Answer['body']> {
  for (let tries = 0; tries < 60; tries += 1) {
    const answer = await send().catch(() => null);
    if (answer && answer.status !== 500) {
      assert.equal(answer.status, 200, answer.body.error);
      return answer.body;
    }
  }
  throw new Error('no answer in sixty tries');
}

async function upload(name: string, bytes: Uint8Array, replaces?: string): Promise<SiteFile> {
  const id = randomUUID();
  const more = replaces === undefined ? {} : { replaces };
  if (bytes.length <= siteFileLimits.partBytes) return (await insist(() => visitor.put(name, bytes, { id, ...more }))).file!;
  const begin = () => insist(() => visitor.post(siteFilePaths.uploads, { id, name, size: bytes.length, ...more }));
  await begin();
  for (let number = 1; number <= Math.ceil(bytes.length / siteFileLimits.partBytes); number += 1) {
    // The page was closed and opened again.
    if (number === 2) assert.deepEqual((await begin()).received, [1]);
    await insist(() => visitor.putPart(id, number, bytes));
  }
  return (await insist(() => visitor.post(`${visitor.uploadPath(id)}/complete`))).file!;
}

test('of 200 uploads whose requests fail before, during and after, nothing is lost and nothing is stored twice', async () => {
  areFaultsOn = true;
  const expected = new Map<string, string>();
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  const one = async (at: number) => {
    const bytes = Buffer.concat([png, randomBytes(isLarge(at) ? 2.2 * siteFileLimits.partBytes : 500)]);
    const file = await upload(`upload ${at}.png`, bytes);
    expected.set(file.id, hash(bytes));
    if (at % 9 !== 0) return;
    const other = Buffer.concat([png, randomBytes(400)]);
    await upload('other.png', other, file.id);
    expected.set(file.id, hash(other));
  };
  for (let at = 0; at < uploads; at += 4) await Promise.all([0, 1, 2, 3].map(more => one(at + more)));
  areFaultsOn = false;
  assert.ok(injected > uploads, `${injected} faults`);

  const found = new Map<string, string>();
  for (let after: string | null = ''; after !== null;) {
    const list = await visitor.list(after ? { after } : {});
    for (const file of list.files) {
      assert.ok(!found.has(file.id));
      found.set(file.id, hash(new Uint8Array(await (await visitor.open(file)).arrayBuffer())));
    }
    ({ after } = list);
  }
  assert.equal(found.size, uploads);
  assert.deepEqual(found, new Map([...found.keys()].map(id => [id, expected.get(id)])));
  const { database } = instance.run.service;
  assert.deepEqual(await database.select().from(siteFileParts), []);
  assert.ok((await database.select().from(siteFileUploads)).every(({ completedAt }) => completedAt !== null));
});
