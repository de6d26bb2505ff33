import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { CommentsAnswer } from 'site-elements/contract/comments';
import { type OwnerVisitor, ownerVisitor } from '../../owner-shell/owner-visitor-for-test.js';
import { startForTest, type TestService } from '../../start-for-test.js';
import { CommentStore } from './comment-store.js';
import { comments, type CommentState } from './comments.schema.js';

let run: TestService;
const password = 'correct horse battery';
let store: CommentStore;
let owner: OwnerVisitor;
before(async () => {
  run = await startForTest({ trustedProxies: 1, rate: { max: 3, windowMs: 3_600_000 }, owner: { password } });
  store = new CommentStore(run.service.database);
  owner = await ownerVisitor(run, password);
});
after(() => run.stop());

let sender = 0;
/** Each from an address of its own, unless one is given. */
const send = (fields: object, from = `203.0.113.${sender++}`) => run.post('/api/comments', fields, { 'x-forwarded-for': from });
const words = { thread: 'bowls', name: 'Ada', text: 'A bowl for two.' };
const list = async (thread = 'bowls', page = 1) =>
  (await (await fetch(`${run.address}/api/comments?${new URLSearchParams({ thread, page: String(page) })}`)).json()) as CommentsAnswer;
const inState = (state: CommentState) => run.service.database.select().from(comments).where(eq(comments.state, state));
const idOf = async (answer: Response) => ((await answer.json()) as { id: string }).id;
const plain = (fields: Record<string, string>, from = `198.51.100.${sender++}`) =>
  fetch(`${run.address}/comments`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual', headers: { 'x-forwarded-for': from } });
const press = (fields: Record<string, string>) => owner.post('/owner/comments', fields);
const ownerPage = (state = 'waiting') => owner.read(`/owner/comments?state=${state}`);

test('a comment waits until the owner approves it; sent again it is stored once', async () => {
  const id = await idOf(await send({ ...words, key: 'key-number-1' }));
  assert.equal(await idOf(await send({ ...words, key: 'key-number-1' })), id);
  assert.equal((await send({ ...words, text: 'Other words', key: 'key-number-1' })).status, 409);
  assert.deepEqual((await list()).comments, []);
  assert.match(await ownerPage(), /A bowl for two\./);
  assert.equal((await press({ id, act: 'published', from: 'waiting' })).headers.get('location'), '/owner/comments?state=waiting');
  const { comments, total, hasMore } = await list();
  assert.deepEqual(
    [comments.map(({ name, text, parentId, isOwner }) => [name, text, parentId, isOwner]), total, hasMore],
    [[['Ada', 'A bowl for two.', null, false]], 1, false],
  );
});

test('replies appear below their comment, even if that is hidden later; the owner\'s reply appears immediately', async () => {
  const [root] = (await list()).comments;
  const reply = await idOf(await send({ ...words, text: 'For three?', key: 'key-number-2', parentId: root!.id }));
  await press({ id: reply, act: 'answer', name: 'Nora', text: 'For four.', from: 'waiting' });
  const { comments } = await list();
  assert.deepEqual(comments.map(({ text, isOwner }) => [text, isOwner]), [['A bowl for two.', false], ['For three?', false], ['For four.', true]]);
  assert.equal(comments[2]!.parentId, reply);
  await press({ id: reply, act: 'waiting' });
  assert.deepEqual((await list()).comments.map(({ text, parentId }) => [text, parentId]), [['A bowl for two.', null], ['For four.', root!.id]]);
  await press({ id: root!.id, act: 'delete' });
  assert.deepEqual((await list()).comments, []);
  assert.equal((await press({ id: reply, act: 'burn' })).status, 400);
});

describe('what a machine has sent is kept as spam', () => {
  const rows: [title: string, fields: object, reason: string][] = [
    ['with its honeypot filled', { honeypot: 'x' }, 'filled in a hidden field'],
    ['with its honeypot filled by its old name', { trap: 'x' }, 'filled in a hidden field'],
    ['in no time', { filledInMs: 40 }, 'sent within a second'],
    ['full of links', { text: 'http://a.b http://c.d https://e.f https://g.h' }, 'more than 3 links'],
  ];
  for (const [title, fields, reason] of rows) {
    test(title, async () => {
      const id = await idOf(await send({ ...words, thread: 'spam', key: `key ${title}`, ...fields }));
      const [row] = (await inState('spam')).filter(one => one.id === id);
      assert.equal(row!.suspicion, reason);
      assert.match(await ownerPage('spam'), new RegExp(reason));
    });
  }
});

describe('a comment is refused', () => {
  const rows: [title: string, fields: object, status: number][] = [
    ['without words', { ...words, key: 'key-number-3', text: ' \n ' }, 400],
    ['without a thread', { ...words, key: 'key-number-3', thread: '' }, 400],
    ['that is too long', { ...words, key: 'key-number-3', text: 'a'.repeat(4001) }, 400],
    ['without a key', words, 400],
    ['with more than belongs to it', { ...words, key: 'key-number-3', state: 'published' }, 400],
  ];
  for (const [title, fields, status] of rows) test(title, async () => assert.equal((await send(fields)).status, status));

  test('when too many come from one network', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 4; at++) statuses.push((await send({ ...words, key: `key-many-${at}`, text: `Word ${at}` }, '192.0.2.1')).status);
    assert.deepEqual(statuses, [200, 200, 200, 429]);
    const refused = await plain({ ...words, text: 'Still <here>' }, '192.0.2.1');
    assert.equal(refused.status, 429);
    assert.match(await refused.text(), /Too many requests at once[^]*Still &lt;here&gt;/);
  });
});

