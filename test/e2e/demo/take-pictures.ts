import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { elementTags, examplesOf } from '../../../demo/site/content/examples.js';
import { repository } from '../../../demo/site/content/repository.js';
import { shownFirst } from '../../../demo/site/content/shown-first.js';
import { elementPictureSize } from '../../../demo/site/library/elements-index.js';
import { openDemo, type OpenDemo } from './open-demo.js';
import { quiet, settle } from './settle.js';

// The pictures of the element index, in light and in dark. For some elements or for all:
// npx tsx test/e2e/demo/take-pictures.ts site-map cookie-banner

/** Small, so that what an element is can be seen in a small picture; as sharp as the picture is large. */
const viewport = { width: 480, height: 300 };
const deviceScaleFactor = elementPictureSize.width / viewport.width;

/** The method by which an element opens, if what it is for shows only then. */
const opening = (tag: string): string => (['site-dialog', 'site-tooltip', 'site-popup'].includes(tag) ? 'show' : '');

/** What has to happen before an element shows what it is for. */
async function takePicture(demo: OpenDemo, tag: string, scheme: 'light' | 'dark'): Promise<Buffer> {
  const { name } = shownFirst(tag, await examplesOf(tag));
  const visit = await demo.visit(`/elements/${tag}/examples/${name}`, { device: { viewport, deviceScaleFactor, colorScheme: scheme } });
  await settle(visit);
  await visit.page.evaluate(([name, key]) => {
    const element = document.querySelector(name!) as HTMLElement & Partial<Record<string, (() => unknown) | boolean>>;
    if (key && !element.matches(':state(open)')) void (element[key] as () => unknown)();
  }, [tag, opening(tag)]);
  await quiet(visit);
  // An element without a box of its own shows by its children.
  await visit.page
    .locator(tag)
    .first()
    .evaluate(element =>
      (element.getClientRects().length > 0 ? element : (element.firstElementChild ?? element)).scrollIntoView({ block: 'nearest' }),
    );
  await quiet(visit);
  const picture = await visit.page.screenshot({ animations: 'disabled' });
  await visit.close();
  return sharp(picture).webp({ quality: 60, effort: 6, smartSubsample: true }).toBuffer();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const named = process.argv.slice(2);
  const demo = await openDemo();
  try {
    for (const tag of named.length > 0 ? named : await elementTags()) {
      for (const scheme of ['light', 'dark'] as const) {
        const picture = await takePicture(demo, tag, scheme);
        writeFileSync(`${repository}elements/${tag}/examples/picture-${scheme}.webp`, picture);
        console.log(`<${tag}>, ${scheme}: ${picture.byteLength} bytes.`);
      }
    }
  } finally {
    await demo.close();
  }
}
