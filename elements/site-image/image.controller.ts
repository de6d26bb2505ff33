import { nearMarginPx } from '../../core/image/load-rules.js';
import { onResize, onceNearViewport } from '../../core/platform/observers.js';
import { asJson } from '../../core/settings/parse.js';
import type { Outline } from './features/outline.js';
import type { ImageHost } from './image.settings.js';
import type { ImageState } from './image.state.js';
import { findImage } from './read-image.js';
import { RenderedImage, type Surroundings } from './shown-image.js';

/** Below this width the element is narrow. spec: page-runtime-platform §9 */
export const narrowPx = 415;

/** Finds the element's <img>, whenever it comes, and fetches what few images need: an outline, a preview. */
export class ImageController implements Surroundings {
  shown: RenderedImage | null = null;
  outline: Outline | null | undefined = null;
  isNear = false;
  #release: AbortController | null = null;
  #outlined = '[]';
  #preview = '';

  constructor(readonly state: ImageState, readonly host: ImageHost) {}

  /** Before each drawing that follows a change of settings. */
  update(): void {
    this.shown?.read();
    void this.#fetchOutline();
    this.fetchOverlays();
    void this.#provide();
  }

  connect(): void {
    const { element, signal } = this.host;
    this.#find();
    this.host.onLightChange(() => this.#find());
    onResize(element!, width => this.host.toggleState('narrow', width < narrowPx), signal);
    onceNearViewport(element!, nearMarginPx, () => {
      this.isNear = true;
      if (this.shown) void this.shown.consider();
      else void this.#warnOfNone();
    }, signal);
    addEventListener('beforeprint', () => void this.shown?.consider(true), { signal });
  }

  async #warnOfNone(): Promise<void> {
    const { host, host: { signal } } = this;
    const isLacking = () => !this.shown && !host.values.source && !signal.aborted;
    if (!isLacking()) return;
    const { warnAboutImage } = await import('./features/warnings.js');
    if (isLacking()) warnAboutImage(null, host); // one may have been added meanwhile
  }

  #find(): void {
    const image = findImage(this.host.element!);
    void this.#provide();
    if (image === (this.shown?.image ?? null)) return;
    this.#release?.abort();
    this.#release = new AbortController();
    this.state.phase = 'waiting';
    this.shown = image && new RenderedImage(image, this, AbortSignal.any([this.host.signal, this.#release.signal]));
    this.host.redraw();
  }

  /** An element with a source alone is given an <img>; what was given takes the settings' text, and goes when it must. */
  async #provide(): Promise<void> {
    if (this.host.values.source) (await import('./features/own-image.js')).provideImage(this.host);
  }

  async #fetchOutline(): Promise<void> {
    const { mask, dropShadow } = this.host.values;
    const outlined = asJson([mask, dropShadow].filter(Boolean));
    if (outlined === this.#outlined) return;
    this.#outlined = outlined;
    this.outline = undefined;
    const outline = outlined === '[]' ? null : (await import('./features/outline.js')).getOutline(this.host);
    if (this.#outlined !== outlined) return;
    this.outline = outline;
    this.shown?.show();
  }

  /** Fetches the code for whatever is shown beside the <img>, if anything is. */
  async fetchOverlays(): Promise<void> {
    const { host: { values: { thumbhash, useBgImage, mask, dropShadow } }, state } = this;
    if (!thumbhash && !useBgImage && !(mask && dropShadow) && state.phase !== 'broken') return;
    const { drawOverlays } = await import('./features/overlays.js');
    if (state.drawOverlays !== drawOverlays) {
      state.drawOverlays = drawOverlays;
      this.host.redraw();
    }
    if (thumbhash === this.#preview || state.phase === 'drawn') return;
    this.#preview = thumbhash;
    (await import('./features/paint-preview.js')).paintPreview(this.host);
  }
}
