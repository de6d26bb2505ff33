import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ownLimit, readDate, readFeed, readItem, withinLimit } from './summary-items.js';
import { SummaryState } from './summary.state.js';

describe('an item', () => {
  const rows: [said: string, given: unknown, part: Record<string, unknown> | null][] = [
    ['of a page', { title: ' The  kiln ', url: '/kiln', image: '/k.jpg', date: '2026-05-01', author: 'Nora' }, { title: 'The kiln', url: '/kiln', image: '/k.jpg', date: '2026-05-01', author: 'Nora' }],
    ['of a JSON Feed', { id: '1', title: 'Clay', content_text: 'Dug.', date_published: '2026-05-01T10:00:00Z', authors: [{ name: 'Tom' }], tags: ['Marsh', 'Mud'] }, { id: '1', excerpt: 'Dug.', date: '2026-05-01T10:00:00Z', author: 'Tom', category: 'Marsh' }],
    ['of a shop', { id: 'mug', name: 'Mug', images: [{ src: '/m.jpg', alt: 'A mug' }], priceCents: 2800, salePriceCents: 2200, onSale: true, currency: 'EUR' }, { title: 'Mug', image: '/m.jpg', imageText: 'A mug', priceCents: 2200, compareAtCents: 2800, currency: 'EUR' }],
    ['of a shop without a sale', { name: 'Mug', priceCents: 2800, salePriceCents: 2800, onSale: false }, { id: 'item-1', priceCents: 2800, compareAtCents: null }],
    ['of a calendar', { title: 'Open kiln', startDate: '2026-12-12T15:00', location: { name: 'The yard' } }, { date: '2026-12-12T15:00', location: 'The yard' }],
    ['that is a picture alone', { image: '/a.jpg' }, { title: '', image: '/a.jpg', id: 'item-1' }],
    ['without title and picture', { url: '/x' }, null],
    ['that is invalid', 'x', null],
    ['with a price as text', { title: 'Mug', priceCents: '28' }, { priceCents: null }],
  ];
  for (const [said, given, part] of rows) {
    it(said, () => {
      const item = readItem(given, 0);
      assert.deepEqual(item && part && Object.fromEntries(Object.keys(part).map(key => [key, item[key as keyof typeof item]])), part);
    });
  }
});

describe('a feed', () => {
  const rows: [given: unknown, count: number | null, next: string][] = [
    [[{ title: 'a' }, {}, { title: 'b' }], 2, ''],
    [{ items: [{ title: 'a' }], next_url: '/feed?page=2' }, 1, '/feed?page=2'],
    [{ products: [{ name: 'a' }], total: 1 }, 1, ''],
    [{ items: [] }, 0, ''],
    [{ error: 'x' }, null, ''],
    ['<rss>', null, ''],
  ];
  for (const [given, count, next] of rows) {
    it(JSON.stringify(given), () => {
      const feed = readFeed(given);
      assert.deepEqual([feed?.items.length ?? null, feed?.next ?? ''], [count, next]);
    });
  }
});

describe('what is more than a limit takes', () => {
  const some = (count: number) => readFeed({ items: Array.from({ length: count }, (_, at) => ({ title: `${at}` })), next_url: '/2' })!;
  const rows: [limit: Parameters<typeof withinLimit>[1], count: number, known: number, left: number, got: number | null][] = [
    [ownLimit('blog'), 250, 0, 250, null], [ownLimit('events'), 251, 0, 250, 251], [ownLimit('products'), 200, 0, 200, null], [ownLimit('products'), 260, 0, 200, 260],
    ['connectedGalleryPictures', 50, 0, 50, null], ['connectedGalleryPictures', 51, 0, 50, 51], ['connectedGalleryPictures', 30, 20, 30, null], ['connectedGalleryPictures', 30, 30, 20, 60],
    ['connectedGalleryPictures', 1, 50, 0, 51], ['connectedGalleryPictures', 1, 90, 0, 91], ['orderedItems', 0, 0, 0, null],
  ];
  for (const [limit, count, known, left, got] of rows) {
    it(`is left out: ${count} after ${known} of ${limit}`, () => {
      const { feed, excess } = withinLimit(some(count), limit, known);
      assert.deepEqual([feed.items.length, excess?.got ?? null, feed.next], [left, got, got === null ? '/2' : '']);
    });
  }
});

describe('a date', () => {
  const rows: [given: string, iso: string | null, hasTime: boolean][] = [
    ['2026-05-01', '2026-05-01T00:00:00.000Z', false], ['2026-05-01T19:30', '2026-05-01T19:30:00.000Z', true], ['2026-05-01T19:30:15+02:00', '2026-05-01T19:30:00.000Z', true],
    ['2026-13-01', null, false], ['1 May', null, false], ['', null, false],
  ];
  for (const [given, iso, hasTime] of rows) it(given || 'empty', () => assert.deepEqual([readDate(given)?.utc.toISOString() ?? null, readDate(given)?.hasTime ?? false], [iso, hasTime]));
});

describe('more of a summary', () => {
  const items = ['a', 'b', 'c', 'd', 'e'].map((title, at) => readItem({ title }, at)!);
  it('is shown in steps', () => {
    const state = new SummaryState(2);
    state.take({ items, next: '' });
    assert.deepEqual([state.snapshot.count, state.snapshot.hasMore], [2, true]);
    assert.equal(state.more(), true);
    assert.equal(state.more(), true);
    assert.deepEqual([state.snapshot.count, state.snapshot.hasMore], [5, false]);
  });

  it('comes from the rest of a feed where there is one', () => {
    const state = new SummaryState(3);
    state.take({ items, next: '/2' });
    assert.equal(state.more(), false);
    assert.deepEqual([state.snapshot.count, state.snapshot.hasMore], [5, true]);
    state.add({ items, next: '' });
    assert.deepEqual([state.snapshot.count, state.snapshot.hasMore], [6, true]);
  });

  it('is loaded from the rest of a feed if all loaded items are shown', () => {
    const state = new SummaryState(0);
    state.take({ items, next: '/2' });
    assert.deepEqual([state.snapshot.hasMore, state.more()], [true, false]);
    state.add({ items, next: '' });
    assert.deepEqual([state.snapshot.count, state.snapshot.hasMore], [10, false]);
  });

  it('is nothing where all are shown, and the author\'s nodes count alike', () => {
    const state = new SummaryState(0, { drawn: items });
    assert.deepEqual([state.snapshot.shown.length, state.snapshot.hasMore, state.snapshot.isAuthored], [5, false, false]);
    const authored = new SummaryState(2);
    authored.takeAuthored(3);
    assert.deepEqual([authored.snapshot.count, authored.snapshot.hasMore, authored.more(), authored.snapshot.count], [2, true, true, 3]);
    authored.takeAuthored(0);
    assert.equal(authored.snapshot.status, 'none');
  });

  it('stays asked for after a failure, with what is there', () => {
    const state = new SummaryState(2);
    state.wait();
    assert.equal(state.snapshot.status, 'loading');
    state.fail();
    assert.equal(state.snapshot.status, 'failed');
    state.take({ items, next: '/2' });
    state.wait();
    state.fail();
    assert.deepEqual([state.snapshot.status, state.snapshot.isAsking], ['ready', false]);
  });
});
