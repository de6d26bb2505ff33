import { setTimeout as wait } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import { csrfIsChecked } from './guard-csrf.js';

const maxSlowMs = 30_000;

/** What goes wrong with a request, see `injectFaults`; empty for nothing. */
export type ChooseFault = (context: Context) => string | Promise<string>;

/** As the request itself asks: by its header, or by its query where a caller sets no headers. */
const asAsked: ChooseFault = ({ req }) => req.header('x-fault') ?? req.query('x-fault') ?? '';

/**
 * For tests only: breaks a request as its header or query parameter `x-fault` says, or as `choose` does.
 * `slow=250` waits first, `500` fails before anything is done, `drop` cuts the connection before anything is done,
 * `drop-answer` does everything and then cuts it, `crumb=abc` refuses requests without that crumb and returns it. Several are
 * joined by commas.
 */
export function injectFaults(choose: ChooseFault = asAsked): MiddlewareHandler {
  return async (context, next) => {
    const faults = (await choose(context)).split(',').map(fault => fault.trim());
    const cut = () => (context.env as Partial<HttpBindings>).outgoing?.destroy();
    const slow = faults.find(fault => fault.startsWith('slow='));
    if (slow) await wait(Math.min(maxSlowMs, Number(slow.slice(5)) || 0));
    if (faults.includes('500')) return context.json({ error: 'Injected fault.' }, 500);
    const crumb = faults.find(fault => fault.startsWith('crumb='))?.slice(6);
    if (crumb && context.req.header('x-csrf-token') !== crumb) {
      return context.json({ error: 'Injected fault.', crumbFail: true, crumb }, 403);
    }
    if (crumb) context.set(csrfIsChecked, true);
    if (faults.includes('drop')) {
      cut();
      return context.body(null, 204);
    }
    await next();
    if (faults.includes('drop-answer')) cut();
  };
}
