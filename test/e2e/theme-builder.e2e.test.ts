import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Frame, Locator, Page } from 'playwright-core';
import { parseColor, stringifyColor } from '../../core/color/color.js';
import { themes } from '../../core/look/themes.js';
import { defaultTheme } from '../../styles/tokens.js';
import { addAxe, axeProblems, axeProblemsInDark } from './demo/axe.js';
import { eventually } from './demo/eventually.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';
import { devices, type Visit } from './demo/visit.js';

// The theme builder in use: a change is visible immediately in both previews, is in the address, and is exported as equivalent code.

let demo: OpenDemo;
before(async () => { demo = await openDemo(); });
after(() => demo?.close());

/** What the browser computes of the default accent. */
const computed = (hex: string): string => stringifyColor(parseColor(hex)!, 'rgb').replaceAll(' ', ', ');
const initial = { light: computed(defaultTheme.accent.light), dark: computed(defaultTheme.accent.dark) };
const open = (address = '/docs/theming', options = {}): Promise<Visit> => demo.visit(address, { prepare: addAxe, ...options });
const previewOf = (page: Page, scheme: 'light' | 'dark') => page.locator(`iframe[data-scheme="${scheme}"]`).contentFrame();
const colorOf = (locator: Locator): Promise<string> => locator.evaluate(element => getComputedStyle(element).backgroundColor);
const showsColors = (page: Page, light: string, dark: string) => eventually(async () => assert.deepEqual(
  [await colorOf(previewOf(page, 'light').locator('.main-button')), await colorOf(previewOf(page, 'dark').locator('.main-button'))], [light, dark]));
const quiet = async (visit: Visit) => assert.deepEqual({ console: visit.heard.console, violations: (await visit.problems()).violations }, { console: [], violations: [] });
const css = (page: Page) => page.locator('[data-output="css"] pre code').textContent();
const group = async (page: Page, title: string) => { await page.locator('.builder-group > summary', { hasText: title }).press('Enter'); };
/** A color field as a person leaves it: what is picked, and then that it is done. */
async function pick(field: Locator, hex: string): Promise<void> {
  await field.fill(hex);
  await field.dispatchEvent('change');
}

