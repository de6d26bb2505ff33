import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startWithOwner } from './owner-shell/owner-visitor-for-test.js';
import { startForTest, type TestService } from './start-for-test.js';

const words = 'Sand & <salt>, "all" of it';
const escaped = 'Sand &amp; &lt;salt&gt;, &quot;all&quot; of it';
const long = `${words}\r\nand a second line`;

let run: TestService;
let full: TestService;
before(async () => {
  run = await startForTest({ owner: { password: 'correct horse battery' } });
  // Every request is refused, regardless of its content: the check runs before any route.
  full = await startForTest({ space: async () => ({ free: 0, all: 2 ** 40 }), owner: { password: 'correct horse battery' } });
});
after(() => Promise.all([run.stop(), full.stop()]));

const post = (service: TestService, path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(service.address + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams(fields),
  });

/** Every form that works without scripts, and what a visitor types into it. */
const forms: [path: string, typed: Record<string, string>, added?: Record<string, string>][] = [
  ['/products/mug-dune/reviews', { rating: '5', title: 'A mug', text: long, name: 'Ada' }, { orderToken: 'x'.repeat(32) }],
  ['/comments', { name: 'Ada', text: long }, { thread: '/journal', _key: 'k' }],
  ['/forms/contact', { name: 'Ada', email: 'ada@example.com', message: long }],
  ['/forms/newsletter', { email: 'ada@example.com' }],
  ['/commerce/goto-checkout', { email: 'ada@example.com', name: 'Ada', address: long }, { cart: '[]' }],
  ['/checkout/order', { email: 'ada@example.com', name: 'Ada', address: long, giftCard: 'ABC' }, { cartToken: 'x', key: 'k' }],
  ['/checkout/donate?donatePageId=roof-fund', { amount: '12.50' }],
  ['/checkout/giftcard?giftCardProductId=gift-card', { greeting: long }],
  ['/account/login', { email: 'ada@example.com' }],
];
const shown = (text: string) => text.replaceAll('\r', '').replaceAll(words, escaped);

describe('a form without scripts that is refused before its page is asked', () => {
  for (const [path, typed, added = {}] of forms) {
    test(`${path} brings back what was typed, to be sent again`, async () => {
      const answer = await post(full, path, { ...typed, ...added });
      assert.deepEqual([answer.status, answer.headers.has('retry-after')], [503, true]);
      const page = (await answer.text()).replaceAll('\r', '');
      assert.ok(page.includes(`<form method="post" action="${path}">`), page);
      for (const [name, text] of Object.entries(typed)) {
        const one = text.includes('\n') ? `name="${name}" rows="6">\n${shown(text)}</textarea>` : `name="${name}" value="${shown(text)}"`;
        assert.ok(page.includes(one), `${name}: ${page}`);
      }
      for (const [name, text] of Object.entries(added)) assert.ok(page.includes(`<input type="hidden" name="${name}" value="${text}">`), name);
    });
  }

  test('is reported in the visitor\'s language', async () => {
    const page = await (await post(full, '/comments', { thread: '/', name: 'Ada', text: 'Hallo' }, { 'accept-language': 'de' })).text();
    assert.match(page, /Was Sie geschrieben haben[^]*<bdi>Name<\/bdi>[^]*Noch einmal senden/);
  });

  const silent: [title: string, path: string, fields: Record<string, string>, headers?: Record<string, string>][] = [
    ['a password', '/account/login', { password: 'secret-words' }],
    ['what the page says is a password', '/forms/contact', { pin: 'secret-words', _passwords: 'pin, other' }],
    ['what another site has posted', '/comments', { text: 'secret-words' }, { 'sec-fetch-site': 'cross-site' }],
    ['more than any form is', '/comments', { text: `secret-words ${'x'.repeat(70_000)}` }],
    ['what asks for no page', '/comments', { text: 'secret-words' }, { accept: 'application/json' }],
  ];
  for (const [title, path, fields, headers] of silent) {
    test(`never repeats ${title}`, async () => assert.doesNotMatch(await (await post(full, path, fields, headers)).text(), /secret-words/));
  }
});

