import type { WritableAtom } from 'nanostores';
import { persistentAtom, writeStored } from '../platform/storage.js';
import { storedKeys } from '../platform/stored-keys.js';
import { listOf, text } from '../registry/decode.js';
import { shared } from '../registry/registry.js';

/**
 * Hosts from which this visitor always takes maps and videos: consent to one host, not to every tracker of the site, so it
 * is not part of `$consent`. Written only when the visitor ticks the box.
 */
export const $allowedHosts: WritableAtom<readonly string[]> = shared('embed-hosts@1', [], () =>
  persistentAtom(storedKeys.embedHosts, [], listOf(text({ least: 1 }))));

/** Forgets every host: a general no is one to all of them. Writes nothing where nothing was remembered. */
export function forgetHosts(): void {
  if ($allowedHosts.get().length === 0) return;
  $allowedHosts.set([]);
  writeStored({ area: 'local', key: storedKeys.embedHosts }, null); // no trace of what is forgotten
}

/** Remembers or forgets a visitor's yes to a host. */
export function rememberHost(host: string, isAllowed: boolean): void {
  const others = $allowedHosts.get().filter(known => known !== host);
  $allowedHosts.set(isAllowed ? [...others, host] : others);
}
