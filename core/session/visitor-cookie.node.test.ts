import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { nextVisit, readSession, readVisitor, serializeVisitor } from './visitor-cookie.js';

const newId = () => 'new';
const none = { visitor: null, session: null, firstSession: null };

describe('a page view at 900', () => {
  const rows: [title: string, kept: Partial<typeof none | Record<keyof typeof none, string>>, visitor: string, session: number, firstSession: number, isFirstLanding: boolean, isFirstSession: boolean][] = [
    ['of a new browser is the first landing', {}, 'new|900|900|900|1', 900, 900, true, true],
    ['after another one is of the same session', { visitor: 'a|500|500|500|1', session: '500', firstSession: '500' }, 'a|500|500|500|1', 500, 500, false, true],
    ['half an hour later is of the next session', { visitor: 'a|500|500|500|1', firstSession: '500' }, 'a|500|500|900|2', 900, 500, false, false],
    ['of a visitor who was known before the first session was stored', { visitor: 'a|500|600|700|3' }, 'a|500|700|900|4', 900, 500, false, false],
    ['of the first session of such a visitor', { visitor: 'a|500|500|500|1', session: '500' }, 'a|500|500|500|1', 500, 500, false, true],
    ['after the visitor cookie has run out is no first landing', { firstSession: '500' }, 'new|900|900|900|1', 900, 500, false, false],
    ['of the first session, whose visitor cookie was lost', { session: '500', firstSession: '500' }, 'new|900|900|900|1', 500, 500, false, true],
    ['without a first session that can be read is judged by the cookies', { visitor: 'a|500|500|500|1', firstSession: 'x' }, 'a|500|500|900|2', 900, 500, false, false],
    ['without a visitor that can be read is of a new one', { visitor: 'broken' }, 'new|900|900|900|1', 900, 900, true, true],
  ];
  for (const [title, kept, visitor, session, firstSession, isFirstLanding, isFirstSession] of rows) {
    test(title, () => {
      const visit = nextVisit({ ...none, ...kept }, 900, newId);
      assert.deepEqual({ ...visit, visitor: serializeVisitor(visit.visitor) }, { visitor, session, firstSession, isFirstLanding, isFirstSession });
    });
  }
});

test('a cookie of another shape is ignored', () => {
  for (const text of ['', 'a', 'a|1|2|3', 'a|1|2|3|0', 'a|1|2|3|x', '|1|2|3|4', 'a|1|2|3|4|5', 'a|-1|2|3|4']) assert.equal(readVisitor(text), null, text);
  for (const text of ['', '0', '-1', '1.5', 'x', '01']) assert.equal(readSession(text), null, text);
});
