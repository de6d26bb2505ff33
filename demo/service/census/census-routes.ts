import type { Hono } from 'hono';
import { paths } from '../../../core/contract/paths.js';
import { readBytes } from '../http/read-body.js';
import { Refusal } from '../http/refusal.js';

const events = [
  paths.censusRecordHit, paths.censusButtonClick, paths.censusButtonRender, paths.censusFormRender, paths.censusOverlay,
  paths.censusQuickView,
];

/** Takes what pages tell about their visitors, and keeps none of it. spec: page-runtime-platform §7, tracking calls */
export function addCensus(app: Hono): void {
  for (const path of events) {
    app.post(path, async context => {
      await readBytes(context.req.raw); // beacons come in any type; too long ones are refused as everywhere
      return context.body(null, 204);
    });
    app.all(path, () => {
      throw new Refusal(405, { error: 'This address takes POST only.' }, { Allow: 'POST' });
    });
  }
}
