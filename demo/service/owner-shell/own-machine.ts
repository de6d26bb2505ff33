import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

const ownAddress = /^(127\.|::1$|::ffff:127\.)/;
const ownHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;
/** What proxies write down of whom they ask for. */
const forwarding = /^(forwarded|via|x-forwarded.*|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.*|x-proxyuser-ip|true-client-ip|client-ip|cf-.*|fastly-.*|fly-.*|x-envoy-.*|x-amzn-.*|x-azure-.*)$/i;

/**
 * Whether a request was made by a browser on this machine: it is connected from here, asks for a host of this machine (a name
 * that was pointed here, as by DNS rebinding, does not count), and no proxy has left a mark.
 *
 * A proxy on this machine that renames the host and leaves no mark cannot be told from a browser. So this is good enough for
 * a demo on a developer's machine, and for nothing that others can reach.
 */
export function isFromOwnMachine(context: Context): boolean {
  const incoming = context.env?.incoming as { httpVersion?: string } | undefined;
  return incoming !== undefined && incoming.httpVersion !== '1.0' // no browser; what nginx speaks unless told otherwise
    && ownAddress.test(getConnInfo(context).remote.address ?? '')
    && ownHost.test(context.req.header('host') ?? '')
    && !Object.keys(context.req.header()).some(name => forwarding.test(name));
}
