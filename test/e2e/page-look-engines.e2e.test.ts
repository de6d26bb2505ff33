// Runs with npm run test:all: the forty pages of page-look-pages.e2e.test.ts in three engines, with the colors of many elements as axe sees them.
import { test } from 'node:test';
import { engineReader, threeEngines } from './engine-readers.js';
import { describeLookPages } from './page-look/describe-pages.js';

for (const engine of threeEngines) {
  const open = engineReader(engine);
  if (open) describeLookPages(engine.name, open, { hasAxe: true });
  else test(`the forty pages in ${engine.name}: not run. ${engine.name} is not installed.`, () => {});
}
