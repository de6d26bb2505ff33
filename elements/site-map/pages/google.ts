import { oneLine, position, type MapsPage } from './maps-page.js';

export const google: MapsPage = {
  name: 'google',
  address: place => `https://www.google.com/maps?${new URLSearchParams({
    q: oneLine(place) || position(place), ll: position(place), z: String(Math.round(place.zoom)),
  })}`,
};
