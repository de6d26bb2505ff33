import { flatParent } from './flat-tree.js';

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

const pencil = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true })!;

/** A color in any notation of CSS as the screen has it. */
function rgbaOf(color: string): Rgba {
  pencil.clearRect(0, 0, 1, 1);
  pencil.fillStyle = color;
  pencil.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = pencil.getImageData(0, 0, 1, 1).data;
  return [red!, green!, blue!, alpha! / 255];
}

const over = ([red, green, blue, alpha]: Rgba, below: Rgba): Rgba => {
  const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
};

/** Relative luminance. Source: WCAG 2.2. */
function luminanceOf([red, green, blue]: Rgba): number {
  const linear = (part: number) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrastOf(one: Rgba, other: Rgba): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

/** What lies behind a text: colors from the top down to the first that hides the rest, and whose it is. */
function groundOf(text: Node): { color: Rgba; owner: Element } | null {
  const layers: Rgba[] = [];
  for (let at = flatParent(text); at; at = flatParent(at)) {
    const layer = rgbaOf(getComputedStyle(at).backgroundColor);
    if (layer[3] === 0) continue;
    if (layer[3] === 1) return { color: layers.reduceRight((below, top) => over(top, below), layer), owner: at };
    layers.push(layer);
  }
  return null;
}

/** Every node that is drawn in an element: those of its shadow root, and its own where they are slotted. */
function* drawnIn(node: Node): Generator<Node> {
  yield node;
  const children = node instanceof HTMLSlotElement && node.assignedNodes().length > 0 ? node.assignedNodes()
    : node instanceof Element && node.shadowRoot ? node.shadowRoot.childNodes : node.childNodes;
  for (const child of children) yield* drawnIn(child);
}

/** A text of an element: its words and its contrast to what is behind it. */
interface TextContrast { readonly words: string; readonly contrast: number; readonly holder: Element }

/** The texts of an element that are seen, where something of a kind is behind them. */
function textsOn(element: HTMLElement, isWanted: (owner: Element) => boolean): TextContrast[] {
  return [...drawnIn(element)].flatMap(text => {
    if (!(text instanceof Text) || !text.data.trim()) return [];
    const holder = flatParent(text)!;
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || holder.getBoundingClientRect().width < 2) return [];
    const ground = groundOf(text);
    if (!ground || !isWanted(ground.owner)) return [];
    const ink = over(rgbaOf(getComputedStyle(holder).color), ground.color);
    return [{ words: `<${holder.localName}> ${text.data.trim().slice(0, 40)}`, contrast: contrastOf(ink, ground.color), holder }];
  });
}

/** The texts of an element that are on a surface of its own. */
export const textsOnOwnSurface = (element: HTMLElement): TextContrast[] =>
  textsOn(element, owner => owner === element || owner.getRootNode() === element.shadowRoot);

/** The texts of an element that are on the page. */
export const textsOnPage = (element: HTMLElement): TextContrast[] => textsOn(element, owner => owner.contains(element) && owner !== element);
