import type { LightboxRequest, LightboxTheme } from '../../core/lightbox/lightbox-request.js';
import { lockScroll } from '../../core/overlay/lock-scroll.js';
import { openModal } from '../../core/overlay/open-modal.js';
import type { Thumbnail } from './rules/grown-from.js';
import type { Place } from '../../core/image/frame.js';
import type { LightboxHost } from './lightbox.control.js';
import { LightboxState } from './lightbox.state.js';
import type { Command, Moves } from './moves/moves.js';
import { Holder } from './picture/holder.js';
import { fadeAll, focusOf, lookAt, zoomPicture } from './picture/thumbnail.js';
import { readSlide, type Slide } from './slides/slide.js';

/** A hidden page draws no frame. */
const patienceMs = 200;

/** What the first frame does not need waits until that is drawn. */
const firstFrame = () => new Promise<void>(resolve => {
  setTimeout(resolve, patienceMs);
  requestAnimationFrame(() => setTimeout(resolve));
});

/**
 * The lightbox from opening to closing: as much of it as the first frame needs. Turning, zooming, captions, keys and
 * hands are `Moves`, which come while it opens.
 */
export class Opened {
  readonly state: LightboxState;
  readonly request: LightboxRequest;
  readonly host: LightboxHost;
  /** Ends when it has closed. */
  readonly signal: AbortSignal;
  readonly moves: Promise<Moves>;
  /** The moves, once they are there. */
  arrived: Moves | null = null;
  dialog!: HTMLDialogElement;
  /** The first slide, until the moves take it over. */
  holder!: Holder;
  opening: Animation | null = null;
  /** They come after the first frame, in which nobody would see them yet. */
  hasControls = false;
  /** Read while the page stands still: once the dialog is there, a look costs a layout. */
  readonly start: Thumbnail | null;
  readonly #slides = new Map<number, Slide>();
  readonly #controller = new AbortController();
  readonly #ended: () => void;
  #closeModal = () => {};
  #resolve!: (moves: Moves) => void;

  constructor(host: LightboxHost, request: LightboxRequest, ended: () => void) {
    [this.host, this.request, this.#ended] = [host, request, ended];
    this.signal = this.#controller.signal;
    this.state = new LightboxState(request.slides.length, request.index, host.values.loop);
    this.moves = new Promise(resolve => { this.#resolve = resolve; });
    this.start = lookAt(this.thumbnail);
    lockScroll(host.element!.ownerDocument.documentElement, this.signal); // asks the page for its layout, which is at hand
  }

  get theme(): LightboxTheme { return this.request.theme ?? this.host.values.theme; }

  /** The author's node that is shown. */
  get node(): HTMLElement { return this.request.slides[this.state.index]!; }

  /** The room that a picture has in the window: the style sheet decides. */
  get area(): Place {
    const { left, top, width, height } = this.dialog.querySelector('.area')!.getBoundingClientRect();
    return { left, top, width, height };
  }

  slideAt(index: number): Slide {
    const slide = this.#slides.get(index) ?? readSlide(this.request.slides[index]!);
    this.#slides.set(index, slide);
    return slide;
  }

  /** Opens what has been drawn. */
  bringUp(): void {
    const { host, signal } = this;
    const dialog = host.element!.shadowRoot!.querySelector('dialog');
    if (signal.aborted || !dialog) return this.end();
    this.dialog = dialog;
    this.#closeModal = openModal({
      dialog,
      initialFocus: dialog.querySelector<HTMLElement>('[autofocus]'),
      returnFocus: () => focusOf(this.thumbnail),
      dismiss: () => { this.close(); },
      onClose: () => this.end(),
      signal,
    });
    const holder = this.holder = new Holder(this.slideAt(this.state.index), this.state.index);
    const { area } = this;
    holder.measure(area);
    holder.settle(area);
    dialog.querySelector('.row')!.append(holder.element);
    this.opening = zoomPicture(holder.picture, holder.homeIn(area), this.start, 'open');
    fadeAll(dialog, 'open');
    holder.load(1, true);
    void firstFrame().then(() => {
      if (signal.aborted) return;
      this.hasControls = true;
      host.redraw();
      queueMicrotask(() => fadeAll(dialog, 'open', '.chrome')); // drawn by now
      host.toggleState('open', true); // the page's rules for states have everything in the element looked at anew
      void import('./moves/moves.js').then(({ Moves }) => { if (!signal.aborted) this.#resolve(this.arrived = new Moves(this)); });
    });
  }

  do(command: Command): void { void this.moves.then(moves => moves.do(command)); }

  /** False when it closes already, or the page says no. */
  close(): boolean {
    const { state: { index }, node } = this;
    if (this.state.isClosing || !this.host.emit('site-lightbox-close', { index, slide: node })) return false;
    this.state.isClosing = true;
    if (this.arrived) void this.arrived.leave().then(() => this.end());
    else this.end();
    return true;
  }

  /** The browser has taken it off the page's top in a move. */
  moved(): void { if (!this.dialog?.matches(':modal')) this.end(); }

  /** It is gone, whoever closed it. */
  end(): void {
    if (this.signal.aborted) return;
    this.#controller.abort();
    this.#closeModal();
    this.arrived?.end();
    this.#ended();
    this.request.closed?.();
  }

  /** What stands for the current slide on the page. */
  get thumbnail(): HTMLElement | null {
    const { index } = this.state;
    const node = this.request.thumbnailOf ? this.request.thumbnailOf(index) : this.slideAt(index).thumbnail ?? this.node;
    return node?.isConnected ? node : null;
  }
}