test('without scripts the form leads to a page that confirms the comment and shows the thread', async () => {
  const sent = await plain({ ...words, thread: '/saltmarsh/shop', _key: 'key-plain-1' });
  assert.deepEqual([sent.status, sent.headers.get('location')], [303, '/comments?thread=%2Fsaltmarsh%2Fshop&sent=']);
  const [row] = (await inState('waiting')).filter(({ thread }) => thread === '/saltmarsh/shop');
  await store.sort(row!.id, 'published');
  const page = await (await fetch(`${run.address}/comments?thread=%2Fsaltmarsh%2Fshop&sent=`)).text();
  assert.match(page, /role="status"[^]*<li id="comment-[\w-]+"><strong>Ada<\/strong><p>A bowl for two\.[^]*<a href="\/saltmarsh\/shop">/);
  assert.doesNotMatch(await (await fetch(`${run.address}/comments?thread=${encodeURIComponent('javascript:alert(1)')}`)).text(), /<a href="javascript/);
  const wrong = await plain({ ...words, text: '' });
  assert.equal(wrong.status, 400);
  assert.match(await wrong.text(), /role="alert"[^]*value="Ada"/);
});

test('a long thread is paginated, newest comments first', async () => {
  for (let at = 0; at < 21; at++) await store.sort(await store.add({ thread: 'long', name: 'Ada', text: `Number ${at}` }), 'published');
  const [first, second] = [await list('long'), await list('long', 2)];
  assert.deepEqual([first.comments.length, first.hasMore, first.total, second.comments.length, second.hasMore], [20, true, 21, 1, false]);
});

test('without scripts older comments are a link away, and each can be answered', async () => {
  const read = async (query: string) => (await fetch(`${run.address}/comments?thread=paged%26&${query}`)).text();
  const ids: string[] = [];
  for (let at = 0; at < 21; at++) await store.sort(ids[at] = await store.add({ thread: 'paged&', name: `<Ada ${at}>`, text: `Number ${at}` }), 'published');
  assert.match(await read(''), /Number 20[^]*href="\/comments\?thread=paged%26&amp;page=2"/);
  const second = await read('page=2');
  assert.match(second, /Number 0</);
  assert.doesNotMatch(second, /page=3/);
  const [, reply] = /href="\/comments\?(thread=paged%26&amp;reply=[\w-]+)#text">Reply to &lt;Ada 0&gt;/.exec(second)!;
  const answering = await read(reply!.replaceAll('&amp;', '&'));
  assert.match(answering, new RegExp(`name="parentId" value="${ids[0]}"[^]*Your reply to &lt;Ada 0&gt;`));
  assert.doesNotMatch(await read('reply=nobody'), /name="parentId"/);
  assert.equal((await plain({ ...words, thread: 'paged&', text: 'And mine', parentId: ids[0]! })).status, 303);
  assert.equal((await inState('waiting')).find(({ text }) => text === 'And mine')!.parentId, ids[0]);
  assert.match(await (await plain({ ...words, thread: 'paged&', text: '', parentId: ids[0]! })).text(), new RegExp(`name="parentId" value="${ids[0]}"`));
});
