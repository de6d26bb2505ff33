import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ManualClock } from '../../core/platform/manual-clock.fixture.test.js';
import { excerptOf, highlight } from './matching/highlight.js';
import { facetsOf } from './indexes/facets.js';
import { noneChosen, type SearchAnswer, type SearchHit, type SearchQuestion } from './indexes/search-index.js';
import { isWithin } from './indexes/read-sitemap.js';
import { sectionOf } from './indexes/read-page.js';
import { makeStaticIndex } from './indexes/static-index.js';
import { ResultsState } from './results/results.state.js';
import { readEntry, type SearchEntry } from './indexes/search-entry.js';
import { calmMs, SuggestionsState } from './suggestions/suggestions.state.js';
import { boundQuery, fold, matcherOf, mostLetters, tokenize } from './matching/words.js';

/** With the words that match in brackets. */
const bracketed = (text: string, query: string, found: string[] = []) =>
  highlight(text, matcherOf(query, found)).map(segment => (segment.isMatch ? `[${segment.text}]` : segment.text)).join('');

describe('words', () => {
  for (const [given, expected] of [['CAFÉ', 'cafe'], ['Straße', 'strasse'], ['smørrebrød', 'smorrebrod'], ['İstanbul', 'istanbul'], ['ＡＢＣ', 'abc'], ['שָׁלוֹם', 'שלום'], ['كِتَاب', 'كتاب'], ['が', 'が'], ['한국', '한국']] as const) {
    test(`${given} is compared as ${expected}`, () => assert.equal(fold(given), expected));
  }

  for (const [given, expected] of [
    ['Tide mug, 30 cl', ['tide', 'mug', '30', 'cl']], ['', []], ['!?…', []], ['陶器', ['陶器']], ['手作り陶器', ['手作', '作り', 'り陶', '陶器']], ['A4の紙', ['a4', 'の紙']],
  ] as const) {
    test(`"${given}" is found by ${expected.join(', ') || 'nothing'}`, () => assert.deepEqual(tokenize(given), expected));
  }

  test('a question is bounded, whatever somebody has pasted', () => {
    assert.equal(boundQuery(`  a \n b ${'x'.repeat(1_000_000)}`).length <= mostLetters, true);
    assert.equal(boundQuery('  a \n b '), 'a b');
  });
});

describe('marked words', () => {
  for (const [text, query, expected] of [
    ['A mug and two mugs', 'mug', 'A [mug] and two [mugs]'],
    ['The Café by the cafeteria', 'café', 'The [Café] by the [cafeteria]'],
    ['a bowl', 'a', '[a] bowl'],
    ['手作りの陶器です', '陶器', '[手作りの陶器です]'],
    ['<b>mug</b>', 'mug', '<b>[mug]</b>'],
    ['Nothing here', '', 'Nothing here'],
  ] as const) {
    test(`"${query}" in "${text}"`, () => assert.equal(bracketed(text, query), expected));
  }

  test('what an index took for a word is marked too', () => assert.equal(bracketed('A blue glaze', 'glase', ['glaze']), 'A blue [glaze]'));

  test('an excerpt begins near the words, and is cut between words', () => {
    const text = `${'Lorem ipsum dolor sit amet. '.repeat(20)}The celadon glaze is poured once. ${'Consectetur elit sed do. '.repeat(20)}`;
    const excerpt = excerptOf(text, matcherOf('celadon glaze'));
    assert.match(excerpt, /^… .*The celadon glaze is poured once\..* …$/);
    assert.ok(excerpt.length < 200, excerpt);
    assert.equal(excerptOf('Short.', matcherOf('x')), 'Short.');
    assert.match(excerptOf(text, matcherOf('nowhere')), /^Lorem .* …$/);
  });
});

