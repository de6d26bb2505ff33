/** How far outside the viewport an image begins to load. spec: media-layout §9, images */
export const nearMarginPx = 200;

/** When an image is loaded: immediately, never of itself, or when it is near the viewport. spec: media-layout §3 */
export const loadModes = ['viewport', 'true', 'false'] as const;
export type LoadMode = (typeof loadModes)[number];

interface Facts {
  readonly mode: LoadMode;
  /** The image is in the viewport or near it. */
  readonly isNear: boolean;
  /** A script, or a printer, asks for it now. */
  readonly isForced: boolean;
  /** An image is loading for this place already. */
  readonly isLoading: boolean;
  /** Whether a second one may set off meanwhile. */
  readonly isConcurrent?: boolean;
  /** Width of the image that is shown, in its own pixels; 0 without one. */
  readonly shownPx: number;
  readonly wantedPx: number;
  /** Replaces an image by one that is not larger, too. */
  readonly isUpdateForced: boolean;
}

/** Whether an image is requested now. spec: media-layout §4, image loading */
export function shouldLoad(facts: Facts): boolean {
  if (facts.isLoading && !facts.isConcurrent) return false;
  if (!facts.isForced && (facts.mode === 'false' || (facts.mode === 'viewport' && !facts.isNear))) return false;
  return facts.isUpdateForced ? facts.wantedPx !== facts.shownPx : facts.wantedPx > facts.shownPx;
}

/** What is in the way of loading an image into a node; null when nothing does. spec: media-layout §5 */
export function loadProblem(image: Pick<Element, 'localName' | 'parentNode'>, source: string): string | null {
  if (image.localName !== 'img') return `<${image.localName}> is not an image; expected an <img>; leaving it alone.`;
  if (!source.trim()) return 'Invalid or missing image source.';
  if (!image.parentNode) return 'Image element has no parentNode.';
  return null;
}
