import type { Place } from '../../core/image/frame.js';
import type { LightboxRequest } from '../../core/lightbox/lightbox-requests.js';
import { lockScroll } from '../../core/overlay/scroll-lock.js';
import { openModal } from '../../core/overlay/open-modal.js';
import { getDocument } from '../../core/platform/page-document.js';
import { holdCalm } from '../../core/platform/timing.js';
import { getCaption } from './captions/caption.js';
import type { InteractionController } from './interaction.controller.js';
import type { Command, LightboxHost, Toolbar, Viewer } from './lightbox-context.js';
import { queueEarlyKeys } from './gestures/early-keys.js';
import { ViewerState, type Direction } from './lightbox.state.js';
import type { Thumbnail } from './picture/picture-geometry.js';
import { SlideView } from './stage/slide-view.js';
import { fadeAll, getFocusable, readThumbnail, zoomPicture } from './picture/thumbnail.js';
import { readSlide, type Slide } from './slides/slide.js';

/** A hidden page draws no frame. */
const frameTimeoutMs = 200;
/** As the style sheets have it: pictures fill the window. */
const lowWindow = '(max-height: 500px)';
/** More than two lines of a caption in the low window of a phone. */
const longCaption = 150;

/** What a visitor does with it: not needed for the first frame. */
export const loadInteraction = () => import('./interaction.controller.js');

/** Direction of the text around a slide; the slide's own direction does not count. */
const directionOf = (slide: HTMLElement): Direction => (getComputedStyle(slide.parentElement ?? slide).direction === 'rtl' ? 'rtl' : 'ltr');

/** What the first frame does not need waits until that is drawn. */
const firstFrame = () => new Promise<void>(resolve => {
  setTimeout(resolve, frameTimeoutMs);
  requestAnimationFrame(() => setTimeout(resolve));
});

/**
 * The open lightbox from its first frame to its end: the dialog with its controls, and the picture that grows out of its
 * thumbnail. What controls do, keyboard and gestures come after the first frame, with `InteractionController`.
 */
export class ViewerController implements Viewer {
  readonly state: ViewerState;
  readonly request: LightboxRequest;
  readonly host: LightboxHost;
  readonly hash = location.hash;
  /** Ends when it has closed. */
  readonly signal: AbortSignal;
  readonly interaction: Promise<InteractionController>;
  readonly toolbar: Toolbar | null;
  dialog!: HTMLDialogElement;
  /** The first slide, until `Stage` takes it over. */
  firstView!: SlideView;
  opening: Animation | null = null;
  /** Read while the page stands still: once the dialog is there, reading costs a layout. */
  readonly #start: Thumbnail | null;
  readonly #slides = new Map<number, Slide>();
  readonly #controller = new AbortController();
  readonly #ended: () => void;
  #loaded: InteractionController | null = null;
  #closeModal = () => {};
  #releaseKeys = () => {};
  #resolve!: (interaction: InteractionController) => void;

