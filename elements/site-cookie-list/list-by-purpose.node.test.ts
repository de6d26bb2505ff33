import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catalogTexts } from '../../core/consent/catalog/catalog-texts.js';
import { listStorage } from '../../core/consent/catalog/list-storage.js';
import { readServices } from '../../core/consent/catalog/owner-services.js';
import { isNamed, listByPurpose, mergeServices } from './list-by-purpose.js';

const say = (text: keyof typeof catalogTexts) => catalogTexts[text];
const question = { services: [], say, language: 'en' };

describe('the elements that an author names', () => {
  const rows: [selector: string, names: string, isListed: boolean][] = [
    ['site-video', '', false],
    ['site-video', 'site-video', true],
    ['site-video', 'SITE-VIDEO', true],
    ['site-video', 'site-vid', false],
    ['site-cart, site-cart-badge', 'site-form, site-cart-badge', true],
    ['site-form[captcha]', 'site-form', false],
    ['site-form[captcha]', 'site-form[captcha]', true],
    ['site-form, site-newsletter', 'site-form[captcha]', true],
    ['site-follow[buttons=official]', 'all', true],
    ['cookie-banner, site-consent-link', 'all', true],
    ['cookie-banner[purposes]', 'all', false],
  ];
  for (const [selector, names, isListed] of rows) {
    it(`${isListed ? 'include' : 'do not include'} "${selector}" with "${names}"`, () => assert.equal(isNamed(selector, names), isListed));
  }
});

describe('the list by purpose', () => {
  it('is in the usual order, then has the purposes of the owner, and none without rows', () => {
    const services = readServices([{ name: 'Chat', purpose: 'support-chat' }, { name: 'Ads', purpose: 'marketing' }]);
    const rows = listStorage({ ...question, services, uses: selector => isNamed(selector, 'site-cart site-analytics') });
    const groups = listByPurpose(rows, { marketing: { title: 'Advertising' } }, say);
    assert.deepEqual(groups.map(({ purpose, title }) => [purpose, title]), [
      ['necessary', 'Necessary'], ['statistics', 'Statistics'], ['marketing', 'Advertising'], ['support-chat', 'Support chat'],
    ]);
    assert.deepEqual(groups.map(group => group.rows.length), [1, 4, 1, 1]);
  });

  it('has rows for every element with "all"', () => {
    const rows = listStorage({ ...question, uses: selector => isNamed(selector, 'all') });
    assert.ok(rows.length > 20);
    assert.ok(!rows.some(({ name }) => name === 'ss_cookiePurposes'), 'a page without purposes stores none');
  });

  it('has a service of two lists once, as in the first', () => {
    const [first, second] = [[{ name: 'A', purpose: 'marketing' }], [{ name: 'A', purpose: 'statistics' }, { name: 'B', purpose: 'statistics' }]];
    assert.deepEqual(mergeServices(first, second), [first[0], second[1]]);
  });
});
