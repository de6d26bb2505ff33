import type { CDPSession, Page } from 'playwright-core';

interface TraceEvent { readonly name: string; readonly args: { readonly elementCount?: number } }

/** How many nodes Chromium computes the style of while something is done, and until the page is still. */
export async function restyledNodes(page: Page, act: () => Promise<unknown>): Promise<number> {
  const client: CDPSession = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  client.on('Tracing.dataCollected', ({ value }) => { for (const event of value) events.push(event as unknown as TraceEvent); });
  const isComplete = new Promise(resolve => { client.once('Tracing.tracingComplete', resolve); });
  await client.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] }, transferMode: 'ReportEvents' });
  try {
    await act();
    await page.evaluate(() => new Promise(resolve => { requestAnimationFrame(() => requestAnimationFrame(resolve)); }));
  } finally {
    await client.send('Tracing.end'); // a browser has one at a time: the next test begins its own
    await isComplete;
    await client.detach();
  }
  return events.reduce((sum, { name, args }) => sum + (name === 'UpdateLayoutTree' ? args.elementCount ?? 0 : 0), 0);
}
