import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The address a request came from. */
export type AddressOf = (context: Context) => string;

/** Whoever is connected. Behind a proxy of our own that is the proxy, which says at the end of a header who asked it. */
export function remoteAddress({ trustProxy = false }: { trustProxy?: boolean } = {}): AddressOf {
  return (context) => {
    const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
    // Called without a server, as tests do, there is no connection to ask.
    return forwarded || (context.env?.incoming ? (getConnInfo(context).remote.address ?? '') : '127.0.0.1');
  };
}
