import type { Consent } from '../../core/consent/purposes.js';
import type { TileSource } from './tiles/tile-source.js';

/** All that decides whether a map may load. */
export interface Facts {
  readonly source: TileSource | null;
  /** It is known what the map would show. */
  readonly hasPlace: boolean;
  /** `auto`: tiles of the page's own host need no consent, all others do. */
  readonly consentRule: 'auto' | 'required';
  readonly consent: Consent;
  /** Hosts this visitor always takes maps from. */
  readonly allowedHosts: readonly string[];
  /** The visitor pressed "Show map". */
  readonly isRequested: boolean;
  /** The visitor pressed "Hide map". */
  readonly isHidden: boolean;
  readonly isNear: boolean;
  /** The browser asks pages to spend little. */
  readonly savesData: boolean;
}

/** What a map still waits for; null: it may load now. */
export type PendingReason = 'tiles' | 'place' | 'visitor' | 'consent' | 'viewport' | null;

export const needsConsent = ({ source, consentRule }: Pick<Facts, 'source' | 'consentRule'>): boolean =>
  !!source && (consentRule === 'required' || !source.isOwn);

/**
 * What a map waits for. A click on "Show map" is consent to this map and takes precedence; general consent to cookies
 * or a remembered consent to the host lets it load automatically once it is near the viewport.
 */
export function getPendingReason(facts: Facts): PendingReason {
  const { source, consent, allowedHosts } = facts;
  if (!source) return 'tiles';
  if (!facts.hasPlace) return 'place';
  if (facts.isHidden) return 'visitor';
  if (facts.isRequested) return null;
  if (needsConsent(facts) && consent !== 'accepted' && !allowedHosts.includes(source.host)) return 'consent';
  if (facts.savesData) return 'visitor';
  return facts.isNear ? null : 'viewport';
}
