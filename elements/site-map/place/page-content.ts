import { safeUrl } from '../../../core/links/safe-url.js';
import { readPoint, type MapMarker } from './place.js';

const blocks = /^(ADDRESS|P|DIV|LI|UL|OL|DL|DT|DD|H[1-6]|SECTION|FIGURE|BLOCKQUOTE|TR|BR)$/;
const notText = /^(SCRIPT|STYLE|TEMPLATE|LINK|META)$/;
/** What describes a marker: any element of the author's with a position. */
export const markerSelector = '[data-lat][data-lng]';

/**
 * The text of an element line by line, as its breaks and blocks divide it; markers inside it are left out. Read from the
 * nodes, not from `innerText`, which forces a layout and is empty while the element is not drawn.
 */
export function textLines(element: Element): string[] {
  let text = '';
  const read = (node: Node) => {
    if (node instanceof Text) text += node.data.replace(/\s+/g, ' ');
    if (!(node instanceof Element) || notText.test(node.tagName) || node.matches(markerSelector)) return;
    const edge = blocks.test(node.tagName) ? '\n' : '';
    text += edge;
    node.childNodes.forEach(read);
    text += edge;
  };
  element.childNodes.forEach(read);
  return text.split('\n').map(line => line.replace(/ +/g, ' ').trim()).filter(Boolean);
}

/** The marker that one of the author's elements describes; null if its position is invalid. */
function readMarker(element: HTMLElement): MapMarker | null {
  const { lat, lng, title: said } = element.dataset;
  const at = readPoint(lat, lng);
  if (!at) return null;
  const lines = textLines(element);
  const title = said || lines[0] || '';
  const anchor = element.querySelector<HTMLAnchorElement>('a[href]') ?? (element instanceof HTMLAnchorElement ? element : null);
  const href = anchor && safeUrl(anchor.getAttribute('href')!);
  const link = href ? { text: anchor.textContent.replace(/\s+/g, ' ').trim() || title, href } : null;
  return { at, title, lines: lines.filter(line => line !== title && line !== link?.text), link };
}

/** Whether one of an element's children has a position that cannot be read. */
export const hasUnreadableMarkers = (element: Element): boolean =>
  [...element.querySelectorAll<HTMLElement>(markerSelector)].some(({ dataset: { lat, lng } }) => !readPoint(lat, lng));

/** The markers an element's children describe, in their order, and the elements they stand for. */
export function readMarkers(element: Element, warn: (message: string) => void): Map<HTMLElement, MapMarker> {
  const found = new Map<HTMLElement, MapMarker>();
  for (const node of element.querySelectorAll<HTMLElement>(markerSelector)) {
    const marker = readMarker(node);
    if (marker) found.set(node, marker);
    else warn(`data-lat "${node.dataset.lat}", data-lng "${
      node.dataset.lng}" is not a position; expected degrees from -90 to 90 and from -180 to 180; leaving the marker out.`);
  }
  return found;
}
