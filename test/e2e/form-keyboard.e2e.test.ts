// Runs with npm run test:all: every form example from its first to its last field.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { type Example, examplesOf } from '../../demo/site/content/examples.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';
import type { Visit } from './demo/visit.js';

// Every example with a form, with keys alone, in the window that is left of 1280 × 1024 at 400 %.

const examples: Example[] = [...await examplesOf('site-form'), ...await examplesOf('site-newsletter')];
const zoomed = { viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' } as const;
/** No form has nearly as many tab stops: reaching this number means that the focus is trapped. */
const mostStops = 120;
const form = 'form[novalidate]';

let demo: OpenDemo;
before(async () => { demo = await openDemo(); });
after(() => demo?.close());

async function open({ tag, name }: Pick<Example, 'tag' | 'name'>): Promise<Visit> {
  const visit = await demo.visit(`/elements/${tag}/examples/${name}`, { device: zoomed });
  const opener = visit.page.locator('[aria-haspopup=dialog], [data-opens], a[href^="#"]').filter({ visible: true });
  if (await visit.page.locator('form').filter({ visible: true }).count() === 0 && await opener.count() > 0) {
    await opener.first().focus();
    await visit.page.keyboard.press('Enter');
  }
  await visit.page.waitForSelector(form);
  return visit;
}

/** What the visitor is on: whether that can be seen, and whether all of it, with its ring, is in the window. Null outside of the form. */
const stop = (page: Page) => page.evaluate(async ([selector, ringPx]) => {
  await new Promise(resolve => { requestAnimationFrame(() => requestAnimationFrame(resolve)); }); // the page scrolls there
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  const owner = document.querySelector(selector)!;
  if (!active || !owner.contains(active)) return null;
  const { outlineStyle, outlineWidth } = getComputedStyle(active);
  const { top, bottom, left, right } = active.getBoundingClientRect();
  const control = active as HTMLInputElement;
  const belowPx = control.type === 'textarea' ? -8 : ringPx; // of a text the browser brings the line that is written on
  return {
    name: control.name || active.textContent!.trim(),
    value: control.type === 'radio' ? '' : control.value ?? '', // one of a group stands for all
    type: control.type || active.localName,
    isSeen: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    isInWindow: top >= 0 && left >= 0 && right <= innerWidth && bottom + belowPx <= innerHeight,
  };
}, [form, 4] as const);
type Stop = NonNullable<Awaited<ReturnType<typeof stop>>>;
const nameOf = (stopped: Pick<Stop, 'type' | 'name' | 'value'> | undefined) => stopped && `${stopped.type} ${stopped.name} ${stopped.value}`.trim();

/** Presses a key until the form is left again; what is stood on in between, once each. */
async function walk(page: Page, key = 'Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < mostStops; presses += 1) {
    const current = await stop(page);
    if (current === null && stops.length > 0) return stops;
    if (current && nameOf(current) !== nameOf(stops.at(-1))) stops.push(current); // a time has several stops within
    await page.keyboard.press(key);
  }
  throw new Error(`after ${mostStops} times ${key}, the focus is still inside the form: ${stops.map(({ name }) => name).join()}`);
}

/** Every control that is to be reached, in the order of the page: one of each group of radio buttons. */
const reachable = (page: Page) => page.locator(form).evaluate(owner => {
  const groups = new Set<string>();
  return [...owner.querySelectorAll<HTMLInputElement>('a[href], button, input, select, textarea')].filter(control => {
    if (control.disabled || control.type === 'hidden' || control.closest('[aria-hidden=true]') || !control.checkVisibility()) return false;
    if (control.type !== 'radio') return true;
    const isFirst = !groups.has(control.name);
    groups.add(control.name);
    return isFirst;
  }).map(control => ({
    type: control.type || control.localName, name: control.name || control.textContent!.trim(), value: control.type === 'radio' ? '' : control.value ?? '',
  }));
});

const sideways = (page: Page) => page.evaluate(() => document.scrollingElement!.scrollWidth - innerWidth);

describe('a form at 400 % with keys alone', () => {
  for (const example of examples) {
    test(`${example.tag}, ${example.name}: Tab comes to everything in the order of the page, in sight, and leaves; errors are links to their fields`, async () => {
      const { page, close } = await open(example);

      // Sent as it is, from within its first field: the visitor is led to the first that needs care.
      await page.locator(`${form} input:not([type=hidden], [tabindex="-1"])`).first().focus();
      await page.keyboard.press('Enter');
      await page.waitForSelector('.site-form-error');
      const first = await stop(page);
      assert.ok(first?.isSeen, JSON.stringify(first));

      const links = page.locator('.site-form-summary a').filter({ visible: true });
      if (await links.count() > 0) {
        await links.last().focus();
        await page.keyboard.press('Enter');
        const led = await stop(page);
        assert.ok(led && led.type !== 'a', JSON.stringify(led));
        assert.ok(led.isSeen && led.isInWindow, JSON.stringify(led));
        assert.equal(await page.evaluate(() => (document.activeElement as HTMLInputElement).labels!.length > 0), true);
      }

      // From the first of all to the last and out.
      const wanted = await reachable(page);
      await page.locator(`${form} :is(a[href], button, input, select, textarea):not([tabindex="-1"])`).filter({ visible: true }).first().focus();
      const stops = await walk(page);
      assert.deepEqual(stops.map(nameOf), wanted.map(nameOf));
      assert.deepEqual(stops.filter(({ isSeen, isInWindow }) => !isSeen || !isInWindow), []);

      const widths = [await sideways(page)];
      await page.evaluate(() => { document.documentElement.dir = 'rtl'; });
      widths.push(await sideways(page));
      assert.deepEqual(widths, [0, 0], 'nothing is scrolled sideways, from left or from right');
      await close();
    });
  }

  test('every kind of field is filled in and the form sent', async () => {
    const { page, close } = await open({ tag: 'site-form', name: 'every-field' });
    const typed: Record<string, string> = {
      'name.first': 'Ada', 'name.last': 'Byron', email: 'ada@example.com', 'birthday.day': '10', 'birthday.month': '12', 'birthday.year': '1990',
      website: 'example.com', handle: 'ada', password: 'tide', piece: 'Dune mug', pieces: '3', budget: '12.50', note: 'By keys alone',
    };
    const chosen: Record<string, string> = {
      day: 'ArrowDown',
      clay: 'Space',
      glazes: 'Space',
      'feeling.A mug should be heavy': 'ArrowRight',
      'feeling.A bowl may be uneven': 'ArrowLeft',
      agree: 'Space',
    };
    await page.focus('[name="name.first"]');
    const done = new Set<string>();
    for (let presses = 0; presses < mostStops; presses += 1) {
      const { name, type } = (await stop(page))!;
      if (type === 'submit') break;
      if (typed[name] && !done.has(name)) await page.keyboard.type(typed[name]);
      else if (chosen[name] && !done.has(name)) await page.keyboard.press(chosen[name]);
      done.add(name);
      await page.keyboard.press('Tab');
    }
    const values = await page.locator(form).evaluate(node => Object.fromEntries(new FormData(node as HTMLFormElement)));
    for (const [name, text] of Object.entries(typed)) assert.equal(values[name], text);
    assert.deepEqual(Object.keys(chosen).map(name => values[name]), ['Wednesday', 'Stoneware', 'Ash', '-1', '2', 'yes']);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('site-form')!.shadowRoot!.activeElement?.id === 'success');
    await close();
  });
});