const entry = (title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({ title, url: `/${title}`, text: '', keywords: '', section: '', kind: '', ...more });
const titlesOf = ({ hits }: SearchAnswer) => hits.map(({ title }) => title.map(({ text }) => text).join(''));
const ask = (query: string, more: Partial<SearchQuestion> = {}): SearchQuestion => ({ query, chosen: noneChosen, offset: 0, limit: 10, ...more });
const { signal } = new AbortController();

describe('an index of entries', () => {
  const entries = [
    entry('Tide mug', { section: 'Shop', kind: 'product', text: 'For tea.' }), entry('Bowl', { section: 'Shop', kind: 'product', text: 'Stands beside a mug.' }),
    entry('Glaze diary', { section: 'Journal', kind: 'article', text: 'The mug of the week, in celadon glaze.' }), entry('Visit', { section: 'Visit', kind: 'page', keywords: 'opening hours' }),
  ];
  const index = makeStaticIndex(entries);
  const found = async (question: SearchQuestion) => titlesOf(await (await index).ask(question, signal));

  test('finds by title first', async () => assert.equal((await found(ask('mug')))[0], 'Tide mug'));
  test('finds beginnings of words', async () => assert.deepEqual(await found(ask('celad')), ['Glaze diary']));
  test('finds words that are misspelled', async () => assert.deepEqual(await found(ask('celedon')), ['Glaze diary']));
  test('finds by keywords', async () => assert.deepEqual(await found(ask('opening')), ['Visit']));
  test('wants all words, and some where nothing has all', async () => {
    assert.deepEqual(await found(ask('mug glaze')), ['Glaze diary']);
    assert.deepEqual(await found(ask('visit zeppelin')), ['Visit']);
  });
  test('finds nothing without words', async () => assert.deepEqual(await found(ask('—')), []));
  test('narrows, counts each facet without itself, and goes on', async () => {
    const all = await (await index).ask(ask('mug', { limit: 1 }), signal);
    assert.deepEqual([all.total, all.hits.length], [3, 1]);
    const narrowed = await (await index).ask(ask('mug', { chosen: { section: ['Journal'], kind: [] } }), signal);
    assert.deepEqual([titlesOf(narrowed), narrowed.facets], [['Glaze diary'], [
      { name: 'section', values: [{ value: 'Shop', count: 2 }, { value: 'Journal', count: 1 }] }, { name: 'kind', values: [{ value: 'article', count: 1 }] },
    ]]);
    assert.equal((await found(ask('mug', { offset: 2 }))).length, 1);
  });
  test('a facet without a value is none', () => assert.deepEqual(facetsOf([entry('A')], noneChosen).flatMap(({ values }) => values), []));
});

describe('entries', () => {
  for (const given of [null, 5, [], {}, { title: 'A' }, { url: '/a' }, { title: 'A', url: 'javascript:alert(1)' }, { title: ' ', url: '/a' }, { title: {}, url: [] }]) {
    test(`${JSON.stringify(given)} is none`, () => assert.equal(readEntry(given), null));
  }
  test('are text, whatever stands in them', () => assert.deepEqual(
    readEntry({ title: ' <b>A</b>\n', url: '/a', description: 'x  y', keywords: ['k', 5, 'l'], section: 5 }),
    { title: '<b>A</b>', url: '/a', text: 'x y', keywords: 'k l', section: '', kind: '' },
  ));
});

test('a path has what lies below it', () => {
  assert.deepEqual(['/shop', '/shop/a', '/shopping', '/'].map(path => isWithin(path, '/shop')), [true, true, false, false]);
  assert.equal(isWithin('/anything', ''), true);
});

test('a section is the first part of a path', () => {
  assert.deepEqual(['/shop/mugs', '/saltmarsh/opening-hours', '/saltmarsh', '/index.html', '/%E9', '/'].map(path => sectionOf(path, '/saltmarsh')), ['Shop', 'Opening hours', '', '', '%E9', '']);
});

const hit = (title: string): SearchHit => ({ title: [{ text: title, isMatch: false }], url: `/${title}`, excerpt: [], section: '', kind: '' });
const answer = (...titles: string[]): SearchAnswer => ({ hits: titles.map(hit), total: titles.length, facets: [] });

/** An index whose answers a test gives, in any order. */
function asked() {
  const questions: { question: SearchQuestion; signal: AbortSignal; answer(given: SearchAnswer | null): Promise<void> }[] = [];
  const give = (question: SearchQuestion, ended: AbortSignal) => new Promise<SearchAnswer>((resolve, reject) => {
    questions.push({ question, signal: ended, answer: async given => { if (given) resolve(given); else reject(new Error('none')); await new Promise(setImmediate); } });
  });
  return { questions, ask: give };
}

describe('suggestions', () => {
  function typing() {
    const clock = new ManualClock();
    const { questions, ask: give } = asked();
    const state = new SuggestionsState({ ask: give, clock });
    const titles = () => state.snapshot.hits.map(({ title }) => title[0]!.text);
    return { clock, questions, state, titles };
  }

  test('ask once the typing rests, and not before two letters', () => {
    const { clock, questions, state } = typing();
    for (const text of ['m', 'mu', 'mug']) { state.type(text); clock.pass(calmMs - 1); }
    assert.equal(questions.length, 0);
    clock.pass(1);
    assert.deepEqual(questions.map(({ question }) => question.query), ['mug']);
  });

  test('take the answer to what was typed last, whatever order answers come in', async () => {
    const { clock, questions, state, titles } = typing();
    state.type('mu');
    clock.pass(calmMs);
    state.type('mug');
    clock.pass(calmMs);
    assert.equal(questions[0]!.signal.aborted, true);
    await questions[1]!.answer(answer('Mug'));
    await questions[0]!.answer(answer('Mural'));
    assert.deepEqual([titles(), state.snapshot.isOpen], [['Mug'], true]);
  });

  test('the keys go round, through the text; the last option asks for all', async () => {
    const { clock, questions, state } = typing();
    state.type('mug');
    clock.pass(calmMs);
    await questions[0]!.answer(answer('Mug', 'Muggle'));
    const places = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'Home'].map(key => { state.press(key); return state.snapshot.active; });
    assert.deepEqual(places, [0, 1, 2, -1, 2, 1, -1]);
    assert.equal(state.press('x'), false);
    state.close();
    assert.deepEqual([state.snapshot.isOpen, state.press('ArrowDown'), state.snapshot.isOpen], [false, true, true]);
  });

  test('a failure is silent, and closing ends what is under way', async () => {
    const { clock, questions, state } = typing();
    state.type('mug');
    clock.pass(calmMs);
    await questions[0]!.answer(null);
    assert.equal(state.snapshot.isOpen, false);
    state.type('bowl');
    state.close();
    clock.pass(calmMs);
    assert.equal(questions.length, 1);
  });
});

