import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { startDemo } from '../../demo/start.js';
import { openSlowly } from './slow-line.js';

const pages = { home: '/saltmarsh', shop: '/saltmarsh/shop', gallery: '/elements/site-gallery' };
const everyMs = 100;
const lengthMs = 8000;

interface Shot { readonly atMs: number; readonly png: string }

/** Writes what a visitor of the demo sees on a slow line, each 100 ms, as `<page>-<ms>.png`: a picture only where it differs from the one before. */
export async function takeScreenshots(browser: Browser, folder: string): Promise<Record<string, readonly number[]>> {
  mkdirSync(folder, { recursive: true });
  const demo = await startDemo();
  const seen: Record<string, number[]> = {};
  for (const [name, address] of Object.entries(pages)) {
    await fetch(demo.url + address); // what a service draws once is drawn
    const { page, context, client } = await openSlowly(browser);
    const shots: Shot[] = [];
    let beganAt = 0;
    client.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      if (beganAt) shots.push({ atMs: metadata.timestamp! * 1000 - beganAt, png: data });
      void client.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
    });
    await client.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
    beganAt = Date.now();
    void page.goto(demo.url + address, { waitUntil: 'commit' });
    await page.waitForTimeout(lengthMs);
    await context.close();
    seen[name] = [];
    let before: Shot | undefined;
    for (let ms = 0; ms <= lengthMs; ms += everyMs) {
      const shot = shots.filter(({ atMs }) => atMs <= ms).at(-1);
      if (!shot || shot === before) continue;
      before = shot;
      seen[name].push(ms);
      writeFileSync(path.join(folder, `${name}-${String(ms).padStart(5, '0')}.png`), Buffer.from(shot.png, 'base64'));
    }
  }
  await demo.close();
  return seen;
}
