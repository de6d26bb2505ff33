import assert from 'node:assert/strict';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page, Request } from 'playwright-core';
import { launch, namedFunctions } from './chromium.js';
import { servePages, type PageServer } from './page-server.js';

// The code that docs/form-hosts.md recommends, against stand-ins that respond as those hosts document: status, JSON,
// whether another page may read the response, and the page that follows a plain post.

interface Reply { readonly status?: number; readonly json?: object; readonly page?: string }
interface FormHost {
  readonly action: string;
  /** What a page elsewhere may read; none of it where the host sends no CORS headers. */
  readonly hasCors: boolean;
  /** Its reply to a form that is stored. */
  readonly stores: Reply;
  /** The response of a rejection, and the message that the visitor sees. */
  readonly refuses?: Reply & { readonly said: RegExp; readonly field?: string };
  readonly hidden?: Readonly<Record<string, string>>;
  /** Forms that it takes in place. */
  readonly backends: readonly ('form' | 'json')[];
}

const hosts: Record<string, FormHost> = {
  Formspree: {
    action: 'https://formspree.io/f/xyzabcde',
    hasCors: true,
    backends: ['form', 'json'],
    stores: { json: { ok: true, next: 'https://formspree.io/thanks?language=en' } },
    refuses: {
      status: 422,
      json: { error: 'Validation errors', errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }] },
      said: /check your entries/,
      field: 'should be an email',
    },
  },
  Netlify: {
    action: '/',
    hasCors: false,
    backends: ['form'],
    hidden: { 'form-name': 'contact' },
    stores: { page: '<h1>Thank you!</h1>' },
    refuses: { status: 404, page: '<h1>Page not found</h1>', said: /form/ },
  },
  Basin: {
    action: 'https://usebasin.com/f/0123456789ab',
    hasCors: true,
    backends: ['form', 'json'],
    stores: { json: { success: true, id: 12345 } },
    refuses: { status: 422, json: { error: 'Your submission was marked as spam.' }, said: /marked as spam/ },
  },
  Web3Forms: {
    action: 'https://api.web3forms.com/submit',
    hasCors: true,
    backends: ['form', 'json'],
    hidden: { access_key: '01234567-89ab-cdef-0123-456789abcdef' },
    stores: { json: { success: true, body: { data: { name: 'Ada' }, message: 'Email sent successfully!' } } },
    refuses: { status: 400, json: { success: false, body: { data: {}, message: 'Invalid Access Key' } }, said: /Invalid Access Key/ },
  },
  'FormSubmit, by its AJAX address': {
    action: 'https://formsubmit.co/ajax/your@email.example',
    hasCors: true,
    backends: ['form', 'json'],
    stores: { json: { success: 'true', message: 'The form was submitted successfully.' } },
    refuses: { status: 200, json: { success: 'false', message: 'This form needs Activation.' }, said: /needs Activation/ },
  },
  'FormSubmit, by its plain address': {
    action: 'https://formsubmit.co/your@email.example',
    hasCors: false,
    backends: [],
    stores: { page: '<h1>Are you human?</h1>' },
  },
  Mailchimp: {
    action: 'https://example.us1.list-manage.com/subscribe/post?u=0123&id=4567',
    hasCors: false,
    backends: [],
    stores: { page: '<h1>Almost finished…</h1>' },
  },
  'Google Forms': {
    action: 'https://docs.google.com/forms/d/e/0123/formResponse',
    hasCors: false,
    backends: [],
    stores: { page: '<h1>Your response has been recorded.</h1>' },
  },
};

