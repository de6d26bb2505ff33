import type { Browser, Page } from 'playwright-core';
import { fieldTypes, type FormField } from '../../core/contract/form-field.js';
import { namedFunctions } from '../e2e/chromium.js';
import { median } from './measure.js';
import { serveBench } from './pages.js';

const fieldCount = 200;
const letters = 40;
const frameMs = 1000 / 60;
const choosing = ['radio', 'checkbox', 'select', 'likert'];

/** Every kind in turn, all demanded where they can be; the first text and the first textarea are typed into. */
const fields: FormField[] = Array.from({ length: fieldCount }, (_, at) => {
  const type = fieldTypes[at % fieldTypes.length]!;
  return {
    id: `field-${at}`, type, title: `Question ${at + 1}, a ${type}`, required: type !== 'section' && type !== 'hidden', description: 'A line that explains it.',
    ...choosing.includes(type) && { options: ['One', 'Two', 'Three'] },
    ...type === 'textarea' && { maxLength: 2000 },
    ...type === 'phone' && { showCountryCode: true },
  };
});
const typed = (type: string): string => fields.find(field => field.type === type)!.id;

/** The same number of fields, half of them on a condition that the first text and the first textarea have a part in, and sums. */
const [conditions, sums] = [100, 20];
const numbers = fields.filter(({ type }) => type === 'number').map(({ id }) => id);
const thinking: FormField[] = fields.map((field, at) => {
  if (at >= fieldCount - sums) return { id: field.id, type: 'calculation', title: field.title, formula: numbers.slice(0, 5).map((_, part) => numbers[(at + part) % numbers.length]).join(' + ') };
  const isFirst = [typed('text'), typed('textarea'), 'section'].some(one => one === field.id || one === field.type);
  return isFirst || at > conditions * 1.1 ? field : { ...field, when: `${typed(at % 2 ? 'text' : 'textarea')} is not ${field.id}` };
});
const typedInto = { 'a line': 'text', 'a text with a counter': 'textarea' } as const;

const page = (body: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bench</title><link rel="icon" href="data:,">${body}</html>`;
const list = (asked: readonly FormField[]) => `<link rel="stylesheet" href="/cdn/site-elements.css"><body><site-form form-id="bench" draft="session" endpoint="/nowhere"><script type="application/json">${JSON.stringify({ fields: asked })}</script></site-form><script type="module" src="/cdn/site-form.js"></script>`;

/**
 * What one letter costs the main thread from the key to the painted frame, the wait for the frame left out: what listens,
 * then style, layout and paint.
 */
const typeInto = (target: Page, selector: string, count = letters) => target.evaluate(async ({ find, count }) => {
  const field = document.querySelector<HTMLInputElement>(find)!;
  field.focus();
  field.select();
  const found: number[] = [];
  for (let at = 0; at < count; at++) {
    found.push(await new Promise<number>(resolve => {
      setTimeout(() => { // a task of its own, as a key has
        const start = performance.now();
        document.execCommand('insertText', false, at % 8 === 7 ? ' ' : 'a');
        const heardMs = performance.now() - start;
        requestAnimationFrame(() => {
          const frame = performance.now();
          const { port1, port2 } = new MessageChannel(); // answers when this frame has been drawn
          port1.onmessage = () => resolve(heardMs + performance.now() - frame);
          port2.postMessage(null);
        });
      }, 20);
    }));
  }
  return found;
}, { find: selector, count });

export interface Typing {
  /** Milliseconds a letter, median. */
  readonly oursMs: number;
  readonly plainMs: number;
  /** Frames a letter takes, the slowest of twenty left out. */
  readonly frames: number;
  readonly plainFrames: number;
}

export interface FormTimes {
  readonly typing: Record<string, Typing>;
  /** Milliseconds from the press to the painted errors of nearly all of the fields. */
  readonly refusalMs: number;
}

/** A form of 200 fields at a quarter of the processor's speed, beside the very same form without its element. */
export async function benchForm(browser: Browser, { isThinking = false } = {}): Promise<FormTimes> {
  const pages: Record<string, string> = { '/ours': page(list(isThinking ? thinking : fields)) };
  const server = await serveBench(pages);
  const open = async (path: string) => {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
    const target = await context.newPage();
    await target.addInitScript(namedFunctions);
    await target.goto(server.url + path, { waitUntil: 'networkidle' });
    await target.waitForSelector('form');
    const client = await context.newCDPSession(target);
    const slowly = async <T>(run: (slow: Page) => Promise<T>): Promise<T> => {
      await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const result = await run(target);
      await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      return result;
    };
    return { target, context, slowly };
  };

  const ours = await open('/ours');
  await ours.target.waitForSelector('form[novalidate]');
  pages['/plain'] = page(`<body>${await ours.target.locator('form').evaluate(form => form.outerHTML)}`);
  const plain = await open('/plain');

  const typing: Record<string, Typing> = {};
  const measure = async (title: string, selector: string) => {
    await typeInto(ours.target, selector, 3); // what comes with the first letter is there then: code, or an error that goes
    const own = await ours.slowly(slow => typeInto(slow, selector));
    const without = await plain.slowly(slow => typeInto(slow, selector));
    const framesOf = (ms: readonly number[]) => Math.ceil([...ms].sort((a, b) => a - b)[Math.floor(ms.length * 0.95)]! / frameMs);
    typing[title] = { oursMs: median(own), plainMs: median(without), frames: framesOf(own), plainFrames: framesOf(without) };
  };
  const places = Object.entries(typedInto).map(([title, type]) => [title, `[name="${typed(type)}"]`] as const);
  for (const [title, selector] of places) await measure(title, selector);
  const refusalMs = await ours.slowly(slow => slow.evaluate(() => new Promise<number>(resolve => {
    const start = performance.now();
    document.querySelector('form')!.requestSubmit();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - start);
      port2.postMessage(null);
    });
  })));
  for (const [title, selector] of places) await measure(`${title}, after a refusal`, selector);
  for (const { context } of [ours, plain]) await context.close();
  server.close();
  return { typing, refusalMs };
}
