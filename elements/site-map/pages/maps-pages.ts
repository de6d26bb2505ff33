import type { Place } from '../place.js';
import { apple } from './apple.js';
import { google } from './google.js';
import type { MapsPage } from './maps-page.js';
import { openstreetmap } from './openstreetmap.js';

/** All maps pages; the first is the default, because it takes position, address and zoom. */
export const mapsPages = { google, openstreetmap, apple } as const satisfies Record<string, MapsPage>;

export type MapsPageName = keyof typeof mapsPages;

export const mapsPageAddress = (name: MapsPageName, place: Place): string => mapsPages[name].address(place);
