import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { paths } from 'site-elements/contract/paths';
import { noReplayId } from 'site-elements/contract/answers';
import { readBytes } from '../../kernel/http/read-body.js';
import { HttpError } from '../../kernel/http/http-error.js';
import type { Allowance, WriteLimits } from '../../kernel/limits/write-limits.js';
import { noTallies, readers, text, type Tallies } from './read-calls.js';
import type { VisitStore } from './visit-store.js';

const allowances = {
  /** Entries of a log, stored as pages send them. */
  traceEntry: { name: 'trace entry', network: 10, site: 100 },
  /** In a day, from all: a row is kept for each. */
  traceDay: { name: 'trace day', network: 100, site: 2000, windows: 1440 },
  /** Visitors that were not counted before, in a day. */
  newVisitor: { name: 'new visitor', network: 30, site: 6000, windows: 1440 },
} as const satisfies Readonly<Record<string, Allowance>>;

/** Calls about a visit; beacons, most of them. spec: page-runtime-platform §7, commerce-forms-data §7, media-layout §7 */
export const analyticsPaths = [...Object.keys(readers), paths.consentReceipts, paths.consentReceiptToken];

export interface AnalyticsRoutes {
  readonly visits: VisitStore;
  /** What is counted beside the requests; throws where it is too much. */
  readonly limits: WriteLimits;
}

/** Receives what pages send about visits. Beacons can have any content type; what cannot be read is answered, and not counted. */
export function addAnalytics(app: Hono, { visits, limits }: AnalyticsRoutes): void {
  const add = async (context: Context, tallies: Tallies) => {
    if (tallies.logs.length > 0) {
      await limits.demand(context, allowances.traceEntry, { amount: tallies.logs.length });
      await limits.demand(context, allowances.traceDay, { amount: tallies.logs.length });
    }
    // More than a site has in a day: their pages are counted, they are not.
    const visitors = limits.isSpent(context, allowances.newVisitor) ? [] : tallies.visitors;
    const newVisitors = await visits.add({ ...tallies, visitors });
    if (newVisitors > 0) await limits.demand(context, allowances.newVisitor, { amount: newVisitors }).catch(ignoreHttpError);
  };

  for (const [path, read] of Object.entries(readers)) {
    app.post(path, async context => {
      const tallies = noTallies();
      read(new TextDecoder().decode(await readBytes(context.req.raw)).trim(), tallies);
      await add(context, tallies);
      return context.body(null, path === paths.schemaEvents ? 202 : 204); // 200 and 202 mean taken. spec: media-layout §7
    });
    app.all(path, () => {
      throw new HttpError(405, { error: 'This address takes POST only.' }, { Allow: 'POST' });
    });
  }
  app.get(paths.track, async context => {
    const source = context.req.query('source');
    const tallies = noTallies();
    if (source) tallies.counts.push({ kind: 'source', name: text(source, 200) });
    await add(context, tallies);
    return context.body(null, 204);
  });
  app.get(paths.performanceSettings, context => context.json({ pageLoadId: randomUUID() }));
  // The service records no visits.
  app.get(paths.sessionReplayId, context => context.json({ data: noReplayId }));
}

/** It is counted, and the next one is left out. */
function ignoreHttpError(error: unknown): void {
  if (!(error instanceof HttpError)) throw error;
}
