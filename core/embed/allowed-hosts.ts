import type { WritableAtom } from 'nanostores';
import { persistentAtom } from '../platform/storage.js';
import { storedKeys } from '../platform/stored-keys.js';
import { listOf, text } from '../registry/decode.js';
import { shared } from '../registry/registry.js';

/**
 * Hosts from which this visitor always takes maps and videos: a yes to one host, not to every tracker of the site, so it
 * is no part of `$consent`. Written only when the visitor ticks the box.
 */
export const $allowedHosts: WritableAtom<readonly string[]> = shared('embed-hosts@1', [], () =>
  persistentAtom(storedKeys.embedHosts, [], listOf(text({ least: 1 }))));

/** Remembers or forgets a visitor's yes to a host. */
export function rememberHost(host: string, isAllowed: boolean): void {
  const others = $allowedHosts.get().filter(known => known !== host);
  $allowedHosts.set(isAllowed ? [...others, host] : others);
}
