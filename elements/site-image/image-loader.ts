import type { ImageWidth } from '../../core/contract/image-format.js';
import { imageAddress } from '../../core/image/image-address.js';
import { loadImage, loadingClass } from '../../core/image/load-image.js';
import { shouldLoad } from '../../core/image/load-rules.js';
import { baseUrl } from '../../core/platform/page.js';
import type { ImageHost } from './image.settings.js';
import type { AuthoredImage } from './read-image.js';

interface LoadRequest {
  readonly wantedPx: ImageWidth;
  readonly isNear: boolean;
  readonly isForced: boolean;
}

/** Loads what one <img> shows in the width it needs, and a larger one when it grows. */
export class ImageLoader {
  #loadedPx = 0;
  /** The address that returns when what is loading fails. */
  #before: string | null = null;
  #source: string | null = null;
  /** Addresses that the <img> had from its author or from here: any other is a script's choice. */
  readonly #known: Set<string | null>;
  readonly #failed = new Set<string>();

  constructor(readonly image: HTMLImageElement, readonly host: ImageHost, readonly signal: AbortSignal) {
    this.#known = new Set([image.getAttribute('src')]);
  }

  get isLoading(): boolean { return this.image.classList.contains(loadingClass); }

  /** An image is loading to replace another. */
  get isReplacing(): boolean { return this.isLoading && !!this.#before; }

  /** A script has put an address of its own on the <img>: that is what it wants to show. */
  get isForeign(): boolean { return !this.#known.has(this.image.getAttribute('src')); }

  /** Loads an image if it is due. Resolves to true if the <img> shows one then, else to false; to `null` when nothing was due. */
  async consider({ source, namedPx }: AuthoredImage, { wantedPx, isNear, isForced }: LoadRequest): Promise<boolean | null> {
    if (!source) return null;
    const { values } = this.host;
    const { complete, naturalWidth } = this.image;
    const isOther = this.#source !== null && source !== this.#source; // what is shown says nothing of it
    const isDue = shouldLoad({
      mode: values.load, isNear, isForced, isLoading: this.isLoading, wantedPx, isUpdateForced: values.forceImageUpdate,
      isConcurrent: values.allowConcurrentLoads,
      shownPx: isOther ? 0 : this.#loadedPx || namedPx || (complete ? naturalWidth : 0),
    });
    const address = imageAddress(source, wantedPx, { ...values, base: baseUrl() });
    if (!isDue || this.#failed.has(address)) return null;
    this.#source = source;
    return this.#load(address, wantedPx);
  }

  async #load(address: string, width: ImageWidth): Promise<boolean | null> {
    const { image, host } = this;
    this.#before = image.getAttribute('src');
    this.#known.add(address);
    host.toggleState('loading', true);
    const isLoaded = await loadImage(image, address, this.signal);
    host.toggleState('loading', false);
    if (this.signal.aborted || image.getAttribute('src') !== address) return null; // others have decided meanwhile
    if (isLoaded) {
      this.#loadedPx = width;
      host.emit('site-image-load', { address, width });
      return true;
    }
    this.#failed.add(address);
    host.emit('site-image-fail', { address });
    if (this.#before) image.src = this.#before; // never blank
    return !!this.#before;
  }
}
