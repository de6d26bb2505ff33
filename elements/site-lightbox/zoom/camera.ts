import type { Place, Size } from '../../../core/image/frame.js';
import { prefersReducedMotion } from '../../../core/platform/visitor.js';
import { pageClock, type Clock } from '../../../core/platform/timing.js';
import { getPanBounds, scaleAround, presence, within, type Bounds, zoomLevels, type ZoomLevels } from './zoom-rules.js';
import { Axis } from './axis.js';

export interface Point { readonly x: number; readonly y: number }

/** What the camera looks at: the window, the room a picture has in it, and the picture of the slide that is shown. */
export interface Scene {
  readonly window: Size;
  readonly area: Place;
  /** The picture's size when it is shown whole. */
  readonly fit: Size;
  /** Its own size in pixels; null while unknown. */
  readonly natural: Size | null;
}

interface Outlets {
  /** Something has moved. */
  draw(): void;
  /** Nothing moves any more. */
  rested(): void;
}

interface Means { readonly clock?: Clock; readonly isStill?: () => boolean }

const [pixel, thousandth] = [0.5, 0.001];
/** A zoom this near to 1 shows the picture whole. */
const hardly = 1.01;

/** Where the row of slides stands, and where the current picture is in the window; moves both. Knows no page. */
export class Camera {
  /** Which slide is in the window, counted on and on: 1.5 is halfway from the second to the third. */
  readonly track = new Axis(0, thousandth);
  readonly zoom = new Axis(1, thousandth);
  /** The middle of the current picture in the window. */
  readonly x = new Axis(0, pixel);
  readonly y = new Axis(0, pixel);
  scene: Scene = { window: { width: 1, height: 1 }, area: { left: 0, top: 0, width: 1, height: 1 }, fit: { width: 1, height: 1 }, natural: null };
  readonly #outlets: Outlets;
  readonly #clock: Clock;
  readonly #isStill: () => boolean;
  #cancel: (() => void) | null = null;

  constructor(outlets: Outlets, { clock = pageClock, isStill = prefersReducedMotion }: Means = {}) {
    [this.#outlets, this.#clock, this.#isStill] = [outlets, clock, isStill];
  }

  get isMoving(): boolean { return this.#cancel !== null; }
  get isZoomed(): boolean { return this.zoom.to > hardly; }
  get levels(): ZoomLevels { return zoomLevels(this.scene); }

  /** The middle of the room, where a whole picture is. */
  get home(): Point {
    const { left, top, width, height } = this.scene.area;
    return { x: left + width / 2, y: top + height / 2 };
  }

  /** How much of the overlay is left: a picture that is dragged up or down takes it along. */
  get presence(): number {
    return this.zoom.value > hardly ? 1 : presence(this.y.value - this.home.y, this.scene.window.height, Math.min(1, this.zoom.value));
  }

  boundsAt(zoom: number): { x: Bounds; y: Bounds } {
    const { area, fit } = this.scene;
    return { x: getPanBounds(area.left, area.width, fit.width * zoom), y: getPanBounds(area.top, area.height, fit.height * zoom) };
  }

  /** Another slide, or another window: the picture is shown whole, or stays as it is as far as the new bounds allow. */
  aim(scene: Scene, isSame: boolean): void {
    this.scene = scene;
    if (!isSame || !this.isZoomed) this.zoom.set(1);
    const bounds = this.boundsAt(this.zoom.to);
    this.x.set(within(this.x.to, bounds.x));
    this.y.set(within(this.y.to, bounds.y));
    this.#outlets.draw();
  }

  /** Stops everything where it is, for a drag. */
  hold(): void {
    this.#cancel?.();
    this.#cancel = null;
    for (const axis of this.#axes) axis.hold();
  }

  /** Is there immediately. */
  put(place: { track?: number; zoom?: number; x?: number; y?: number }): void {
    for (const name of ['track', 'zoom', 'x', 'y'] as const) {
      if (place[name] !== undefined) this[name].set(place[name]);
    }
    this.#outlets.draw();
  }

  /** Goes there. Velocities are per millisecond. */
  pull(name: 'track' | 'zoom' | 'x' | 'y', to: number, velocity?: number, perMs?: number): void {
    if (this.#isStill()) this[name].set(to);
    else this[name].pull(to, this.#clock.now(), velocity, perMs);
    this.#cancel ??= this.#clock.nextFrame(() => this.#frame());
  }

  /** Zooms around a point, which stays where it is as far as the bounds allow. */
  zoomTo(zoom: number, around: Point = this.home): void {
    const bounds = this.boundsAt(zoom);
    for (const name of ['x', 'y'] as const) {
      this.pull(name, within(scaleAround(this[name].value, around[name], this.zoom.value, zoom), bounds[name]));
    }
    this.pull('zoom', zoom);
  }

  /** Moves a zoomed picture. False when it cannot go further that way. */
  panBy(dx: number, dy: number): boolean {
    const bounds = this.boundsAt(this.zoom.to);
    const [x, y] = [within(this.x.to + dx, bounds.x), within(this.y.to + dy, bounds.y)];
    const isGoing = Math.abs(x - this.x.to) > pixel || Math.abs(y - this.y.to) > pixel;
    this.pull('x', x);
    this.pull('y', y);
    return isGoing;
  }

  /** Back to the whole picture. */
  goHome(): void {
    this.pull('zoom', 1);
    this.pull('x', this.home.x);
    this.pull('y', this.home.y);
  }

  get #axes(): readonly Axis[] { return [this.track, this.zoom, this.x, this.y]; }

  #frame(): void {
    this.#cancel = null;
    const now = this.#clock.now();
    for (const axis of this.#axes) axis.step(now);
    const isMoving = this.#axes.some(axis => axis.isMoving);
    if (isMoving) this.#cancel = this.#clock.nextFrame(() => this.#frame());
    this.#outlets.draw();
    if (!isMoving) this.#outlets.rested();
  }
}
