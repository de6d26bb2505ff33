import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { paths } from 'site-elements/contract/paths';
import { analyticsCounts, analyticsErrors, analyticsVitals } from '../modules/visits/visits.schema.js';
import { comments } from '../modules/comments/comments.schema.js';
import { subscribers } from '../modules/newsletter/newsletter.schema.js';
import { products, reviews } from '../modules/shop/shop.schema.js';
import { startForTest, type TestService } from '../start-for-test.js';
import { loginPath } from './owner-paths.js';
import { findUntranslated } from './find-untranslated.js';
import { type OwnerVisitor, ownerVisitor } from './owner-visitor-for-test.js';

const password = 'correct horse battery';
let run: TestService;
let owner: OwnerVisitor;
before(async () => {
  run = await startForTest({ owner: { password } });
  owner = await ownerVisitor(run, password);
  const { database } = run.service;
  const day = new Date().toISOString().slice(0, 10);
  const counted = {
    event: [
      'button pressed: 7',
      'form seen: 7',
      'quick view',
      'overlay: close',
      '(other)',
      'audio 0%: 7',
      'audio 50%: 7',
      'video 0%: 7',
      'video 100%: 7',
    ],
    search: ['7'],
    'search without results': ['7'],
    'active seconds': ['/7'],
    page: ['/7'],
    consent: ['accepted', 'declined', 'unasked'],
    referrer: ['(direct)'],
    hit: [''],
  };
  await database.insert(analyticsCounts).values(Object.entries(counted).flatMap(([kind, names]) => names.map(name => ({ day, kind, name, count: 2 }))));
  await database.insert(analyticsVitals).values([1, 50].map(bucket => ({ day, metric: 'LCP', page: '/', element: '', bucket, count: 1 })));
  await database
    .insert(analyticsErrors)
    .values({ day, fingerprint: '1', message: '7', stack: '7', page: '/', element: '', version: '1', settings: '{}', count: 1 });
  await database.insert(comments).values([
    { id: randomUUID(), key: randomUUID(), thread: '/7', name: '7', text: '7', state: 'spam', suspicion: 'more than 2 links' },
    { id: randomUUID(), key: randomUUID(), thread: '/7', name: '7', text: '7', state: 'waiting' },
  ]);
  await database.insert(subscribers).values({ email: '7@example.com', formId: 'newsletter' });
  const [product] = await database.select().from(products);
  await database.delete(reviews); // those of the demo are English
  await database.insert(reviews).values({ id: randomUUID(), productId: product!.id, rating: 4, title: '7', text: '7', name: '7' });
});
after(() => run.stop());

/** Names that people gave, and words that are the same in the languages asked for. */
const sameInAll = /^(ID|CSV|CSRF|Spam \(\d\)|Spam|<?[a-z]+-[a-z-]+>?|LCP|CLS|INP|TTFB|FCP)$/;

describe('the owner’s pages', () => {
  for (const path of [paths.owner, paths.ownerSubscribers, paths.ownerComments, `${paths.ownerComments}?state=spam`, paths.ownerReviews, loginPath]) {
    test(`leave nothing in English: ${path}`, async () => {
      const [english, ...others] = await Promise.all(['en', 'pl', 'ja'].map(language => owner.speaking(language).read(path)));
      for (const other of others) assert.deepEqual(findUntranslated(english!, other).filter(words => !sameInAll.test(words)), []);
    });
  }

  test('are written from right to left, with numbers and days as the language writes them', async () => {
    const page = await owner.speaking('he').read(paths.owner);
    assert.match(page, /<html lang="he" dir="rtl">[^]*<nav aria-label="בעלי האתר">[^]*<h1>ביקורים<\/h1>[^]*<b class="sum">2<\/b> ב־28 ימים/);
    assert.match(await owner.speaking('de').read(paths.owner), /<th scope="row">\d\d\.\d\d\.20\d\d<\/th><td>2<\/td>/);
  });

  test('refuse who is not logged in, and a wrong password, in their language', async () => {
    const headers = { 'accept': 'text/html', 'accept-language': 'fr' };
    const refused = await fetch(run.address + paths.ownerComments, { method: 'POST', headers, redirect: 'manual' });
    assert.deepEqual([refused.status, /Connectez-vous d’abord à \/owner\/login\./.test(await refused.text())], [401, true]);
    const login = await fetch(run.address + loginPath, { headers });
    const csrf = /name="csrf" value="([^"]+)"/.exec(await login.text())![1]!;
    const wrong = await fetch(run.address + loginPath, {
      method: 'POST',
      headers: { ...headers, cookie: login.headers.getSetCookie()[0]!.split(';')[0]! },
      body: new URLSearchParams({ csrf, password: 'battery horse' }),
    });
    assert.match(await wrong.text(), /<p role="alert">Mot de passe incorrect\.<\/p>/);
  });

  test('give the subscribers as a file with headings in it', async () => {
    assert.match(await owner.speaking('nl').read(paths.ownerSubscribersFile), /^Aangemeld \(UTC\),E-mail,/);
  });
});
