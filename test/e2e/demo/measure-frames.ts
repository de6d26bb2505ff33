import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { elementTags, examplesOf } from '../../../demo/site/content/examples.js';
import { type FrameHeights, frameHeightsFile, frameWidths } from '../../../demo/site/library/frame-sheet.js';
import { openDemo, type OpenDemo } from './open-demo.js';
import { quiet, settle } from './settle.js';
import type { Visit } from './visit.js';

// How high the examples are, for the room that the element pages reserve. For some elements or for all:
// npx tsx test/e2e/demo/measure-frames.ts site-map cookie-banner

const windowHeight = 800;

/** The height of every example of an element in frames of all `frameWidths`. */
async function measureFrames(demo: OpenDemo, tag: string): Promise<FrameHeights> {
  const heights: Record<string, number[]> = {};
  for (const { name } of await examplesOf(tag)) {
    const visit = await demo.visit(`/elements/${tag}/examples/${name}`);
    await settle(visit);
    heights[name] = [];
    for (const width of frameWidths) heights[name].push(await settledHeight(visit, width));
    await visit.close();
  }
  return heights;
}

/** The height of an example in a frame of this width, as it is now: changes that follow a new width later may still be pending. */
export async function heightAt({ page }: Visit, width: number): Promise<number> {
  if (page.viewportSize()!.width !== width) await page.setViewportSize({ width, height: windowHeight });
  return page.locator('main').evaluate(main => Math.ceil(main.getBoundingClientRect().height));
}

async function settledHeight(visit: Visit, width: number): Promise<number> {
  for (let before = -1; ;) {
    const height = await heightAt(visit, width);
    if (height === before) return height;
    before = height;
    await quiet(visit);
    await visit.page.waitForTimeout(300);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const named = process.argv.slice(2);
  const demo = await openDemo();
  try {
    for (const tag of named.length > 0 ? named : await elementTags()) {
      const lines = Object.entries(await measureFrames(demo, tag)).map(([name, measured]) => `  ${JSON.stringify(name)}: [${measured.join(', ')}]`);
      writeFileSync(frameHeightsFile(tag), `{\n${lines.join(',\n')}\n}\n`);
      console.log(`<${tag}>: ${lines.length} examples measured.`);
    }
  } finally {
    await demo.close();
  }
}
