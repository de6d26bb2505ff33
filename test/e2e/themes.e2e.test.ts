// `data-site-theme` and the sheets in `themes/`: a theme lies above `<site-palette>` and the page's own look, and below what the author sets.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { parseColor } from '../../core/color/color.js';
import { defaultTheme } from '../../styles/tokens.js';
import { themes, type ThemeId } from '../../core/look/themes.js';
import { launch, namedFunctions, watch } from './chromium.js';
import { servePages, type PageServer } from './page-server.js';

const script = '<script type="module" src="/v1/auto.js"></script>';
const look = script.replace(' src', ' data-site-look="page" src');
const linkTo = (name: ThemeId) => `<link rel="stylesheet" href="/v1/themes/${name}.css">`;
const context = (theme: unknown) => `<script type="application/json" data-site-context>${JSON.stringify({ theme })}</script>`;
const plumTheme = { values: { accent: { light: '#7d2a5b', dark: '#f0b8d8' } } };
const form = `<site-form loading="eager" id="form"><form action="/sent" method="post"><label for="n">Name</label><input id="n" name="n"><button id="send">Send</button></form></site-form>`;
const second = form.replaceAll('"form"', '"below"').replaceAll('"n"', '"m"').replace('"send"', '"sendBelow"');
const palette = '<site-palette seed="#006600" loading="eager"></site-palette>';
const shop = '<style>.order { background: #7d2a5b; color: #fff; border-radius: 30px; border: 0 }</style><button class="order button">Order</button>';

/** As browsers write it, with commas. */
function rgb(color: string): string {
  const { red, green, blue } = parseColor(color)!;
  return `rgb(${[red, green, blue].map(channel => Math.round(channel * 255)).join(', ')})`;
}
const accentOf = (name: ThemeId, scheme: 'light' | 'dark' = 'light') => rgb(themes[name].values.accent![scheme]);
const [author, blue, plum, green] = [rgb('#123456'), rgb(defaultTheme.accent.light), rgb('#7d2a5b'), rgb('#006600')];

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

interface Written { readonly head?: string; readonly html?: string; readonly policy?: string; readonly options?: BrowserContextOptions }