  constructor(host: LightboxHost, request: LightboxRequest, makeToolbar: ((viewer: Viewer) => Toolbar) | null, ended: () => void) {
    [this.host, this.request, this.#ended] = [host, request, ended];
    this.signal = this.#controller.signal;
    this.state = new ViewerState(request.slides.length, request.index, host.values.loop, request.theme, directionOf(request.slides[request.index]!));
    this.interaction = new Promise(resolve => { this.#resolve = resolve; });
    this.toolbar = makeToolbar?.(this) ?? null;
    this.#start = readThumbnail(this.thumbnail);
    lockScroll(getDocument(host.element!).documentElement, this.signal); // asks the page for its layout, which is at hand
    holdCalm(this.signal);
    this.describe(false);
  }

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
  open(): void {
    const { host, signal } = this;
    const dialog = host.element!.shadowRoot!.querySelector('dialog');
    if (signal.aborted || !dialog) return this.end();
    this.dialog = dialog;
    this.#closeModal = openModal({
      dialog,
      initialFocus: dialog.querySelector<HTMLElement>('.stage'),
      returnFocus: () => getFocusable(this.thumbnail),
      dismiss: () => { this.close(); },
      onClose: () => this.end(),
      signal,
    });
    this.#releaseKeys = queueEarlyKeys(dialog, signal);
    if (this.toolbar) {
      this.toolbar.open();
      host.redraw(); // within the same frame
    }
    const view = this.firstView = new SlideView(this.slideAt(this.state.index), this.state.index);
    const { area } = this;
    view.measure(area);
    view.settle(area);
    dialog.querySelector('.row')!.append(view.element);
    this.opening = zoomPicture(view.picture, view.homeIn(area), this.#start, 'open');
    fadeAll(dialog, 'open');
    view.load(1, true);
    void firstFrame().then(() => { if (!signal.aborted) this.#afterFirstFrame(); });
  }

  describe(hidesCaptions: boolean): void {
    const { host, state } = this;
    const slide = this.slideAt(state.index);
    state.caption = getCaption(slide, host.values.captions);
    state.isCaptionOpen = false;
    state.isVideo = slide.isVideo;
    const content = state.caption?.isAlt ? '' : state.caption?.content ?? '';
    const words = typeof content === 'string' ? content : content.textContent ?? '';
    state.isCaptionStop = words.length > longCaption && matchMedia(lowWindow).matches;
    // It would lie on the buttons of the player: there is no room beside it.
    state.isCaptionHidden = hidesCaptions || (slide.isVideo && matchMedia(lowWindow).matches);
  }

  announce(): void {
    const { host, state } = this;
    const place = { index: state.index + 1, count: state.count };
    const { alt: name } = this.slideAt(state.index);
    state.announcement = name ? host.text('namedPosition', { ...place, name }) : host.text('position', place);
    host.redraw();
  }

  do(command: Command): void { void this.interaction.then(interaction => interaction.do(command)); }

  /** A control that the author has named was pressed. */
  press(tool: string): void {
    if (this.#loaded) this.toolbar?.press(tool); // within the press: browsers share and copy nothing after it
    else void this.interaction.then(() => this.toolbar?.press(tool));
  }

  /** False when it closes already, or a listener prevents it. */
  close(): boolean {
    const { state: { index }, node } = this;
    if (this.state.isClosing || !this.host.emit('site-lightbox-close', { index, slide: node })) return false;
    this.state.isClosing = true;
    if (this.#loaded) void this.#loaded.leave().then(() => this.end());
    else this.end();
    return true;
  }

  /** A move of the element has taken it out of the top layer. */
  moved(): void { if (!this.dialog?.matches(':modal')) this.end(); }

  /** It is closed, for any reason. */
  end(): void {
    if (this.signal.aborted) return;
    this.#controller.abort();
    this.#closeModal();
    if (this.#loaded) this.#loaded.end();
    else this.#leaveAddress();
    this.#ended();
    this.request.closed?.();
  }

  /** Closed before its entry of history is kept: an address that named the slide names none any more, so that its link leads there again. */
  #leaveAddress(): void {
    const { request: { isAddressed, keepsAddress }, hash } = this;
    if (!isAddressed || keepsAddress?.() || !hash || location.hash !== hash) return;
    try {
      history.replaceState(history.state, '', location.pathname + location.search);
    } catch { /* Safari allows a hundred writes in half a minute */ }
  }

  /** What stands for the current slide on the page. */
  get thumbnail(): HTMLElement | null {
    const { index } = this.state;
    const node = this.request.thumbnailOf ? this.request.thumbnailOf(index) : this.slideAt(index).thumbnail ?? this.node;
    return node?.isConnected ? node : null;
  }

  #afterFirstFrame(): void {
    const { host, signal } = this;
    host.toggleState('open', true); // the page's rules for states have everything in the element looked at again
    this.announce(); // a live region that was added with its text is not read
    void loadInteraction().then(({ InteractionController }) => {
      if (signal.aborted) return;
      this.#resolve(this.#loaded = new InteractionController(this));
      this.#releaseKeys();
    });
  }
}
