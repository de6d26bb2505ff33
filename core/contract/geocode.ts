/** Query of `paths.geocode`. */
export interface GeocodeRequest {
  /** An address in a line, its parts separated by commas. */
  address: string;
}

/** Answer: where the address is; null when that is not known exactly. A near miss is not returned: a map would show it as exact. */
export interface GeocodeAnswer {
  place: { lat: number; lng: number } | null;
  /** Whose data this is, where visitors have to be told. */
  attribution?: string;
}
