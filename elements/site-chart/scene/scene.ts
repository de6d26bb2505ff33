import type { ChartType } from '../chart-types.js';
import type { DatePrecision } from '../../../core/reading/read-date.js';
import type { Dataset } from '../data/dataset.js';
import type { Goal, Note } from '../data/read-goals.js';
import type { Slice } from './slices.js';

/** A value of a chart: which series, and which row; of a pie the row alone counts. */
export interface Place { readonly series: number; readonly index: number }

/** What a scene is made of. Lengths are pixels. */
export interface SceneInput {
  readonly dataset: Dataset;
  readonly type: ChartType;
  readonly isStacked: boolean;
  /** Whether bars lie, one below another. */
  readonly isHorizontal: boolean;
  readonly isFromRight: boolean;
  readonly width: number;
  readonly height: number;
  readonly lineHeight: number;
  /** Series that the visitor has switched off. */
  readonly hidden: ReadonlySet<number>;
  /** How wide a text is. */
  readonly measure: (text: string) => number;
  /** What a series is called. */
  readonly nameOf: (series: number) => string;
  /** What a row is called; the row after the last one is all that is too small to be told apart. */
  readonly labelOf: (row: number) => string;
  readonly formatShare: (share: number) => string;
  /** False where names beside the values did not fit. */
  readonly canName: boolean;
  readonly unit: string;
  readonly secondUnit: string;
  /** Series that are lines over the bars, and those on the axis at the other side. */
  readonly lines: ReadonlySet<number>;
  readonly second: ReadonlySet<number>;
  readonly min: number | null;
  readonly max: number | null;
  readonly titles: AxisTitles;
  readonly goals: readonly Goal[];
  readonly notes: readonly Note[];
  /** Whether values are written on what shows them. */
  readonly hasValues: boolean;
  /** A value in full, with its unit. */
  readonly formatValue: (value: number, series: number) => string;
  /** A number as an axis says it. */
  readonly format: (value: number) => string;
  /** A date as an axis says it: no more precise than requested. */
  readonly formatDate: (ms: number, precision: DatePrecision) => string;
  /** Lets the page do something else. */
  readonly pause: () => Promise<void>;
}

/** What the axes are called; empty without a title. */
export interface AxisTitles { readonly values: string; readonly labels: string; readonly second: string }

/** `isZero`: bars begin there. */
export interface Tick { readonly at: number; readonly text: string; readonly isZero?: boolean }
/** `points` are the marks of a line, `dots` those that it has in plain colors as well. */
export interface Shape { readonly series: number; readonly kind: 'line' | 'fill' | 'area' | 'marks' | 'points' | 'dots'; readonly d: string }
/** A text in the drawing. */
export interface Text {
  readonly text: string;
  /** A second line. */
  readonly more?: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** A line from the text to what it is about. */
  readonly lead?: string;
}
/** The name or a value of a series or slice, in its color; `isInside`: on its color. */
export interface Name extends Text { readonly series: number; readonly isInside?: boolean }
/** Where a value is drawn, what goes round it, and which way its text may grow. */
export interface Mark { readonly x: number; readonly y: number; readonly d: string; readonly anchor: 'start' | 'middle' | 'end'; readonly textY: number }

/** Everything that is drawn of a dataset, and where its values are. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly plot: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  readonly isFromRight: boolean;
  /** Labels are at the side, and values are counted along the bottom. */
  readonly isHorizontal: boolean;
  /** From where the outlines of shapes and marks are counted. */
  readonly origin: readonly [x: number, y: number];
  readonly rows: readonly Tick[];
  /** The numbers of the axis at the other side. */
  readonly secondRows?: readonly Tick[];
  readonly columns: readonly Tick[];
  readonly shapes: readonly Shape[];
  /** Null where names do not fit beside the values: the legend has them. */
  readonly names: readonly Name[] | null;
  /** The sum of all slices, in the hole of a doughnut. */
  readonly sum?: Text;
  readonly values?: readonly Name[];
  readonly titles?: readonly Text[];
  readonly goals?: readonly Text[];
  readonly notes?: readonly Text[];
  readonly slices: readonly Slice[];
  /** The series that have values, and their rows, in the order of the keyboard. */
  readonly series: readonly number[];
  placesOf(series: number): readonly number[];
  valueOf(place: Place): number | null;
  markOf(place: Place): Mark | null;
  nearest(x: number, y: number): Place | null;
}

/** Which way a text beside a mark may grow, so that it stays in the drawing. */
export const getTextAnchor = (x: number, width: number): Mark['anchor'] => (x < width * 0.25 ? 'start' : x > width * 0.75 ? 'end' : 'middle');
