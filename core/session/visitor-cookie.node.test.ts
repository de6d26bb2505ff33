import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextVisit, readSession, readVisitor, writtenVisitor } from './visitor-cookie.js';

const newId = () => 'new';

test('a new visitor is on their first landing', () => {
  const visit = nextVisit(null, null, 500, newId);
  assert.deepEqual(visit, { visitor: { id: 'new', firstVisit: 500, previousVisit: 500, thisVisit: 500, visits: 1 }, session: 500, isFirstLanding: true, isFirstSession: true });
  assert.equal(writtenVisitor(visit.visitor), 'new|500|500|500|1');
});

test('a second page is of the same session, a page after half an hour of the next', () => {
  const second = nextVisit('a|500|500|500|1', '500', 900, newId);
  assert.deepEqual([writtenVisitor(second.visitor), second.session, second.isFirstLanding, second.isFirstSession], ['a|500|500|500|1', 500, false, true]);
  const later = nextVisit('a|500|500|500|1', null, 9000, newId);
  assert.deepEqual([writtenVisitor(later.visitor), later.session, later.isFirstSession], ['a|500|500|9000|2', 9000, false]);
});

test('what has another shape is no cookie of ours', () => {
  for (const text of ['', 'a', 'a|1|2|3', 'a|1|2|3|0', 'a|1|2|3|x', '|1|2|3|4', 'a|1|2|3|4|5', 'a|-1|2|3|4']) assert.equal(readVisitor(text), null, text);
  for (const text of ['', '0', '-1', '1.5', 'x', '01']) assert.equal(readSession(text), null, text);
  assert.equal(nextVisit('broken', '5', 7, newId).visitor.id, 'new');
});
