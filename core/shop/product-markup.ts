import { getImageUrl } from '../image/deferred-image.js';

/** What the settings of a product say; prices in minor units. */
export interface ProductSettings {
  readonly product: Readonly<Record<string, unknown>>;
  readonly sku: string;
  readonly name: string;
  readonly priceCents: number | null;
  readonly salePriceCents: number | null;
  readonly onSale: boolean;
  readonly stock: number | null;
  readonly maxPerOrder: number | null;
  readonly productType: string;
  readonly image: string;
  readonly url: string;
}

/** What an author marks in the markup of a product: `data-product="price"`. */
export const hooks = [
  'title', 'description', 'price', 'compare-at', 'image', 'sale', 'stock', 'sku',
  'weight', 'size', 'subscription', 'button', 'message',
] as const;
export type Hook = (typeof hooks)[number];

export const hooked = (element: Element, hook: Hook): HTMLElement[] => [...element.querySelectorAll<HTMLElement>(`[data-product~="${hook}"]`)];

/** Whether the author shows the product; anything else is a text of it, or the fields that we have drawn. */
export const isAuthored = (element: Element): boolean => element.querySelector('[data-product], form:not([data-site-drawn])') !== null;

/** The same of markup that a server has as text: blocks of data in it show nothing. */
export const isAuthoredText = (markup: string): boolean => /<form[\s>]|<[^>]+\sdata-product[\s=>]/i.test(markup.replace(/<script\b[\s\S]*?<\/script>/gi, ''));

/** The product that the settings alone say; null where they say none. */
export function productInSettings(values: ProductSettings): Readonly<Record<string, unknown>> | null {
  if (Object.keys(Object(values.product)).length > 0) return values.product;
  const { sku, name, priceCents, salePriceCents, onSale, stock, maxPerOrder, productType, image, url } = values;
  return sku
    ? {
      id: sku,
      name,
      image,
      url,
      productType,
      maxPerOrder,
      variants: [{ sku, priceCents, salePriceCents, onSale, stock, unlimited: stock === null }],
    }
    : null;
}

const whole = (text: string | undefined): number | undefined => (text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined);

/** The visible words of a control: of an option its own, of a radio button its label's. */
export function getControlText(control: Element): string {
  const text =
    control instanceof HTMLOptionElement
      ? control.text
      : control instanceof HTMLInputElement
        ? (control.labels?.[0]?.textContent ?? control.value)
        : (control.textContent ?? '');
  return text.replace(/\s+/g, ' ').trim();
}

/** What a group of controls is called: a label, a legend, or the name of the field. */
export function getGroupTitle(control: HTMLInputElement | HTMLSelectElement): string {
  const legend = control instanceof HTMLSelectElement ? control.labels?.[0] : control.closest('fieldset')?.querySelector('legend');
  const own = legend && [...legend.childNodes].filter(node => !(node instanceof HTMLSelectElement)).map(node => node.textContent ?? '').join(' ');
  return (own || control.ariaLabel || control.name).replace(/\s+/g, ' ').trim();
}

/** Variants of a select or radio buttons named `sku`, each with its facts in `data-` attributes. */
function variantsIn(element: Element): Record<string, unknown>[] {
  const controls = [
    ...element.querySelectorAll<HTMLOptionElement | HTMLInputElement>(
      'select[name="sku"] option[value]:not([value=""]), input[type="radio"][name="sku"]',
    ),
  ];
  return controls.map(control => {
    const { priceCents, salePriceCents, onSale, stock, image } = control.dataset;
    const group = control instanceof HTMLOptionElement ? control.closest('select')! : control;
    return {
      sku: control.value, priceCents: whole(priceCents), salePriceCents: whole(salePriceCents), onSale: onSale !== undefined && onSale !== 'false',
      stock: whole(stock), unlimited: stock === undefined, image, optionValues: [{ optionName: getGroupTitle(group), value: getControlText(control) }],
    };
  });
}

/** The product as the page's author has written it: in the settings, or in a form with a field named `sku`. Null where neither says one. */
export function productInMarkup(element: HTMLElement, values: ProductSettings): Record<string, unknown> | null {
  const variants = variantsIn(element);
  if (variants.length === 0 && !values.sku) return null;
  const shown = hooked(element, 'image').find(node => node instanceof HTMLImageElement);
  const picture = shown ? getImageUrl(shown) : '';
  const { sku, priceCents, salePriceCents, onSale, stock, maxPerOrder, productType, url } = values;
  const name = values.name || hooked(element, 'title')[0]?.textContent?.replace(/\s+/g, ' ').trim() || '';
  const one = { sku, priceCents, salePriceCents, onSale, stock, unlimited: stock === null };
  // Without a price of its own a variant costs what the product does.
  const all = variants.map(variant => ({
    ...variant,
    priceCents: variant.priceCents ?? priceCents,
    salePriceCents: variant.salePriceCents ?? salePriceCents,
    onSale: variant.onSale || onSale,
  }));
  const image = values.image || picture;
  return {
    id: sku || variants[0]?.sku,
    name,
    image,
    url,
    productType,
    maxPerOrder,
    description: hooked(element, 'description')[0]?.textContent?.trim(),
    variants: all.length > 0 ? all : [one],
  };
}
