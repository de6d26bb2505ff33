/** When a picture is loaded: at once, never of itself, or when it comes near the viewport. spec: media-layout §3 */
export const loadModes = ['viewport', 'true', 'false'] as const;
export type LoadMode = (typeof loadModes)[number];

interface Facts {
  readonly mode: LoadMode;
  /** The picture is in the viewport or near it. */
  readonly isNear: boolean;
  /** A script, or a printer, asks for it now. */
  readonly isForced: boolean;
  /** A picture is on its way to this place already. */
  readonly isLoading: boolean;
  /** Whether a second one may set off meanwhile. */
  readonly isConcurrent?: boolean;
  /** Width of the picture that is shown, in its own pixels; 0 when there is none. */
  readonly shownPx: number;
  readonly wantedPx: number;
  /** Replaces a picture by one that is not larger, too. */
  readonly isUpdateForced: boolean;
}

/** Whether a picture is asked for now. spec: media-layout §4, image loading */
export function shouldLoad(facts: Facts): boolean {
  if (facts.isLoading && !facts.isConcurrent) return false;
  if (!facts.isForced && (facts.mode === 'false' || (facts.mode === 'viewport' && !facts.isNear))) return false;
  return facts.isUpdateForced ? facts.wantedPx !== facts.shownPx : facts.wantedPx > facts.shownPx;
}
