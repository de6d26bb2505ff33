import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FeedState } from './feed.state.js';
import { readPosts } from './read-posts.js';

const base = 'https://pots.example';
const read = (item: object) => readPosts({ items: [{ id: '1', title: 'T', ...item }] }, base)!.posts[0];

describe('posts of an answer', () => {
  const images: [given: unknown, expected: string][] = [
    ['/feeds/a/1.webp', `${base}/feeds/a/1.webp`],
    [`${base}/x.webp`, `${base}/x.webp`],
    ['https://cdn.example/x.jpg', ''],
    ['//cdn.example/x.jpg', ''],
    ['data:image/png;base64,AA', ''],
    [7, ''],
    ['', ''],
  ];
  for (const [given, expected] of images)
    it(`have pictures of the service alone: ${String(given)}`, () => assert.equal(read({ image: given })?.image, expected));

  it('have no address that could run', () =>
    assert.deepEqual(
      ['javascript:alert(1)', ' java\nscript:1', '/a', 'https://a.example/'].map(url => read({ url })?.url),
      ['', '', '/a', 'https://a.example/'],
    ));

  it('leave out invalid entries', () => {
    assert.deepEqual(
      readPosts(
        {
          items: [null, 7, {}, { id: 'x' }, { id: 'y', summary: 'S', date_published: 'soon', authors: 'me' }],
          next_url: 'https://evil.example/',
        },
        base,
      ),
      {
        posts: [{ id: 'y', url: '', title: '', summary: 'S', author: '', date: '', image: '', imageText: '' }],
        next: '',
      },
    );
    for (const answer of [null, 'x', {}, { items: {} }]) assert.equal(readPosts(answer, base), null);
  });

  const nexts: [given: unknown, expected: string][] = [
    ['/api/feeds/a?offset=6', '/api/feeds/a?offset=6'],
    ['//evil.example', ''],
    ['/\\evil.example', ''],
    [undefined, ''],
  ];
  for (const [given, expected] of nexts)
    it(`continue at ${String(given)}: "${expected}"`, () => assert.equal(readPosts({ items: [], next_url: given }, base)!.next, expected));
});

describe('the state of a feed', () => {
  const post = (id: string) => ({ id, url: '', title: id, summary: '', author: '', date: '', image: '', imageText: '' });

  it('shows the author\'s content until it asks, when it fails, and when there are no posts', () => {
    const state = new FeedState();
    const seen = [state.isOwnShown];
    for (const act of [
      () => state.wait(),
      () => state.fail(),
      () => state.wait(),
      () => state.take({ posts: [], next: '' }),
      () => state.take({ posts: [post('a')], next: '' }),
    ]) {
      act();
      seen.push(state.isOwnShown);
    }
    assert.deepEqual(seen, [true, false, true, false, true, false]);
  });

  it('keeps what is there when more fails, and no post twice', () => {
    const state = new FeedState();
    state.take({ posts: [post('a'), post('b')], next: '/n' });
    state.wait();
    assert.deepEqual([state.phase, state.isAsking], ['shown', true]);
    state.fail(true);
    assert.deepEqual([state.phase, state.isAsking, state.hasMoreFailed, state.next], ['shown', false, true, '/n']);
    state.wait();
    assert.equal(state.hasMoreFailed, false);
    state.add({ posts: [post('b'), post('c')], next: '' });
    assert.deepEqual([state.posts.map(({ id }) => id), state.next], [['a', 'b', 'c'], '']);
  });
});
