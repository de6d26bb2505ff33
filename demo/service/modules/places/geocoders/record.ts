import type { PlacePrediction } from 'site-elements/contract/places';
import type { Address, GeocoderQuery, Position } from '../geocoder.js';

/** What the environment says of a host. */
export interface GeocoderSettings {
  /** Where it is asked, without a slash at its end. */
  readonly url: string;
  readonly key: string;
  /** Whom its operator can turn to: an address of the site, or an email address. */
  readonly contact: string;
}

export interface GeocoderRequest {
  /** Below the address of the host. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Posted as JSON. */
  readonly body?: unknown;
}

/** One call of a host. `read` throws at what is not as its documentation says. */
export interface Call<Answer> {
  request(asked: GeocoderQuery, settings: GeocoderSettings): GeocoderRequest;
  read(answer: unknown): Answer;
}

/** A place that an address may mean. */
export interface AddressCandidate {
  readonly position: Position;
  /** Code of two letters. */
  readonly country: string;
  /** The smallest thing that it is, by each of its names: a house by its number, a street, a town. */
  readonly names: readonly string[];
  /** Everything it belongs to as well: street, town, postal code, region. */
  readonly within: readonly string[];
}

/** A host's suggestions: with its ID if the parts are requested by it, or with the parts immediately. */
export type Suggestion = PlacePrediction | Address;

/**
 * A host that finds places. Data and functions of values: asking, waiting, keeping and failing are the same for all, in
 * `ask-host.ts`. What a record leaves out is answered by the offline list.
 */
export interface GeocoderRecord {
  readonly name: string;
  /** Its public address; a site may name its own. */
  readonly url: string;
  /** What it cannot do without. */
  readonly needs: readonly ('key' | 'contact')[];
  /** What visitors have to be told. */
  readonly attribution: string;
  /** At most one request in this many milliseconds, of all visitors and all processes together; holds for the public address. */
  readonly everyMs: number;
  /** How long answers are kept in memory; 0 where the terms forbid it. */
  readonly keptMs: number;
  readonly suggest?: Call<Suggestion[]>;
  /** For hosts whose suggestions are ids. */
  readonly details?: Call<Address>;
  readonly find?: Call<AddressCandidate[]>;
}
