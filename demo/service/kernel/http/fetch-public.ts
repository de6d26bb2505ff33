import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.js';

export interface PublicAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  /** Where the answer came from in the end. */
  readonly url: string;
}

export interface PublicOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly mostBytes: number;
  /** For all of it: names, redirects, the whole body. */
  readonly timeoutMs?: number;
  readonly body?: string;
  /** By default POST with a body, and GET without one. */
  readonly method?: string;
  /** Five by default; more throw. With 0, the redirect itself is the response. */
  readonly mostRedirects?: number;
  /** Tests only: which addresses may be reached. */
  readonly isAllowed?: (address: string) => boolean;
}

const redirects = new Set([301, 302, 303, 307, 308]);

/** Looks a name up, and gives out only addresses of the internet: what is checked is what is connected to, so that a name cannot change in between. */
const lookupPublic = (isAllowed: (address: string) => boolean): LookupFunction => (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '', 0);
    const inside = found.find(({ address }) => !isAllowed(address));
    if (inside || found.length === 0) return callback(new Error(`${name} is at ${inside?.address ?? 'no address'}, which is not a public address`), '', 0);
    if (options.all) callback(null, found);
    else callback(null, found[0]!.address, found[0]!.family);
  });
};

function checked(url: URL, isAllowed: (address: string) => boolean): URL {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error(`${url.protocol} is not a supported protocol`);
  if (url.username || url.password) throw new Error('an address with a password is not followed');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Such a host is connected to without being looked up.
  if (isIP(host) && !isAllowed(host)) throw new Error(`${host} is not a public address`);
  return url;
}

async function readBody(answer: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error(`is larger than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Requests another host on behalf of the site: limited in size and time, and never an internal host (a feed or its redirects must not
 * make the service read its own network: server-side request forgery). Throws an error with the reason.
 */
export async function fetchPublic(
  address: string,
  {
    headers = {}, body, method = body === undefined ? 'GET' : 'POST', mostBytes, mostRedirects = 5, timeoutMs = 10_000, isAllowed = isPublicAddress,
  }: PublicOptions,
): Promise<PublicAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = checked(new URL(address), isAllowed);
  for (let redirected = 0; ; redirected++) {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const send = url.protocol === 'https:' ? requestSecure : requestPlain;
      // Plain bytes: what unpacks to a thousand times its size cannot come. A connection of its own: none that others have opened.
      send(
        url,
        {
          method,
          headers: { 'Accept-Encoding': 'identity', 'User-Agent': 'SiteElements/0.1', ...headers },
          lookup: lookupPublic(isAllowed),
          agent: false,
          signal,
        },
        resolve,
      ).on('error', reject).end(body);
    });
    const { statusCode: status = 0, headers: received } = answer;
    if (mostRedirects === 0 || !redirects.has(status) || !received.location)
      return { status, headers: received, body: await readBody(answer, mostBytes), url: url.href };
    answer.destroy();
    if (redirected === mostRedirects) throw new Error(`redirects more than ${mostRedirects} times`);
    const next = checked(new URL(received.location, url), isAllowed);
    if (url.protocol === 'https:' && next.protocol === 'http:') throw new Error('redirects from https to http');
    url = next;
  }
}