const form = (backend: string, { action, hidden = {} }: Pick<FormHost, 'action' | 'hidden'>) => `
  <site-form backend="${backend}" loading="eager" success-text="Thank you, it is on its way."><form action="${action.replaceAll('&', '&amp;')}" method="post">
    ${Object.entries(hidden).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`).join('')}
    <p><label>Name <input name="name"></label></p><p><label>Email <input name="email" type="email"></label></p><p><button>Send</button></p>
  </form></site-form><script type="module" src="/v1/auto.js"></script>`;

let browser: Browser;
let server: PageServer;
const pages: Record<string, { body: string }> = {};
before(async () => {
  browser = await launch();
  server = await servePages(pages);
});
after(async () => {
  await browser?.close();
  server?.close();
});

async function open(backend: string, host: Pick<FormHost, 'action' | 'hidden'>, prepare?: (page: Page) => Promise<unknown>) {
  pages['/contact'] = { body: form(backend, host) };
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(namedFunctions);
  await prepare?.(page);
  await page.goto(`${server.url}/contact`);
  await page.waitForSelector('form[novalidate]');
  await page.fill('[name=name]', 'Ada Byron');
  await page.fill('[name=email]', 'ada@example.com');
  return { page, close: () => context.close() };
}

/** A page with the form, filled in; `reply` is what the host answers to a post. */
async function fillIn(backend: string, host: FormHost, reply: Reply) {
  const posts: Request[] = [];
  const target = new URL(host.action, server.url);
  const isTheirs = (url: URL) => url.host === target.host && (target.origin !== server.url || url.pathname === target.pathname);
  const headers: Record<string, string> = host.hasCors ? { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' } : {};
  const { page, close } = await open(backend, host, opened => opened.route(isTheirs, async route => {
    const request = route.request();
    if (request.method() !== 'POST') return route.fulfill({ status: request.method() === 'OPTIONS' ? 204 : 405, headers, body: '' });
    posts.push(request);
    const status = reply.status ?? 200;
    // Who posts plainly is shown a page, whatever the host can do besides.
    if (reply.json && !request.isNavigationRequest()) return route.fulfill({ status, headers, json: reply.json });
    return route.fulfill({ status, headers, contentType: 'text/html', body: reply.page ?? '<h1>Thanks</h1>' });
  }));
  return { page, posts, close };
}

const typed = { name: 'Ada Byron', email: 'ada@example.com' };
const postedBy = (request: Request): Record<string, unknown> => {
  const isJson = request.headers()['content-type']!.startsWith('application/json');
  return isJson ? request.postDataJSON() as Record<string, unknown> : Object.fromEntries(new URLSearchParams(request.postData()!));
};
const isHere = (page: Page) => page.url() === `${server.url}/contact`;

for (const [name, host] of Object.entries(hosts)) {
  describe(name, () => {
    for (const backend of host.backends) {
      test(`takes the form in place, as ${backend}, and the visitor is thanked once`, async () => {
        const { page, posts, close } = await fillIn(backend, host, host.stores);
        await page.click('form button');
        await page.getByText('Thank you, it is on its way.').waitFor();
        assert.ok(isHere(page));
        assert.equal(posts.length, 1);
        assert.deepEqual(postedBy(posts[0]!), { ...host.hidden, ...typed });
        await close();
      });
    }

    const { refuses } = host;
    if (refuses) {
      test('rejects a submission: the visitor sees the reason, and no input is lost', async () => {
        const { page, posts, close } = await fillIn(host.backends[0]!, host, refuses);
        await page.click('form button');
        const summary = page.locator('.site-form-summary').first();
        await summary.waitFor();
        assert.match(await summary.innerText(), refuses.said);
        if (refuses.field) assert.match(await page.locator('.site-form-error').first().innerText(), new RegExp(refuses.field));
        assert.equal(await page.inputValue('[name=name]'), typed.name);
        assert.ok(isHere(page));
        assert.equal(posts.length, 1);
        await close();
      });
    }

    if (!host.hasCors && host.backends.length === 0) {
      test('lets no page read its response: the form is posted plainly, once, and the visitor sees the host\'s own page', async () => {
        const { page, posts, close } = await fillIn('form', host, host.stores);
        await page.click('form button');
        await page.locator('h1').waitFor();
        assert.equal(new URL(page.url()).host, new URL(host.action).host);
        assert.deepEqual(posts.map(request => [request.isNavigationRequest(), postedBy(request)]), [[true, typed]]);
        await close();
      });
    }

    test('takes the form from the browser where nothing else is written', async () => {
      const { page, posts, close } = await fillIn('site', host, host.stores);
      await page.click('form button');
      await page.locator('h1').waitFor();
      assert.deepEqual(posts.map(request => [request.isNavigationRequest(), postedBy(request)]), [[true, { ...host.hidden, ...typed }]]);
      await close();
    });
  });
}

describe('an unknown host', () => {
  /** Asked for real: whether a page may read a response is for the browser to judge. */
  async function startHost(headers: Record<string, string>) {
    const asked: string[] = [];
    const stored: string[] = [];
    const host = createServer(async (request: IncomingMessage, response) => {
      let body = '';
      for await (const part of request) body += String(part);
      asked.push(`${request.method} ${request.url}`);
      if (request.method === 'POST') stored.push(body);
      if (request.method === 'POST' && !headers['access-control-allow-origin']) return void response.writeHead(302, { location: '/thanks' }).end();
      response
        .writeHead(request.method === 'HEAD' ? 405 : 200, { 'content-type': 'text/html', ...headers })
        .end(request.method === 'HEAD' ? '' : '<h1>Thanks</h1>');
    });
    await new Promise<void>(resolve => { host.listen(0, '127.0.0.1', resolve); });
    const stop = () => {
      host.closeAllConnections();
      host.close();
    };
    return { action: `http://127.0.0.1:${(host.address() as AddressInfo).port}/post`, asked, stored, stop };
  }

  test('and that lets no page read its response is asked first, and then posted to plainly, once', async () => {
    const { action, asked, stored, stop } = await startHost({});
    const { page, close } = await open('form', { action });
    await page.click('form button');
    await page.waitForURL('**/thanks');
    assert.deepEqual(asked.filter(line => !line.startsWith('HEAD')), ['POST /post', 'GET /thanks']);
    assert.deepEqual(stored.map(body => Object.fromEntries(new URLSearchParams(body))), [typed]);
    await close();
    stop();
  });

  test('and that lets every page read it takes the form in place', async () => {
    const { action, asked, stored, stop } = await startHost({ 'access-control-allow-origin': '*' });
    const { page, close } = await open('form', { action });
    await page.click('form button');
    await page.getByText('Thank you, it is on its way.').waitFor();
    assert.deepEqual(asked, ['HEAD /post', 'POST /post']);
    assert.deepEqual(stored.map(body => Object.fromEntries(new URLSearchParams(body))), [typed]);
    await close();
    stop();
  });
});
