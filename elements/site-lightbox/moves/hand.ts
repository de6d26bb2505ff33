import type { Camera, Point } from './camera.js';
import { within, yielding, type Bounds } from '../rules/bounds.js';
import { closesAfterDrag, closesAfterPinch, glideTo, turnAfterSwipe } from '../rules/release-rules.js';
import { velocityOf, type Sample } from './velocity-of.js';

const axisPx = 10; // spec: media-layout §9, drag axis

/** What a hand may do beside moving the camera. */
export interface Reach {
  readonly camera: Camera;
  /** Pixels from slide to slide. */
  readonly pitchPx: number;
  /** -1 where the next slide stands on the left. */
  readonly sign: 1 | -1;
  /** The place of the current slide in the row. */
  readonly position: number;
  canTurn(by: -1 | 1): boolean;
  /** Lets go of the row: to the next, the previous or, by 0, the current slide. Velocity in slides per millisecond. */
  turn(by: -1 | 0 | 1, velocity: number): void;
  close(): void;
  /** The press has become a drag or a pinch. */
  began(): void;
}

type Mode = 'pressed' | 'turning' | 'panning' | 'dropping' | 'pinching';

interface Grip extends Point { readonly zoom: number; readonly track: number }

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));

/** One or two fingers, or a mouse: turns, moves, pinches, drags away. Knows no page; the camera does what it says. */
export class Hand {
  readonly #reach: Reach;
  #mode: Mode = 'pressed';
  readonly #fingers = new Map<number, Point>();
  /** Where the fingers and the camera were when the mode began. */
  #from: Point = { x: 0, y: 0 };
  #apartPx = 1;
  #grip: Grip = { x: 0, y: 0, zoom: 1, track: 0 };
  #samples: Sample[] = [];