describe('a form without scripts that its route refuses', () => {
  const rows: [title: string, path: string, fields: Record<string, string>, status: number][] = [
    ['a review without stars', '/products/mug-dune/reviews', { title: 'A mug', text: long, name: 'Ada' }, 400],
    ['a review with stars that there are not', '/products/mug-dune/reviews', { rating: '6', title: 'A mug', text: long, name: 'Ada' }, 400],
    [
      'a review whose headline is too long',
      '/products/mug-dune/reviews',
      { rating: '5', title: 'x'.repeat(121), text: long, name: 'Ada' },
      400,
    ],
    [
      'a review with the token of another order',
      '/products/mug-dune/reviews',
      { rating: '5', title: 'A mug', text: long, name: 'Ada', orderToken: 'a'.repeat(32) },
      403,
    ],
    ['a review of a product that is gone', '/products/nothing/reviews', { rating: '5', title: 'A mug', text: long, name: 'Ada' }, 404],
    ['a comment without a name', '/comments', { thread: '/', text: long, name: ' ' }, 400],
    ['a comment without a thread', '/comments', { text: long, name: 'Ada' }, 400],
    ['a form with an invalid email', '/forms/contact', { email: 'x', message: long }, 400],
    ['a form that is gone', '/forms/nothing', { message: long }, 404],
    ['a donation that is no longer offered', '/checkout/donate?donatePageId=nothing', { amount: words }, 404],
    ['a gift card of a value that there is not', '/checkout/giftcard?giftCardProductId=gift-card', { sku: 'x', greeting: long }, 404],
    ["a page of the owner's after its session has ended", '/owner/orders/1/mail', { subject: 'Yours', text: long }, 401],
  ];
  for (const [title, path, fields, status] of rows) {
    test(`brings back ${title}`, async () => {
      const answer = await post(run, path, fields);
      const page = (await answer.text()).replaceAll('\r', '');
      assert.equal(answer.status, status, page);
      for (const text of Object.values(fields).filter(one => one.includes('Sand'))) assert.ok(page.includes(shown(text)), page);
      assert.doesNotMatch(page.replace(/<data hidden[^>]*>/, ''), /Invalid|Expected|is missing\./);
    });
  }

  test('login brings back the address and the tick, and never the password', async () => {
    const page = await (await post(run, '/account/login', { email: 'ada@example.com', password: 'secret-words', rememberMe: 'true', next: '/' })).text();
    assert.match(page, /name="email" value="ada@example\.com"[^]*name="rememberMe" value="true" checked/);
    assert.doesNotMatch(page, /secret-words/);
    assert.doesNotMatch(await (await post(run, '/account/login', { email: 'ada@example.com', password: '' })).text(), /<p role="alert">[^<]*(&quot;|Invalid)/);
  });
});

