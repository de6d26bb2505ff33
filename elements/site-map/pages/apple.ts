import { oneLine, position, type MapsPage } from './maps-page.js';

export const apple: MapsPage = {
  name: 'apple',
  address: place => `https://maps.apple.com/?${new URLSearchParams({
    ll: position(place), q: oneLine(place) || position(place), z: String(Math.round(place.zoom)),
  })}`,
};
