import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { paths } from '../../../core/contract/paths.js';
import { readBytes } from '../http/read-body.js';
import { Refusal } from '../http/refusal.js';
import { noTallies, readers } from './read-calls.js';
import type { VisitStore } from './visit-store.js';

/** Calls that tell about a visit; beacons, most of them. spec: page-runtime-platform §7, commerce-forms-data §7, media-layout §7 */
export const analyticsPaths = Object.keys(readers);

/** Takes what pages tell about their visits. Beacons come in any type; what cannot be read is answered, and is no visit. */
export function addAnalytics(app: Hono, { visits }: { visits: VisitStore }): void {
  for (const [path, read] of Object.entries(readers)) {
    app.post(path, async context => {
      const tallies = noTallies();
      read(new TextDecoder().decode(await readBytes(context.req.raw)).trim(), tallies);
      await visits.add(tallies);
      return context.body(null, path === paths.schemaEvents ? 202 : 204); // 200 and 202 mean taken. spec: media-layout §7
    });
    app.all(path, () => {
      throw new Refusal(405, { error: 'This address takes POST only.' }, { Allow: 'POST' });
    });
  }
  app.get(paths.track, async context => {
    const source = context.req.query('source');
    const tallies = noTallies();
    if (source) tallies.counts.push({ kind: 'source', name: source.replaceAll('\0', '').slice(0, 200) });
    await visits.add(tallies);
    return context.body(null, 204);
  });
  app.get(paths.performanceSettings, context => context.json({ pageLoadId: randomUUID() }));
  // The id that means: no session replay. spec: page-runtime-platform §7
  app.get(paths.sessionReplayId, context => context.json({ data: 'automated-mock-id' }));
}
