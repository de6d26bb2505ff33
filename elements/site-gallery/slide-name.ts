/** What a slide shows, in its author's words; empty when they gave none. */
export function slideName(slide: Element | undefined): string {
  const image = slide instanceof HTMLImageElement ? slide : slide?.querySelector('img');
  return image?.alt.trim() || slide?.querySelector('figcaption')?.textContent?.trim() || '';
}
