import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { elementTags, examplesOf } from '../../../demo/site/content/examples.js';
import { type FrameHeights, frameHeightsFile, frameWidths } from '../../../demo/site/library/frame-sheet.js';
import { openDemo, type OpenDemo } from './open-demo.js';
import { quiet, settle } from './settle.js';
import type { Visit } from './visit.js';

// How high the examples are, for the room that the element pages keep for them. Of some elements or of all:
// npx tsx test/e2e/demo/measure-frames.ts site-map cookie-banner

const windowHeight = 800;

/** The height of every example of an element in frames of all `frameWidths`. */
async function measureFrames(demo: OpenDemo, tag: string): Promise<FrameHeights> {
  const heights: Record<string, number[]> = {};
  for (const { name } of await examplesOf(tag)) {
    const visit = await demo.visit(`/elements/${tag}/examples/${name}`);
    await settle(visit);
    heights[name] = await measureFrame(visit);
    await visit.close();
  }
  return heights;
}

/** The height of an example that has settled, in frames of all `frameWidths`. */
export async function measureFrame(visit: Visit): Promise<number[]> {
  const heights: number[] = [];
  for (const width of frameWidths) {
    await visit.page.setViewportSize({ width, height: windowHeight });
    await quiet(visit);
    heights.push(await visit.page.locator('main').evaluate(main => Math.ceil(main.getBoundingClientRect().height)));
  }
  return heights;
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
