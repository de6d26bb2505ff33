// npm run bench               the figures README promises, as ratios against peers in one run. Nothing here is a test.
// npm run bench -- pictures   what a picture of the service's image endpoint costs, and nothing else
// npm run bench -- shop       what the shop's calls cost with 10,000 products and 100,000 orders, over 100 and 1,000, and nothing else
// npm run bench -- figures    what the owner's figures of a year with 2,000,000 events cost beside those of a week, and nothing else
// npm run bench -- many       what ten thousand pictures in one gallery cost, and nothing else
// npm run bench -- arrival    when a first gallery answers on a slow line, beside peers, and nothing else
// npm run bench -- fifty      what fifty galleries cost beside peers, and nothing else
// npm run bench -- next       what the next slide costs, of one gallery and of fifty, and nothing else
// npm run bench -- lightbox   what opening a lightbox costs, and nothing else
// npm run bench -- look       what reading a page's look costs, and nothing else
// npm run bench -- conditions what a letter costs in a long form with conditions and sums, and nothing else
// npm run bench -- screenshots build/screenshots   what a visitor of the demo sees on a slow line, each 100 ms, as pictures in that folder
// npm run bench -- answers    when each element answers on a slow line, and nothing else; writes core/manifest/readme/first-answers.json
import { writeFileSync } from 'node:fs';
import { firstAnswersFile, readFirstAnswers } from '../../core/manifest/readme/first-answers.js';
import { launch } from '../e2e/chromium.js';
import { benchArrival } from './arrival.js';
import { benchFigures } from './figures.js';
import { fileSizes } from './file-sizes.js';
import { benchFirstAnswers } from './first-answers.js';
import { benchFirstPaint } from './first-paint.js';
import { benchForm } from './form-typing.js';
import { benchGalleries, benchGrowth, benchRemovals } from './galleries.js';
import { benchLightbox } from './lightbox-open.js';
import { benchManySlides } from './many-slides.js';
import { benchNextSlide } from './next-slide.js';
import { benchPageLook } from './page-look.js';
import { benchPictures } from './pictures.js';
import { benchProductList } from './product-list.js';
import { benchShop } from './shop.js';

const number = (value: number, digits = 1) => value.toFixed(digits).padStart(9);

const asked = new Set(process.argv.slice(2));
if (!['shop', 'figures', 'many', 'arrival', 'answers', 'screenshots', 'fifty', 'next', 'lightbox', 'look', 'conditions'].some(part => asked.has(part))) {
  console.log('A picture of the image endpoint, one request after another (medians): first answer ms, of the processor ms, later answers ms, bytes');
  for (const { type, width, drawnMs, processorMs, keptMs, bytes } of await benchPictures())
    console.log(`${`${type} ${width}w`.padEnd(20)} ${number(drawnMs)} ${number(processorMs)} ${number(keptMs)} ${number(bytes, 0)}`);
  if (process.argv.includes('pictures')) process.exit();
  console.log();
}

/** A shop of 10,000 products and 100,000 orders, beside one of 100 and 1,000. */
async function printShop(): Promise<void> {
  console.log('\nThe shop with 10,000 products and 100,000 orders, over 100 and 1,000 (medians, ms): small, large, ratio (goal: at most 3)');
  const { calls, growing } = await benchShop();
  const print = (costs: typeof calls) => {
    for (const [name, { smallMs, largeMs }] of Object.entries(costs)) console.log(`${name.padEnd(30)} ${number(smallMs)} ${number(largeMs)} ${number(largeMs / smallMs, 2)}`);
  };
  print(calls);
  console.log('What has more to read in the larger shop');
  print(growing);
}
if (asked.has('shop')) {
  await printShop();
  process.exit();
}

/** The owner's figures of a year and of a week. */
async function printFigures(): Promise<void> {
  const { events, fillSeconds, rows, pages } = await benchFigures();
  console.log(`\nFigures of a year with ${events.toLocaleString('en')} events (${rows.toLocaleString('en')} rows, filled in ${fillSeconds.toFixed(0)} s) beside those of a week (medians, ms): week, year, ratio (goal: at most 2)`);
  for (const [name, { weekMs, yearMs }] of Object.entries(pages)) console.log(`${name.padEnd(30)} ${number(weekMs)} ${number(yearMs)} ${number(yearMs / weekMs, 2)}`);
}
if (asked.has('figures')) {
  await printFigures();
  process.exit();
}

