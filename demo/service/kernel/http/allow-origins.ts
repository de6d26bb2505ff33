import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { xsrfHeader } from 'site-elements/contract/account';

/**
 * Lets pages of other sites, such as a shop shown on its own domain, call the service with their visitor's cookies.
 * Only listed origins, never all of them: requests are sent with cookies.
 */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler {
  return cors({
    origin: origin => (origins.includes(origin) ? origin : null),
    credentials: true,
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Content-Type', 'X-CSRF-Token', xsrfHeader],
    exposeHeaders: ['X-Request-Id', 'Retry-After'],
    maxAge: 600,
  });
}