test('one accent makes the colors of both previews; Undo, Redo, Back and Forward go through the steps', async () => {
  const visit = await open();
  const { page } = visit;
  await showsColors(page, initial.light, initial.dark);
  const marker = await previewOf(page, 'light').locator('body').evaluateHandle(body => body);
  await pick(page.getByLabel('All colors from one accent'), '#0b6b6f');
  await eventually(async () => assert.equal(await colorOf(previewOf(page, 'light').locator('.main-button')), 'rgb(11, 107, 111)'));
  const made = page.url();
  assert.match(made, /\?t=1~accent\.0b6b6f\./);
  assert.match((await css(page))!, /--site-accent: light-dark\(#0b6b6f, #[0-9a-f]{6}\);/);
  assert.equal(await page.locator('[data-contrast]').textContent(), 'All text has enough contrast.');
  assert.ok(await marker.evaluate(body => body.isConnected), 'the preview was not loaded again');

  await page.getByRole('button', { name: 'Undo' }).click();
  await showsColors(page, initial.light, initial.dark);
  assert.equal(new URL(page.url()).search, '');
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.waitForURL(made);
  await page.goBack();
  await showsColors(page, initial.light, initial.dark);
  await page.goForward();
  await eventually(async () => assert.equal(await colorOf(previewOf(page, 'light').locator('.main-button')), 'rgb(11, 107, 111)'));

  await page.getByRole('radio', { name: 'site-palette' }).check({ force: true });
  assert.match((await page.locator('[data-output="palette"] pre code').textContent())!, /<site-palette seed="#0b6b6f"><\/site-palette>/);
  await quiet(visit);
  await visit.close();
});

test('a theme of the library is a start, in light and dark', async () => {
  const visit = await open();
  const { page } = visit;
  await page.getByRole('button', { name: 'Paper', exact: true }).click();
  await page.waitForURL(/t=1~accent\./);
  const accent = themes.paper.values.accent!;
  await showsColors(page, computed(accent.light), computed(accent.dark));
  assert.match((await page.locator('[data-report]').textContent())!, /Started from Paper\./);
  assert.equal(await page.locator('[data-contrast]').textContent(), 'All text has enough contrast.');
  await page.getByRole('button', { name: 'Reset' }).click();
  await showsColors(page, initial.light, initial.dark);
  await quiet(visit);
  await visit.close();
});

test('a link opened again has the same theme, and a broken one has a theme and shows a message', async () => {
  const first = await open();
  await pick(first.page.getByLabel('Accent, light', { exact: true }), '#7a2a6b');
  await group(first.page, 'Corners');
  await first.page.getByLabel('Radius as text', { exact: true }).fill('20px');
  await first.page.getByLabel('Radius as text', { exact: true }).press('Enter');
  await first.page.waitForURL(/radius\.20px/);
  const [address, written] = [first.page.url(), await css(first.page)];
  await first.close();

  const second = await open(address);
  assert.equal(await css(second.page), written);
  await showsColors(second.page, 'rgb(122, 42, 107)', initial.dark);
  assert.equal(await second.page.locator('[data-status]').textContent(), '');
  await quiet(second);
  await second.close();

  const third = await open('/docs/theming?t=1~accent.7a2a6b.e7a2d5~radius.20p');
  assert.match((await third.page.locator('[data-status]').textContent())!, /“Radius” in this link could not be read/);
  await showsColors(third.page, 'rgb(122, 42, 107)', 'rgb(231, 162, 213)');
  await third.close();
});

test('insufficient contrast is reported beside the color, with a sufficient change that can be undone', async () => {
  const visit = await open();
  const { page } = visit;
  await pick(page.getByLabel('Accent, light', { exact: true }), '#ffb000');
  await eventually(async () => assert.match((await page.locator('[data-contrast]').textContent())!, /^Too little contrast: /));
  const verdict = page.locator('[data-verdicts="onAccent"] li').first();
  assert.match((await verdict.textContent())!, /Light, on accent: 1\.8 : 1, too low, needs 4\.5 : 1/);
  await verdict.getByRole('button', { name: /^Make on accent #/ }).click();
  await eventually(async () => assert.match((await verdict.locator('.verdict-text').textContent())!, /: 1\d\.\d : 1, AAA$/));
  assert.ok(await verdict.evaluate(item => item === document.activeElement), 'the focus stays where it was');
  assert.equal(await previewOf(page, 'light').locator('.main-button').evaluate(element => getComputedStyle(element).color), 'rgb(0, 0, 0)');
  await page.getByRole('button', { name: 'Correct all' }).click();
  await eventually(async () => assert.equal(await page.locator('[data-contrast]').textContent(), 'All text has enough contrast.'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await eventually(async () => assert.match((await page.locator('[data-contrast]').textContent())!, /^Too little contrast/));
  await quiet(visit);
  await visit.close();
});

describe('a pasted text gives a theme', () => {
  for (const [what, text, light, note] of [
    ['our properties', ':root { --brand: #663399; --site-accent: light-dark(var(--brand), plum); --site-radius: 3px }', 'rgb(102, 51, 153)', /accent, radius/],
    ['a dark scheme', ':root { --site-accent: #663399 } @media (prefers-color-scheme: dark) { :root { --site-accent: plum } }', 'rgb(102, 51, 153)', /accent/],
    ['declarations alone', '--site-accent: #663399', 'rgb(102, 51, 153)', /accent/],
    ['a system', ':root { --bs-primary: #663399; --bs-body-bg: #fff } .x { background: url(https://other.example/a.png) }', 'rgb(102, 51, 153)', /--bs-primary/],
    ['rules of buttons', '@import "https://other.example/x.css"; .btn { background: #663399; color: white; border-radius: 4px } a { color: green }', 'rgb(102, 51, 153)', /rules for/],
    ['design tokens', '{ "accent": { "$type": "color", "$value": "#663399" } }', 'rgb(102, 51, 153)', /tokens: accent/],
  ] as const) {
    test(what, async () => {
      const visit = await open();
      const { page } = visit;
      await page.getByLabel('From a style sheet or design tokens').fill(text);
      await page.getByRole('button', { name: 'Read', exact: true }).click();
      await eventually(async () => assert.match((await page.locator('[data-report]').textContent())!, note));
      await eventually(async () => assert.equal(await colorOf(previewOf(page, 'light').locator('.main-button')), light));
      assert.match(page.url(), /accent\.663399/);
      assert.deepEqual([...visit.origins], [new URL(demo.url).origin], 'nothing is loaded from where the sheet points');
      await quiet(visit);
      await visit.close();
    });
  }
});

test('the colors of an image on this device make a theme, and nothing is sent', async () => {
  const visit = await open();
  const { page } = visit;
  const picture = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 40 });
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#0b6b6f';
    context.fillRect(0, 0, 40, 40);
    context.fillStyle = '#c4502e';
    context.fillRect(0, 0, 12, 12);
    return canvas.toDataURL('image/png').split(',')[1]!;
  });
  const before = visit.heard.requests.length;
  await page.getByLabel('Colors from an image').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') });
  await eventually(async () => assert.equal(await colorOf(previewOf(page, 'light').locator('.main-button')), 'rgb(11, 107, 111)'));
  await page.getByRole('button', { name: /^Use #c[\da-f]{5} as accent$/ }).click();
  await page.waitForURL(/accent\.c/);
  await page.getByLabel('Colors from an image').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no image') });
  await eventually(async () => assert.match((await page.locator('[data-report]').textContent())!, /could not be read as an image/));
  assert.deepEqual(visit.heard.requests.slice(before).filter(path => !/^\/(cdn|images|tiles|api|commerce|comments)\//.test(path)), []);
  assert.deepEqual(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(key => /theme|draft|builder/i.test(key))), []);
  await quiet(visit);
  await visit.close();
});

test('what is copied does the same on a blank page, as CSS and out of theme.json', async () => {
  const visit = await open('/docs/theming?t=1~accent.7a2a6b.e7a2d5~on-surface.222222.eeeeee~radius.20px');
  const { page } = visit;
  const properties = ['--site-accent', '--site-on-surface', '--site-radius'];
  const read = (frame: Frame | Page) => frame.evaluate(names => ['light', 'dark'].map(scheme => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.cssText = `color-scheme: ${scheme}; color: var(${names[0]}); background: var(${names[1]}); border-radius: var(${names[2]})`;
    const { color, backgroundColor, borderTopLeftRadius } = getComputedStyle(probe);
    probe.remove();
    return [color, backgroundColor, borderTopLeftRadius];
  }), properties);
  const expected = await read(page.frames().find(frame => frame.url().includes('/preview'))!);
  assert.deepEqual(expected[0], ['rgb(122, 42, 107)', 'rgb(34, 34, 34)', '20px']);
  const [plain, themeJson] = [await css(page), JSON.parse((await page.locator('[data-output="theme-json"] pre code').textContent())!).styles.css];
  for (const text of [plain, themeJson]) {
    const blank = await visit.context.newPage();
    await blank.setContent(`<!doctype html><style>${text}</style><body></body>`);
    assert.deepEqual(await read(blank), expected);
    await blank.close();
  }
  await visit.close();
});

test('the keyboard alone starts from a theme, sets a value, corrects contrast and copies', async () => {
  const visit = await open();
  const { page } = visit;
  await visit.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { keyboard } = page;
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? '');
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 120; presses++) {
      if (name.test(await focused())) return;
      await keyboard.press('Tab');
    }
    assert.fail(`Tab does not reach ${name}`);
  };
  await tabTo(/^Accent, light$/);
  await keyboard.press('Tab');
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('ffee00');
  await keyboard.press('Enter');
  await page.waitForURL(/accent\.ffee00/);
  await tabTo(/^Make on accent #000000$/);
  await keyboard.press('Enter');
  await eventually(async () => assert.match(await focused(), /^Light, on accent: .*AAA$/));
  await tabTo(/^Corners/);
  await keyboard.press('Enter');
  await tabTo(/^Radius$/);
  await keyboard.press('ArrowRight');
  await page.waitForURL(/radius\.9px/);
  await keyboard.press('ControlOrMeta+Z');
  await eventually(async () => assert.doesNotMatch(page.url(), /radius/));

  // The radio buttons have no name of their own in the tab order: the chosen one is reached, and arrows choose another.
  const chosen = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value ?? '');
  for (let presses = 0; presses < 400 && await chosen() !== 'css'; presses++) await keyboard.press('Tab');
  await keyboard.press('ArrowRight');
  assert.equal(await chosen(), 'wordpress');
  await tabTo(/^Copy$/);
  assert.ok(await page.evaluate(() => parseFloat(getComputedStyle(document.activeElement!).outlineWidth) >= 2), 'the focus is visible');
  await keyboard.press('Enter');
  const written = await page.locator('[data-output="wordpress"] pre code').textContent();
  await eventually(async () => assert.equal(await page.evaluate(() => navigator.clipboard.readText()), written));

  await page.evaluate(() => { document.querySelector<HTMLElement>('[data-undo]')!.focus(); });
  await tabTo(/^Paper$/);
  await keyboard.press('Space');
  await showsColors(page, computed(themes.paper.values.accent!.light), computed(themes.paper.values.accent!.dark));
  await quiet(visit);
  await visit.close();
});

test('under forced colors, samples keep their colors, text and focus are visible, and the previews have the system\'s colors', async () => {
  const visit = await open('/docs/theming?t=1~accent.ffb000.333333', { device: { ...devices.desktop, forcedColors: 'active' } });
  const { page } = visit;
  const samples = await page.locator('.look-swatch').evaluateAll(all => all.map(sample => `${getComputedStyle(sample).backgroundColor} ${getComputedStyle(sample, '::after').backgroundColor}`));
  assert.equal(new Set(samples).size, samples.length, 'each theme has its own');
  const chip = page.locator('.verdict-chip').first();
  await chip.waitFor();
  assert.notEqual(await colorOf(chip), await colorOf(page.locator('body')));
  assert.deepEqual(await axeProblems(page), []);
  await page.getByRole('button', { name: 'Paper', exact: true }).focus();
  await page.keyboard.press('Tab');
  assert.match(await page.evaluate(() => { const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!); return `${outlineStyle} ${outlineWidth}`; }), /^(?:solid|auto) [2-9]/);
  const canvas = await colorOf(page.locator('body'));
  await eventually(async () => assert.equal(await colorOf(previewOf(page, 'light').locator('body')), canvas));
  assert.notEqual(await colorOf(previewOf(page, 'light').locator('.main-button')), 'rgb(255, 176, 0)');
  await quiet(visit);
  await visit.close();
});

