import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ProductReviewsAnswer } from '../../core/contract/product-review.js';
import { ProductReviewsState, sorted } from './product-reviews.state.js';

const review = (id: string, rating: number, created = '2026-05-01') => ({ id, rating, created, title: '', text: id, name: 'Ada', isVerified: false });
const answer = (page: number, ids: string[], total = 5): ProductReviewsAnswer => ({
  reviews: ids.map(id => review(id, 5)),
  total,
  page,
  pageSize: 2,
  average: 5,
  byRating: [0, 0, 0, 0, total],
});
const ids = (state: ProductReviewsState) => state.$list.get().answer!.reviews.map(({ id }) => id);
const say = (count: number) => `${count} more`;

describe('the list of reviews', () => {
  it('grows by a page, and shows no review twice', () => {
    const state = new ProductReviewsState();
    state.show(answer(1, ['a', 'b']));
    assert.deepEqual([state.hasMore, state.nextPage], [true, 2]);
    state.add(answer(2, ['b', 'c']), say);
    assert.deepEqual([ids(state), state.$list.get().firstNew, state.$list.get().announced, state.nextPage], [['a', 'b', 'c'], 'c', '1 more', 3]);
    state.add(answer(3, ['d', 'e']), say);
    assert.equal(state.hasMore, false);
  });

  it('ends where a page brings nothing new', () => {
    const state = new ProductReviewsState();
    state.show(answer(1, ['a', 'b']));
    state.add(answer(2, []), say);
    assert.equal(state.hasMore, false);
  });

  it('keeps what is shown when the shop fails', () => {
    const state = new ProductReviewsState();
    state.load();
    state.fail();
    assert.equal(state.$list.get().kind, 'failed');
    state.show(answer(1, ['a']));
    state.load();
    state.fail();
    assert.deepEqual([state.$list.get().kind, ids(state)], ['shown', ['a']]);
  });

  it('is sorted', () => {
    const all = [review('old', 5, '2026-01-01'), review('new', 1, '2026-06-01'), review('mid', 3, '2026-03-01')];
    const rows = [['newest', 'new mid old'], ['highest', 'old mid new'], ['lowest', 'new mid old']] as const;
    for (const [sort, expected] of rows) assert.equal(sorted(all, sort).map(({ id }) => id).join(' '), expected);
  });
});

describe('a review that is written', () => {
  it('is sent once, and only whole', () => {
    const state = new ProductReviewsState();
    state.open();
    assert.equal(state.check(new Map([['rating', 'ratingWanted']])), false);
    assert.equal(state.check(new Map()), true);
    state.send();
    assert.equal(state.check(new Map()), false);
    state.refuse('Too often.');
    assert.deepEqual([state.$form.get().kind, state.$form.get().refusal], ['open', 'Too often.']);
    state.send();
    state.stored(false);
    assert.deepEqual([state.$form.get().kind, state.$form.get().refusal, state.$form.get().isPublished], ['sent', null, false]);
  });
});
