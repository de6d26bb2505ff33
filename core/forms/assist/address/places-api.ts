import { pagePaths } from '../../../contract/paths-of-pages.js';
import type { AutocompleteRequest, PlaceDetailsAnswer, PlaceDetailsRequest, PlacePrediction, PlacesContext } from '../../../contract/places.js';
import { request } from '../../../request/request.js';
import { $site } from '../../../stores/site.js';
import type { FormHost } from '../../form.settings.js';
import type { SuggestedPlace } from './address-search.state.js';
import type { AddressParts } from './address-fill.js';

export interface PlacesCall {
  /** Where the site answers. */
  readonly base: string;
  readonly context: PlacesContext;
  readonly signal: AbortSignal;
}

/** Later than this, the visitor has typed it all. */
const timeoutMs = 5000;
/** Maximum length of a source's name, in characters. */
const mostLetters = 100;
/** A network that fails so often in a row is asked no more. */
const mostFailures = 3;
/** How often in a row a service has not answered; those that have no places immediately too often. */
const failures = new Map<string, number>();

/** Where the service of a form answers. */
export const getPlacesBase = ({ values }: FormHost): string => values.endpoint || $site.get().website.baseUrl;

/** Whether a form's service is to be asked for addresses: one that has none of this, or that refuses, is not asked again on this page. */
export function canSearchPlaces(host: FormHost): boolean {
  const { addressSearch, backend, formId } = host.values;
  return addressSearch && backend === 'site' && formId !== '' && (failures.get(getPlacesBase(host)) ?? 0) < mostFailures;
}

/** Forgets what services have answered; for tests. */
export const forgetFailures = (): void => failures.clear();

const isText = (value: unknown): value is string => typeof value === 'string';
const isPrediction = (value: Partial<PlacePrediction> | null): value is PlacePrediction =>
  !!value && isText(value.placeId) && isText(value.mainText) && isText(value.secondaryText) && isText(value.description);

/** The places a text may mean; null where no answer came. spec: page-runtime-platform §7 */
export async function fetchPredictions(input: string, { base, context, signal }: PlacesCall): Promise<SuggestedPlace | null> {
  const query = { ...context, input } satisfies AutocompleteRequest;
  const answer = await request.get<{ predictions?: unknown; attribution?: unknown } | null>(pagePaths.placesAutocomplete, { base, query, signal, timeoutMs });
  if (answer.kind === 'failure') {
    const { status, reason } = answer;
    const isFinal = (status >= 400 && status < 500) || status === 501;
    if (reason !== 'aborted') failures.set(base, isFinal ? mostFailures : (failures.get(base) ?? 0) + 1);
    return null;
  }
  failures.delete(base);
  const { predictions, attribution } = (answer.kind === 'success' && answer.data) || {};
  return {
    predictions: Array.isArray(predictions) ? predictions.filter(isPrediction) : [],
    attribution: isText(attribution) ? attribution.slice(0, mostLetters) : '',
  };
}

/** The parts of a place's address; null if it has none. spec: idem §7 */
export async function fetchPlaceDetails(placeId: string, { base, context, signal }: PlacesCall): Promise<AddressParts | null> {
  const query = { ...context, placeId } satisfies PlaceDetailsRequest;
  const answer = await request.get<Partial<PlaceDetailsAnswer> | null>(pagePaths.placesDetails, { base, query, signal, timeoutMs });
  const given: Partial<Record<string, unknown>> = (answer.kind === 'success' && answer.data?.address) || {};
  if (!isText(given.line1)) return null;
  const part = (name: keyof AddressParts) => (isText(given[name]) ? given[name] : '');
  return { line1: part('line1'), line2: part('line2'), city: part('city'), state: part('state'), zip: part('zip'), country: part('country') };
}
