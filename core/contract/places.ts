/** Query of both calls for places. spec: page-runtime-platform §7 */
export interface PlacesContext {
  /** One random text for all the requests of one address, until its details have been asked for. */
  sessionToken: string;
  /** Where the visitor is: tracking context that a site must be told. */
  productPage: string;
  productSection: string;
}

export interface AutocompleteRequest extends PlacesContext { input: string }
export interface PlaceDetailsRequest extends PlacesContext { placeId: string }

export interface PlacePrediction {
  placeId: string;
  /** The whole place in a line. */
  description: string;
  /** Its first part, such as a street. */
  mainText: string;
  secondaryText: string;
}

/** Answer of `paths.placesAutocomplete`: at most five, the nearest in spelling first. */
export interface AutocompleteAnswer {
  predictions: PlacePrediction[];
  /** Whose data these are, where visitors have to be told. */
  attribution?: string;
}

/** Answer of `paths.placesDetails`: the parts of an address field. */
export interface PlaceDetailsAnswer {
  placeId: string;
  address: { line1: string; line2: string; city: string; state: string; zip: string; country: string };
}
