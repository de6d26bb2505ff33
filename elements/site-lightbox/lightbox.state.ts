import type { ReactNode } from 'react';
import type { LightboxTheme } from '../../core/lightbox/lightbox-requests.js';
import type { Caption } from './captions/caption.js';

/** A slide number from 0 to one below the count; a negative one is counted from the end. */
export const normalIndex = (index: number, count: number): number => (Number.isInteger(index) ? ((index % count) + count) % count : 0);

export type Direction = 'ltr' | 'rtl';

/** An image that could not be loaded: where the error is drawn, and the alternative text. */
export interface FailedImage { readonly key: number; readonly box: HTMLElement; readonly alt: string }

/** What the view draws of an open lightbox. Slides are in a row of positions, which continues and on where it loops. */
export class ViewerState {
  readonly count: number;
  readonly isLooping: boolean;
  /** Asked for with the slides; by default that of the settings. */
  readonly theme: LightboxTheme | undefined;
  /** The direction of the text where the slides stand: the lightbox may stand elsewhere. */
  readonly direction: Direction;
  index: number;
  /** Where the current slide is in the row. */
  position: number;
  isClosing = false;
  /** A tap has hidden the controls. */
  isBare = false;
  isZoomed = false;
  /** The current slide is a video. */
  isVideo = false;
  caption: Caption | null = null;
  isCaptionHidden = false;
  /** All of a long caption is shown, where only its first lines have room beside the picture. */
  isCaptionOpen = false;
  /** The caption is a stop for the keyboard, which opens and scrolls it. */
  isCaptionStop = false;
  /** What the live region says. */
  announcement = '';
  failed: readonly FailedImage[] = [];
  /** What the controls that an author has named draw: in the bar, and at the foot of the window. */
  more: { readonly tools: () => ReactNode; readonly foot: () => ReactNode } | null = null;

  constructor(count: number, index: number, isLooping: boolean, theme?: LightboxTheme, direction: Direction = 'ltr') {
    [this.count, this.index, this.position, this.isLooping, this.theme] = [count, index, index, isLooping, theme];
    this.direction = direction;
  }

  /** The slide at a position of the row; null without one. */
  indexAt(position: number): number | null {
    const index = this.index + position - this.position;
    if (index >= 0 && index < this.count) return index;
    return this.isLooping && this.count > 1 ? normalIndex(index, this.count) : null;
  }

  canTurn(by: -1 | 1): boolean { return this.indexAt(this.position + by) !== null; }

  /** Goes to a slide: it comes from its side, however far it is. */
  go(index: number, by: -1 | 1): void {
    this.index = index;
    this.position += by;
  }
}

/** Closed, or open with a set of slides. */
export class LightboxState {
  viewer: ViewerState | null = null;
  /** The view has arrived: it is drawn ahead of the first opening. */
  hasView = false;
}