async function open(body: string, { head = script, html = '', policy = '', options = {} }: Written = {}): Promise<{ page: Page; heard: ReturnType<typeof watch> }> {
  const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce', ...options });
  await page.addInitScript(namedFunctions);
  const heard = watch(page);
  const written = `<!doctype html><html lang="en" ${html}><head><meta charset="utf-8"><title>Test</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
  await page.route(`${server.url}/`, route =>
    route.fulfill({ contentType: 'text/html', body: written, headers: policy ? { 'content-security-policy': policy } : {} }));
  await page.goto(server.url);
  await page.waitForFunction(() => [...document.querySelectorAll('site-form')].every(element => 'updateComplete' in element)
    && [...document.querySelectorAll('site-palette')].every(element => element.matches(':defined')));
  await page.evaluate(() => Promise.all([...document.querySelectorAll('site-form')].map(element => (element as Element & { updateComplete: Promise<void> }).updateComplete)));
  return { page, heard };
}

/** The color of a form's button. */
const buttonOf = (page: Page, id = 'send') => page.evaluate(id => getComputedStyle(document.getElementById(id)!).backgroundColor, id);
/** Resolves when a form's button has that color; fails with the one that it has. */
async function hasColor(page: Page, color: string, id = 'send'): Promise<void> {
  await page.waitForFunction(([color, id]) => getComputedStyle(document.getElementById(id!)!).backgroundColor === color, [color, id], { timeout: 10_000 })
    .catch(() => undefined);
  assert.equal(await buttonOf(page, id), color);
}

describe('a theme', () => {
  for (const [name, body, written, expected] of [
    ['is the default without one', form, {}, blue],
    ['is one more line to paste', form, { head: linkTo('paper') + script }, accentOf('paper')],
    ['may stand on the script', form, { head: script.replace(' src', ' data-site-theme="paper" src') }, accentOf('paper')],
    ['may stand on <html>', form, { html: 'data-site-theme="paper"' }, accentOf('paper')],
    ['may stand on a part of the page', `<div data-site-theme="paper">${form}</div>`, {}, accentOf('paper')],
    ['may stand on an element', form.replace('id="form"', 'id="form" data-site-theme="paper"'), {}, accentOf('paper')],
    ['of a part comes before that of the page', `<div data-site-theme="terminal">${form}</div>`, { head: linkTo('paper') + script }, accentOf('terminal')],
    ['of <html> comes before that of the script', form,
      { head: script.replace(' src', ' data-site-theme="terminal" src'), html: 'data-site-theme="paper"' }, accentOf('paper')],
    // Precedence, rung by rung.
    ['lies below a property on the element', form.replace('id="form"', 'id="form" style="--site-accent: #123456"'), { html: 'data-site-theme="paper"' }, author],
    ['lies below a property on :root', `<style>:root { --site-accent: #123456 }</style>${form}`, { html: 'data-site-theme="paper"' }, author],
    ['lies below a property on :root, before its link', form, { head: `<style>:root { --site-accent: #123456 }</style>${linkTo('paper')}${script}` }, author],
    ['lies below a property on :root, in a part too', `<style>:root { --site-accent: #123456 }</style><div data-site-theme="paper">${form}</div>`, {}, author],
    ['lies above a palette', palette + form, { html: 'data-site-theme="paper"' }, accentOf('paper')],
    ['lies above a palette, by its link', palette + form, { head: linkTo('paper') + script }, accentOf('paper')],
    ['lies above a palette, in a part', `${palette}<div data-site-theme="paper">${form}</div>`, {}, accentOf('paper')],
    ['lies above the page\'s own look', shop + form, { head: linkTo('paper') + look }, accentOf('paper')],
    ['lies above the page\'s own look, in a part', `${shop}<div data-site-theme="paper">${form}</div>`, { head: look }, accentOf('paper')],
    ['lies above data-site-look="off"', `${shop}<div data-site-look="off" data-site-theme="paper">${form}</div>`, { head: look }, accentOf('paper')],
    ['leaves a palette alone outside of its part', `${palette}${form}<div data-site-theme="paper">${second}</div>`, {}, green],
    ['leaves the page\'s own look alone outside of its part', `${shop}${form}<div data-site-theme="paper">${second}</div>`, { head: look }, plum],
    ['leaves the default alone outside of its part', `${form}<div data-site-theme="paper">${second}</div>`, {}, blue],
    ['of the site context is one of the library', form, { head: context('paper') + script }, accentOf('paper')],
    ['of the site context has values of the page', form, { head: context(plumTheme) + script }, plum],
    ['of the site context has values over those of the library', form, { head: context({ name: 'paper', ...plumTheme }) + script }, plum],
    ['of the site context follows the color scheme', form, { head: context(plumTheme) + script, html: 'style="color-scheme: dark"' }, rgb('#f0b8d8')],
    ['of the site context may come after the script', form + context(plumTheme), {}, plum],
    ['of the site context lies below a property on :root', `<style>:root { --site-accent: #123456 }</style>${form}`, { head: context(plumTheme) + script }, author],
    ['of the site context lies below a property on the element', form.replace('id="form"', 'id="form" style="--site-accent: #123456"'), { head: context(plumTheme) + script }, author],
    ['of the site context lies above a palette', palette + form, { head: context(plumTheme) + script }, plum],
    ['of the site context lies above the page\'s own look', shop.replaceAll('7d2a5b', '006600') + form, { head: context(plumTheme) + look }, plum],
    ['of the site context is complete: the page\'s own look is not read for the rest', shop + form, { head: context({ values: { radius: '2px' } }) + look }, blue],
    ['of the site context lies below that of the script', form, { head: context(plumTheme) + script.replace(' src', ' data-site-theme="paper" src') }, accentOf('paper')],
    ['of the site context lies below that of <html>', form, { head: context(plumTheme) + script, html: 'data-site-theme="paper"' }, accentOf('paper')],
    ['of the site context lies below that of a part', `<div data-site-theme="paper">${form}</div>`, { head: context(plumTheme) + script }, accentOf('paper')],
    ['of the site context lies around a part with another theme', `${form}<div data-site-theme="paper">${second}</div>`, { head: context(plumTheme) + script }, plum],
    ['is not another system\'s: data-theme', form, { html: 'data-theme="paper"' }, blue],
    ['follows the color scheme', `<div style="color-scheme: dark" data-site-theme="paper">${form}</div>`, {}, accentOf('paper', 'dark')],
  ] as const) {
    test(name, async () => {
      const { page, heard } = await open(body, written);
      await hasColor(page, expected);
      assert.deepEqual(heard.console, []);
      await page.close();
    });
  }

  test('follows its attribute, and a part that comes later', async () => {
    const { page, heard } = await open(form, { head: look });
    await page.evaluate(() => document.documentElement.setAttribute('data-site-theme', 'paper'));
    await hasColor(page, accentOf('paper'));
    await page.evaluate(() => document.documentElement.setAttribute('data-site-theme', 'terminal'));
    await hasColor(page, accentOf('terminal'));
    await page.evaluate(markup => document.body.insertAdjacentHTML('beforeend', `<div data-site-theme="playful">${markup}</div>`), second);
    await hasColor(page, accentOf('playful'), 'sendBelow');
    await page.evaluate(() => document.documentElement.removeAttribute('data-site-theme'));
    await hasColor(page, blue);
    assert.deepEqual(heard.console, []);
    await page.close();
  });

  test('by its link comes late and is removed again, and the page\'s own look after it', async () => {
    const { page, heard } = await open(shop + form, { head: look });
    await hasColor(page, plum);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('link'), { id: 'late', rel: 'stylesheet', href: '/v1/themes/paper.css' });
      document.head.append(link);
    });
    await hasColor(page, accentOf('paper'));
    const box = () => page.locator('#form').boundingBox();
    const before = await box();
    await page.evaluate(() => { (document.getElementById('late') as HTMLLinkElement).disabled = true; });
    await hasColor(page, plum);
    await page.evaluate(() => { (document.getElementById('late') as HTMLLinkElement).disabled = false; });
    await hasColor(page, accentOf('paper'));
    assert.deepEqual(await box(), before);
    await page.evaluate(() => document.getElementById('late')!.remove());
    await hasColor(page, plum);
    assert.deepEqual(heard.console, []);
    await page.close();
  });

  for (const [name, written, body] of [
    ['on <html>', { head: look + look.replace('/v1/', '/v2/'), html: 'data-site-theme="paper"' }, shop + form],
    ['by its link', { head: linkTo('paper') + look + look.replace('/v1/', '/v2/') }, shop + form],
    ['on a part', { head: look + look.replace('/v1/', '/v2/') }, `${shop}<div data-site-theme="paper">${form}</div>`],
  ] as const) {
    test(`${name} holds with two copies of the library, and is applied once`, async () => {
      const { page, heard } = await open(body, written);
      await hasColor(page, accentOf('paper'));
      const named = await page.evaluate(() => document.adoptedStyleSheets.filter(sheet => [...sheet.cssRules].some(rule => rule.cssText.includes('data-site-theme="paper"'))).length);
      assert.ok(named <= 1, `${named} sheets`);
      assert.deepEqual(heard.console.filter(line => !/second|twice|copy/i.test(line)), []);
      await page.close();
    });
  }

  test('with an unknown name is reported once, with the available names', async () => {
    const { page, heard } = await open(`<div data-site-theme="papr">${form}</div><div data-site-theme="papr">${second}</div>`);
    await hasColor(page, blue);
    assert.deepEqual(heard.console.map(String).filter(line => line.includes('papr')).length, 1);
    assert.match(heard.console.join(), /data-site-theme: "papr" is unknown; expected one of quiet, bold, .*high-contrast; the page keeps its look/);
    await page.close();
  });

  test('holds with a strict content security policy and Trusted Types', async () => {
    const policy = 'default-src \'none\'; script-src \'self\'; style-src \'self\'; img-src data:; connect-src \'self\'; require-trusted-types-for \'script\'; trusted-types \'none\'';
    const { page, heard } = await open(`<div data-site-theme="paper">${form}</div>`, { policy });
    await hasColor(page, accentOf('paper'));
    assert.deepEqual(heard.console, []);
    await page.close();
  });

  test('of the site context holds with a strict content security policy and Trusted Types, in its first drawing, with two copies of the library', async () => {
    const policy = 'default-src \'none\'; script-src \'self\'; style-src \'self\'; img-src data:; connect-src \'self\'; require-trusted-types-for \'script\'; trusted-types \'none\'';
    const { page, heard } = await open(form, { policy, head: context({ name: 'brutalist', ...plumTheme }) + script + script.replace('/v1/', '/v2/') });
    await hasColor(page, plum);
    assert.equal(await page.evaluate(() => getComputedStyle(document.getElementById('send')!).textTransform), 'uppercase');
    assert.equal(await page.evaluate(() => document.adoptedStyleSheets.filter(sheet => [...sheet.cssRules].some(rule => rule.cssText.includes('--site-theme:'))).length), 1);
    assert.deepEqual(heard.console.filter(line => !/second|twice|copy/i.test(String(line))), []);
    await page.close();
  });

  test('of the site context with wrong values is reported, and the others hold', async () => {
    const { page, heard } = await open(form, { head: context({ values: { ...plumTheme.values, radius: '2px; } * { display: none', accnt: 'red', shadow: 'url(/x.png)' } }) + script });
    await hasColor(page, plum);
    for (const warning of [/theme\.values has unknown names \(accnt\)/, /theme\.values\.radius .* expected a length/, /theme\.values\.shadow .* expected a shadow/])
      assert.equal(heard.console.map(String).filter(line => warning.test(line)).length, 1, String(warning));
    assert.ok(await page.locator('#send').isVisible());
    await page.close();
  });

  test('is there when the element draws for the first time', async () => {
    const first = `<script>new MutationObserver(() => {
      if (document.querySelector('#form:defined')) globalThis.first ??= getComputedStyle(document.querySelector('#send')).backgroundColor;
    }).observe(document, { childList: true, subtree: true, attributes: true });</script>`;
    const { page } = await open(`<div data-site-theme="paper">${form}</div>`, { head: first + script });
    assert.equal(await page.evaluate(() => (globalThis as { first?: string }).first), accentOf('paper'));
    await page.close();
  });

  test('gives way to forced colors, and its rules to a class of the page', async () => {
    const forced = await open(form, { head: linkTo('brutalist') + script, options: { forcedColors: 'active' } });
    const system = await forced.page.evaluate(() => {
      const { backgroundColor, boxShadow } = getComputedStyle(document.getElementById('send')!);
      const probe = document.body.appendChild(Object.assign(document.createElement('button'), { className: 'probe' }));
      return [backgroundColor === getComputedStyle(probe).backgroundColor, boxShadow];
    });
    assert.deepEqual(system, [true, 'none']);
    await forced.page.close();
    const classed = await open(form.replace('id="send"', 'id="send" class="mine"'), { head: `<style>.mine { text-transform: none }</style>${linkTo('brutalist')}${script}` });
    assert.equal(await classed.page.evaluate(() => getComputedStyle(document.getElementById('send')!).textTransform), 'none');
    await classed.page.close();
  });

  test('keeps its rules out of a part with another theme', async () => {
    const { page } = await open(`${form}<div data-site-theme="soft">${second}</div>`, { head: linkTo('brutalist') + script });
    const cases = await page.evaluate(() => ['send', 'sendBelow'].map(id => getComputedStyle(document.getElementById(id)!).textTransform));
    assert.deepEqual(cases, ['uppercase', 'none']);
    await page.close();
  });

  test('density and text size are two properties; touch screens keep 44px', async () => {
    const compact = '<style>:root { --site-density: 0.75; --site-font-scale: 1.25 }</style>';
    const heights = async (options: BrowserContextOptions) => {
      const { page } = await open(compact + form, { options });
      const found = await page.evaluate(() => ['send', 'n'].map(id => document.getElementById(id)!.getBoundingClientRect().height));
      await page.close();
      return found;
    };
    assert.deepEqual(await heights({}), [36, 36]);
    assert.ok((await heights({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })).every(height => height >= 44));
  });
});
