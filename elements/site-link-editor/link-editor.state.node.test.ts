import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ManualClock } from '../../core/platform/manual-clock.fixture.test.js';
import { LinkEditorState } from './link-editor.state.js';
import { findInList, readPages, titleFromPath, type Page } from './pages/page-list.js';
import { debounceMs, PageSearchState } from './pages/page-search.state.js';
import { checkHref, findProblems } from './targets/check-link.js';
import { emptyFields, parseLink, writeLink, type LinkType, type TypedLink } from './targets/parse-link.js';

const start = (href = '') => new LinkEditorState({ clock: new ManualClock(), href });
const email = (fields: object) => ({ ...emptyFields.email, ...fields });

describe('an address is read into its fields, and written back unchanged', () => {
  const cases: readonly [href: string, type: LinkType, fields: object][] = [
    ['/visit', 'page', { path: '/visit', anchor: '' }],
    ['/visit?from=home#hours', 'page', { path: '/visit?from=home', anchor: 'hours' }],
    ['#contact', 'page', { path: '', anchor: 'contact' }],
    ['?page=2', 'page', { path: '?page=2', anchor: '' }],
    ['../about.html', 'page', { path: '../about.html', anchor: '' }],
    ['about.html', 'page', { path: 'about.html', anchor: '' }],
    ['/a%20b#%C3%BC', 'page', { path: '/a%20b', anchor: '%C3%BC' }],
    ['https://example.com/a?b=c#d', 'web', { url: 'https://example.com/a?b=c#d' }],
    ['http://localhost:3000/', 'web', { url: 'http://localhost:3000/' }],
    ['//cdn.example.com/', 'web', { url: '//cdn.example.com/' }],
    ['https://example.com/about.html', 'web', { url: 'https://example.com/about.html' }],
    ['sms:+4930123456', 'web', { url: 'sms:+4930123456' }],
    ['ftp://example.com/pub', 'web', { url: 'ftp://example.com/pub' }],
    ['javascript:alert(1)', 'web', { url: 'javascript:alert(1)' }],
    ['mailto:ada@example.com', 'email', email({ to: 'ada@example.com' })],
    ['MAILTO:ada@example.com', 'email', email({ to: 'ada@example.com' })],
    ['mailto:ada@example.com,bob@example.com', 'email', email({ to: 'ada@example.com, bob@example.com' })],
    ['mailto:ada@example.com;bob@example.com', 'email', email({ to: 'ada@example.com, bob@example.com' })],
    ['mailto:?to=ada@example.com', 'email', email({ to: 'ada@example.com' })],
    ['mailto:a@example.com?cc=b@example.com&BCC=c%40example.com&subject=1%20%2B%201%3F&body=One%0D%0Atwo', 'email',
      email({ to: 'a@example.com', cc: 'b@example.com', bcc: 'c@example.com', subject: '1 + 1?', body: 'One\ntwo' })],
    ['mailto:a@example.com?subject=a+b&in-reply-to=%3Cx%3E', 'email', email({ to: 'a@example.com', subject: 'a+b', more: 'in-reply-to=%3Cx%3E' })],
    ['mailto:a@example.com?subject=100%', 'email', email({ to: 'a@example.com', subject: '100%' })],
    ['mailto:a@example.com?cc=b@example.com&cc=c@example.com', 'email', email({ to: 'a@example.com', cc: 'b@example.com, c@example.com' })],
    ['tel:+4930123456', 'phone', { number: '+4930123456', extension: '' }],
    ['tel:030-1234', 'phone', { number: '030-1234', extension: '' }],
    ['tel:+1-555-0100;ext=12', 'phone', { number: '+1-555-0100', extension: '12' }],
    ['tel:%2B15550100', 'phone', { number: '+15550100', extension: '' }],
    ['/s/menu.pdf', 'file', { url: '/s/menu.pdf' }],
    ['/s/readme', 'file', { url: '/s/readme' }],
    ['files/Menu 1.pdf', 'file', { url: 'files/Menu 1.pdf' }],
    ['https://files.example.com/a/menu.pdf?download=1', 'file', { url: 'https://files.example.com/a/menu.pdf?download=1' }],
  ];
  for (const [href, type, fields] of cases) {
    test(href, () => {
      const link = parseLink(href);
      assert.deepEqual(link, { type, fields });
      assert.equal(writeLink(link, href), href);
    });
  }

  test('an empty text is not a link', () => assert.equal(parseLink(' \n'), null));
});

