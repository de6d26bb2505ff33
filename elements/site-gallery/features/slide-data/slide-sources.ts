import type { ImageWidth } from '../../../../core/contract/image-format.js';
import type { Fit, Size } from '../../../../core/image/frame.js';
import { imageAddress, sizeFormats } from '../../../../core/image/image-address.js';
import { chooseWidth, neededWidth, pixelRatio } from '../../../../core/image/image-width.js';
import { deferredImage, deferredSelector, showDeferredImage } from '../../../../core/image/deferred-image.js';
import { readDimensions } from '../../../../core/image/read-image-data.js';
import { safeUrl } from '../../../../core/links/safe-url.js';
import { onResize, onWindowResize } from '../../../../core/platform/observers.js';
import { ChunkedTask } from '../../../../core/platform/chunked-task.js';
import { visitorScreen } from '../../../../core/platform/visitor.js';
import type { GalleryContext } from '../../gallery-context.js';
import { getAspectRatio, getSlideImage, getImageService } from '../../slides/slide-images.js';
import { parseRatio } from './object-position.js';

interface Source {
  readonly address: string;
  /** Ends with the image's place in the gallery. */
  readonly end: AbortController;
  /** Width of the image that is requested; 0 before the first. */
  px: ImageWidth | 0;
  /** What `src` is now. */
  current: string | null;
  /** What is shown when that does not come, best first. */
  fallbacks: (string | null)[];
  /** What the author's `src` showed until then; null where it was nothing, or another width of the same. */
  readonly preview: string | null;
  /** What the image takes up; nothing while its slide is not drawn. */
  box: Size;
  /** Whether its box is known, and every other that it has later. */
  isWatched: boolean;
}

/** In a row or a stack, this many slides before and behind the current one may be seen soon. */
const nearSlides = 16;

/** Where an address of another lazy loader has its width. */
const widthToken = '{width}';

const fits: Record<string, Fit> = { contain: 'contain', 'scale-down': 'contain' };

/**
 * Loads `data-src` of slides, also over what holds its place in `src`, in the width that their images are painted at, and a larger one when
 * they grow. Source: media-layout §3, §9.
 */
export class SlideSources {
  readonly #gallery: GalleryContext;
  readonly #signal: AbortSignal;
  readonly #sources = new Map<HTMLImageElement, Source>();
  /** Images to be looked at: there may be thousands. */
  readonly #due: ChunkedTask<HTMLImageElement>;

