import { canParseUrl } from './can-parse-url.js';
import { isHostName, webLabel } from './host-name.js';

/** Optional protocol, host, port, then what belongs to an address. */
const shape = /^(?:https?:\/\/)?([^\s/?#:@]+)(?::\d{1,5})?(?:[/?#]\S*)?$/i;
/** Letters, in whatever script. A number at the end makes a host an address of IPv4, which no website uses as its name. */
const anyTopLevel = /^(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;
const shortTopLevel = /^[a-z]{2,3}$/i; // spec: page-runtime-platform §5

/**
 * Whether a text is the address of a website, with or without `http://` or `https://`: its host has a top level of letters, with
 * `isShort` of two or three. Source: page-runtime-platform §5, widened by docs/decisions/9.
 */
export function isWebsite(text: string, isShort = false): boolean {
  const host = shape.exec(text)?.[1];
  return host !== undefined && isHostName(host, { label: webLabel, topLevel: isShort ? shortTopLevel : anyTopLevel })
    && canParseUrl(/^https?:/i.test(text) ? text : `https://${text}`);
}

/** Whether an address has numbers in the place of a host's name, however they are written: `127.1` is one, as browsers read it. */
export function hasIpAddress(address: string): boolean {
  if (!canParseUrl(address)) return false;
  const { hostname } = new URL(address);
  return hostname.startsWith('[') || /^\d{1,3}(?:\.\d{1,3}){3}$/.test(hostname);
}
