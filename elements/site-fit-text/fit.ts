/** What a size of text leads to: its width beside the room there is. */
export interface FitMeasurement { readonly fontPx: number; readonly widthPx: number; readonly roomPx: number }

export interface Limits { readonly min: number; readonly max: number }

/** A tenth of a pixel is invisible, and keeps rounding from starting another pass. */
const rounded = (px: number): number => Math.floor(px * 10) / 10;

/** The size at which text that does not wrap is as wide as its room; null where there is nothing to fit. */
export function scaledSize({ fontPx, widthPx, roomPx }: FitMeasurement, { min, max }: Limits): number | null {
  if (!(widthPx > 0 && roomPx > 0 && fontPx > 0)) return null;
  return rounded(Math.min(max, Math.max(min, fontPx * (roomPx / widthPx))));
}

/**
 * The largest size up to `mostPx` at which text fits, to half a pixel; the smallest allowed where none does.
 * `fits` is called for at most a dozen sizes.
 */
export function shrunkSize(mostPx: number, min: number, fits: (fontPx: number) => boolean): number {
  if (mostPx <= min || fits(mostPx)) return mostPx;
  let [low, high] = [min, mostPx];
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return rounded(low);
}
