import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';

/** How long a request may take to arrive. Node's own limit is the same for all requests, and cannot be lifted for one. */
export const bodyMs = 5 * 60_000;

const unlimited = new WeakSet<object>();

/** Lifts the limit for a large upload, whose reader has one of its own. */
export function liftBodyTime(context: Context): void {
  const { incoming } = (context.env ?? {}) as { incoming?: IncomingMessage };
  if (incoming) unlimited.add(incoming);
}

/** Ends the connection of a request that takes too long to arrive. */
export function limitBodyTime(request: IncomingMessage, ms = bodyMs): void {
  const timer = setTimeout(() => {
    if (!request.complete && !unlimited.has(request)) request.socket.destroy();
  }, ms).unref();
  request.once('close', () => clearTimeout(timer));
}
