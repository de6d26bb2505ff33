/** What stands in the way of loading a picture into a node; null when nothing does. spec: media-layout §5 */
export function imageTrouble(image: Pick<Element, 'localName' | 'parentNode'>, source: string): string | null {
  if (image.localName !== 'img') return `<${image.localName}> is not an image; expected an <img>; leaving it alone.`;
  if (!source.trim()) return 'Invalid or missing image source.';
  if (!image.parentNode) return 'Image element has no parentNode.';
  return null;
}
