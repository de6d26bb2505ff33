import type { ViewProps } from '../../core/element/definition.js';
import { lazyView, paintSlot } from '../../core/element/view-source.js';
import { safeUrl } from '../../core/links/safe-url.js';
import { onceApproached } from '../../core/lightbox/approach.js';
import { claimClicks } from '../../core/lightbox/claim-clicks.js';
import { offerLightbox, type PendingRequest } from '../../core/lightbox/lightbox-requests.js';
import { adoptSheet } from '../../core/platform/page.js';
import type { LightboxHost, Toolbar, Viewer } from './lightbox-context.js';
import type { lightboxSettings } from './lightbox.settings.js';
import { normalIndex, type LightboxState } from './lightbox.state.js';
import { findClickedSlide, getSlideLink } from './slides/slide.js';
import { serveSlides } from './page/serve-slides.js';
import { slidesIn } from './slides/slides-in.js';
import type { ViewerController } from './viewer.controller.js';

type Table = typeof lightboxSettings;

/** The module that opens a lightbox: it comes with the view. */
let viewers: typeof import('./viewer.js') | null = null;
/** The controls that an author names: few lightboxes load them. */
let toolbars: typeof import('./toolbar/toolbar.controller.js') | null = null;

/** Drawn, as one slot, as soon as it has arrived: the first frame of the opening only adds to it. */
export const lightboxView = lazyView<ViewProps<Table['settings'], Table['events'], Table['texts'], LightboxState>>(
  async () => (viewers = await import('./viewer.js')).Lightbox,
  { isNeeded: ({ state }) => state.hasView, firstPaint: paintSlot },
);

/** Opens the lightbox: for requests by `core/lightbox`, presses on slides inside it, the page's address and scripts. */
export class LightboxController {
  viewer: ViewerController | null = null;
  readonly #state: LightboxState;
  readonly #host: LightboxHost;
  /** The request that waits for the view, or for the last frame of the lightbox before. */
  #waiting: PendingRequest | null = null;
  #isDrawn = false;

  constructor(state: LightboxState, host: LightboxHost) { [this.#state, this.#host] = [state, host]; }

  connect(): void {
    const { element, signal } = this.#host as LightboxHost & { element: HTMLElement };
    signal.addEventListener('abort', () => this.viewer?.end(), { once: true });
    const preload = () => { this.#fetch().then(() => viewers!.loadInteraction()).catch(() => {}); }; // a failure is reported when it is opened
    offerLightbox(element, { open: waiting => this.open(waiting), preload }, signal);
    onceApproached(element, preload, signal);
    claimClicks(element, event => {
      const slides = slidesIn(element);
      const index = findClickedSlide(event, slides);
      return index >= 0 && this.open({ request: { slides, index } }, getSlideLink(slides[index]!));
    }, signal);
    this.#host.onLightChange(serveSlides({
      all: () => slidesIn(element),
      plain: () => [...element.querySelectorAll('img')],
      open: (slides, index) => { this.open({ request: { slides, index, isAddressed: true } }); },
    }, signal));
  }

  /** False when there is nothing to show, or a listener prevents it. `link` is followed where the view does not arrive. */
  open({ request, signal }: PendingRequest, link: HTMLAnchorElement | null = null): boolean {
    const index = normalIndex(request.index, request.slides.length);
    const slide = request.slides[index];
    const there = slide && this.viewer && !this.viewer.state.isClosing ? this.viewer.request.slides.indexOf(slide) : -1;
    if (there >= 0) { // it is open with this slide among others
      void this.viewer!.interaction.then(interaction => interaction.show(there));
      return true;
    }
    if (!slide || !this.#host.emit('site-lightbox-open', { index, slide })) return false;
    const before = this.viewer;
    before?.end();
    this.#waiting?.request.closed?.(); // another one takes its place
    const waiting = this.#waiting = { request: { ...request, index }, signal };
    const start = () => { if (this.#waiting === waiting) this.#start(waiting); };
    if (before) queueMicrotask(start); // when that one is drawn no more
    else if (this.#isReady) start();
    else this.#prepare().then(start, (error: unknown) => this.#fail(waiting, link, error));
    return true;
  }

  /** Opens with one of the slides inside, or goes there. */
  async show(index: number): Promise<boolean> {
    if (this.viewer && !this.viewer.state.isClosing) return (await this.viewer.interaction).show(index);
    if (!this.open({ request: { slides: slidesIn(this.#host.element!), index } })) return false;
    await this.#prepare().catch(() => {}); // the opening itself reports a failure
    return this.viewer !== null;
  }

  async turn(by: -1 | 1): Promise<boolean> {
    return !!this.viewer && (await this.viewer.interaction).turn(by);
  }

  /** Closes it, or keeps it from opening. */
  hide(): boolean {
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.request.closed?.();
    return this.viewer ? this.viewer.close() : waiting !== null;
  }

  get #hasToolbar(): boolean { return this.#host.values.controls.trim() !== ''; }
  get #isReady(): boolean { return this.#isDrawn && (!this.#hasToolbar || toolbars !== null); }

  /** Fetches what the first frame needs, and draws nothing: React DOM is not to come before it, nor with it. */
  async #fetch(): Promise<void> {
    await Promise.all([lightboxView.load(), this.#hasToolbar && this.#loadToolbar()]);
    adoptSheet(this.#host.element!.shadowRoot!, viewers!.controlsStyles);
  }

  /** Fetches and draws the view: as long as nothing is open, that is the author's slides alone. */
  async #prepare(): Promise<void> {
    await this.#fetch();
    if (this.#isDrawn) return;
    this.#state.hasView = true;
    this.#host.redraw();
    await this.#host.viewReady;
    this.#isDrawn = true;
  }

  async #loadToolbar(): Promise<void> {
    try {
      toolbars ??= await import('./toolbar/toolbar.controller.js');
    } catch (error) {
      this.#host.warn('its further controls could not be loaded; opening without them.', error);
    }
  }

  get #makeToolbar(): ((viewer: Viewer) => Toolbar) | null {
    return this.#hasToolbar && toolbars ? viewer => new toolbars!.ToolbarController(viewer) : null;
  }

  #start({ request, signal }: PendingRequest): void {
    this.#waiting = null;
    const host = this.#host;
    if (signal?.aborted || host.signal.aborted) return;
    const viewer: ViewerController = this.viewer = new viewers!.ViewerController(host, request, this.#makeToolbar, () => {
      if (this.viewer === viewer) this.viewer = null;
      if (this.#state.viewer === viewer.state) this.#state.viewer = null;
      host.toggleState('open', false);
      host.toggleState('zoomed', false);
      host.redraw();
    });
    this.#state.viewer = viewer.state;
    signal?.addEventListener('abort', () => viewer.end(), { signal: viewer.signal });
    host.redraw();
    queueMicrotask(() => viewer.open()); // drawn by now
  }

  #fail(waiting: PendingRequest, link: HTMLAnchorElement | null, error: unknown): void {
    if (this.#waiting !== waiting) return;
    this.#waiting = null;
    this.#host.warn('its view could not be loaded; following the link instead.', error);
    waiting.request.closed?.();
    if (link && safeUrl(link.getAttribute('href')!)) location.assign(link.href);
  }
}
