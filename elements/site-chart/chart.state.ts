import { atom } from 'nanostores';
import type { Dataset } from './data/dataset.js';
import type { Place, Scene } from './scene/scene.js';
import type { SeriesColor } from './series-colors.js';

export interface ChartSnapshot {
  readonly status: 'none' | 'loading' | 'failed' | 'ready';
  readonly dataset: Dataset | null;
  readonly title: string;
  /** Whether the values are in a table of the author's own; otherwise one is drawn. */
  readonly isAuthored: boolean;
  /** Whether the table is in the place of the drawing. */
  readonly isTable: boolean;
  /** Series that the visitor has switched off. */
  readonly hidden: ReadonlySet<number>;
  readonly scene: Scene | null;
  /** The colors of the series, or of the slices, and what they are on. */
  readonly colors: readonly SeriesColor[];
  readonly ground: string;
}

/** How a visitor moves through the values. */
export type Move = 'next' | 'previous' | 'first' | 'last' | 'forward' | 'back' | 'nextSeries' | 'previousSeries';

const empty: ChartSnapshot = {
  status: 'none',
  dataset: null,
  title: '',
  isAuthored: true,
  isTable: false,
  hidden: new Set(),
  scene: null,
  colors: [],
  ground: 'Canvas',
};
/** The share of a series that one step of Page Down takes. */
const pageShare = 0.1;

/** What a chart shows, and at which value the visitor is. */
export class ChartState {
  readonly $snapshot = atom<ChartSnapshot>(empty);
  readonly $place = atom<Place | null>(null);

  get snapshot(): ChartSnapshot { return this.$snapshot.get(); }

  set(part: Partial<ChartSnapshot>): void { this.$snapshot.set({ ...this.snapshot, ...part }); }

  /** Other values: what was switched off belongs to those before. */
  take(dataset: Dataset | null, isAuthored: boolean, title: string): void {
    const isSame = dataset?.series.map(({ name }) => name).join('\n') === this.snapshot.dataset?.series.map(({ name }) => name).join('\n');
    this.set({ dataset, isAuthored, title, status: dataset ? 'ready' : 'none', ...!isSame && { hidden: new Set() }, ...!dataset && { scene: null } });
    this.$place.set(null);
  }

  draw(scene: Scene | null, colors: readonly SeriesColor[], ground: string): void {
    this.set({ scene, colors, ground });
    const place = this.$place.get();
    if (place && !scene?.markOf(place)) this.$place.set(null);
  }

  /** Switches a series on or off. The last one that is shown stays. */
  toggle(series: number): boolean {
    const { hidden, dataset } = this.snapshot;
    const next = new Set(hidden);
    if (!next.delete(series)) next.add(series);
    if (next.size >= (dataset?.series.length ?? 0)) return false;
    this.set({ hidden: next });
    return true;
  }

  /** False without another one. */
  move(move: Move): boolean {
    const { scene } = this.snapshot;
    const now = this.$place.get();
    if (!scene || scene.series.length === 0) return false;
    if (!now || !scene.series.includes(now.series)) return this.point({ series: scene.series[0]!, index: scene.placesOf(scene.series[0]!)[0]! });
    if (move === 'nextSeries' || move === 'previousSeries') {
      const series = scene.series[scene.series.indexOf(now.series) + (move === 'nextSeries' ? 1 : -1)];
      if (series === undefined) return false;
      const places = scene.placesOf(series);
      // The same row, or the nearest one that has a value.
      return this.point({ series, index: places.reduce((best, at) => (Math.abs(at - now.index) < Math.abs(best - now.index) ? at : best), places[0]!) });
    }
    const places = scene.placesOf(now.series);
    const page = Math.max(1, Math.round(places.length * pageShare));
    const at = places.indexOf(now.index);
    const to = { next: at + 1, previous: at - 1, first: 0, last: places.length - 1, forward: at + page, back: at - page }[move];
    return this.point({ series: now.series, index: places[Math.min(places.length - 1, Math.max(0, to))]! });
  }

  /** Goes to a value, or away from all. False where it is there already. */
  point(place: Place | null): boolean {
    const now = this.$place.get();
    if (place?.series === now?.series && place?.index === now?.index) return false;
    this.$place.set(place);
    return true;
  }
}
