import type { Place, Point } from './place.js';

/** The address as a maps service reads it; a name alone finds something else of that name. */
const address = ({ title, lines }: Place): string => (lines.length ? [title, ...lines].filter(Boolean).join(', ') : '');
const written = ([lat, lng]: Point, separator = ','): string => `${lat}${separator}${lng}`;
const query = (values: Record<string, string>): string => new URLSearchParams(values).toString();
const pointOf = ({ marker, center }: Place): Point | null => marker ?? center;
/** The query for a service if no position is known. */
const search = (place: Place): string => address(place) || place.title;

/** A maps service: its page of a place, and its page of the way there. */
export interface MapsPage {
  place(place: Place): string;
  directions(place: Place): string;
}

/**
 * Maps services: the page with position, address and zoom, as far as the service takes them. The first is the default,
 * because it takes all three. Without a position the address alone is requested, never a position that was not set.
 * spec: media-layout §4
 */
export const mapsPages = {
  google: {
    place(place: Place) {
      const point = pointOf(place);
      if (!point) return `https://www.google.com/maps?${query({ q: search(place) })}`;
      return `https://www.google.com/maps?${query({ q: address(place) || written(point), ll: written(point), z: String(Math.round(place.zoom)) })}`;
    },
    directions(place: Place) {
      const point = pointOf(place);
      return `https://www.google.com/maps/dir/?${query({ api: '1', destination: point ? written(point) : search(place) })}`;
    },
  },
  openstreetmap: {
    // Takes a position and a zoom; it has no parameter for an address beside them.
    place(place: Place) {
      const point = pointOf(place);
      if (!point) return `https://www.openstreetmap.org/search?${query({ query: search(place) })}`;
      return `https://www.openstreetmap.org/?${query({ mlat: String(point[0]), mlon: String(point[1]) })}#map=${Math.round(place.zoom)}/${written(point, '/')}`;
    },
    directions(place: Place) {
      const point = pointOf(place);
      return `https://www.openstreetmap.org/directions?${query({ to: point ? written(point) : search(place) })}`;
    },
  },
  // With `ll`, `q` is only what the pin is called.
  apple: {
    place(place: Place) {
      const point = pointOf(place);
      if (!point) return `https://maps.apple.com/?${query({ q: search(place) })}`;
      const name = address(place) || place.title || written(point);
      return `https://maps.apple.com/?${query({ ll: written(point), q: name, z: String(Math.round(place.zoom)) })}`;
    },
    directions(place: Place) {
      const point = pointOf(place);
      return `https://maps.apple.com/?${query({ daddr: point ? written(point) : search(place) })}`;
    },
  },
} satisfies Record<string, MapsPage>;

export type MapsPageName = keyof typeof mapsPages;
