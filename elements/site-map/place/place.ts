import { readNumber } from '../../../core/settings/read-number.js';

export type Point = readonly [lat: number, lng: number];

/** Something the map points at, with what its popup says. */
export interface MapMarker {
  readonly at: Point;
  readonly title: string;
  readonly lines: readonly string[];
  /** Where its popup leads. */
  readonly link: { readonly text: string; readonly href: string } | null;
}

/** Where the map looks and what is there. */
export interface Place {
  /** Null if it is not set and cannot be requested: then there is no map. */
  readonly center: Point | null;
  /** A position was given that cannot be read: nothing leads there, and nothing else is in for it. */
  readonly isUnreadable: boolean;
  /** The pin of the place itself; null where the map shows a view or other markers only. */
  readonly marker: Point | null;
  readonly zoom: number;
  /** Name of the place; empty if it is not set. */
  readonly title: string;
  /** The address below the name, line by line. */
  readonly lines: readonly string[];
}

/** A position from outside; null unless it is one on earth. */
export function readPoint(lat: unknown, lng: unknown): Point | null {
  const read = (value: unknown, most: number) => (typeof value === 'string' ? readNumber(value, degrees => Math.abs(degrees) <= most) : value);
  const [north, east] = [read(lat, 90), read(lng, 180)];
  if (typeof north !== 'number' || typeof east !== 'number' || !(Math.abs(north) <= 90) || !(Math.abs(east) <= 180)) return null;
  return [north, east];
}
