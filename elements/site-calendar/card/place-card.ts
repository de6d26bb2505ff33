interface Box { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number }
interface Size { readonly width: number; readonly height: number }

const gap = 6;
const margin = 8;

/**
 * The position of a card beside its opener, in pixels from the top and from the start of the window: below it, else above it, else where
 * it fits. It stays inside the window.
 */
export function placeCard(opener: Box, card: Size, page: Size, isRtl: boolean): { readonly top: number; readonly start: number } {
  const fitsBelow = opener.bottom + gap + card.height + margin <= page.height;
  const above = opener.top - gap - card.height;
  const wanted = fitsBelow ? opener.bottom + gap : above >= margin ? above : page.height - card.height - margin;
  const start = isRtl ? page.width - opener.right : opener.left;
  return {
    top: Math.round(Math.max(margin, wanted)),
    start: Math.round(Math.max(margin, Math.min(start, page.width - card.width - margin))),
  };
}
