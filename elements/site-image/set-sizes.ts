import { sizesFor } from '../../core/image/image-width.js';

const byWidth = /\s\d+w\b/;
/** Nodes whose `sizes` come from here. */
const ours = new WeakSet<Element>();

/** Says how wide a picture is laid out where its author lists widths but no `sizes`: browsers assume the whole window. */
export function setSizes(image: HTMLImageElement, widthPx: number): void {
  for (const node of [image, ...image.closest('picture')?.querySelectorAll('source') ?? []]) {
    if (!byWidth.test(node.srcset) || (node.sizes && !ours.has(node))) continue;
    ours.add(node);
    const sizes = sizesFor(widthPx);
    if (node.sizes !== sizes) node.sizes = sizes;
  }
}
