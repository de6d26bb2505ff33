/** What devices that save data are given at most. spec: media-layout §9, images */
export const savingRatio = 1;

interface Screen {
  /** Device pixels for a CSS pixel. */
  readonly ratio: number;
  /** The visitor asks for little data. */
  readonly savesData: boolean;
}
interface Limits {
  readonly dprMin: number | null;
  readonly dprMax: number | null;
  /** Whether the visitor's wish counts. */
  readonly allowSaveData: boolean;
}

const noLimits: Limits = { dprMin: null, dprMax: null, allowSaveData: true };

/** Device pixels to serve for a CSS pixel: the screen's own, less to save data, within the author's limits if there are any. */
export function pixelRatio({ ratio, savesData }: Screen, { dprMin, dprMax, allowSaveData } = noLimits): number {
  const wanted = savesData && allowSaveData ? Math.min(ratio, savingRatio) : ratio;
  return Math.min(Math.max(wanted, dprMin ?? 0), dprMax ?? Infinity);
}
