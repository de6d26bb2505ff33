import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { TestRunnerConfig } from '@web/test-runner';
import { servicePath, submissionsTaken } from '../service/service-path.js';

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number];
type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The whole service over a database in memory, which takes seconds to start: loaded with the first request for it. */
async function start(): Promise<Answer> {
  const [{ createService }, { createKey }] = await Promise.all([
    import('../../demo/service/create-service.js'), import('../../demo/service/forms/create-key.js'),
  ]);
  const service = await createService({
    database: {},
    faults: true,
    trustProxy: true, // each test is a visitor of its own
    rate: { max: submissionsTaken, windowMs: 24 * 60 * 60 * 1000 },
    routes(app) {
      app.post('/expired-key', async (context) => context.json(await createKey(service.database, { lifetimeMs: -1 })));
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