describe('fields are written as an address', () => {
  const cases: readonly [link: TypedLink, href: string][] = [
    [{ type: 'page', fields: { path: '/visit', anchor: '#opening hours' } }, '/visit#opening%20hours'],
    [{ type: 'page', fields: { path: '', anchor: '' } }, ''],
    [{ type: 'web', fields: { url: 'example.com/a' } }, 'https://example.com/a'],
    [{ type: 'web', fields: { url: 'foo.travel' } }, 'https://foo.travel'],
    [{ type: 'web', fields: { url: ' http:/example.com ' } }, 'http://example.com'],
    [{ type: 'web', fields: { url: 'https:example.com' } }, 'https://example.com'],
    [{ type: 'web', fields: { url: 'https//example.com' } }, 'https://example.com'],
    [{ type: 'web', fields: { url: 'http:///example.com' } }, 'http://example.com'],
    [{ type: 'email', fields: email({ to: 'a@example.com; b@example.com', subject: 'Tea & cake', body: 'One\ntwo' }) as TypedLink['fields'] & typeof emptyFields.email },
      'mailto:a@example.com,b@example.com?subject=Tea%20%26%20cake&body=One%0D%0Atwo'],
    [{ type: 'phone', fields: { number: '030 / 12 34-56', extension: '' } }, 'tel:030123456'],
    [{ type: 'phone', fields: { number: '+49 (0)30 1234', extension: '7' } }, 'tel:+49301234;ext=7'],
    [{ type: 'phone', fields: { number: '0049 30 1234 ext. 56', extension: '' } }, 'tel:+49301234;ext=56'],
    [{ type: 'phone', fields: { number: '(555) 010-0199 x9', extension: '' } }, 'tel:5550100199;ext=9'],
    [{ type: 'file', fields: { url: '/s/Our menu.pdf' } }, '/s/Our%20menu.pdf'],
  ];
  for (const [link, href] of cases) test(href || 'nothing', () => assert.equal(writeLink(link), href));
});

describe('what is wrong with an address', () => {
  const cases: readonly [href: string, problem: string | null][] = [
    ['', null], ['/visit', null], ['#top', null], ['https://example.com', null], ['https://10.0.0.1/', null], ['mailto:a@example.com', null],
    ['tel:+49301234;ext=7', null], ['/s/menu.pdf', null], ['sms:+4930123456', null],
    ['/visit us', 'path pageFormat'], [`/${'a'.repeat(200)}`, 'path tooLong'],
    ['javascript:alert(1)', 'url script'], ['java\nscript:alert(1)', 'url script'], ['data:text/html,x', 'url script'], [' VBScript:x', 'url script'],
    ['https://example', 'url webFormat'], ['foo:bar', 'url webFormat'], ['https://exa mple.com', 'url webFormat'],
    ['mailto:?subject=x', 'to emailMissing'], ['mailto:ada', 'to emailFormat'], ['mailto:a@example.com?cc=b', 'cc emailFormat'],
    ['mailto:a@b@example.com', 'to emailFormat'], [`mailto:a@example.com?body=${'x'.repeat(1000)}`, 'body tooLong'],
    ['tel:12', 'number phoneFormat'], ['tel:CALL-ME', 'number phoneFormat'], [`tel:${'1'.repeat(60)}`, 'number tooLong'],
    ['/s/', 'url fileName'],
  ];
  for (const [href, problem] of cases) test(href.slice(0, 60) || 'nothing', () => {
    const found = checkHref(href);
    assert.equal(found && `${found.field} ${found.text}`, problem);
  });

  test('a type that is not offered', () => {
    assert.equal(checkHref('tel:+49301234', ['web'])?.text, 'option');
    assert.equal(checkHref('/s/menu.pdf', ['page']), null);
  });

  test('each wrong field of an email', () =>
    assert.deepEqual(findProblems({ type: 'email', fields: { ...emptyFields.email, to: 'a', bcc: 'b' } }).map(({ field }) => field), ['to', 'bcc']));
});

