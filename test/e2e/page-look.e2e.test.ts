// `data-site-look="page"`: elements have the look of the page that they are in, below everything that its author sets.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { parseColor } from '../../core/color/color.js';
import { defaultTheme } from '../../styles/tokens.js';
import { launch, namedFunctions, watch } from './chromium.js';
import { servePages, type PageServer } from './page-server.js';

const look = '<script type="module" data-site-look="page" src="/v1/auto.js"></script>';
const bakery = `<style>
  body { margin: 0; background: #fdf6ef; color: #3b2430; }
  h1, h2 { font-family: "Pots", sans-serif; font-weight: 800; }
  .order { display: inline-block; background: #7d2a5b; color: #fff; border-radius: 30px; padding: 12px 28px; border: 0; transition: background-color 0.1s; }
  .find { border: 2px solid #80606e; border-radius: 6px; background: #fff; color: #222; }
  .night { background: #2b1622; color: #fbe9f2; }
  .dark body { background: #14101a; color: #eee; }
  .dark .order { background: #d58ab8; color: #14101a; }
</style><h1>Pots</h1><a class="order button" href="#a">Order now</a><input class="find" aria-label="Find"><h2>Write</h2>`;
const form = `<site-form loading="eager" id="form"><form action="/sent" method="post"><label for="n">Name</label><input id="n" name="n"><button id="send">Send</button></form></site-form>`;

let browser: Browser;
let server: PageServer;
before(async () => {
  browser = await launch();
  server = await servePages({});
});
after(async () => {
  await browser?.close();
  server?.close();
});

async function open(body: string, { head = look, policy = '', html = '' } = {}): Promise<{ page: Page; heard: ReturnType<typeof watch> }> {
  const page = await browser.newPage();
  await page.addInitScript(namedFunctions);
  const heard = watch(page);
  const written = `<!doctype html><html lang="en" ${html}><head><meta charset="utf-8"><title>Test</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
  await page.route(`${server.url}/`, route =>
    route.fulfill({ contentType: 'text/html', body: written, headers: policy ? { 'content-security-policy': policy } : {} }));
  await page.goto(server.url);
  await page.waitForFunction(() => [...document.querySelectorAll('site-form')].every(element => 'updateComplete' in element));
  await page.evaluate(() => Promise.all([...document.querySelectorAll('site-form')].map(element => (element as Element & { updateComplete: Promise<void> }).updateComplete)));
  return { page, heard };
}

/** What the form's button and field look like. */
const seen = (page: Page, id = 'form') => page.evaluate(id => {
  const [button, field] = ['button', 'input'].map(name => getComputedStyle(document.querySelector(`#${id} ${name}`)!)) as [CSSStyleDeclaration, CSSStyleDeclaration];
  return {
    button: button.backgroundColor, text: button.color, corner: button.borderRadius,
    line: field.borderTopColor, field: field.backgroundColor, fieldCorner: field.borderRadius,
  };
}, id);
/** Resolves when the form's button has that color. */
const hasColor = (page: Page, color: string) =>
  page.waitForFunction(button => getComputedStyle(document.querySelector('#send')!).backgroundColor === button, color);
const plum = {
  button: 'rgb(125, 42, 91)', text: 'rgb(255, 255, 255)', corner: '30px', line: 'rgb(128, 96, 110)', field: 'rgb(255, 255, 255)', fieldCorner: '6px',
};
/** As browsers write it, with commas. */
const { red, green, blue: b } = parseColor(defaultTheme.accent.light)!;
const blue = `rgb(${[red, green, b].map(channel => channel * 255).join(', ')})`;

