import type { Place } from '../place.js';

/** A maps service of the world outside, where a visitor finds the way. */
export interface MapsPage {
  readonly name: string;
  /** The page with position, address and zoom, as far as the service takes them. Source: media-layout §4. */
  address(place: Place): string;
}

/** The address as a maps service reads it. */
export const oneLine = ({ title, lines }: Place): string => [title, ...lines].filter(Boolean).join(', ');
export const position = ({ marker: [lat, lng] }: Place, separator = ','): string => `${lat}${separator}${lng}`;