describe('the link editor', () => {
  test('keeps what was entered for each type, and the link until another field is edited', () => {
    const state = start('mailto:a@example.com?subject=Hi');
    state.selectType('phone');
    assert.equal(state.link.href, 'mailto:a@example.com?subject=Hi');
    assert.equal(state.write('number', '030 1234'), 'tel:0301234');
    state.selectType('email');
    assert.equal(state.snapshot.fields.email.subject, 'Hi');
    assert.equal(state.link.href, 'tel:0301234');
    assert.equal(state.write('subject', 'Hi!'), 'mailto:a@example.com?subject=Hi!');
    state.selectType('phone');
    assert.equal(state.snapshot.fields.phone.number, '030 1234');
  });

  const typed: readonly [type: LinkType, text: string, becomes: LinkType, href: string][] = [
    ['web', 'mailto:a@example.com?subject=x', 'email', 'mailto:a@example.com?subject=x'],
    ['web', 'ada@example.com', 'email', 'mailto:ada@example.com'],
    ['web', 'tel:+49301234', 'phone', 'tel:+49301234'],
    ['web', '+49 30 1234', 'phone', 'tel:+49301234'],
    ['web', '/visit', 'page', '/visit'],
    ['web', '#top', 'page', '#top'],
    ['web', 'example.com', 'web', 'https://example.com'],
    ['web', 'javascript:alert(1)', 'web', 'javascript:alert(1)'],
    ['page', 'https://example.com', 'web', 'https://example.com'],
    ['page', 'example.com', 'web', 'https://example.com'],
    ['page', 'ada@example.com', 'email', 'mailto:ada@example.com'],
    ['page', '/s/menu.pdf', 'file', '/s/menu.pdf'],
    ['page', '/visit#hours', 'page', '/visit#hours'],
    ['file', '/visit', 'page', '/visit'],
    ['file', 'https://example.com/a.pdf', 'file', 'https://example.com/a.pdf'],
  ];
  for (const [type, text, becomes, href] of typed) test(`takes ${text} in the field of ${type} for ${becomes}`, () => {
    const state = start();
    state.selectType(type);
    assert.equal(state.write(type === 'page' ? 'path' : 'url', text, true), href);
    assert.equal(state.snapshot.type, becomes);
  });

  test('an email of which the type is not offered stays where it was typed', () => {
    const state = start();
    state.setTypes(['web']);
    state.write('url', 'ada@example.com', true);
    assert.equal(state.snapshot.type, 'web');
  });

  test('completes a web address when its entry is finished', () => {
    const state = start('https://example.org');
    assert.equal(state.write('url', 'example.com'), 'https://example.com');
    assert.equal(state.snapshot.fields.web.url, 'example.com');
    state.tidy();
    assert.equal(state.snapshot.fields.web.url, 'https://example.com');
  });

  test('undoes finished entries, and the removal of the link', () => {
    const state = start('/a');
    state.accept();
    state.write('path', '/b', true);
    assert.equal(state.commit(), true);
    assert.equal(state.commit(), false);
    state.set({ newWindow: true });
    state.commit();
    state.clear();
    state.commit();
    assert.deepEqual(state.link, { href: '', linkName: '', newWindow: true });
    const undone = [0, 1, 2, 3].map(() => [state.undo(), state.link.href, state.link.newWindow]);
    assert.deepEqual(undone, [[true, '/b', true], [true, '/b', false], [true, '/a', false], [false, '/a', false]]);
    assert.equal(state.snapshot.canUndo, false);
  });

  test('keeps the address as it was written while its fields are the same', () => {
    const state = start('mailto:a%40example.com?subject=a%2Db');
    state.write('subject', 'other');
    assert.equal(state.write('subject', 'a-b'), 'mailto:a%40example.com?subject=a%2Db');
  });
});

