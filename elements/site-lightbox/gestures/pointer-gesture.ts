import { dragAxis, velocityAt, type PointerSample } from '../../../core/gestures/drag-rules.js';
import { within, softenOverdrag, type Bounds } from '../zoom/zoom-rules.js';
import type { Camera, Point } from '../zoom/camera.js';
import { closesAfterDrag, closesAfterPinch, calculateGlide, turnAfterSwipe } from './release-rules.js';

/** What a gesture may do beside moving the camera. */
export interface GestureTarget {
  readonly camera: Camera;
  /** Pixels from slide to slide. */
  readonly pitchPx: number;
  /** -1 where the next slide is on the left. */
  readonly sign: 1 | -1;
  /** The place of the current slide in the row. */
  readonly position: number;
  canTurn(by: -1 | 1): boolean;
  /** The row is released: to the next, the previous or, by 0, the current slide. Velocity in slides per millisecond. */
  turn(by: -1 | 0 | 1, velocity: number): void;
  close(): void;
  /** The press has become a drag or a pinch. */
  began(): void;
}

type Mode = 'pressed' | 'turning' | 'panning' | 'dropping' | 'pinching';

interface Origin extends Point { readonly zoom: number; readonly track: number }

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));

/** One or two pointers: they turn, pan, pinch, drag away. Knows no page; it moves the camera. */
export class PointerGesture {
  readonly #target: GestureTarget;
  #mode: Mode = 'pressed';
  readonly #pointers = new Map<number, Point>();
  /** Where the pointers and the camera were when the mode began. */
  #from: Point = { x: 0, y: 0 };
  #apartPx = 1;
  #origin: Origin = { x: 0, y: 0, zoom: 1, track: 0 };
  #samples: PointerSample[] = [];

