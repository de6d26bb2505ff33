/** Brings a thumbnail into the window, if it is not seen whole. */
export function bringIntoView(node: HTMLElement): void {
  const { top, bottom, left, right } = node.getBoundingClientRect();
  const { clientWidth, clientHeight } = node.ownerDocument.documentElement;
  if (top >= 0 && bottom <= clientHeight && left >= 0 && right <= clientWidth) return;
  node.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
}
