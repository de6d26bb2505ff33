import type { Host } from '../../core/element/host.js';
import type { LightboxRequest } from '../../core/lightbox/lightbox-request.js';
import { offerLightbox, type WaitingRequest } from '../../core/lightbox/lightboxes.js';
import type { lightboxSettings } from './lightbox.settings.js';
import { normalPlace } from './lightbox.state.js';
import { Opened } from './opened.js';
import { pressedSlide } from './slides/pressed-slide.js';
import { serveSlides } from './slides/serve-slides.js';
import { slidesIn } from './slides/slides-in.js';

export type LightboxHost = Host<typeof lightboxSettings.settings, typeof lightboxSettings.events, typeof lightboxSettings.texts>;

/** Who opens the lightbox: those who ask by `core/lightbox`, presses on what is inside it, the address, the page's script. */
export class LightboxControl {
  opened: Opened | null = null;
  readonly #host: LightboxHost;

  constructor(host: LightboxHost) { this.#host = host; }

  connect(): void {
    const { element, signal } = this.#host as LightboxHost & { element: HTMLElement };
    signal.addEventListener('abort', () => this.opened?.end(), { once: true });
    offerLightbox(element, waiting => this.open(waiting), signal);
    element.addEventListener('click', event => {
      const slides = slidesIn(element);
      const index = pressedSlide(event, slides);
      if (index >= 0 && this.open({ request: { slides, index } })) event.preventDefault();
    }, { signal });
    this.#host.onLightChange(serveSlides({
      all: () => slidesIn(element),
      plain: () => [...element.querySelectorAll('img')],
      open: (slides, index) => { this.open({ request: { slides, index } }); },
    }, signal));
  }

  /** False when there is nothing to show, or the page says no. */
  open({ request, signal }: WaitingRequest): boolean {
    const index = normalPlace(request.index, request.slides.length);
    const slide = request.slides[index];
    const there = slide && this.opened && !this.opened.state.isClosing ? this.opened.request.slides.indexOf(slide) : -1;
    if (there >= 0) { // it is open with this slide among others
      void this.opened!.moves.then(moves => moves.show(there));
      return true;
    }
    if (!slide || !this.#host.emit('site-lightbox-open', { index, slide })) return false;
    const was = this.opened;
    was?.end();
    if (was) queueMicrotask(() => this.#start({ ...request, index }, signal)); // when that one is drawn no more
    else this.#start({ ...request, index }, signal);
    return true;
  }

  #start(request: LightboxRequest, signal: AbortSignal | undefined): void {
    if (signal?.aborted || this.#host.signal.aborted) return;
    const opened: Opened = this.opened = new Opened(this.#host, request, () => {
      if (this.opened === opened) this.opened = null;
      this.#host.toggleState('open', false);
      this.#host.toggleState('zoomed', false);
      this.#host.redraw();
    });
    signal?.addEventListener('abort', () => opened.end(), { signal: opened.signal });
    this.#host.redraw();
    queueMicrotask(() => opened.bringUp()); // drawn by now
  }

  /** Opens with one of the slides inside, or goes there. */
  async show(index: number): Promise<boolean> {
    if (this.opened && !this.opened.state.isClosing) return (await this.opened.moves).show(index);
    return this.open({ request: { slides: slidesIn(this.#host.element!), index } });
  }

  async turn(by: -1 | 1): Promise<boolean> {
    return !!this.opened && (await this.opened.moves).turn(by);
  }
}
