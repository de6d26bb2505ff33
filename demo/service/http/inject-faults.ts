import { setTimeout as wait } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import type { HttpBindings } from '@hono/node-server';

const maxSlowMs = 30_000;

/**
 * For tests only: breaks a request as its header `x-fault` says. `slow=250` waits first, `500` fails before
 * anything is done, `drop-answer` does everything and then cuts the connection. Several are joined by commas.
 */
export function injectFaults(): MiddlewareHandler {
  return async (context, next) => {
    const faults = (context.req.header('x-fault') ?? '').split(',').map((fault) => fault.trim());
    const slow = faults.find((fault) => fault.startsWith('slow='));
    if (slow) await wait(Math.min(maxSlowMs, Number(slow.slice(5)) || 0));
    if (faults.includes('500')) return context.json({ error: 'Injected fault.' }, 500);
    await next();
    if (faults.includes('drop-answer')) (context.env as Partial<HttpBindings>).outgoing?.destroy();
  };
}
