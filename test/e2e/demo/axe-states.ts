import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { addAxe, axeProblems, axeProblemsInDark } from './axe.js';
import { openDemo, type OpenDemo } from './open-demo.js';
import { settled } from './settle.js';

/** A state that a visitor can bring an example to. */
export interface State {
  /** `<tag>/<example>` */
  readonly example: string;
  readonly device?: BrowserContextOptions;
  /** Before the page is requested. */
  readonly arrange?: (page: Page) => Promise<unknown>;
  /** Something loads for as long as the state lasts: the check does not wait until the page is idle. */
  readonly isHeld?: boolean;
  readonly reach: (page: Page) => Promise<unknown>;
  /** What is in view for as long as the state lasts. */
  readonly shows: string;
}

/** Asks axe about each state, in light, and about what depends on colors in the dark too. */
export function describeAxeStates(states: Readonly<Record<string, State>>): void {
  let demo: OpenDemo;
  before(async () => { demo = await openDemo(); });
  after(() => demo?.close());

  describe('axe has nothing against', { concurrency: 2 }, () => {
    for (const [name, { example, device, arrange, isHeld, reach, shows }] of Object.entries(states)) {
      test(name, async () => {
        const open = () => demo.visit(`/elements/${example.replace('/', '/examples/')}`, {
          device,
          async prepare(page) {
            await addAxe(page);
            await arrange?.(page);
          },
        });
        const visit = await (isHeld ? open() : settled(open));
        const { page } = visit;
        await reach(page);
        await page.waitForSelector(shows);
        const light = await axeProblems(page);
        const dark = await axeProblemsInDark(page);
        assert.ok(await page.isVisible(shows), 'it is still so');
        assert.deepEqual({ light, dark }, { light: [], dark: [] });
        await visit.close();
      });
    }
  });
}
