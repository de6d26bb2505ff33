/** Height of a video in percent of its width, unless it is known. Source: media-layout §9, other display. */
export const defaultVideoPercent = 56.3;
/** Height of a place where no video is, in percent of its width. Source: media-layout §9, other display. */
export const placeholderPercent = 65;

const shape = /^\s*(\d+(?:\.\d+)?)\s*(?:[:/x]\s*(\d+(?:\.\d+)?))?\s*$/;

/** Width over height from `16:9`, `16/9`, `1280x720` or `1.78`; null if the text is not a ratio. */
export function readRatio(text: string): number | null {
  const [, width, height = '1'] = shape.exec(text) ?? [];
  const ratio = Number(width) / Number(height);
  return Number.isFinite(ratio) && ratio > 0 ? ratio : null;
}

/** Height in percent of the width: 100 divided by the ratio where one is known. */
export function heightPercent(ratio: number | null, hasVideo: boolean): number {
  return ratio ? 100 / ratio : hasVideo ? defaultVideoPercent : placeholderPercent;
}
