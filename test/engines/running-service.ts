import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { TestRunnerConfig } from '@web/test-runner';
import { servicePath, submissionsTaken } from '../service/service-path.js';

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number];
type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The whole service over a database of its own: loaded with the first request for it. */
async function start(): Promise<Answer> {
  const [{ createService }, { createKey }, { newDatabase }] = await Promise.all([
    import('../../demo/service/create-service.js'),
    import('../../demo/service/modules/forms/create-key.js'),
    import('../../demo/service/kernel/database/new-database.js'),
  ]);
  const place = mkdtempSync(join(tmpdir(), 'site-elements-service-'));
  process.once('exit', () => rmSync(place, { recursive: true, force: true }));
  const folder = join(place, 'database');
  await newDatabase(folder);
  const service = await createService({
    database: { folder },
    faults: true,
    owner: { isOpenHere: true }, // tests read there what has been stored
    trustedProxies: 1, // each test is a visitor of its own
    rate: { max: submissionsTaken, windowMs: 24 * 60 * 60 * 1000 },
    routes(app) {
      app.post('/expired-key', async context => context.json(await createKey(service.database, { lifetimeMs: -1 })));
    },
  });
  return getRequestListener(service.app.fetch) as Answer;
}

/** The reference service under `servicePath` of the runner's own server, once a runner and only for files that ask for it. */
export function runningService(): Middleware {
  let answer: Promise<Answer> | undefined;
  return async (context, next) => {
    if (!context.path.startsWith(`${servicePath}/`)) return next();
    answer ??= start();
    context.respond = false; // the service writes its answer itself, or cuts the connection
    const { req, res } = context;
    req.url = req.url!.slice(servicePath.length);
    await (await answer)(req, res);
  };
}
