import { position, type MapsPage } from './maps-page.js';

/** Takes a position and a zoom; it has no place for an address beside them. */
export const openstreetmap: MapsPage = {
  name: 'openstreetmap',
  address(place) {
    const [mlat, mlon] = place.marker;
    const query = new URLSearchParams({ mlat: String(mlat), mlon: String(mlon) });
    return `https://www.openstreetmap.org/?${query}#map=${Math.round(place.zoom)}/${position(place, '/')}`;
  },
};
