import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { themeIds, type ThemeId } from '../../../core/look/themes.js';
import { addAxe, axeColorProblems } from './axe.js';
import { openDemo, type OpenDemo } from './open-demo.js';
import { quiet, settled } from './settle.js';
import type { Visit } from './visit.js';

/** The colors of many elements in these themes, in light and dark, as axe sees them. One page for all: a theme is an attribute. */
export function describeThemeColors(names: readonly ThemeId[] = themeIds): void {
  describe('all texts of a page with many elements are readable', () => {
    let demo: OpenDemo;
    let visit: Visit;
    before(async () => {
      demo = await openDemo();
      visit = await settled(() => demo.visit('/docs/themes/preview', { device: { colorScheme: 'light', reducedMotion: 'reduce' }, prepare: addAxe }));
    });
    after(() => demo?.close());

    for (const name of names) {
      for (const colorScheme of ['light', 'dark'] as const) {
        test(`${name}, ${colorScheme}`, async () => {
          await visit.page.emulateMedia({ colorScheme });
          await visit.page.evaluate(theme => { document.body.dataset.siteTheme = theme; }, name);
          await visit.page.waitForFunction(theme => getComputedStyle(document.body).getPropertyValue('--site-theme') === theme, name);
          await quiet(visit);
          assert.deepEqual(await axeColorProblems(visit.page), []);
        });
      }
    }
  });
}
