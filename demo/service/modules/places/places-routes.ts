import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { GeocodeAnswer } from 'site-elements/contract/geocode';
import { geocodeSchema } from 'site-elements/contract/geocode.schema';
import { paths } from 'site-elements/contract/paths';
import type { AutocompleteAnswer, PlaceDetailsAnswer } from 'site-elements/contract/places';
import { autocompleteSchema, placeDetailsSchema, placesContextSchema } from 'site-elements/contract/places.schema';
import { checkShape } from '../../kernel/http/check-shape.js';
import type { Log } from '../../kernel/http/log-requests.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { currentLanguage, setLanguageHeaders } from '../../kernel/language/speech.js';
import type { Geocoder } from './geocoder.js';

export interface PlacesRoutes {
  log: Log;
  geocoder: Geocoder;
  /** Throws where one visitor asks too much; for hosts that are not ours. */
  limit?(context: Context): Promise<void>;
}

/** Suggests addresses while they are typed, and says where an address is. spec: page-runtime-platform §7 */
export function addPlaces(app: Hono, { log, geocoder, limit }: PlacesRoutes): void {
  app.get(paths.placesAutocomplete, async context => {
    const { input, sessionToken } = read(context, autocompleteSchema);
    await limit?.(context);
    setLanguageHeaders(context);
    return context.json<AutocompleteAnswer>(await geocoder.suggest({ text: input, session: sessionToken, language: currentLanguage() }));
  });

  app.get(paths.placesDetails, async context => {
    const { placeId, sessionToken } = read(context, placeDetailsSchema);
    await limit?.(context);
    const address = await geocoder.details({ text: placeId, session: sessionToken, language: currentLanguage() });
    if (!address) throw new HttpError(404, { error: 'There is no such place.', field: 'placeId' });
    setLanguageHeaders(context);
    return context.json<PlaceDetailsAnswer>({ placeId, address });
  });

  app.get(paths.geocode, async context => {
    const { address } = checkShape(geocodeSchema, context.req.query());
    await limit?.(context);
    const found = await geocoder.find({ text: address, session: '', language: currentLanguage() });
    return context.json<GeocodeAnswer>(found ? { place: found.position, attribution: found.attribution } : { place: null });
  });

  function read<Output>(context: Context, schema: v.GenericSchema<unknown, Output>): Output {
    const query = context.req.query();
    if (!v.is(placesContextSchema, query)) {
      log({ time: new Date().toISOString(), warning: 'places', error: 'asked without productPage and productSection', path: context.req.path });
    }
    return checkShape(schema, query);
  }
}
