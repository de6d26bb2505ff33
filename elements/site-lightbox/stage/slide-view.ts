import type { Place, Size } from '../../../core/image/frame.js';
import { pageDocument } from '../../../core/platform/page-document.js';
import { addressFor, largePicture } from '../picture/large-picture.js';
import type { Slide } from '../slides/slide.js';
import { fitPicture } from '../picture/picture-geometry.js';

/** Where a picture is in the window, and how large. */
export interface PicturePose { readonly x: number; readonly y: number; readonly zoom: number }

/** Asks for a larger picture only when the one at hand is this much too small. */
const sharpEnough = 1.1;

/** A video of 853 by 480 pixels is one of 16:9. */
const leastChange = 0.01;

/** One slide in the window: the thumbnail's picture immediately, the large one over it as soon as it is there. */
export class SlideView {
  readonly element = pageDocument.createElement('div');
  readonly picture = pageDocument.createElement('div');
  readonly index: number;
  readonly slide: Slide;
  fit: Size = { width: 1, height: 1 };
  natural: Size | null;
  #proportions: Size | null;
  #shown: HTMLElement | null = null;
  #requestedPx = 0;
  /** The zoom that is part of the picture's layout: what is only scaled, some browsers leave blurred. */
  #settledZoom = 1;
  #address: string | null | undefined;
  /** The picture is there, and may turn out to have other proportions. */
  arrived: () => void = () => {};
  /** There is nothing to show. */
  failed: () => void = () => {};
  isBroken = false;
  /** Removes the video, while there is one. */
  stopVideo: (() => void) | null = null;

  constructor(slide: Slide, index: number) {
    [this.slide, this.index] = [slide, index];
    [this.natural, this.#proportions] = [slide.natural, slide.proportions];
    this.element.className = 'slide';
    this.picture.className = 'picture';
    this.picture.setAttribute('part', 'picture');
    this.element.append(this.picture);
    this.#showThumbnail();
  }

  /** Finds the picture's size in its room. */
  measure(room: Size): void { this.fit = fitPicture(room, this.#proportions, this.natural); }

  /** Its video turns out to have other proportions; those that an author has given stay. */
  reshape(proportions: Size): void {
    const before = this.#proportions;
    const isSame = before && Math.abs(before.width / before.height / (proportions.width / proportions.height) - 1) < leastChange;
    if (this.natural || isSame) return;
    this.#proportions = proportions;
    this.arrived();
  }

  /** Its box when it is shown whole. */
  homeIn({ left, top, width, height }: Place): Place {
    const { fit } = this;
    return { left: left + (width - fit.width) / 2, top: top + (height - fit.height) / 2, ...fit };
  }

  /** Puts it where it is at rest. */
  settle(area: Place): void {
    const { left, top, width, height } = this.homeIn(area);
    this.place(0, { x: left + width / 2, y: top + height / 2, zoom: 1 }, true);
  }

  place(offsetPx: number, { x, y, zoom }: PicturePose, isResting: boolean): void {
    if (isResting) this.#settledZoom = zoom;
    const [width, height] = [this.fit.width * this.#settledZoom, this.fit.height * this.#settledZoom];
    const scale = zoom / this.#settledZoom;
    this.element.style.setProperty('--_turn', `${offsetPx}px`);
    const px = { width, height, x: x - width * scale / 2, y: y - height * scale / 2 };
    for (const [name, value] of Object.entries(px)) {
      this.picture.style.setProperty(`--_${name}`, `${isResting ? Math.round(value) : value}px`);
    }
    this.picture.style.setProperty('--_scale', String(scale));
  }

  /** Fetches the picture that is sharp at this zoom, unless it is there or loading. */
  load(zoom: number, isUrgent: boolean): void {
    const widthPx = this.fit.width * zoom;
    if (this.slide.isVideo || widthPx <= this.#requestedPx * sharpEnough) return;
    this.#requestedPx = widthPx;
    const address = addressFor(this.slide, widthPx);
    if (address !== null && address === this.#address) return;
    this.#address = address;
    const { node, image } = largePicture(this.slide, widthPx);
    image.fetchPriority = isUrgent ? 'high' : 'low';
    image.alt = this.slide.alt;
    this.element.ariaBusy = 'true';
    image.decode().then(() => this.#arrived(node, image), () => (image.naturalWidth ? this.#arrived(node, image) : this.#failed()));
  }

  #showThumbnail(): void {
    const { thumbnail } = this.slide;
    if (!thumbnail?.complete || !thumbnail.naturalWidth) return;
    const copy = pageDocument.createElement('img');
    copy.decoding = 'sync'; // it is there: it must be in the first frame
    copy.className = 'thumbnail';
    copy.draggable = false;
    copy.alt = this.slide.alt;
    copy.src = thumbnail.currentSrc || thumbnail.src;
    this.picture.append(copy);
    this.#shown = copy;
  }

  #arrived(node: HTMLElement, image: HTMLImageElement): void {
    const before = this.#shown;
    this.#shown = node;
    this.picture.append(node);
    before?.remove();
    this.element.ariaBusy = null;
    const { naturalWidth: width, naturalHeight: height } = image;
    if (!(width > 0 && height > 0)) return;
    // An image from a list reports the size of its layout, not its own.
    if (!image.srcset && !this.natural) this.natural = { width, height };
    this.#proportions = { width, height };
    this.arrived();
  }

  #failed(): void {
    this.element.ariaBusy = null;
    if (this.#shown) return; // the thumbnail's picture is better than none
    this.isBroken = true;
    this.failed();
  }
}
