import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readReview, readReviews } from './read-reviews.js';

describe('reviews', () => {
  it('that a page writes down are counted', () => {
    const { reviews, total, byRating, average } = readReviews({
      reviews: [{ rating: 5, text: 'Lovely', created: '2026-05-01' }, { rating: 4, created: 'spring' }, { rating: 6 }, null],
    })!;
    assert.deepEqual(
      [reviews.map(({ rating, created }) => [rating, created]), total, byRating, average],
      [
        [
          [5, '2026-05-01'],
          [4, ''],
        ],
        2,
        [0, 0, 0, 1, 1],
        4.5,
      ],
    );
  });

  it('that a shop counts keep its sums', () => {
    const { total, byRating, average, page } = readReviews({ reviews: [], total: 40, page: 2, byRating: [0, 0, 10, 10, 20] })!;
    assert.deepEqual([total, byRating, average, page], [40, [0, 0, 10, 10, 20], 4.3, 2]);
  });

  it('that are invalid have no average', () => {
    assert.equal(readReviews({ reviews: [] })!.average, null);
    for (const none of [null, 'five', {}, { reviews: 'five' }]) assert.equal(readReviews(none), null);
  });
});

describe('a review that is written', () => {
  const rows: [string, Record<string, string>, string[]][] = [
    ['is whole', { rating: '5', text: ' Lovely ', name: 'Ada' }, []],
    ['has no stars', { text: 'Lovely', name: 'Ada' }, ['rating']],
    ['has six stars', { rating: '6', text: 'Lovely', name: 'Ada' }, ['rating']],
    ['says nothing', { rating: '1', text: '  ', name: '' }, ['text', 'name']],
  ];
  for (const [fact, fields, wrong] of rows) {
    it(fact, () => {
      const { review, problems } = readReview(new Map(Object.entries(fields)) as unknown as FormData);
      assert.deepEqual([...problems.keys()], wrong);
      if (wrong.length === 0) assert.deepEqual(review, { rating: 5, title: '', text: 'Lovely', name: 'Ada' });
    });
  }

  it('is cut to what a shop takes, and carries the token of an order', () => {
    const { review } = readReview(new Map([['rating', '3'], ['text', 'x'.repeat(5000)], ['name', 'Ada'], ['orderToken', 'abc']]) as unknown as FormData);
    assert.deepEqual([review.text.length, review.orderToken], [4000, 'abc']);
  });
});
