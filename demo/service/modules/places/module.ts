import { RateLimit, type Rate } from '../../kernel/limits/rate-limit.js';
import type { ServiceModule } from '../../kernel/module.js';
import { turnBy } from './geocoders/ask-host.js';
import { type ChosenGeocoder, hostGeocoder } from './geocoders/geocoders.js';
import { limitPlaces } from './limit-places.js';
import { offlineGeocoder } from './offline/offline.js';
import { addPlaces } from './places-routes.js';

export interface PlacesOptions {
  /** Address search of another host; by default, a local list of the towns of the world. */
  readonly geocoder?: ChosenGeocoder;
  readonly rate?: Rate;
}

/** Address search. */
export const placesModule: ServiceModule<PlacesOptions> = {
  name: 'places',
  schema: {},
  formNames: { hidden: ['state'] },
  mount({ app, database, addressOf, log, onError }, { geocoder, rate }) {
    const offline = offlineGeocoder({ onError: onError('places') });
    if (geocoder) {
      const turns = new RateLimit({ database, name: 'geocoder', rate: { max: 1, windowMs: geocoder.record.everyMs } });
      const host = hostGeocoder(geocoder, offline, { turn: turnBy((sender, what) => turns.waitFor(sender, what)), onError: onError('places') });
      addPlaces(app, { log, geocoder: host, limit: limitPlaces({ database, addressOf, rate }) });
    } else {
      addPlaces(app, { log, geocoder: offline });
    }
    return {};
  },
};
