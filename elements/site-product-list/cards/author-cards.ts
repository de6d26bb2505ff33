import { getImageUrl } from '../../../core/image/deferred-image.js';
import { hooked, productInMarkup } from '../../../core/shop/product-markup.js';
import { type ListedProduct, readListedProduct, readUnpricedProduct } from '../products/listed-product.js';

/** One of our elements inside a card that says what the product is. */
const inner = 'site-product, site-add-to-cart, [data-site-product], [data-site-add-to-cart]';
const isCard = (node: Element): boolean =>
  node instanceof HTMLElement
  && (node.matches(`[data-sku], [data-price-cents], ${inner}`) || node.querySelector(`[data-product], [data-sku], ${inner}`) !== null);

const skipped = 'form, template, script, style, [slot]';
const marked = `[data-sku], [data-price-cents], ${inner}`;
const lists = 'ul, ol, [data-product-list~="cards"]';
const isProduct = (node: Element): boolean =>
  (node.matches(marked) || node.querySelector(marked) !== null) && node.querySelector('img, h1, h2, h3, h4, h5, h6, a[href]') !== null;

/** What a page builder puts around all cards: down from the element, the first that holds several products, or a list; otherwise null. */
function aroundAll(element: Element): Element | null {
  for (let box = element; ;) {
    const [only, ...others] = [...box.children].filter(child => !child.matches(skipped) && isCard(child));
    if (others.length > 0) return box !== element && [only!, ...others].filter(isProduct).length > 1 ? box : null;
    if (!only || only.matches(`${marked}, article, li`)) return null;
    if (only.matches(lists)) return only;
    box = only;
  }
}

/** The author's cards: children, or those of a list that is a child, or of what stands around all of them. */
export function cardsIn(element: Element): HTMLElement[] {
  const around = aroundAll(element);
  const boxes = [...new Set([element, ...[...element.children].filter(child => child.matches(lists)), ...around ? [around] : []])];
  return boxes.flatMap(box => [...box.children])
    .filter((node): node is HTMLElement => !boxes.some(box => node.contains(box)) && !node.matches(skipped) && isCard(node));
}

/** The author's own form of filters, which works without scripts. */
export const filterForm = (element: Element): HTMLFormElement | null => element.querySelector('form[data-product-list~="filters"]');

const whole = (text: string | null): number | null => (text !== null && /^\d{1,9}$/.test(text.trim()) ? Number(text) : null);
const plain = (node: Element | null | undefined): string => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** `Glaze: Dune, Tide; Size: Small` */
const choices = (text: string): Record<string, string[]> =>
  Object.fromEntries(
    text
      .split(';')
      .map(part => part.split(':'))
      .filter(([name, values]) => name?.trim() && values?.trim())
      .map(([name, values]) => [
        name!.trim(),
        values!
          .split(',')
          .map(value => value.trim())
          .filter(Boolean),
      ]),
  );

function blockOf(source: Element): Record<string, unknown> {
  try {
    const block = JSON.parse(source.querySelector(':scope > script[type="application/json"]')?.textContent ?? '{}') as { product?: object };
    return { ...block.product };
  } catch {
    return {}; // the element itself fires the event
  }
}

function imageIn(card: HTMLElement): string {
  const image = hooked(card, 'image').find(node => node instanceof HTMLImageElement) ?? card.querySelector('img');
  return (image && getImageUrl(image)) || '';
}

/** What a card says of its product: in its own `data-` attributes, or in those of one of our elements inside it. */
export function readCard(card: HTMLElement, at: number): { readonly listed: ListedProduct; readonly faults: readonly string[] } {
  const source = card.matches(inner) ? card : card.querySelector<HTMLElement>(inner) ?? card;
  const written = (name: string): string | null => card.getAttribute(`data-${name}`) ?? source.getAttribute(name) ?? source.getAttribute(`data-${name}`);
  const said = (name: string): string => written(name) ?? '';
  const is = (name: string): boolean => (written(name) ?? 'false') !== 'false';
  const facts = {
    sku: said('sku'),
    name: said('name') || plain(hooked(card, 'title')[0] ?? card.querySelector('h1, h2, h3, h4, h5, h6')),
    priceCents: whole(written('price-cents')),
    salePriceCents: whole(written('sale-price-cents')),
    onSale: is('on-sale'),
    stock: whole(written('stock')),
    maxPerOrder: whole(written('max-per-order')),
    productType: said('product-type'),
    image: said('image') || imageIn(card),
    url: said('url') || card.querySelector('a[href]')?.getAttribute('href') || '',
  };
  const more = { categories: written('categories') ?? said('category'), addedOn: said('added-on') };
  const given = { ...productInMarkup(source, { ...facts, product: {} }), ...blockOf(source), ...more };
  const optionChoices = choices(said('options'));
  const { listed, faults } = 'variants' in given ? readListedProduct(given) : { listed: null, faults: [] };
  if (!listed) return { listed: readUnpricedProduct(facts.sku || card.id || `card-${at + 1}`, { ...facts, ...more, optionChoices }), faults };
  return { listed: { ...listed, name: facts.name || listed.name, url: facts.url || listed.url, options: { ...listed.options, ...optionChoices } }, faults };
}

/** Shows these of the author's cards in this order, and hides the rest. The nodes stay; those in their place are not touched. */
export function arrangeCards(shown: readonly HTMLElement[], all: readonly HTMLElement[]): void {
  const visible = new Set(shown);
  for (const card of all) if (card.hidden === visible.has(card)) card.hidden = !visible.has(card);
  for (const box of new Set(all.map(({ parentNode }) => parentNode!))) {
    const wanted = [...shown, ...all.filter(card => !visible.has(card))].filter(({ parentNode }) => parentNode === box);
    const places = new Set<Node>(wanted);
    let next = [...box.childNodes].find(node => places.has(node)) ?? null;
    for (const card of wanted) {
      if (card === next) next = nextOf(card, places);
      else move(box as Element, card, next);
    }
  }
}

function nextOf(card: Node, places: ReadonlySet<Node>): ChildNode | null {
  let next = card.nextSibling;
  while (next && !places.has(next)) next = next.nextSibling;
  return next;
}

/** A browser that can moves a node without letting go of what is in it: frames, focus, players. */
function move(box: Element & { moveBefore?: (node: Node, before: Node | null) => void }, card: HTMLElement, before: Node | null): void {
  if (box.moveBefore && box.isConnected && card.isConnected) box.moveBefore(card, before);
  else box.insertBefore(card, before);
}
