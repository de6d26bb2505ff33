import { scaleAround, within } from './zoom-rules.js';
import type { Camera, Point } from './camera.js';

const keyFactor = 1.5;

/** What is zoomed: the current slide of the stage, as its camera sees it. */
interface Zoomable { readonly camera: Camera; readonly current: { readonly slide: { readonly isVideo: boolean } } }

/** Zooms the current picture, by steps or continuously. A video is not zoomed. */
export class Zoom {
  readonly #stage: Zoomable;
  readonly #onChange: (isZoomed: boolean) => void;

  constructor(stage: Zoomable, onChange: (isZoomed: boolean) => void) { [this.#stage, this.#onChange] = [stage, onChange]; }

  do(command: 'zoom' | 'zoom-in' | 'zoom-out' | 'whole'): void {
    const { to } = this.#stage.camera.zoom;
    if (command === 'zoom') this.toggle();
    else this.to(command === 'whole' ? 1 : command === 'zoom-in' ? to * keyFactor : to / keyFactor);
  }

  toggle(around?: Point): void {
    const { camera } = this.#stage;
    this.to(camera.isZoomed ? 1 : camera.levels.step, around);
  }

  to(zoom: number, around?: Point): void {
    const { camera, current } = this.#stage;
    if (current.slide.isVideo) return;
    camera.zoomTo(this.#limited(zoom), around);
    this.changed();
  }

  /** Is there immediately: for a wheel, or the pinch of a trackpad. */
  at(wanted: number, around: Point): void {
    const { camera } = this.#stage;
    const zoom = this.#limited(wanted);
    const bounds = camera.boundsAt(zoom);
    const along = (axis: 'x' | 'y') => within(scaleAround(camera[axis].value, around[axis], camera.zoom.value, zoom), bounds[axis]);
    camera.put({ zoom, x: along('x'), y: along('y') });
    this.changed();
  }

  /** The picture is zoomed, or not any more. */
  changed(): void { this.#onChange(this.#stage.camera.isZoomed); }

  #limited(zoom: number): number { return Math.min(this.#stage.camera.levels.most, Math.max(1, zoom)); }
}
