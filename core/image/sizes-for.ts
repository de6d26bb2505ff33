/** A `sizes` attribute for a picture that is laid out this wide, in CSS pixels. */
export const sizesFor = (widthPx: number): string => `${Math.max(1, Math.ceil(widthPx))}px`;