describe('pages', () => {
  const pages = readPages([
    { title: 'Visit us', url: '/visit' }, { title: 'Journal: a visit', url: '/journal/a', label: 'Needs Review' },
    { title: 'Café', url: '/cafe', labels: ['draft', 'site-members-only', 'unknown'] }, { url: '/shop/stoneware-plates' },
    { title: 'Bad', url: 'javascript:alert(1)' }, { title: 'No address' }, null, '陶器',
    { title: '手作り陶器', url: '/jp' },
  ]);

  test('are read from hostile lists', () => {
    assert.deepEqual(pages.map(({ url, labels }) => [url, ...labels]), [
      ['/visit'], ['/journal/a', 'needsReview'], ['/cafe', 'draft', 'membersOnly'], ['/shop/stoneware-plates'], ['/jp'],
    ]);
    assert.deepEqual(readPages({ length: 3 }), []);
  });

  const searches: readonly [query: string, urls: readonly string[]][] = [
    ['', ['/visit', '/journal/a', '/cafe', '/shop/stoneware-plates', '/jp']], ['visit', ['/visit', '/journal/a']], ['cafe', ['/cafe']],
    ['PLAT', ['/shop/stoneware-plates']], ['shop plates', ['/shop/stoneware-plates']], ['lates', []], ['陶器', ['/jp']], ['journal/a', ['/journal/a']],
  ];
  for (const [query, urls] of searches) test(`found by “${query}”`, () => assert.deepEqual(findInList(pages, query).map(({ url }) => url), urls));

  test('have a title from their path', () => {
    assert.deepEqual(['/shop/stoneware-plates', '/', '/a%20b.html?x', '/%'].map(titleFromPath), ['Stoneware plates', '/', 'A b', '%']);
  });

  test('the response to the latest input is shown', async () => {
    const clock = new ManualClock();
    const answers: ((found: readonly Page[]) => void)[] = [];
    const state = new PageSearchState(clock);
    state.setSource(() => new Promise(resolve => answers.push(resolve)));
    state.open();
    state.type('vi');
    state.type('visit');
    clock.pass(debounceMs);
    assert.equal(answers.length, 2);
    answers[1]!(pages.slice(0, 1));
    await Promise.resolve();
    answers[0]!(pages);
    await new Promise(setImmediate);
    assert.deepEqual([state.snapshot.status, state.snapshot.pages.length], ['ready', 1]);
  });

  test('a failure can be tried again', async () => {
    let isBroken = true;
    const state = new PageSearchState(new ManualClock());
    state.setSource(() => (isBroken ? Promise.reject(new Error('offline')) : Promise.resolve(pages)));
    state.open();
    await new Promise(setImmediate);
    assert.equal(state.snapshot.status, 'failed');
    isBroken = false;
    state.open();
    await new Promise(setImmediate);
    assert.equal(state.snapshot.pages.length, pages.length);
  });

  test('the keys go round in the list', async () => {
    const state = new PageSearchState(new ManualClock());
    state.setSource(() => Promise.resolve(pages));
    assert.equal(state.press('ArrowDown'), false);
    state.open();
    await new Promise(setImmediate);
    const places = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'PageUp', 'PageDown', 'Home'].map(key => {
      state.press(key);
      return state.snapshot.active;
    });
    assert.deepEqual(places, [0, 1, 0, 4, 0, 4, -1]);
    assert.equal(state.findByTitle(' visit US ')?.url, '/visit');
  });
});
