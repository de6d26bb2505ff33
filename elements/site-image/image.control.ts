import { nearMarginPx } from '../../core/image/load-rules.js';
import { onResize, onceNearViewport } from '../../core/platform/observers.js';
import { findImage } from './find-image.js';
import type { ImageHost } from './image-host.js';
import type { Outline } from './outline.js';
import type { DrawOverlays } from './overlays.js';
import { ShownImage, type Surroundings } from './shown-image.js';

/** Below this width the element is narrow. spec: page-runtime-platform §9 */
export const narrowPx = 415;

/** Finds the element's <img>, whenever it comes, and fetches what few pictures need: an outline, a preview. */
export class ImageControl implements Surroundings {
  shown: ShownImage | null = null;
  outline: Outline | null | undefined = null;
  drawOverlays: DrawOverlays | null = null;
  isNear = false;
  #letGo: AbortController | null = null;
  #outlined = '[]';
  #preview = '';

  constructor(readonly host: ImageHost) {}

  /** Before each drawing that follows a change of settings. */
  update(): void {
    if (!this.host.element) return;
    this.shown?.read();
    void this.#fetchOutline();
    this.fetchOverlays();
    void this.#provide();
  }

  attach(): void {
    const { element, signal } = this.host;
    this.#find();
    this.host.onLightChange(() => this.#find());
    onResize(element!, width => this.host.toggleState('narrow', width < narrowPx), signal);
    onceNearViewport(element!, nearMarginPx, () => {
      this.isNear = true;
      if (this.shown) void this.shown.consider();
      else void this.#complainOfNone();
    }, signal);
    addEventListener('beforeprint', () => void this.shown?.consider(true), { signal });
  }

  async #complainOfNone(): Promise<void> {
    const { host, host: { signal } } = this;
    const isLacking = () => !this.shown && !host.values.source && !signal.aborted;
    if (!isLacking()) return;
    const { complainOfImage } = await import('./complaints.js');
    if (isLacking()) complainOfImage(null, host); // one may have come meanwhile
  }

  #find(): void {
    const image = findImage(this.host.element!);
    void this.#provide();
    if (image === (this.shown?.image ?? null)) return;
    this.#letGo?.abort();
    this.#letGo = new AbortController();
    this.shown = image && new ShownImage(image, this, AbortSignal.any([this.host.signal, this.#letGo.signal]));
    this.host.redraw();
  }

  /** An element with a source alone is given an <img>; what was given takes the settings' words, and goes when it must. */
  async #provide(): Promise<void> {
    if (this.host.values.source) (await import('./own-image.js')).provideImage(this.host);
  }

  async #fetchOutline(): Promise<void> {
    const { mask, dropShadow } = this.host.values;
    const outlined = JSON.stringify([mask, dropShadow].filter(Boolean));
    if (outlined === this.#outlined) return;
    this.#outlined = outlined;
    this.outline = undefined;
    const outline = outlined === '[]' ? null : (await import('./outline.js')).outlineOf(this.host);
    if (this.#outlined !== outlined) return;
    this.outline = outline;
    this.shown?.show();
  }

  /** Fetches the code for whatever is shown beside the <img>, if anything is. */
  async fetchOverlays(): Promise<void> {
    const { host: { values: { thumbhash, useBgImage, mask, dropShadow } }, shown } = this;
    if (!thumbhash && !useBgImage && !(mask && dropShadow) && shown?.isDrawn !== false) return;
    const { drawOverlays } = await import('./overlays.js');
    if (this.drawOverlays !== drawOverlays) {
      this.drawOverlays = drawOverlays;
      this.host.redraw();
    }
    if (thumbhash === this.#preview || this.shown?.isDrawn) return;
    this.#preview = thumbhash;
    (await import('./paint-preview.js')).paintPreview(this.host);
  }
}