  constructor(gallery: GalleryContext, signal: AbortSignal) {
    [this.#gallery, this.#signal] = [gallery, signal];
    this.#due = new ChunkedTask(image => this.#measureImage(image), signal);
    const element = gallery.host.element!;
    element.addEventListener('load', ({ target }) => this.#loaded(target as HTMLImageElement), { capture: true, signal });
    element.addEventListener('error', ({ target }) => this.#failed(target as HTMLImageElement), { capture: true, signal });
    const frame = element.shadowRoot!.querySelector('.gallery');
    const lookAround = () => this.#due.add(this.#near);
    if (frame) onResize(frame, lookAround, signal);
    onWindowResize(lookAround, signal); // another zoom or screen has other pixels
    signal.addEventListener('abort', gallery.state.$state.listen(({ index }, before) => { if (index !== before?.index) lookAround(); }), { once: true });
    signal.addEventListener('abort', () => {
      for (const [image, { end }] of this.#sources) {
        end.abort();
        this.#reserve(image);
      }
    }, { once: true });
  }

  /** Reads the addresses of the slides as they are now. A `<site-image>` loads its own. */
  read(): void {
    const element = this.#gallery.host.element!;
    for (const [image, { end }] of this.#sources) {
      if (!element.contains(image)) {
        end.abort();
        this.#due.remove(image);
        this.#sources.delete(image);
      }
      this.#reserve(image);
    }
    for (const node of element.querySelectorAll<HTMLElement>('[data-src]')) {
      const [image, address] = [getSlideImage(node), safeUrl(node.dataset.src!)];
      if (image && address && !image.closest('site-image') && (deferredImage(image)?.isByWidth ?? true)) this.#add(image, address);
    }
    for (const node of element.querySelectorAll<HTMLElement>(deferredSelector)) {
      const image = node instanceof HTMLImageElement ? node : node.parentElement && getSlideImage(node.parentElement);
      if (image && !image.closest('site-image')) showDeferredImage(image);
    }
    this.#due.add(this.#near);
  }

  /** Images that may be seen soon. In a page of rows that may be any: the browser fetches those that are near. */
  get #near(): Iterable<HTMLImageElement> {
    const { slides, state: { layout, index, isLooping } } = this.#gallery;
    if (layout.flow === 'rows') return this.#sources.keys();
    const around = slides.slice(Math.max(0, index - nearSlides), index + nearSlides + 1);
    const ends = isLooping ? [...slides.slice(0, 1), ...slides.slice(-1)] : [];
    return [...around, ...ends].flatMap(slide => [slide, ...slide.querySelectorAll('img')] as HTMLImageElement[]).filter(image => this.#sources.has(image));
  }

  /** Finds out how large an image is painted, and what to load for that. */
  #measureImage(image: HTMLImageElement): (() => void) | undefined {
    const source = this.#sources.get(image);
    if (!source || this.#signal.aborted) return undefined;
    if (source.isWatched) return this.#consider(image);
    source.isWatched = true;
    onResize(image, (width, height) => {
      source.box = { width, height };
      this.#due.add([image]);
    }, source.end.signal);
    return this.#gallery.state.layout.flow === 'stack' ? this.#consider(image) : undefined; // what is not rendered has no size
  }

  #add(image: HTMLImageElement, address: string): void {
    const { values } = this.#gallery.host;
    const known = this.#sources.get(image);
    const written = image.getAttribute('src');
    if (known?.address === address || (known && known.current !== written)) return;
    if (!known && written === address) return; // another script has loaded it
    const read = written && !known ? sizeFormats[values.sizeFormat].read(written) : null;
    const named = read?.source === address ? read : null;
    known?.end.abort();
    if (!image.hasAttribute('loading')) image.loading = 'lazy';
    const source: Source = {
      address, end: new AbortController(), px: named?.width ?? 0, current: written, fallbacks: [], preview: named ? null : written,
      box: { width: 0, height: 0 }, isWatched: false,
    };
    this.#sources.set(image, source);
    this.#reserve(image);
  }

  /** Returns what asks for another width, if the image is painted wider than the one it has serves. */
  #consider(image: HTMLImageElement): (() => void) | undefined {
    const source = this.#sources.get(image);
    if (!source || this.#signal.aborted || source.current !== image.getAttribute('src')) return undefined; // a script's choice stays
    const wantedPx = this.#wantedPx(image, source);
    if (!wantedPx || wantedPx <= source.px) return undefined;
    source.px = wantedPx;
    const address = source.address.includes(widthToken)
      ? source.address.replaceAll(widthToken, String(wantedPx))
      : imageAddress(source.address, wantedPx, getImageService(image, this.#gallery.host.values));
    return () => {
      const before = source.current === source.preview ? null : source.current;
      source.fallbacks = [before ?? source.address, source.preview];
      this.#load(image, source, address);
    };
  }

  #wantedPx(image: HTMLImageElement, { box, px }: Source): ImageWidth | 0 {
    const ratio = getAspectRatio(image);
    const frame = box.width ? box : this.#placeOf(ratio);
    if (!frame.width) return 0;
    if (!ratio) return px || chooseWidth(0); // the smallest has its proportions. spec: media-layout §4
    const declared = readDimensions(image.dataset.imageDimensions ?? image.closest<HTMLElement>('[data-image-dimensions]')?.dataset.imageDimensions ?? '');
    const needed = neededWidth({
      frame, image: { width: ratio, height: 1 }, fit: fits[getComputedStyle(image).objectFit] ?? 'cover',
      pixelRatio: pixelRatio(visitorScreen()), sizeAdjustment: 1,
    });
    return chooseWidth(Math.min(needed, declared?.width ?? Infinity));
  }

  /** Where a slide of a stack will stand, which is not drawn yet. */
  #placeOf(imageRatio: number | null): Size {
    const { host, state: { layout } } = this.#gallery;
    const width = layout.flow === 'stack' ? host.element!.shadowRoot!.querySelector('.track')?.clientWidth ?? 0 : 0;
    const ratio = parseRatio(layout.aspectRatio) ?? imageRatio;
    return { width, height: ratio ? width / ratio : 0 };
  }

  /** Until something is loaded an <img> has no proportions for the browser, and other images would stand elsewhere. */
  #reserve(image: HTMLImageElement): void {
    const isOwn = this.#gallery.state.layout.aspectRatio === 'auto';
    const ratio = isOwn && !image.naturalWidth && !this.#signal.aborted && this.#sources.has(image) ? getAspectRatio(image) : null;
    image.style.aspectRatio = ratio ? String(ratio) : '';
  }

  #load(image: HTMLImageElement, source: Source, address: string): void {
    source.current = address;
    image.src = address; // stays: without it the image would go
  }

  #loaded(image: HTMLImageElement): void {
    if (!this.#sources.has(image)) return;
    this.#reserve(image);
    this.#consider(image)?.();
  }

  /** What was shown before returns; where nothing was, the address itself may be served, else the author's preview stays. */
  #failed(image: HTMLImageElement): void {
    const source = this.#sources.get(image);
    if (!source?.px || source.current !== image.getAttribute('src')) return;
    const next = source.fallbacks.splice(0).filter(address => address && address !== source.current);
    source.fallbacks = next.slice(1);
    if (next[0]) this.#load(image, source, next[0]);
  }
}
