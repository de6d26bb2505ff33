import { pageDocument } from '../../../core/platform/page-document.js';

/** What a picture outside the page needs of the page's styles. */
const properties = [
  'fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linejoin', 'stroke-linecap', 'paint-order',
  'font-family', 'font-size', 'font-weight', 'font-variant-numeric',
] as const;
const namespace = 'http://www.w3.org/2000/svg';
const marginPx = 16;
const titlePx = 18;
const itemGap = 16;

export interface PictureItem { readonly color: string; readonly text: string }
interface Picture {
  readonly title: string;
  readonly ground: string;
  /** What the legend explains; empty where the names are in the drawing. */
  readonly items: readonly PictureItem[];
  readonly isFromRight: boolean;
}

/** Copies a drawing with its styles as attributes; what is not shown is left out. */
function copyWithStyles(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [from, to] = [[...drawing.querySelectorAll('*')], [...copy.querySelectorAll('*')]];
  const hidden: Element[] = [];
  for (const [at, node] of to.entries()) {
    const style = getComputedStyle(from[at]!);
    if (style.display === 'none' || from[at]!.classList.contains('current')) hidden.push(node);
    if (node.closest('defs') === null) for (const name of properties) node.setAttribute(name, style.getPropertyValue(name));
    for (const name of ['class', 'part']) node.removeAttribute(name);
  }
  for (const node of hidden) node.remove();
  copy.removeAttribute('aria-hidden');
  return copy;
}

function add(parent: Element, name: string, attributes: Readonly<Record<string, string | number>>, text = ''): SVGElement {
  const node = pageDocument.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  node.textContent = text;
  parent.append(node);
  return node;
}

/** The drawing with its title, legend and background, as a picture of its own. */
export function drawPicture(drawing: SVGSVGElement, { title, ground, items, isFromRight }: Picture): SVGSVGElement {
  const copy = copyWithStyles(drawing);
  const { width, height } = drawing.viewBox.baseVal;
  const { color, fontFamily } = getComputedStyle(drawing);
  const pen = pageDocument.createElement('canvas').getContext('2d');
  if (pen) pen.font = `13px ${fontFamily}`;
  const head = pageDocument.createElementNS(namespace, 'g');
  const text = { fill: color, 'font-family': fontFamily, 'dominant-baseline': 'central', 'text-anchor': isFromRight ? 'end' : 'start' };
  const xOf = (x: number): number => (isFromRight ? width - x : x);
  let y = marginPx / 2;
  if (title) {
    add(head, 'text', { ...text, x: xOf(0), y: y + titlePx / 2, 'font-size': titlePx, 'font-weight': 700 }, title);
    y += titlePx + 10;
  }
  let x = 0;
  for (const item of items) {
    const itemWidth = 18 + (pen?.measureText(item.text).width ?? item.text.length * 7);
    if (x > 0 && x + itemWidth > width) [x, y] = [0, y + 20];
    add(head, 'rect', { x: isFromRight ? xOf(x) - 12 : x, y: y + 2, width: 12, height: 12, rx: 2, fill: item.color });
    add(head, 'text', { ...text, x: xOf(x + 18), y: y + 8, 'font-size': 13 }, item.text);
    x += itemWidth + itemGap;
  }
  if (items.length > 0) y += 26;
  const box = { x: -marginPx, y: -y - marginPx / 2, width: width + 2 * marginPx, height: height + y + marginPx };
  head.setAttribute('transform', `translate(0 ${-y})`);
  copy.prepend(head);
  const back = add(copy, 'rect', { ...box, fill: ground });
  copy.prepend(back);
  const { width: fullWidth, height: fullHeight } = box;
  const outer = { viewBox: `${box.x} ${box.y} ${fullWidth} ${fullHeight}`, width: fullWidth, height: fullHeight, direction: 'ltr' };
  for (const [name, value] of Object.entries(outer)) copy.setAttribute(name, String(value));
  return copy;
}
