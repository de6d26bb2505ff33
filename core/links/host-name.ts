import { canParseUrl } from './can-parse-url.js';

/** One label of a host name, for email and for the web; web labels may contain an underscore. */
export const mailLabel = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
export const webLabel = /^[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?$/i;
const written = /^[\p{L}\p{M}\p{N}_.-]+$/u;
const ascii = /^[\w.-]+$/;
const maxHostLength = 253; // DNS

/** A host as the network knows it, `bücher.de` as `xn--bcher-kva.de`; null where the platform knows none of that name. */
export function asciiHost(host: string): string | null {
  if (!written.test(host)) return null;
  if (ascii.test(host)) return host.toLowerCase();
  const address = `https://${host}/`;
  return canParseUrl(address) ? new URL(address).hostname : null;
}

interface Shapes { readonly label: RegExp; readonly topLevel: RegExp }

/** Whether a name could be a host on the internet: two labels at least, and a top level in the given shape. */
export function isHostName(host: string, { label, topLevel }: Shapes): boolean {
  const labels = host.length <= maxHostLength ? asciiHost(host)?.split('.') ?? [] : [];
  return labels.length >= 2 && labels.every(one => label.test(one)) && topLevel.test(labels.at(-1)!);
}
