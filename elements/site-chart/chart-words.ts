import type { DatePrecision } from '../../core/reading/read-date.js';
import { dateFormat, numberFormat } from '../../core/text/intl.js';
import type { ChartHost } from './chart.settings.js';
import type { ChartSnapshot } from './chart.state.js';
import type { Dataset } from './data/dataset.js';
import { readSeriesList } from './data/read-goals.js';
import type { Place } from './scene/scene.js';

/** The names of the series as they are in the values. */
const namesOf = (dataset: Dataset | null): readonly string[] => dataset?.series.map(({ name }) => name) ?? [];

export const getLines = ({ values: { lines } }: ChartHost, dataset: Dataset | null): ReadonlySet<number> => readSeriesList(lines, namesOf(dataset));
export const getSecond = ({ values: { secondAxis } }: ChartHost, dataset: Dataset | null): ReadonlySet<number> => readSeriesList(secondAxis, namesOf(dataset));

/** A value of a series in full, with its unit. */
export const seriesValueText = (host: ChartHost, dataset: Dataset | null, value: number, series: number): string =>
  valueText(host, value, getSecond(host, dataset).has(series) ? host.values.secondUnit : host.values.unit);

/** A value in full, with its unit. */
function valueText(host: ChartHost, value: number, unit: string): string {
  const number = numberFormat(host.language, { maximumFractionDigits: Math.abs(value) < 1 ? 6 : 3 }).format(value);
  return unit ? `${number} ${unit}` : number;
}

/** A count, in groups of thousands. */
export const countText = (host: ChartHost, count: number): string => numberFormat(host.language).format(count);

/** A value as an axis says it: short. */
export function tickText(host: ChartHost, value: number): string {
  return numberFormat(
    host.language,
    Math.abs(value) >= 10_000 ? { notation: 'compact', maximumFractionDigits: 1 } : { maximumFractionDigits: 6 },
  ).format(value);
}

const dateParts: Readonly<Record<DatePrecision, Intl.DateTimeFormatOptions>> = {
  year: { year: 'numeric' }, month: { month: 'short', year: 'numeric' }, day: { day: 'numeric', month: 'short', year: 'numeric' },
  minute: { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
};

/** Says dates as they are written in the values: their clock is that of no place. Making a formatter costs more than using it. */
export function createDateFormatter(host: ChartHost): (ms: number, precision: DatePrecision) => string {
  const made = new Map<DatePrecision, Intl.DateTimeFormat>();
  return (ms, precision) => {
    const format = made.get(precision) ?? dateFormat(host.language, { ...dateParts[precision], timeZone: 'UTC' });
    made.set(precision, format);
    return format.format(ms);
  };
}

export const shareText = (host: ChartHost, share: number): string => numberFormat(host.language, { style: 'percent', maximumFractionDigits: 1 }).format(share);

export const seriesName = (host: ChartHost, { dataset }: ChartSnapshot, series: number): string =>
  dataset?.series[series]?.name || host.text('series', { number: series + 1 });

/** The label of a row; all that is too small to be told apart is one row more. */
export const getRowLabel = (host: ChartHost, { dataset }: ChartSnapshot, index: number): string => dataset?.labels[index] ?? host.text('other');

/** What is beside a value: its label, and what it is. */
export function getValueText(host: ChartHost, snapshot: ChartSnapshot, place: Place): readonly [label: string, value: string] {
  const { scene, dataset } = snapshot;
  const value = seriesValueText(host, dataset, scene?.valueOf(place) ?? 0, place.series);
  const slice = scene?.slices.find(({ index }) => index === place.index);
  const label = getRowLabel(host, snapshot, place.index);
  if (slice) return [label, `${value} (${shareText(host, slice.share)})`];
  return [label, (dataset?.series.length ?? 0) > 1 ? `${seriesName(host, snapshot, place.series)}: ${value}` : value];
}

/** What a screen reader says of a value. */
export function getSpokenText(host: ChartHost, snapshot: ChartSnapshot, place: Place): string {
  const { scene, dataset } = snapshot;
  if (!scene) return '';
  const [label, value] = [getRowLabel(host, snapshot, place.index), seriesValueText(host, dataset, scene.valueOf(place) ?? 0, place.series)];
  const slice = scene.slices.find(({ index }) => index === place.index);
  const places = scene.placesOf(place.series);
  const named = (dataset?.series.length ?? 0) > 1 && !slice ? `${label}, ${seriesName(host, snapshot, place.series)}` : label;
  const words = slice ? `${named}: ${value}, ${shareText(host, slice.share)}` : `${named}: ${value}`;
  return `${words}. ${host.text('place', { number: countText(host, places.indexOf(place.index) + 1), count: countText(host, places.length) })}`;
}
