/** Widths in pixels a picture is served in, asked for as `?format=750w`. */
export const imageWidths = [2500, 1500, 1000, 750, 500, 300, 100] as const;

export type ImageWidth = (typeof imageWidths)[number];

/** The width that a `format` names, or undefined for a format that is not listed. */
export function imageWidth(format: string): ImageWidth | undefined {
  return imageWidths.find(width => `${width}w` === format);
}