describe('the page\'s own look', () => {
  test('reaches a form, without a word on the console', async () => {
    const { page, heard } = await open(bakery + form);
    assert.deepEqual(await seen(page), plum);
    assert.deepEqual(heard.console, []);
    await page.close();
  });

  test('is there when the element draws for the first time', async () => {
    const first = `<script>new MutationObserver(() => {
      const element = document.querySelector('#form:defined');
      if (element && !globalThis.first) globalThis.first = getComputedStyle(document.querySelector('#send')).backgroundColor;
    }).observe(document, { childList: true, subtree: true, attributes: true });</script>`;
    const { page } = await open(bakery + form, { head: first + look });
    assert.equal(await page.evaluate(() => (globalThis as { first?: string }).first), plum.button);
    await page.close();
  });

  for (const [name, body, html, head, expected] of [
    ['without data-site-look', bakery + form, '', look.replace('data-site-look="page"', ''), { button: blue, corner: '8px' }],
    ['with data-site-look="off" on <html>', bakery + form, 'data-site-look="off"', look, { button: blue, corner: '8px' }],
    ['in a part of the page with data-site-look="off"', `${bakery}<div data-site-look="off">${form}</div>`, '', look, { button: blue, corner: '8px', fieldCorner: '8px' }],
    ['below a property on the element', bakery + form.replace('id="form"', 'id="form" style="--site-accent: #006600"'), '', look, { button: 'rgb(0, 102, 0)', corner: '30px' }],
    ['below a property on :root', `${bakery}<style>:root { --site-accent: #006600; --site-radius: 2px }</style>${form}`, '', look,
      { button: 'rgb(0, 102, 0)', corner: '2px', fieldCorner: '2px', line: plum.line }],
    ['below a palette', `<site-palette seed="#006600" loading="eager"></site-palette>${bakery}${form}`, '', look, { button: 'rgb(0, 102, 0)', corner: '30px' }],
    ['on a dark part of the page', `${bakery}<div class="night">${form}</div>`, '', look, { ...plum, line: 'rgb(128, 96, 110)' }],
  ] as const) {
    test(name, async () => {
      const { page } = await open(body, { html, head });
      if ('button' in expected) await hasColor(page, expected.button); // a palette comes when it comes, and a button's color moves to it
      const all: Record<string, string> = await seen(page);
      assert.deepEqual(Object.fromEntries(Object.keys(expected).map(key => [key, all[key]])), expected);
      await page.close();
    });
  }

  test('differs by what lies behind an element', async () => {
    const { page } = await open(`${bakery}${form}<div class="night">${form.replaceAll('"form"', '"below"').replaceAll('"n"', '"m"')}</div>`);
    const surfaces = await page.evaluate(() => ['form', 'below'].map(id => getComputedStyle(document.getElementById(id)!).getPropertyValue('--_surface')));
    assert.deepEqual(surfaces, ['rgb(253 246 239)', 'rgb(43 22 34)']);
    const names = await page.evaluate(() => document.getElementById('below')!.getAttributeNames());
    assert.deepEqual(names, ['loading', 'id'], 'nothing is written into the author\'s markup');
    await page.close();
  });

  for (const [name, act, expected] of [
    ['the page\'s dark switch', () => document.documentElement.classList.add('dark'), { button: 'rgb(213, 138, 184)', text: 'rgb(20, 16, 26)' }],
    ['a style sheet that comes late', () => {
      const style = document.createElement('style');
      style.textContent = '.order { background: #004d40 !important; border-radius: 0 !important }';
      document.head.append(style);
    }, { button: 'rgb(0, 77, 64)', corner: '0px' }],
    ['a style sheet that comes late into the body', () => {
      const style = document.createElement('style');
      style.textContent = '.order { background: #004d40 !important; border-radius: 0 !important }';
      document.querySelector('.order')!.after(style);
    }, { button: 'rgb(0, 77, 64)', corner: '0px' }],
    ['the dark switch of a body that has replaced the first one', async () => {
      const body = document.body.cloneNode(true) as HTMLElement;
      const style = document.createElement('style');
      style.textContent = 'body.dark { background: #14101a; color: #eee }';
      body.prepend(style);
      document.body.replaceWith(body);
      await new Promise(resolve => { requestAnimationFrame(() => requestAnimationFrame(resolve)); });
      body.classList.add('dark');
    }, { button: 'rgb(213, 138, 184)', text: 'rgb(20, 16, 26)' }],
    ['the text of a style sheet that is written late', () => {
      const style = document.querySelector('style')!;
      document.head.append(style);
      style.append('.order { background: #004d40; border-radius: 0 }');
    }, { button: 'rgb(0, 77, 64)', corner: '0px' }],
    ['a style sheet that is removed', () => {
      document.head.append(document.querySelector('style')!);
      document.querySelector('style')!.remove();
    }, { button: blue }],
    ['a style sheet that is turned off', () => {
      document.head.append(document.querySelector('style')!);
      document.querySelector('style')!.media = 'print';
    }, { button: blue }],
    ['being asked again', () => {
      document.querySelector<HTMLElement>('.order')!.style.backgroundColor = '#004d40';
      document.getElementById('form')!.setAttribute('data-site-look', 'page');
    }, { button: 'rgb(0, 77, 64)' }],
    ['being turned off', () => document.documentElement.setAttribute('data-site-look', 'off'), { button: blue, corner: '8px' }],
  ] as const) {
    test(`follows ${name}`, async () => {
      const { page } = await open(bakery + form);
      assert.equal((await seen(page)).button, plum.button);
      await page.evaluate(act);
      await hasColor(page, expected.button);
      const after: Record<string, string> = await seen(page);
      assert.deepEqual(Object.fromEntries(Object.keys(expected).map(key => [key, after[key]])), expected);
      await page.close();
    });
  }

  test('is adjusted if it is not readable, and the console reports it once', async () => {
    const { page, heard } = await open(`<style>.order { background: #ff9a3c; color: #fff; border-radius: 4px; border: 0 }</style><button class="order">Buy</button>${form}${form.replaceAll('"form"', '"b"').replaceAll('"n"', '"m"')}`);
    assert.deepEqual(heard.console, ['warning: page look: the page\'s main button (rgb(255 154 60) on rgb(255 255 255)) has too little contrast; the elements use rgb(189 91 0).']);
    assert.equal((await seen(page)).button, 'rgb(189, 91, 0)');
    await page.close();
  });

  test('holds under a strict policy, and with two copies of the library', async () => {
    const strict = await browser.newPage();
    const told = watch(strict);
    const sheet = /<style>([^]*)<\/style>/.exec(bakery)![1]!;
    await strict.route('**/bakery.css', route => route.fulfill({ contentType: 'text/css', body: sheet }));
    await strict.route(`${server.url}/`, route => route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': "default-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'" },
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Test</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/bakery.css">${look}${look.replace('/v1/', '/v2/')}</head><body>${bakery.replace(/<style>[^]*<\/style>/, '')}${form}</body></html>`,
    }));
    await strict.goto(server.url);
    await hasColor(strict, plum.button);
    assert.deepEqual(await seen(strict), plum);
    assert.deepEqual(told.console.filter(line => /look|policy|Trusted/i.test(line)), []);
    await strict.close();
  });
});