test('with reduced motion, nothing moves when a theme changes', async () => {
  const visit = await open('/docs/theming', { device: { ...devices.desktop, reducedMotion: 'reduce' } });
  const { page } = visit;
  await showsColors(page, initial.light, initial.dark);
  await page.getByRole('button', { name: 'Bold', exact: true }).click();
  for (const frame of page.frames()) {
    const moving = await frame.evaluate(() => new Promise<string[]>(resolve => {
      requestAnimationFrame(() => requestAnimationFrame(() => {
        resolve(document.getAnimations().map(({ effect }) => String((effect as KeyframeEffect).target?.className)));
      }));
    }));
    assert.deepEqual(moving, [], frame.url());
  }
  await showsColors(page, computed(themes.bold.values.accent!.light), computed(themes.bold.values.accent!.dark));
  await visit.close();
});

for (const [device, options] of Object.entries(devices)) {
  test(`everything is open to everyone, in light and dark, with all groups open and low contrast told: ${device}`, async () => {
    const visit = await open('/docs/theming?t=1~accent.ffb000.333333', { device: options });
    const { page } = visit;
    await page.locator('.builder-group').evaluateAll(groups => { for (const details of groups) (details as HTMLDetailsElement).open = true; });
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    await eventually(async () => assert.ok(await page.locator('.proposal').first().isVisible(), 'a proposal'));
    assert.deepEqual({ light: await axeProblems(page), dark: await axeProblemsInDark(page) }, { light: [], dark: [] });
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), 0);
    await quiet(visit);
    await visit.close();
  });
}

test('without scripts the page says what it does, and where all properties are', async () => {
  const { page, close } = await demo.visit('/docs/theming', { hasScripts: false });
  assert.ok(await page.locator('noscript p').isVisible());
  assert.equal(await page.locator('[data-builder]').isVisible(), false);
  assert.ok(await page.locator('main a[href^="/docs/theme"]').first().isVisible());
  await close();
});
