import { chooseWidth, neededWidth, pixelRatio } from '../../core/image/image-width.js';
import { cropModes, type Size } from '../../core/image/frame.js';
import { onResize } from '../../core/platform/observers.js';
import { visitorScreen } from '../../core/platform/visitor.js';
import { alignmentOf } from './alignment-of.js';
import { frameOf } from './frame-of.js';
import type { ImageHost } from './image-host.js';
import type { Outline } from './outline.js';
import { PictureLoader } from './picture-loader.js';
import { readPicture, type Picture } from './read-picture.js';
import { setSizes } from './set-sizes.js';
import { showFrame } from './show-frame.js';

/** What a script may change on an <img> to show another picture. */
const watched = ['src', 'srcset', 'data-src', 'data-image-dimensions', 'data-image-focal-point'];

/** What the element knows that its <img> does not. */
export interface Surroundings {
  readonly host: ImageHost;
  /** Undefined while it is on its way: nothing is shown or loaded that it would change. */
  readonly outline: Outline | null | undefined;
  readonly isNear: boolean;
  fetchOverlays(): Promise<void>;
}

/** The one <img> of an element: its size on the page, its picture, whether that has come. */
export class ShownImage {
  /** Null until the picture has come or failed. */
  isDrawn: boolean | null = null;
  box: Size = { width: 0, height: 0 };
  readonly #loader: PictureLoader;
  #picture!: Picture;
  #source: string | null | undefined;

  constructor(readonly image: HTMLImageElement, readonly around: Surroundings, signal: AbortSignal) {
    this.#loader = new PictureLoader(image, around.host, signal);
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
      // Until the picture before is back, WebKit gives the <img> the proportions of its icon for broken ones.
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
    const picture = readPicture(this.image, this.around.host);
    // A script that changes `src` alone wants that very picture.
    const isForeign = this.#loader.isForeign && picture.source === this.#source;
    this.#source = picture.source;
    this.#picture = isForeign ? { ...picture, source: null } : picture;
    this.show();
  }

  /** Puts the picture into its frame as the box stands now, and loads one that fits if it is due. */
  show(): void {
    const { box, around: { host, outline } } = this;
    if (outline === undefined) return;
    const { ratio, declared, tagged } = this.#picture;
    const size = declared ?? tagged;
    // `auto`: what the tag says gives way to the picture's own proportions.
    const own = size ? `${declared ? '' : 'auto '}${size.width} / ${size.height}` : '';
    showFrame({ host, outline, box, frame: this.#frame, ratio: `${ratio ?? outline?.ratio ?? own}` });
    void this.consider();
  }

  /** Loads a picture if one is due. */
  async consider(isForced = false): Promise<void> {
    const { image, around: { host, isNear, outline } } = this;
    const { source, declared } = this.#picture;
    const hasOwnSizes = image.srcset || image.closest('picture')?.querySelector('source');
    if ((isNear || isForced) && !source && !hasOwnSizes && !image.getAttribute('src')) {
      return (await import('./complaints.js')).complainOfImage(image, host);
    }
    if (outline === undefined || (!this.box.width && !isForced)) return;
    const { place } = this.#frame;
    // The author lists widths of his own: the browser's choice among them wins.
    if (hasOwnSizes) return setSizes(image, place.width);
    const picture = this.#size;
    const { values } = host;
    const needed = picture ? neededWidth({
      frame: place, image: picture, fit: cropModes[values.cropMode], pixelRatio: pixelRatio(visitorScreen(), values),
      sizeAdjustment: values.sizeAdjustment,
    }) : 0; // the smallest tells its proportions
    const wantedPx = chooseWidth(Math.min(needed, declared?.width ?? Infinity));
    const isShown = await this.#loader.consider(this.#picture, { wantedPx, isNear, isForced });
    if (isShown === false) this.#become(false);
    else if (isShown) void this.consider(); // its place may have grown meanwhile
  }

  /** The picture's size as declared, or as it came; null while nobody knows. */
  get #size(): Size | null {
    const { declared, tagged } = this.#picture;
    const { naturalWidth: width, naturalHeight: height } = this.image;
    return declared ?? (width && height ? { width, height } : tagged);
  }

  get #frame() {
    const { host: { values, element }, outline } = this.around;
    const { ratio, focus } = this.#picture;
    const picture = this.#size;
    return frameOf({
      box: this.box, picture, ratio: ratio ?? outline?.ratio ?? (picture && picture.width / picture.height),
      isStretched: values.stretch, fit: cropModes[values.cropMode], alignment: alignmentOf(element!, values.fitAlignment),
      focus, isCentred: values.useAdvancedPositioning,
    });
  }

  #become(isDrawn: boolean): void {
    const { host } = this.around;
    this.isDrawn = isDrawn;
    host.toggleState('loaded', isDrawn);
    host.toggleState('broken', !isDrawn);
    host.redraw();
    void this.around.fetchOverlays();
    this.show();
  }
}