  constructor(target: GestureTarget) { this.#target = target; }

  get isBusy(): boolean { return this.#pointers.size > 0; }

  /** Whether this pointer is the only one that is down. */
  isPressing(id: number): boolean { return this.#pointers.size === 1 && this.#pointers.has(id); }

  down(id: number, point: Point, timeMs: number): void {
    if (this.#pointers.size > 1) return;
    const isFirst = this.#pointers.size === 0;
    this.#pointers.set(id, point);
    if (isFirst) {
      // A click may follow: only what has set out is stopped.
      if (this.#target.camera.isMoving) this.#target.camera.hold();
      this.#begin('pressed', timeMs);
    } else if (this.#mode !== 'turning') this.#start('pinching', timeMs);
  }

  move(id: number, point: Point, timeMs: number): void {
    if (!this.#pointers.has(id)) return;
    this.#pointers.set(id, point);
    const centre = this.#centre;
    this.#samples.push({ ...centre, timeMs });
    const [dx, dy] = [centre.x - this.#from.x, centre.y - this.#from.y];
    if (this.#mode === 'pressed') this.#decide(dx, dy, timeMs);
    else if (this.#mode === 'turning') this.#turn(dx);
    else if (this.#mode === 'panning') this.#pan(dx, dy);
    else if (this.#mode === 'dropping') this.#target.camera.put({ y: this.#origin.y + dy });
    else if (this.#mode === 'pinching') this.#pinch(centre);
  }

  /** A pointer is released; `isCancelled`: the browser has taken it. */
  up(id: number, timeMs: number, isCancelled = false): void {
    if (!this.#pointers.delete(id)) return;
    if (this.#mode === 'pinching' && this.#pointers.size === 1 && !isCancelled) return this.#begin('panning', timeMs);
    if (this.#pointers.size > 0) return;
    const { x, y } = isCancelled ? { x: 0, y: 0 } : velocityAt(this.#samples, timeMs);
    const { camera } = this.#target;
    if (this.#mode === 'turning') this.#releaseTurn(x);
    else if (this.#mode === 'dropping') this.#releaseDrop(y, isCancelled);
    else if (this.#mode === 'pinching' || camera.zoom.value < 1 || camera.zoom.value > camera.levels.most) this.#releasePinch();
    else if (this.#mode === 'panning') this.#releasePan(x, y);
    else this.#releaseRest();
  }

  get #centre(): Point {
    const [first, second] = [...this.#pointers.values()];
    return second ? middle(first!, second) : first!;
  }

  #begin(mode: Mode, timeMs: number): void {
    const { track, zoom, x, y } = this.#target.camera;
    const [first, second] = [...this.#pointers.values()];
    this.#mode = mode;
    this.#from = this.#centre;
    this.#apartPx = second ? apart(first!, second) : 1;
    this.#origin = { x: x.value, y: y.value, zoom: zoom.value, track: track.value };
    this.#samples = [{ ...this.#from, timeMs }];
  }

  #decide(dx: number, dy: number, timeMs: number): void {
    const axis = dragAxis(dx, dy);
    if (!axis) return;
    const { camera, position } = this.#target;
    const isBetween = Math.abs(camera.track.value - position) > 0.01;
    const mode = isBetween || axis === 'horizontal' && this.#leavesPicture(dx) ? 'turning' : camera.zoom.value > 1.01 ? 'panning' : 'dropping';
    this.#start(mode, timeMs);
  }

  /** From now on the camera follows the pointers. */
  #start(mode: Mode, timeMs: number): void {
    const { x, y, zoom } = this.#target.camera;
    this.#target.camera.put({ x: x.value, y: y.value, zoom: zoom.value });
    this.#begin(mode, timeMs);
    this.#target.began();
  }

  /** Whether a pull along the row finds nothing more of the picture on that side. */
  #leavesPicture(dx: number): boolean {
    const { camera } = this.#target;
    const { least, most } = camera.boundsAt(camera.zoom.value).x;
    return dx > 0 ? camera.x.value >= most - 1 : camera.x.value <= least + 1;
  }

  /** Slides, positive towards the next, for pixels to the right. */
  #slides(px: number): number { return -px * this.#target.sign / this.#target.pitchPx; }

  #turn(dx: number): void {
    const { position } = this.#target;
    const [least, most] = [this.#target.canTurn(-1) ? position - 1 : position, this.#target.canTurn(1) ? position + 1 : position];
    this.#target.camera.put({ track: softenOverdrag(this.#origin.track + this.#slides(dx), { least, most }) });
  }

  #pan(dx: number, dy: number): void {
    const { camera } = this.#target;
    const bounds = camera.boundsAt(camera.zoom.value);
    camera.put({ x: softenOverdrag(this.#origin.x + dx, bounds.x), y: softenOverdrag(this.#origin.y + dy, bounds.y) });
  }

  #pinch(centre: Point): void {
    const { camera } = this.#target;
    const [first, second] = [...this.#pointers.values()];
    const wanted = this.#origin.zoom * apart(first!, second!) / this.#apartPx;
    // In proportions, twice as far beyond feels the same at either end.
    const zoom = Math.exp(softenOverdrag(Math.log(wanted), { least: Math.log(1), most: Math.log(camera.levels.most) }));
    const along = (axis: 'x' | 'y') => centre[axis] + (this.#origin[axis] - this.#from[axis]) * (zoom / this.#origin.zoom);
    camera.put({ zoom, x: along('x'), y: along('y') });
  }

  #releaseTurn(velocity: number): void {
    const { camera, position } = this.#target;
    const slidesPerMs = this.#slides(velocity);
    const way = turnAfterSwipe(camera.track.value - position, slidesPerMs * this.#target.pitchPx);
    this.#target.turn(way !== 0 && this.#target.canTurn(way) ? way : 0, slidesPerMs);
    this.#releaseRest();
  }

  #releaseDrop(velocity: number, isCancelled: boolean): void {
    const { camera } = this.#target;
    const { y, home, scene } = camera;
    if (!isCancelled && closesAfterDrag(y.value - home.y, velocity, scene.window.height)) this.#target.close();
    else camera.pull('y', home.y, velocity);
  }

  #releasePinch(): void {
    const { camera } = this.#target;
    if (closesAfterPinch(camera.zoom.value)) return this.#target.close();
    const around = this.#samples.at(-1)!;
    camera.zoomTo(Math.min(camera.levels.most, Math.max(1, camera.zoom.value)), around);
  }

  #releasePan(vx: number, vy: number): void {
    const { camera } = this.#target;
    const bounds = camera.boundsAt(camera.zoom.value);
    const glide = (axis: 'x' | 'y', velocity: number, bound: Bounds) => {
      const { to, perMs } = calculateGlide(camera[axis].value, velocity, bound);
      camera.pull(axis, to, velocity, perMs);
    };
    glide('x', vx, bounds.x);
    glide('y', vy, bounds.y);
  }

  /** It was not a gesture: an interrupted motion continues. */
  #releaseRest(): void {
    const { camera, position } = this.#target;
    if (this.#mode !== 'turning' && camera.track.value !== position) this.#target.turn(0, 0);
    const bounds = camera.boundsAt(camera.zoom.to);
    for (const axis of ['x', 'y'] as const) {
      if (camera[axis].value !== camera[axis].to) camera.pull(axis, within(camera[axis].to, bounds[axis]), 0);
    }
    if (camera.zoom.value !== camera.zoom.to) camera.pull('zoom', camera.zoom.to, 0);
  }
}