  constructor(reach: Reach) { this.#reach = reach; }

  get isBusy(): boolean { return this.#fingers.size > 0; }

  /** Whether this finger is the only one that presses. */
  isPressing(id: number): boolean { return this.#fingers.size === 1 && this.#fingers.has(id); }

  down(id: number, point: Point, timeMs: number): void {
    if (this.#fingers.size > 1) return;
    const isFirst = this.#fingers.size === 0;
    this.#fingers.set(id, point);
    if (isFirst) {
      // A click may follow: only what has set out is stopped.
      if (this.#reach.camera.isMoving) this.#reach.camera.hold();
      this.#begin('pressed', timeMs);
    } else if (this.#mode !== 'turning') this.#take('pinching', timeMs);
  }

  move(id: number, point: Point, timeMs: number): void {
    if (!this.#fingers.has(id)) return;
    this.#fingers.set(id, point);
    const centre = this.#centre;
    this.#samples.push({ ...centre, timeMs });
    const [dx, dy] = [centre.x - this.#from.x, centre.y - this.#from.y];
    if (this.#mode === 'pressed') this.#decide(dx, dy, timeMs);
    else if (this.#mode === 'turning') this.#turn(dx);
    else if (this.#mode === 'panning') this.#pan(dx, dy);
    else if (this.#mode === 'dropping') this.#reach.camera.put({ y: this.#grip.y + dy });
    else if (this.#mode === 'pinching') this.#pinch(centre);
  }

  /** A finger is lifted; `isGivenUp`: the browser has taken it. */
  up(id: number, timeMs: number, isGivenUp = false): void {
    if (!this.#fingers.delete(id)) return;
    if (this.#mode === 'pinching' && this.#fingers.size === 1 && !isGivenUp) return this.#begin('panning', timeMs);
    if (this.#fingers.size > 0) return;
    const { x, y } = isGivenUp ? { x: 0, y: 0 } : velocityOf(this.#samples, timeMs);
    const { camera } = this.#reach;
    if (this.#mode === 'turning') this.#letTurn(x);
    else if (this.#mode === 'dropping') this.#letDrop(y, isGivenUp);
    else if (this.#mode === 'pinching' || camera.zoom.value < 1 || camera.zoom.value > camera.levels.most) this.#letPinch();
    else if (this.#mode === 'panning') this.#letPan(x, y);
    else this.#letRest();
  }

  get #centre(): Point {
    const [first, second] = [...this.#fingers.values()];
    return second ? middle(first!, second) : first!;
  }

  #begin(mode: Mode, timeMs: number): void {
    const { track, zoom, x, y } = this.#reach.camera;
    const [first, second] = [...this.#fingers.values()];
    this.#mode = mode;
    this.#from = this.#centre;
    this.#apartPx = second ? apart(first!, second) : 1;
    this.#grip = { x: x.value, y: y.value, zoom: zoom.value, track: track.value };
    this.#samples = [{ ...this.#from, timeMs }];
  }

  #decide(dx: number, dy: number, timeMs: number): void {
    if (Math.max(Math.abs(dx), Math.abs(dy)) < axisPx) return;
    const { camera, position } = this.#reach;
    const isAlong = Math.abs(dx) >= Math.abs(dy);
    const isBetween = Math.abs(camera.track.value - position) > 0.01;
    const mode = isBetween || isAlong && this.#leavesPicture(dx) ? 'turning' : camera.zoom.value > 1.01 ? 'panning' : 'dropping';
    this.#take(mode, timeMs);
  }

  /** From now on the camera does what the hand does. */
  #take(mode: Mode, timeMs: number): void {
    const { x, y, zoom } = this.#reach.camera;
    this.#reach.camera.put({ x: x.value, y: y.value, zoom: zoom.value });
    this.#begin(mode, timeMs);
    this.#reach.began();
  }

  /** Whether a pull along the row finds nothing more of the picture on that side. */
  #leavesPicture(dx: number): boolean {
    const { camera } = this.#reach;
    const { least, most } = camera.boundsAt(camera.zoom.value).x;
    return dx > 0 ? camera.x.value >= most - 1 : camera.x.value <= least + 1;
  }

  /** Slides, positive towards the next, for pixels to the right. */
  #slides(px: number): number { return -px * this.#reach.sign / this.#reach.pitchPx; }

  #turn(dx: number): void {
    const { position } = this.#reach;
    const [least, most] = [this.#reach.canTurn(-1) ? position - 1 : position, this.#reach.canTurn(1) ? position + 1 : position];
    this.#reach.camera.put({ track: yielding(this.#grip.track + this.#slides(dx), { least, most }) });
  }

  #pan(dx: number, dy: number): void {
    const { camera } = this.#reach;
    const bounds = camera.boundsAt(camera.zoom.value);
    camera.put({ x: yielding(this.#grip.x + dx, bounds.x), y: yielding(this.#grip.y + dy, bounds.y) });
  }

  #pinch(centre: Point): void {
    const { camera } = this.#reach;
    const [first, second] = [...this.#fingers.values()];
    const wanted = this.#grip.zoom * apart(first!, second!) / this.#apartPx;
    // In proportions, twice as far beyond feels the same at either end.
    const zoom = Math.exp(yielding(Math.log(wanted), { least: Math.log(1), most: Math.log(camera.levels.most) }));
    const along = (axis: 'x' | 'y') => centre[axis] + (this.#grip[axis] - this.#from[axis]) * (zoom / this.#grip.zoom);
    camera.put({ zoom, x: along('x'), y: along('y') });
  }

  #letTurn(velocity: number): void {
    const { camera, position } = this.#reach;
    const slidesPerMs = this.#slides(velocity);
    const way = turnAfterSwipe(camera.track.value - position, slidesPerMs * this.#reach.pitchPx);
    this.#reach.turn(way !== 0 && this.#reach.canTurn(way) ? way : 0, slidesPerMs);
    this.#letRest();
  }

  #letDrop(velocity: number, isGivenUp: boolean): void {
    const { camera } = this.#reach;
    const { y, home, scene } = camera;
    if (!isGivenUp && closesAfterDrag(y.value - home.y, velocity, scene.window.height)) this.#reach.close();
    else camera.pull('y', home.y, velocity);
  }

  #letPinch(): void {
    const { camera } = this.#reach;
    if (closesAfterPinch(camera.zoom.value)) return this.#reach.close();
    const around = this.#samples.at(-1)!;
    camera.zoomTo(Math.min(camera.levels.most, Math.max(1, camera.zoom.value)), around);
  }

  #letPan(vx: number, vy: number): void {
    const { camera } = this.#reach;
    const bounds = camera.boundsAt(camera.zoom.value);
    const glide = (axis: 'x' | 'y', velocity: number, bound: Bounds) => {
      const { to, perMs } = glideTo(camera[axis].value, velocity, bound);
      camera.pull(axis, to, velocity, perMs);
    };
    glide('x', vx, bounds.x);
    glide('y', vy, bounds.y);
  }

  /** Nothing was meant: what was stopped on its way goes on. */
  #letRest(): void {
    const { camera, position } = this.#reach;
    if (this.#mode !== 'turning' && camera.track.value !== position) this.#reach.turn(0, 0);
    const bounds = camera.boundsAt(camera.zoom.to);
    for (const axis of ['x', 'y'] as const) {
      if (camera[axis].value !== camera[axis].to) camera.pull(axis, within(camera[axis].to, bounds[axis]), 0);
    }
    if (camera.zoom.value !== camera.zoom.to) camera.pull('zoom', camera.zoom.to, 0);
  }
}

