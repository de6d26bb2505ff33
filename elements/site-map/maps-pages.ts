import type { Place } from './place.js';

/** The address as a maps service reads it. */
const oneLine = ({ title, lines }: Place): string => [title, ...lines].filter(Boolean).join(', ');
const position = ({ marker: [lat, lng] }: Place, separator = ','): string => `${lat}${separator}${lng}`;
const query = (values: Record<string, string>): string => new URLSearchParams(values).toString();

/**
 * Maps services where a visitor finds directions: the page with position, address and zoom, as far as the service takes
 * them. The first is the default, because it takes all three. Source: media-layout §4.
 */
export const mapsPages = {
  google: (place: Place) => `https://www.google.com/maps?${query({
    q: oneLine(place) || position(place), ll: position(place), z: String(Math.round(place.zoom)),
  })}`,
  // Takes a position and a zoom; it has no parameter for an address beside them.
  openstreetmap: (place: Place) => `https://www.openstreetmap.org/?${query({
    mlat: String(place.marker[0]), mlon: String(place.marker[1]),
  })}#map=${Math.round(place.zoom)}/${position(place, '/')}`,
  apple: (place: Place) => `https://maps.apple.com/?${query({
    ll: position(place), q: oneLine(place) || position(place), z: String(Math.round(place.zoom)),
  })}`,
};

export type MapsPageName = keyof typeof mapsPages;