const browser = await launch(['--ignore-certificate-errors']); // the bench's server has one of its own

/** Ten thousand pictures in one gallery. */
async function printManySlides(): Promise<void> {
  console.log('\n10,000 pictures in one gallery, over plain HTML: main thread of mounting, ratio; longest task of a jump over 7,000 and of a step at 4x slowed CPU, ours and plain (below 50 is 0); pictures that the jump fetches, ours and plain');
  for (const [design, { ours: many, plain: page }] of Object.entries(await benchManySlides(browser))) {
    console.log(`${design.padEnd(20)} ${number(many.mountMs, 0)} ${number(many.mountMs / page.mountMs, 2)} ${number(many.jumpMs, 0)} ${number(page.jumpMs, 0)} ${number(many.stepMs, 0)} ${number(page.stepMs, 0)} ${number(many.fetched, 0)} ${number(page.fetched, 0)}`);
  }
}
if (asked.has('many')) {
  await printManySlides();
  process.exit();
}

/** A first gallery on a slow line: when its controls answer, what comes before, and what it costs the page's first paint. */
async function printArrival(): Promise<void> {
  for (const { isHttp2, isLazy } of [{ isHttp2: true, isLazy: false }, { isHttp2: true, isLazy: true }, { isHttp2: false, isLazy: false }]) {
    const visits = await benchArrival(browser, { isHttp2, isLazy });
    const [bare, embla, swiper] = ['without a library', 'Embla with buttons', 'Swiper element'].map(name => visits[name]!);
    console.log(`\nA page with a sheet of its own and a gallery of eight pictures${isLazy ? ', all but the first of them lazy' : ''}, ${isHttp2 ? 'HTTP/2' : 'HTTP/1.1'} with TLS, 1.6 Mbit/s, 150 ms, CPU 4x (medians): first paint ms, over the page without a library (goal: at most 1.02); controls answer ms, over Embla with buttons (goal: at most 1.1) and over Swiper (goal: at most 0.7); script KB until then (goal: at most 25), in how many files`);
    for (const [name, { firstPaintMs, answersMs, scriptBytes, scripts }] of Object.entries(visits)) {
      const answers = answersMs === null ? '' : `${number(answersMs, 0)} ${number(answersMs / embla!.answersMs!, 2)} ${number(answersMs / swiper!.answersMs!, 2)} ${number(scriptBytes / 1024)} ${number(scripts, 0)}`;
      console.log(`${name.padEnd(28)} ${number(firstPaintMs, 0)} ${number(firstPaintMs / bare!.firstPaintMs, 2)} ${answers}`);
    }
  }
}
if (asked.has('arrival')) {
  await printArrival();
  process.exit();
}

/** The look of a page that its elements take. */
async function printPageLook(): Promise<void> {
  const { readMs, changedMs, plainMs } = await benchPageLook(browser);
  console.log(`\nReading the look of a page of 2,000 nodes with five elements at 4x slowed CPU (medians): ${readMs.toFixed(1)} ms (goal: at most 3); after all styles have changed ${changedMs.toFixed(1)} ms, of which the browser needs ${plainMs.toFixed(1)} without us`);
}
if (asked.has('look')) {
  await printPageLook();
  process.exit();
}

if (asked.has('screenshots')) {
  const { takeScreenshots } = await import('./screenshots.js');
  const folder = process.argv.slice(2).find(name => name !== 'screenshots');
  if (!folder) throw new Error('npm run bench -- screenshots: no folder is named; expected one, as in `npm run bench -- screenshots build/screenshots`.');
  for (const [page, changes] of Object.entries(await takeScreenshots(browser, folder))) console.log(`${page.padEnd(10)} changes at ${changes.join(', ')} ms`);
  process.exit();
}

