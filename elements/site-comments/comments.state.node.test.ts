import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PageComment } from '../../core/contract/comments.js';
import { CommentsState, buildThreads, type Conversation } from './comments.state.js';
import { storedDraft, writeDraft } from './draft.js';

const readDraft = (text: string | null) => storedDraft(text) ?? null;
import { readComments } from './read-comments.js';

const comment = (id: string, parentId: string | null = null): PageComment => ({
  id,
  parentId,
  name: id,
  text: id,
  created: '2026-11-23T10:00:00.000Z',
  isOwner: false,
});
const shape = (all: readonly Conversation[]): unknown => all.map(({ comment: { id }, replies }) => (replies.length > 0 ? [id, shape(replies)] : id));

describe('conversations', () => {
  const rows: [title: string, comments: PageComment[], tree: unknown][] = [
    ['none', [], []],
    ['in their order', [comment('b'), comment('a')], ['b', 'a']],
    ['with answers of answers', [comment('a'), comment('b'), comment('c', 'a'), comment('d', 'c'), comment('e', 'a')], [['a', [['c', ['d']], 'e']], 'b']],
    ['with an answer before what it answers', [comment('c', 'a'), comment('a')], [['a', ['c']]]],
    ['with an answer to what is not there', [comment('a'), comment('c', 'gone')], ['a', 'c']],
    ['without those that answer each other', [comment('a', 'b'), comment('b', 'a'), comment('c')], ['c']],
  ];
  for (const [title, comments, tree] of rows) it(title, () => assert.deepEqual(shape(buildThreads(comments)), tree));
});

describe('the state of comments', () => {
  it('adds the next page without duplicates; the first page replaces all', () => {
    const state = new CommentsState();
    state.take({ comments: [comment('a'), comment('b')], page: 1, hasMore: true, total: 3 });
    state.take({ comments: [comment('b'), comment('c')], page: 2, hasMore: false, total: 3 });
    assert.deepEqual([state.comments.map(({ id }) => id), state.page, state.hasMore], [['a', 'b', 'c'], 2, false]);
    state.take({ comments: [comment('d')], page: 1, hasMore: false, total: 1 });
    assert.deepEqual(state.comments.map(({ id }) => id), ['d']);
  });

  it('sends one comment at a time, keeps what is answered until it has arrived', () => {
    const state = new CommentsState();
    state.take({ comments: [comment('a')], page: 1, hasMore: false, total: 1 });
    assert.deepEqual([state.reply('b'), state.reply('a')], [false, true]);
    assert.deepEqual([state.send(), state.send()], [true, false]);
    state.settle('offline');
    assert.equal(state.replyTo?.id, 'a');
    assert.equal(state.send(), true);
    state.settle('sent');
    assert.equal(state.replyTo, null);
  });
});

describe('a draft', () => {
  for (const text of [null, '', '[]', '{', '{"name":7}', '{"name":"","text":" "}']) it(`is not read from ${text}`, () => assert.equal(readDraft(text), null));

  it('is read as it was written, and nothing is written without words', () => {
    assert.deepEqual(readDraft(writeDraft({ name: 'Ada', text: 'A bowl' })), { name: 'Ada', text: 'A bowl' });
    assert.equal(writeDraft({ name: 'Ada', text: '  ' }), null);
  });
});

describe('an answer of the service', () => {
  const whole = { comments: [comment('a'), comment('b', 'a')], total: 9, page: 2, hasMore: true };
  it('is read as it is', () => assert.deepEqual(readComments(whole), whole));

  for (const answer of [null, '', [], {}, { comments: null }, { comments: { length: 1 } }])
    it(`is not read from ${JSON.stringify(answer)}`, () => assert.equal(readComments(answer), null));

  it('drops invalid comments, and keeps the others', () => {
    const comments = [null, 7, {}, { id: 1, text: 'x' }, { id: 'c', text: {} }, { id: 'd', text: 'D', created: 'soon', parentId: 4, isOwner: 'yes' }];
    assert.deepEqual(readComments({ comments, page: '2', hasMore: 1 }), {
      comments: [{ id: 'd', parentId: null, name: '', text: 'D', created: '', isOwner: false }], total: 1, page: 1, hasMore: false,
    });
  });
});
