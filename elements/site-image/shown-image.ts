import { markBroken } from '../../core/image/broken-images.js';
import { chooseWidth, neededWidth, pixelRatio, sizesFor } from '../../core/image/image-width.js';
import { showDeferredImage } from '../../core/image/deferred-image.js';
import { cropModes, type Size } from '../../core/image/frame.js';
import { onResize } from '../../core/platform/observers.js';
import { visitorScreen } from '../../core/platform/visitor.js';
import type { Outline } from './features/outline.js';
import { getAlignment, getFrame } from './get-frame.js';
import { ImageLoader } from './image-loader.js';
import type { ImageHost } from './image.settings.js';
import type { ImageState } from './image.state.js';
import { readImage, type AuthoredImage } from './read-image.js';
import { showFrame } from './show-frame.js';

/** What a script may change on an <img> to show another image. */
const watched = ['src', 'srcset', 'data-src', 'data-image-dimensions', 'data-image-focal-point'];

/** What the element knows that its <img> does not. */
export interface Surroundings {
  readonly host: ImageHost;
  readonly state: ImageState;
  /** Undefined while it is loading: nothing is shown or loaded that it would change. */
  readonly outline: Outline | null | undefined;
  readonly isNear: boolean;
  fetchOverlays(): Promise<void>;
}

const byWidth = /\s\d+w\b/;
/** Nodes whose `sizes` come from here. */
const ours = new WeakSet<Element>();

/** Says how wide an image is laid out where its author lists widths but no `sizes`: browsers assume the whole window. */
function setSizes(image: HTMLImageElement, widthPx: number): void {
  for (const node of [image, ...image.closest('picture')?.querySelectorAll('source') ?? []]) {
    if (!byWidth.test(node.srcset) || (node.sizes && !ours.has(node))) continue;
    ours.add(node);
    const sizes = sizesFor(widthPx);
    if (node.sizes !== sizes) node.sizes = sizes;
  }
}

/** The one <img> of an element: its size on the page, what it is to show, whether that has loaded. */
export class RenderedImage {
  box: Size = { width: 0, height: 0 };
  readonly #loader: ImageLoader;
  #authored!: AuthoredImage;
  #source: string | null | undefined;

  constructor(readonly image: HTMLImageElement, readonly around: Surroundings, signal: AbortSignal) {
    this.#loader = new ImageLoader(image, around.host, signal);
    this.read();
    image.addEventListener('load', () => this.#become(true), { signal });
    // Before the loader's own: a failure of what it loads must find it loading.
    image.addEventListener('error', () => { if (!this.#loader.isLoading) this.#become(false); }, { signal });
    if (image.complete && image.naturalWidth) this.#become(true);
    else if (image.complete && image.getAttribute('src')) {
      // Broken, or a drawing without a size of its own.
      image.decode().then(() => this.#become(true), () => { if (!signal.aborted) this.#become(false); });
    }
    onResize(image, (width, height) => {
      // Until the image before is back, WebKit gives the <img> the proportions of its icon for broken ones.
      const isFailing = this.#loader.isReplacing && image.complete && !image.naturalWidth;
      if (isFailing) return;
      this.box = { width, height };
      this.show();
    }, signal);
    const observer = new MutationObserver(() => this.read());
    observer.observe(image, { attributeFilter: watched });
    signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  }

  /** Reads the <img> and the settings again. */
  read(): void {
    if (this.around.host.values.load !== 'false') showDeferredImage(this.image);
    const authored = readImage(this.image, this.around.host);
    // A script that changes `src` alone wants that very image.
    const isForeign = this.#loader.isForeign && authored.source === this.#source;
    this.#source = authored.source;
    this.#authored = isForeign ? { ...authored, source: null } : authored;
    this.show();
  }

  /** Puts the image into its frame as the box stands now, and loads one that fits if it is due. */
  show(): void {
    const { box, around: { host, outline } } = this;
    if (outline === undefined) return;
    const { ratio, declared, tagged } = this.#authored;
    const size = declared ?? tagged;
    // `auto`: what the tag says gives way to the image's own proportions.
    const own = size ? `${declared ? '' : 'auto '}${size.width} / ${size.height}` : '';
    showFrame({ host, outline, box, frame: this.#frame, ratio: `${ratio ?? outline?.ratio ?? own}` });
    void this.consider();
  }

  /** Loads an image if one is due. */
  async consider(isForced = false): Promise<void> {
    const { image, around: { host, isNear, outline } } = this;
    const { source, declared } = this.#authored;
    const hasOwnSizes = image.srcset || image.closest('picture')?.querySelector('source');
    if ((isNear || isForced) && !source && !hasOwnSizes && !image.getAttribute('src')) {
      return (await import('./features/warnings.js')).warnAboutImage(image, host);
    }
    if (outline === undefined || (!this.box.width && !isForced)) return;
    const { place } = this.#frame;
    // The author lists widths of his own: the browser's choice among them wins.
    if (hasOwnSizes) return setSizes(image, place.width);
    const size = this.#size;
    const { values } = host;
    const needed = size ? neededWidth({
      frame: place, image: size, fit: cropModes[values.cropMode], pixelRatio: pixelRatio(visitorScreen(), values),
      sizeAdjustment: values.sizeAdjustment,
    }) : 0; // the smallest has its proportions
    const wantedPx = chooseWidth(Math.min(needed, declared?.width ?? Infinity));
    const isShown = await this.#loader.consider(this.#authored, { wantedPx, isNear, isForced });
    if (isShown === false) this.#become(false);
    else if (isShown) void this.consider(); // its place may have grown meanwhile
  }

  /** The image's size as declared, or as it loaded; null while unknown. */
  get #size(): Size | null {
    const { declared, tagged } = this.#authored;
    const { naturalWidth: width, naturalHeight: height } = this.image;
    return declared ?? (width && height ? { width, height } : tagged);
  }

  get #frame() {
    const { host: { values, element }, outline } = this.around;
    const { ratio, focus } = this.#authored;
    const size = this.#size;
    return getFrame({
      box: this.box, image: size, ratio: ratio ?? outline?.ratio ?? (size && size.width / size.height),
      isStretched: values.stretch, fit: cropModes[values.cropMode], alignment: getAlignment(element!, values.fitAlignment),
      focus, isCentred: values.useAdvancedPositioning,
    });
  }

  #become(isDrawn: boolean): void {
    const { host, state } = this.around;
    state.phase = isDrawn ? 'drawn' : 'broken';
    host.toggleState('loaded', isDrawn);
    host.toggleState('broken', !isDrawn);
    markBroken(this.image, !isDrawn);
    host.redraw();
    void this.around.fetchOverlays();
    this.show();
  }
}
