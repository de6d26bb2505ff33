const noise = 'script, style, template, link, br, [slot]';
/** Elements beside items: a heading, a pagination. */
const asides = 'h1, h2, h3, h4, h5, h6, p, nav, header, footer, hr';
const lists = 'ul, ol';
const boxes = 'div, section';
const titles = 'h1, h2, h3, h4, h5, h6';
/** Marks elements around items (`wrapper`) and beside them (`words`) for the style sheets. */
const mark = 'data-site-part';

const childrenOf = (parent: Element): HTMLElement[] =>
  [...parent.children].filter((child): child is HTMLElement => child instanceof HTMLElement && !child.matches(noise));
const candidatesIn = (parent: Element): HTMLElement[] => childrenOf(parent).filter(child => !child.matches(asides));
const has = (node: Element, selector: string): boolean => node.matches(selector) || node.querySelector(selector) !== null;

/** Whether elements are items by what they have in common: all are articles, or all have a title, and all or none have an image. */
function areItems(nodes: readonly HTMLElement[], title: string): boolean {
  const [first, ...others] = nodes;
  if (!first || others.some(({ localName }) => localName !== first.localName)) return false;
  if (first.matches('article, li')) return true;
  const hasImage = has(first, 'img');
  return first.matches('div, section, figure, a') && nodes.every(node => has(node, title) && has(node, 'img') === hasImage);
}

/** Rows of a page builder: each has items of its own, the last one perhaps a single one. */
const areRows = (nodes: readonly HTMLElement[]): boolean => {
  const rows = nodes.map(candidatesIn);
  return nodes.every(node => node.matches(`${lists}, ${boxes}`)) && rows.every(row => areItems(row, titles)) && rows.some(row => row.length > 1);
};

/** The elements among an element's children that stand around items, and are no items themselves. */
function wrappersIn(parent: Element): readonly HTMLElement[] {
  const candidates = candidatesIn(parent);
  const [sole] = candidates;
  if (!sole) return [];
  if (candidates.length > 1) return areRows(candidates) ? candidates : [];
  if (sole.matches(lists)) return candidates;
  if (!sole.matches(boxes)) return [];
  const inside = candidatesIn(sole);
  const isAround = inside.length > 1 ? areItems(inside, `${titles}, a[href]`) || areRows(inside) : wrappersIn(sole).length > 0;
  return isAround && !childrenOf(sole).some(child => child.matches(asides) && has(child, 'img')) ? candidates : [];
}

/** The author's own items: the children of the summary, or those of the lists, columns and rows that editors put around them. */
export class SummaryNodes {
  items: readonly HTMLElement[] = [];
  readonly #marked = new Map<HTMLElement, string>();

  read(element: Element): void {
    const marks = new Map<HTMLElement, string>();
    const read = (parent: Element): HTMLElement[] => {
      const wrappers = wrappersIn(parent);
      if (wrappers.length === 0 && parent === element) return childrenOf(parent);
      for (const child of childrenOf(parent)) if (child.matches(asides)) marks.set(child, 'words');
      for (const wrapper of wrappers) marks.set(wrapper, 'wrapper');
      return wrappers.length > 0 ? wrappers.flatMap(read) : candidatesIn(parent);
    };
    this.items = read(element);
    for (const node of this.#marked.keys()) if (!marks.has(node)) this.#unmark(node);
    for (const [node, part] of marks) {
      if (node.getAttribute(mark) !== part) node.setAttribute(mark, part);
      this.#marked.set(node, part);
    }
  }

  /** Whether a change of an element's children may change what the items are. */
  isAbout(parent: Node): boolean { return !this.items.some(item => item !== parent && item.contains(parent)); }

  clear(): void { for (const node of [...this.#marked.keys()]) this.#unmark(node); }

  #unmark(node: HTMLElement): void {
    node.removeAttribute(mark);
    this.#marked.delete(node);
  }
}
