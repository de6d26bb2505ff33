import type { Page, Request, Route } from 'playwright-core';

/** A page whose requests are answered in waves. */
export interface Waves {
  /** Answers waves until `isThere` finds what it waits for; resolves to how many it took so far. */
  until(isThere: () => Promise<boolean>): Promise<number>;
}

/**
 * Answers the requests of a page for our files in waves: all that wait immediately, when all that were answered before have arrived
 * and the page asks for nothing more. Each wave is what a slow line makes a round trip.
 */
export async function answerInWaves(page: Page, files: RegExp): Promise<Waves> {
  const waiting: Route[] = [];
  const onTheWay = new Set<Request>();
  let asked = 0;
  let waves = 0;
  page.on('requestfinished', request => onTheWay.delete(request));
  page.on('requestfailed', request => onTheWay.delete(request));
  await page.route(files, route => {
    asked += 1;
    waiting.push(route);
  });
  /** What has arrived has run, and what it asks for has been asked for. */
  const quiet = async () => {
    for (let before = -1; before !== asked || onTheWay.size > 0;) {
      before = asked;
      await page.evaluate(() => new Promise(resolve => { requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))); }));
    }
  };
  return {
    async until(isThere) {
      for (;;) {
        await quiet();
        if (waiting.length === 0) {
          if (await isThere()) return waves;
          continue;
        }
        waves += 1;
        for (const route of waiting) onTheWay.add(route.request());
        await Promise.all(waiting.splice(0).map(route => route.fallback()));
      }
    },
  };
}
