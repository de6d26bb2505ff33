import type { GeocodeAnswer } from '../../../core/contract/geocode.js';
import { request } from '../../../core/request/request.js';
import { readPoint, type Point } from './place.js';

const timeoutMs = 8000;
/** Once a page: a second map of the same place sends no request. */
const answers = new Map<string, Promise<GeocodedPlace | null>>();

export interface GeocodedPlace {
  readonly point: Point;
  /** Who has to be named beside it. */
  readonly attribution: string;
}

const longestAttribution = 100;

/** Forgets what was answered; for tests. */
export const forgetAddresses = (): void => answers.clear();

async function ask(geocoder: string, address: string): Promise<GeocodedPlace | null> {
  const answer = await request.get<GeocodeAnswer | null>(geocoder, { query: { address }, timeoutMs });
  const { place, attribution } = (answer.kind === 'success' && answer.data) || {};
  const point = place ? readPoint(place.lat, place.lng) : null;
  return point && { point, attribution: typeof attribution === 'string' ? attribution.slice(0, longestAttribution) : '' };
}

/** Where an address is, as the site's own service says; null when it does not know. */
export function findAddress(geocoder: string, address: string): Promise<GeocodedPlace | null> {
  const key = `${geocoder} ${address}`;
  if (!answers.has(key)) answers.set(key, ask(geocoder, address));
  return answers.get(key)!;
}
