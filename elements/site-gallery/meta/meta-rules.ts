const mostShare = 0.9; // spec: media-layout §9, above 90 percent of the container's height
const overflowShare = 0.4; // spec: media-layout §9, set to 40 percent

/** How much of its picture a caption may cover: all it needs, or a share of the height once it is too tall. Source: media-layout §9. */
export const metaShare = (captionPx: number, slidePx: number): number | null =>
  (slidePx > 0 && captionPx > slidePx * mostShare ? overflowShare : null);