/** Every element's first answer, for the READMEs too. `npm run bench -- answers site-map` measures those named, and keeps the others. */
async function printFirstAnswers(): Promise<void> {
  const answers = await benchFirstAnswers(browser, [...asked].filter(name => name.includes('-')));
  writeFileSync(firstAnswersFile, `${JSON.stringify({ ...readFirstAnswers(), ...answers }, null, 2)}\n`);
  console.log('\nUntil each element answers on a slow line (HTTP/2 with TLS, 1.6 Mbit/s, 150 ms, CPU 4x; medians): script KB, seconds');
  for (const [tag, { scriptKb, seconds }] of Object.entries(answers)) console.log(`${tag.padEnd(28)} ${number(scriptKb)} ${number(seconds, 2)}`);
}
if (asked.has('answers')) {
  await printFirstAnswers();
  process.exit();
}

/** Fifty galleries immediately. */
async function printFifty(): Promise<void> {
  console.log('50 galleries of 20 pictures, mounted together (medians)');
  console.log(`${''.padEnd(20)}${['task ms', 'script ms', 'layout ms', 'heap MB', 'listeners'].map(title => title.padStart(10)).join('')}`);
  const costs = await benchGalleries(browser);
  for (const [name, cost] of Object.entries(costs)) {
    console.log(
      `${name.padEnd(20)} ${[number(cost.taskMs), number(cost.scriptMs), number(cost.layoutMs), number(cost.heapMb), number(cost.listeners, 0)].join(' ')}`,
    );
  }
  const ours = costs['site-gallery']!;
  for (const peer of ['swiper-container', 'embla', 'splide']) {
    const theirs = costs[peer]!;
    console.log(`site-gallery / ${peer}: main thread ${(ours.taskMs / theirs.taskMs).toFixed(2)}, script ${(ours.scriptMs / theirs.scriptMs).toFixed(2)}, heap ${(ours.heapMb / theirs.heapMb).toFixed(2)}`);
  }
}
if (asked.has('fifty')) {
  await printFifty();
  process.exit();
}

/** The next slide, of one gallery and among fifty. */
async function printNextSlide(): Promise<void> {
  const next = await benchNextSlide(browser);
  console.log('\nNext slide at 4x slowed CPU, press to painted frame (means and their standard errors, ms)');
  for (const [name, { ms, errorMs }] of Object.entries(next)) {
    console.log(`${name.padEnd(20)} ${number(ms)} ±${errorMs.toFixed(1)}  ${(ms / next['site-gallery']!.ms).toFixed(2)}`);
  }

  const crowded = await benchNextSlide(browser, true);
  console.log('\nThe same with 50 galleries of 20 pictures on the page');
  for (const [name, { ms, errorMs }] of Object.entries(crowded))
    console.log(`${name.padEnd(20)} ${number(ms)} ±${errorMs.toFixed(1)}  ${(ms / crowded['site-gallery']!.ms).toFixed(2)}`);
}
if (asked.has('next')) {
  await printNextSlide();
  process.exit();
}

/** A lightbox's first and later openings. */
async function printLightbox(): Promise<void> {
  const boxes = await benchLightbox(browser);
  console.log(
    '\nLightbox at 4x slowed CPU, press to the first frame with a picture (medians, ms): first time, again; main thread of the first opening until it rests',
  );
  for (const [name, { coldMs, warmMs, mainThreadMs }] of Object.entries(boxes))
    console.log(`${name.padEnd(20)} ${number(coldMs)} ${number(warmMs)} ${number(mainThreadMs)}`);

  const [ourBox, photoSwipe] = [boxes['site-lightbox']!, boxes.photoswipe!];
  console.log(`site-lightbox / photoswipe: main thread of the first opening ${(ourBox.mainThreadMs / photoSwipe.mainThreadMs).toFixed(2)} (goal: at most 1.0)`);
}
if (asked.has('lightbox')) {
  await printLightbox();
  process.exit();
}

