import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { GeocodeAnswer } from '../../../core/contract/geocode.js';
import { geocodeSchema } from '../../../core/contract/geocode.schema.js';
import { paths } from '../../../core/contract/paths.js';
import type { AutocompleteAnswer, PlaceDetailsAnswer } from '../../../core/contract/places.js';
import { autocompleteSchema, placeDetailsSchema, placesContextSchema } from '../../../core/contract/places.schema.js';
import { checkShape } from '../http/check-shape.js';
import type { Log } from '../http/log-requests.js';
import { Refusal } from '../http/refusal.js';
import { findPlaces, placeDetails } from './find-places.js';
import { findPosition } from './find-position.js';

/** Suggests addresses while they are typed, from a list of our own: no key, no other host. spec: page-runtime-platform §7 */
export function addPlaces(app: Hono, { log }: { log: Log }): void {
  app.get(paths.placesAutocomplete, context => {
    const { input } = read(context, autocompleteSchema);
    return context.json<AutocompleteAnswer>({ predictions: findPlaces(input) });
  });

  app.get(paths.placesDetails, context => {
    const { placeId } = read(context, placeDetailsSchema);
    const details = placeDetails(placeId);
    if (!details) throw new Refusal(404, { error: 'There is no such place.', field: 'placeId' });
    return context.json<PlaceDetailsAnswer>(details);
  });

  app.get(paths.geocode, context => {
    const { address } = checkShape(geocodeSchema, context.req.query());
    return context.json<GeocodeAnswer>({ place: findPosition(address) });
  });

  function read<Output>(context: Context, schema: v.GenericSchema<unknown, Output>): Output {
    const query = context.req.query();
    if (!v.is(placesContextSchema, query)) {
      log({ time: new Date().toISOString(), trouble: 'places', error: 'asked without productPage and productSection', path: context.req.path });
    }
    return checkShape(schema, query);
  }
}
