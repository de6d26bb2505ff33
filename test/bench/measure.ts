import type { Browser, CDPSession, Page } from 'playwright-core';

/** What mounting something on a page costs the main thread. */
export interface Cost {
  /** Everything the main thread did; script, microtasks, style and layout are in it. */
  readonly taskMs: number;
  readonly scriptMs: number;
  readonly layoutMs: number;
  readonly heapMb: number;
  readonly listeners: number;
}

async function metrics(client: CDPSession): Promise<Record<string, number>> {
  await client.send('HeapProfiler.collectGarbage');
  const { metrics: list } = await client.send('Performance.getMetrics');
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}

/** Runs `mount` in a fresh page and says what it added; `after` may look at what is there. */
export async function costOf(
  browser: Browser, url: string, mount: (page: Page) => Promise<unknown>, after?: (page: Page) => Promise<unknown>, cpuRate = 1,
): Promise<Cost> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => true); // brings the driver's own script along, a third of a megabyte
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable'); // durations count from here
  if (cpuRate > 1) await client.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  const before = await metrics(client);
  await mount(page);
  await page.evaluate(() => new Promise(resolve => { requestAnimationFrame(() => requestAnimationFrame(resolve)); }));
  const now = await metrics(client);
  await after?.(page);
  await context.close();
  const added = (name: string) => now[name]! - before[name]!;
  return {
    taskMs: added('TaskDuration') * 1000,
    scriptMs: added('ScriptDuration') * 1000,
    layoutMs: (added('LayoutDuration') + added('RecalcStyleDuration')) * 1000,
    heapMb: added('JSHeapUsedSize') / 1e6,
    listeners: added('JSEventListeners'),
  };
}

export const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

/** The median of each figure over several runs. */
export function medianCost(costs: readonly Cost[]): Cost {
  const of = (key: keyof Cost) => median(costs.map(cost => cost[key]));
  return { taskMs: of('taskMs'), scriptMs: of('scriptMs'), layoutMs: of('layoutMs'), heapMb: of('heapMb'), listeners: of('listeners') };
}
