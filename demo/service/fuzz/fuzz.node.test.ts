// Runs with npm run test:all: some ten thousand requests.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parse } from 'parse5';
import { paths } from 'site-elements/contract/paths';
import { type OwnerVisitor, startWithOwner } from '../owner-shell/owner-visitor-for-test.js';
import type { TestService } from '../start-for-test.js';
import { declaredInputs, declaredQueries } from './declared-inputs.js';
import { wrongBodies, wrongTexts } from './wrong-values.js';

let run: TestService;
let owner: OwnerVisitor;
before(async () => { ({ run, owner } = await startWithOwner({ uploadsADay: 0 })); });
after(() => run.stop());

const known: Readonly<Record<string, string>> = { formId: 'contact', name: 'x', thread: '/' };
const productPaths = new Set<string>([paths.productReviews, paths.plainReview, paths.product]);
const filled = (path: string, value?: string) =>
  path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(value ?? (name === 'id' && productPaths.has(path) ? 'mug-tide' : (known[name] ?? 'x'))),
  );
/** Far longer than anything takes: what is not answered by then hangs. */
const patienceMs = 60_000;
const ofPrograms =
  /Invalid (?:type|value|length)|Expected \(|Failed query|TypeError|RangeError|SyntaxError|\bundefined\b|\[object |insert into|select "|\n\s+at /;

/** What does not hold of an answer; null where all does. */
async function faultOf(path: string, { accept, ...init }: RequestInit & { accept: string }): Promise<string | null> {
  const answer = await fetch(run.address + path, {
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
    ...init,
    headers: { accept, ...(init.headers as Record<string, string>) },
  });
  const text = await answer.text();
  if (answer.status >= 500) return `${answer.status} ${text.slice(0, 300)}`;
  if (answer.status < 400) return null;
  const words = answer.headers.get('content-type')?.includes('json')
    ? (JSON.parse(text) as { error?: unknown }).error
    : text.replaceAll(/<data hidden[^>]*>|<input[^>]*>|<textarea[^]*?<\/textarea>/g, '');
  if (typeof words !== 'string' || words.trim() === '') return `${answer.status} without words`;
  const [found] = ofPrograms.exec(words) ?? [];
  return found === undefined ? null : `${answer.status} says "${found}"`;
}

const faults: string[] = [];
/** Sends a request, and checks what has to hold of every answer. */
async function send(title: string, path: string, { accept = 'application/json', ...init }: RequestInit & { accept?: string } = {}): Promise<void> {
  const fault = await faultOf(path, { accept, ...init }).catch(String);
  if (fault !== null && faults.length < 50) faults.push(`${title}: ${fault}`);
}
afterEach(() => { assert.deepEqual(faults.splice(0), []); });

const gc = (): void => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};
async function boundedMemory(work: () => Promise<void>): Promise<void> {
  gc();
  const before = process.memoryUsage().heapUsed;
  await work();
  gc();
  const grown = (process.memoryUsage().heapUsed - before) / 2 ** 20;
  assert.ok(grown < 150, `${Math.round(grown)} MB are held that were not before`);
}

const writing = new Set(['POST', 'PUT', 'DELETE']);

test('every call that writes declares its inputs here', () => {
  const routes = run.service.app.routes
    .filter(({ method, path }) => writing.has(method) && path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path}`);
  assert.deepEqual([...new Set(routes)].filter(route => !declaredInputs.has(route)), []);
});

test('no call is brought down by what it does not declare', async () => {
  await boundedMemory(async () => {
    for (const [route, sample] of declaredInputs) {
      const [method, path] = route.split(' ') as [string, string];
      for (const body of wrongBodies(sample))
        await send(`${route} ${body.slice(0, 120)}`, filled(path), { method, body, headers: { 'content-type': 'application/json' } });
    }
  });
});

test('no address is brought down by its parts and its questions', async () => {
  const reading = [...new Set(run.service.app.routes.filter(({ method, path }) => method === 'GET' && !path.includes('*')).map(({ path }) => path))];
  for (const path of reading) {
    const get = (title: string, address: string) =>
      send(title, address, { accept: 'text/html', headers: { cookie: path.startsWith('/owner') ? owner.cookie : '' } });
    for (const text of wrongTexts.filter(one => one.length < 3000)) {
      if (path.includes(':')) await get(`GET ${path} with ${text.slice(0, 60)}`, filled(path, text || ' '));
      for (const name of declaredQueries.get(path) ?? []) {
        const others = path === paths.comments || path === paths.plainComments ? '&thread=/' : '';
        await get(`GET ${path}?${name}=${text.slice(0, 60)}`, `${filled(path)}?${name}=${encodeURIComponent(text)}${name === 'thread' ? '' : others}`);
      }
    }
    for (const name of declaredQueries.get(path) ?? [])
      await get(`GET ${path} with ${name} twice`, `${filled(path)}?${name}=a&${name}=b&__proto__=1&${name}=%ff%fe`);
  }
});

interface Node { nodeName: string; attrs?: { name: string; value: string }[]; childNodes?: Node[] }
interface PageForm { readonly action: string; readonly fields: readonly (readonly [name: string, value: string])[] }

/** The forms of a page, as they declare their inputs. */
function formsOf(markup: string): PageForm[] {
  const all = (node: Node): Node[] => [node, ...(node.childNodes ?? []).flatMap(all)];
  const attribute = (node: Node, name: string) => node.attrs?.find(one => one.name === name)?.value;
  return all(parse(markup) as unknown as Node)
    .filter(node => node.nodeName === 'form' && attribute(node, 'method') === 'post')
    .map(form => ({
      action: attribute(form, 'action') ?? '',
      fields: [
        ...new Map(
          all(form).flatMap(node =>
            ['input', 'textarea', 'select', 'button'].includes(node.nodeName) && attribute(node, 'name')
              ? [[attribute(node, 'name')!, attribute(node, 'value') ?? ''] as const]
              : [],
          ),
        ),
      ],
    }));
}

const pages = [
  '/forms/contact',
  '/forms/newsletter',
  '/comments?thread=/',
  '/products/mug-tide/reviews',
  '/checkout/donate?donatePageId=roof-fund',
  '/checkout/giftcard?giftCardProductId=gift-card',
  '/account/login',
  '/owner/login',
  '/book/first-bowl?start=2026-12-05T10:00:00.000Z',
  paths.ownerBookable + '/new',
  paths.ownerBookable + '/first-bowl',
  paths.ownerForms + '/new',
  paths.ownerForms + '/edit/contact',
  paths.ownerForms,
  paths.ownerProducts + '/new',
  paths.ownerProducts + '/edit/mug-tide',
  paths.ownerCategories + '/new',
  paths.ownerCoupons + '/new',
  paths.ownerShipping + '/new',
  paths.ownerTaxes + '/new',
  paths.ownerReviews,
  paths.ownerComments,
  paths.ownerSubmissions,
  paths.ownerOrders,
  paths.ownerConsent,
];

for (const page of pages) {
  test(`no form of ${page} is brought down by what is filled in`, async () => {
    const headers = { accept: 'text/html', cookie: page.startsWith('/owner') && page !== paths.ownerLogin ? owner.cookie : '' };
    const markup = await (await fetch(run.address + page, { headers })).text();
    for (const { action, fields } of formsOf(markup).filter(form => !form.action.endsWith('/logout')).slice(0, 4)) {
      const post = (title: string, wrong: readonly (readonly [string, string])[]) => {
        const body = new URLSearchParams(wrong.map(([name, value]) => [name, value]));
        return send(`POST ${action} ${title}`, action || page, { method: 'POST', body, accept: 'text/html', headers });
      };
      const typed = fields.filter(([one]) => one !== 'csrf');
      for (const [at, [name]] of typed.entries()) {
        const others = fields.filter(([one]) => one !== name);
        // Large forms have many fields of one kind: each of them gets some of the texts, and all texts come to one of each few.
        for (const text of typed.length <= 12 ? wrongTexts : wrongTexts.filter((_, index) => (index + at) % 9 === 0))
          await post(`${name}=${text.slice(0, 40)}`, [...others, [name, text]]);
        await post(`without ${name}`, others);
        await post(`${name} twice`, [...others, [name, 'a'], [name, 'b']]);
        await post(`${name} with parts`, [...others, [`${name}.x`, 'a'], [`${name}[]`, 'b'], ['__proto__', 'c'], [`${name}.__proto__`, 'd']]);
      }
    }
  });
}