/** A long form, without conditions and with them. */
async function printForm(isThinking = false): Promise<void> {
  const { typing, refusalMs } = await benchForm(browser, { isThinking });
  const goal = isThinking ? 'goal: ratio at most 1.2' : 'must: 1, or as many as without';
  console.log(`\nA form of 200 fields${isThinking ? ' with 100 conditions and 20 sums' : ''} at 4x slowed CPU, a letter to its painted frame (medians, ms; frames at the 95th percentile): ours, without the element, ratio, frames of both (${goal})`);
  for (const [name, { oursMs, plainMs, frames, plainFrames }] of Object.entries(typing))
    console.log(`${name.padEnd(40)} ${number(oursMs)} ${number(plainMs)} ${number(oursMs / plainMs, 2)} ${number(frames, 0)} ${number(plainFrames, 0)}`);
  console.log(`Sent empty, until every error is painted: ${number(refusalMs, 0)} ms`);
}
if (asked.has('conditions')) {
  await printForm(true);
  process.exit();
}

await printFifty();

const counts = [100, 300, 1000];
const growth = await benchGrowth(browser, counts);
console.log(`\nGrowth: main-thread ms for each of ${counts.join(', ')} galleries: ${growth.map(ms => ms.toFixed(2)).join(', ')}; last / first ${(growth.at(-1)! / growth[0]!).toFixed(2)} (must: linear, so about 1)`);

await printManySlides();

const alone = await benchGalleries(browser, 1);
console.log(`\nOne gallery of 20 pictures, main thread until at rest: site-gallery ${alone['site-gallery']!.taskMs.toFixed(1)} ms${['swiper-container', 'embla', 'splide'].map(peer => `, / ${peer} ${(alone['site-gallery']!.taskMs / alone[peer]!.taskMs).toFixed(2)}`).join('')}`);

const slowAlone = await benchGalleries(browser, 1, 4);
console.log(`The same at 4x slowed CPU, script: site-gallery ${slowAlone['site-gallery']!.scriptMs.toFixed(1)} ms${['swiper-container', 'embla', 'splide'].map(peer => `, / ${peer} ${(slowAlone['site-gallery']!.scriptMs / slowAlone[peer]!.scriptMs).toFixed(2)}`).join('')} (goal: over Embla at most 1.2)`);

await printNextSlide();
await printLightbox();

const removals = await benchRemovals(browser);
console.log(`\n3,000 mounts and removals: heap after / before ${removals.toFixed(3)} (must: at most 1.05)`);

await printArrival();
await printPageLook();

const arrivals = await benchFirstPaint(browser);
const plain = arrivals['/plain']!;
const ratio = (value: number, of: number) => number(value / of, 3);
console.log('\nA page with five elements and a cookie banner over a slow line (1.6 Mbit/s, 150 ms, CPU 4x), by way of pasting: first and largest contentful paint over plain HTML (goal: at most 1.05 by head), layout shift (goal: 0 by head, at most 0.02 else), the response of a gallery to a click over Swiper (goal: at most 1.0)');
for (const [name, { firstPaintMs, largestPaintMs, shift, answersMs }] of Object.entries(arrivals)) {
  const answers = answersMs === null ? '' : `${number(answersMs, 0)} ms ${ratio(answersMs, arrivals['/swiper']!.answersMs!)}`;
  console.log(`${name.padEnd(20)} ${ratio(firstPaintMs, plain.firstPaintMs)} ${ratio(largestPaintMs, plain.largestPaintMs)} ${number(shift, 4)} ${answers}`);
}

await printFirstAnswers();

const listed = [50, 1000];
const lists = await benchProductList(browser, listed);
console.log(`\nA list of ${listed.join(' and of ')} products at 4x slowed CPU (medians, ms): first paint of both, ratio (goal: 1), until it answers of both, ratio; longest task while ${listed[1]} are scrolled through (goal: none of 50 ms, without slowing)`);
for (const [name, [few, many]] of Object.entries(lists)) {
  console.log(`${name.padEnd(20)} ${number(few!.firstPaintMs, 0)} ${number(many!.firstPaintMs, 0)} ${ratio(many!.firstPaintMs, few!.firstPaintMs)} ${number(few!.readyMs, 0)} ${number(many!.readyMs, 0)} ${ratio(many!.readyMs, few!.readyMs)} ${number(many!.longestTaskMs, 0)}`);
}

await printShop();
await printFigures();
await printForm();
await printForm(true);
await browser.close();

console.log('\nFiles of the CDN build (brotli bytes)');
for (const { name, bytes } of fileSizes()) console.log(`${number(bytes, 0)}  ${name}`);
