import type { WritableAtom } from 'nanostores';
import { persisted } from '../../core/platform/persisted.js';
import { shared } from '../../core/registry/registry.js';

const hosts = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter(host => typeof host === 'string') : [];

/**
 * Hosts this visitor always takes maps from: a yes to one host, not to every tracker of the site, so it is no part of
 * `$consent`. Written only when the visitor ticks the box.
 */
export const $allowedHosts: WritableAtom<readonly string[]> = shared('map-hosts@1', [], () =>
  persisted<readonly string[]>('site:map-hosts', [], hosts));

export function rememberHost(host: string, isAllowed: boolean): void {
  const others = $allowedHosts.get().filter(known => known !== host);
  $allowedHosts.set(isAllowed ? [...others, host] : others);
}
