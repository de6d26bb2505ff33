import type { Place, Size } from '../../../core/image/frame.js';
import type { SlideView, PicturePose } from './slide-view.js';
import { Camera } from '../zoom/camera.js';

/** Between two slides, as a share of the window's width. */
const gapShare = 0.06;

interface Callbacks {
  /** Which slide is at a position of the row; null without one. */
  at(position: number): number | null;
  make(index: number): SlideView;
  /** A slide has nothing to show. */
  failed(view: SlideView): void;
  /** A slide is not shown any more. */
  removed(view: SlideView): void;
  /** Drawn: `presence` is how much of the overlay is left. */
  drawn(presence: number): void;
  /** Nothing moves any more. */
  rested(): void;
}

/** The row of slides in the open lightbox: the current one and its neighbours, nothing else. */
export class Stage {
  readonly camera: Camera;
  /** 1, or -1 where the next slide is on the left. */
  readonly sign: 1 | -1;
  readonly #row: HTMLElement;
  readonly #callbacks: Callbacks;
  readonly #views = new Map<number, SlideView>();
  readonly #left = new Map<SlideView, PicturePose>();
  #position: number;
  /** Until it is open, nothing but the current slide is built and fetched. */
  isSettled = false;
  #window: Size = { width: 1, height: 1 };
  #area: Place = { left: 0, top: 0, width: 1, height: 1 };

  /** Takes over the slide that the lightbox has opened with. */
  constructor(row: HTMLElement, position: number, first: SlideView, callbacks: Callbacks) {
    [this.#row, this.#position, this.#callbacks] = [row, position, callbacks];
    this.sign = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
    this.camera = new Camera({ draw: () => this.#draw(), rested: () => this.#rested() });
    this.camera.track.set(position);
    this.#addView(position, first);
  }

  get current(): SlideView { return this.#views.get(this.#position)!; }
  get pitchPx(): number { return this.#window.width * (1 + gapShare); }

  /** The current picture's box in the window. */
  get pictureBox(): Place {
    const { x, y, zoom } = this.camera;
    const [width, height] = [this.current.fit.width * zoom.value, this.current.fit.height * zoom.value];
    return { left: x.value - width / 2, top: y.value - height / 2, width, height };
  }

  /** The window, and the room that a picture has in it. */
  resize(window: Size, area: Place): void {
    [this.#window, this.#area] = [window, area];
    for (const view of this.#views.values()) view.measure(area);
    this.#aim(true);
    if (!this.camera.isMoving) this.#rested();
  }

  /** Goes to a position beside the current one, with the velocity of a drag: slides per millisecond. */
  turnTo(position: number, velocity?: number): void {
    if (position !== this.#position) {
      const { x, y, zoom } = this.camera;
      this.current.stopVideo?.();
      this.#left.set(this.current, { x: x.value, y: y.value, zoom: zoom.value });
      this.#position = position;
      this.#ensure(position);
      this.#aim(false);
    }
    this.camera.pull('track', position, velocity);
  }

  /** It is open. */
  settle(): void {
    this.isSettled = true;
    if (!this.camera.isMoving) this.#rested();
  }

  /** Builds the neighbours: a drag is about to pull one in. */
  meet(): void {
    for (const by of [1, -1]) this.#ensure(this.#position + by);
    this.#draw();
  }

  #ensure(position: number): void {
    const index = this.#callbacks.at(position);
    const there = this.#views.get(position);
    if (index === null || there?.index === index) return;
    if (there) this.#remove(there);
    const view = this.#callbacks.make(index);
    view.measure(this.#area);
    this.#addView(position, view);
    this.#row.append(view.element);
    view.load(1, position === this.#position);
  }

  #remove(view: SlideView): void {
    view.element.remove();
    this.#callbacks.removed(view);
  }

  #addView(position: number, view: SlideView): void {
    this.#views.set(position, view);
    view.failed = () => this.#callbacks.failed(view);
    if (view.isBroken) view.failed();
    view.arrived = () => {
      view.measure(this.#area);
      if (view === this.current) this.#aim(true);
      else this.#draw();
    };
  }

  #aim(isSame: boolean): void {
    const { fit, natural } = this.current;
    this.camera.aim({ window: this.#window, area: this.#area, fit, natural }, isSame);
    if (!isSame) this.camera.put(this.camera.home);
  }

  #draw(): void {
    const { track, x, y, zoom, home, presence, isMoving } = this.camera;
    for (const [position, view] of this.#views) {
      const isCurrent = position === this.#position;
      const pose = isCurrent ? { x: x.value, y: y.value, zoom: zoom.value } : this.#left.get(view) ?? { ...home, zoom: 1 };
      view.place((position - track.value) * this.pitchPx * this.sign, pose, !isMoving);
      if (view.element.inert === isCurrent) view.element.inert = !isCurrent;
    }
    this.#callbacks.drawn(presence);
  }

  /** Only now the neighbours: fetching and building them costs no frame of the animation. */
  #rested(): void {
    this.#left.clear();
    for (const [position, view] of this.#views) {
      const isRight = this.#callbacks.at(position) === view.index && Math.abs(position - this.#position) <= 1;
      if (isRight) continue;
      this.#remove(view);
      this.#views.delete(position);
    }
    this.current.load(this.camera.zoom.value, true);
    if (this.isSettled) this.meet();
    else this.#draw();
    this.#callbacks.rested();
  }
}