describe('results', () => {
  function searching() {
    const { questions, ask: give } = asked();
    const state = new ResultsState({ ask: give });
    return { questions, state, titles: () => state.snapshot.hits.map(({ title }) => title[0]!.text) };
  }

  test('wait, come, are narrowed, and come back', async () => {
    const { questions, state, titles } = searching();
    void state.search('  mug ');
    assert.deepEqual([state.snapshot.status, questions[0]!.question.query], ['loading', 'mug']);
    await questions[0]!.answer(answer('A', 'B'));
    void state.toggle('kind', 'product');
    assert.deepEqual([state.snapshot.status, state.snapshot.isAsking, titles(), questions[1]!.question.chosen], ['ready', true, ['A', 'B'], { section: [], kind: ['product'] }]);
    await questions[1]!.answer(answer('A'));
    void state.toggle('kind', 'product');
    assert.deepEqual(questions[2]!.question.chosen, noneChosen);
  });

  test('more are put behind; more that do not come leave what is there', async () => {
    const { questions, state, titles } = searching();
    void state.search('mug');
    await questions[0]!.answer({ ...answer('A'), total: 3 });
    void state.more();
    void state.more();
    assert.deepEqual([questions.length, questions[1]!.question.offset], [2, 1]);
    await questions[1]!.answer(null);
    assert.deepEqual([state.snapshot.status, titles(), state.snapshot.isAsking, state.snapshot.hasMoreFailed], ['ready', ['A'], false, true]);
    void state.more();
    assert.equal(state.snapshot.hasMoreFailed, false);
    await questions[2]!.answer({ ...answer('B', 'C'), total: 3 });
    assert.deepEqual([titles(), state.snapshot.hasMoreFailed], [['A', 'B', 'C'], false]);
  });

  test('a later search wins; none takes all away; a failure can be mended', async () => {
    const { questions, state, titles } = searching();
    void state.search('one');
    void state.search('two');
    await questions[1]!.answer(answer('Two'));
    await questions[0]!.answer(answer('One'));
    assert.deepEqual(titles(), ['Two']);
    void state.search(' ');
    assert.equal(state.snapshot.status, 'none');
    void state.search('three');
    await questions[2]!.answer(null);
    assert.equal(state.snapshot.status, 'failed');
    void state.again();
    await questions[3]!.answer(answer('Three'));
    assert.deepEqual([state.snapshot.status, titles()], ['ready', ['Three']]);
  });
});