describe('a form without scripts that is larger than its route accepts', () => {
  const huge = `${words} ${'x'.repeat(300_000)}`;
  const rows: [path: string, field: string][] = [
    ['/products/mug-dune/reviews', 'text'],
    ['/comments', 'text'],
    ['/forms/contact', 'message'],
    ['/forms/newsletter', 'email'],
    ['/commerce/goto-checkout', 'address'],
    ['/checkout/order', 'address'],
    ['/checkout/donate?donatePageId=roof-fund', 'amount'],
    ['/checkout/giftcard?giftCardProductId=gift-card', 'greeting'],
    ['/account/login', 'email'],
  ];
  for (const [path, field] of rows) {
    test(`${path} brings back what was typed, to be shortened, and says which field is the longest`, async () => {
      const answer = await post(run, path, { first: words, [field]: huge, _key: 'k', password: 'secret-words' });
      assert.equal(answer.status, 413);
      const page = await answer.text();
      assert.match(page, /more than (?:256|8) KB[^]*longest field is “[^”]+”, with 300,\d{3} characters/);
      assert.ok(page.includes(`<form method="post" action="${path}">`) && page.includes('<input type="hidden" name="_key" value="k">'), page.slice(0, 2000));
      assert.ok(page.includes(`name="first" value="${escaped}"`) && page.includes(`name="${field}" rows="6">\n${escaped} ${'x'.repeat(300_000)}</textarea>`));
      assert.doesNotMatch(page, /secret-words|readonly/);
    });
  }

  test('is accepted once it was shortened there', async () => {
    const page = await (await post(run, '/forms/contact', { _key: await run.key('contact'), name: 'Ada', email: 'ada@example.com', message: huge })).text();
    const fields = [...page.matchAll(/name="(\w+)"(?: rows="6">\n| value=")([^"<]*)/g)].map(([, name, value]) => [name!, value!.slice(0, 100)]);
    const stored = await run.stored();
    assert.equal((await post(run, '/forms/contact', Object.fromEntries(fields))).status, 303);
    assert.equal(await run.stored(), stored + 1);
  });

  /** As a browser sends it: its length stands before it. */
  const postFiles = (path: string, parts: readonly (readonly [name: string, value: string | File])[], headers: Record<string, string> = {}) => {
    const body = new FormData();
    for (const [name, value] of parts) body.append(name, value);
    return fetch(run.address + path, {
      method: 'POST',
      redirect: 'manual',
      body,
      headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin', ...headers },
    });
  };
  const video = (name: string) => ['photos', new File([new Uint8Array(33 * 1024 * 1024)], name)] as const;

  test('with files brings back the fields before them, and leads to the Back button for the rest', async () => {
    const answer = await postFiles('/forms/contact', [['name', 'Ada'], ['message', long], ['password', 'secret-words'], video('a.mp4'), ['after', 'x']]);
    assert.equal(answer.status, 413);
    const page = (await answer.text()).replaceAll('\r', '');
    assert.match(page, /more than 32 MB[^]*Go back to change it[^]*name="name" readonly value="Ada"/);
    assert.ok(page.includes(shown(long)), page);
    assert.doesNotMatch(page, /secret-words|<form/);
  });

  test('with too much text beside its files brings back the text, and does not send it again without them', async () => {
    const answer = await postFiles('/forms/contact', [['photos', new File(['abc'], 'a.jpg')], ['name', 'Ada'], ['message', huge]]);
    assert.equal(answer.status, 413);
    const page = await answer.text();
    assert.match(page, /Go back to change it[^]*name="name" readonly value="Ada"[^]*xxxxx<\/textarea>/);
    assert.doesNotMatch(page, /<form/);
  });

  test('is led to the Back button where it is too large to be repeated, or has begun with its file', async () => {
    for (const answer of [
      await post(run, '/comments', { text: 'x'.repeat(2_000_000) }),
      await postFiles('/forms/contact', [video('a.mp4'), ['name', 'Ada']]),
    ]) {
      assert.equal(answer.status, 413);
      assert.match(await answer.text(), /<p>Go back to change it: most browsers keep what you typed\.<\/p>/);
    }
  });

  test('in the product editor brings back the owner\'s words', async () => {
    const { run: shop, owner } = await startWithOwner();
    try {
      const page = await (await fetch(`${shop.address}/owner/products/edit/mug-tide`, { headers: { accept: 'text/html', cookie: owner.cookie } })).text();
      const [, csrf = ''] = /name="csrf" value="([^"]+)"/.exec(page) ?? [];
      const body = new FormData();
      for (const [name, value] of [
        ['csrf', csrf],
        ['name', 'Mug Tide'],
        ['description', long],
        ['picture', video('a.jpg')[1]],
      ] as const)
        body.append(name, value);
      const answer = await fetch(`${shop.address}/owner/products/edit/mug-tide`, {
        method: 'POST',
        body,
        headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin', cookie: owner.cookie },
      });
      assert.equal(answer.status, 413);
      assert.ok((await answer.text()).replaceAll('\r', '').includes(shown(long)));
    } finally {
      await shop.stop();
    }
  });
});

test('a review is sent once, however often the page after it is loaded again', async () => {
  const answer = await post(run, '/products/mug-dune/reviews', { rating: '5', title: '', text: 'Lovely', name: 'Ada' });
  assert.deepEqual([answer.status, answer.headers.get('location')], [303, '/products/mug-dune/reviews?sent=read']);
  assert.match(await (await fetch(run.address + answer.headers.get('location')!, { headers: { accept: 'text/html' } })).text(), /We read reviews before/);
});
