/** Nodes that show content on their own. */
export const anyMedia = 'img, picture, video, audio, iframe, object, embed, canvas, svg';
/** Begins the names of the slots that a gallery of thousands puts its slides into. */
export const rangeSlot = 'range-';

/** What editors leave behind. The style sheets hide the same. */
const noise = `br, hr, script, style, template, link, meta, noscript, [hidden], [slot]:not([slot^="${rangeSlot}"]), p:not(:has(${anyMedia}))`;
/** Always one slide, whatever is in it. */
const single = 'a, article, audio, blockquote, button, canvas, details, dl, embed, form, iframe, img, li, object, picture, svg, video, '
  + '[data-slide-id], [data-slide-url], [data-click-through-url], [data-type], [data-tags]';
const bare = 'a, canvas, embed, iframe, img, object, picture, svg, video';
const list = 'ul, ol';
/** What holds a table's cells: those are slides. */
const rows = 'tbody, thead, tr';
const unseen = '[aria-hidden="true"], [hidden], button *, figcaption *, noscript *';
/** Images and videos that a slide may be about. */
const pictures = `:is(img, video, iframe, object, embed, site-video, site-image, [data-type="video" i]):not(${unseen})`;
/** The same where a gallery has none of those. */
const drawings = `:is(svg, canvas, audio):not(${unseen})`;
const textual = 'b, center, em, font, h1, h2, h3, h4, h5, h6, i, p, s, small, span, strong, u';
const headings = 'h1, h2, h3, h4, h5, h6, header, figcaption';

/** Characters that are seen: not blanks of any kind, nor what joins and parts others. */
const words = /[^\s\u00ad\u200b-\u200f\u2060\ufeff]/;
/** A text that has a box of its own among slides, be it a non-breaking space. */
const takesRoom = /[^ \t\n\r\f]/;

/** What a gallery's markup is made of. */
export interface SlideParts {
  readonly slides: HTMLElement[];
  /** What stands around several slides: page builders and editors put them into rows, columns and figures. */
  readonly wrappers: HTMLElement[];
  /** Elements beside slides that are not slides: headings, captions of all, empty boxes. */
  readonly words: HTMLElement[];
  /** Text between slides. */
  readonly texts: Text[];
}

/** Whether a node or its text has something to read. */
export const hasText = (node: Node): boolean => words.test(node.textContent!);

const isEmptyBox = (node: HTMLElement): boolean => {
  if (hasText(node) || node.matches(bare) || node.matches('[role="img"], [style*="background"]') || node.localName.includes('-')) return false;
  if ([...node.children].some(child => child.localName !== 'br')) return false;
  return node.textContent!.includes('\u00a0') || node.matches(textual) || node.attributes.length === 0 || /\bclear/.test(node.className);
};

const looseTexts = (parent: Element): Text[] =>
  [...parent.childNodes].filter((node): node is Text => node.nodeType === 3 && takesRoom.test((node as Text).data));

const isMixed = (gallery: Element): boolean => {
  const { mixedContent } = gallery as Partial<{ mixedContent: boolean }>;
  return mixedContent ?? !['false', null].includes(gallery.getAttribute('mixed-content'));
};

/** Reads the markup in a gallery: each picture is a slide, or what is around it and the words that go with it. */
export function slideParts(gallery: Element): SlideParts {
  const parts: SlideParts = { slides: [], wrappers: [], words: [], texts: looseTexts(gallery) };
  const seen = gallery.querySelector(pictures) ? pictures : drawings;
  const isPictured = (node: Element): boolean => node.matches(seen) || !!node.querySelector(seen);
  const childrenOf = (parent: Element) => [...parent.children].filter((child): child is HTMLElement => !child.matches(noise));
  const mixed = isMixed(gallery);

  /** The slides in an element: itself, unless it is a wrapper. `isSole`: nothing else in the gallery has a picture. */
  const read = (node: HTMLElement, isSole: boolean): HTMLElement[] => {
    if (node.matches(single) || node.localName.startsWith('site-')) return [node];
    const isGroup = node.matches(`${list}, ${rows}`);
    if (!isGroup && node.querySelectorAll(seen).length < 2) return [node];
    const before = [parts.wrappers.length, parts.words.length, parts.texts.length] as const;
    const children = childrenOf(node);
    const pictured = node.matches(list) ? children : children.filter(isPictured);
    const beside = children.filter(child => !pictured.includes(child));
    const texts = looseTexts(node);
    const slides = pictured.flatMap(child => read(child, isSole && pictured.length === 1));
    const areWordsItsOwn = !isSole && !node.matches('p') && (texts.some(hasText) || beside.some(hasText))
      && !(node.matches('figure') && slides.every(slide => slide.matches('figure, li')));
    const isCard = areWordsItsOwn || (mixed && !isSole && !node.matches('p') && slides.some(slide => slide.matches(bare)));
    if (isGroup || (slides.length > 1 && !isCard)) {
      parts.wrappers.push(node);
      parts.words.push(...beside);
      parts.texts.push(...texts);
      return slides;
    }
    [parts.wrappers.length, parts.words.length, parts.texts.length] = before; // what was found in it belongs to its one slide
    return [node];
  };

  const children = childrenOf(gallery);
  const pictured = new Set(children.filter(child => isPictured(child) || child.matches(list)));
  const [sole] = pictured.size === 1 ? pictured : [];
  const ofSole = sole ? read(sole, true) : [];
  // Words beside the one wrapper are about all of its slides.
  const isOneWrapper = !mixed && parts.wrappers.length > 0;
  const isBeside = (child: HTMLElement) => isOneWrapper || isEmptyBox(child) || (!mixed && child.matches(headings));
  for (const child of children) {
    if (pictured.has(child)) parts.slides.push(...child === sole ? ofSole : read(child, false));
    else if (pictured.size > 0 && isBeside(child)) parts.words.push(child);
    else parts.slides.push(child);
  }
  return parts;
}
