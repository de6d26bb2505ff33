import { getImageUrl } from '../../core/image/deferred-image.js';
import { safeUrl } from '../../core/links/safe-url.js';
import { writeText } from '../../core/platform/page.js';
import type { Availability, SelectedProduct } from '../../core/product/product-choice.js';
import type { ProductSnapshot } from './product.state.js';
import type { ProductText } from './product-text.js';
import { hooked, getGroupTitle, getControlText, type Hook } from '../../core/shop/product-markup.js';

type OptionControl = HTMLSelectElement | HTMLInputElement;

/** The fields in which an author lets visitors choose an option: named like it, or `sku` for the one of a product's variants. */
export function optionControls(element: Element, { product }: ProductSnapshot): { readonly control: OptionControl; readonly option: string }[] {
  const names = new Set(product?.options.map(({ name }) => name));
  return [...element.querySelectorAll<OptionControl>('select[name], input[type="radio"][name]')].flatMap(control => {
    const option = control.name === 'sku' ? getGroupTitle(control) : control.name;
    return names.has(option) ? [{ control, option }] : [];
  });
}

/** What a visitor has chosen in them, by the name of the option. */
export function readSelectedOptions(element: Element, snapshot: ProductSnapshot): Record<string, string> {
  const chosen: Record<string, string> = {};
  for (const { control, option } of optionControls(element, snapshot)) {
    if (control instanceof HTMLSelectElement) chosen[option] = control.name === 'sku' ? getControlText(control.selectedOptions[0] ?? control) : control.value;
    else if (control.checked) chosen[option] = control.name === 'sku' ? getControlText(control) : control.value;
  }
  return chosen;
}

/** Marks an unavailable value: it stays, with the reason. */
function mark(node: HTMLElement, availability: Availability, words: string): void {
  const isThere = availability === 'available';
  if (isThere) delete node.dataset.availability;
  else node.dataset.availability = availability;
  if (node instanceof HTMLOptionElement) {
    // The label is what a list shows; the author's own text stays as it is.
    if (isThere) node.removeAttribute('label');
    else node.label = `${getControlText(node)} – ${words}`;
  } else if (isThere) node.removeAttribute('aria-description');
  else node.setAttribute('aria-description', words);
}

export interface RenderedState {
  readonly snapshot: ProductSnapshot;
  readonly shown: SelectedProduct;
  readonly text: ProductText;
  readonly words: (availability: Availability) => string;
  readonly plans: ReadonlyMap<string, string>;
}

/** Writes a product into the markup of its author, wherever that has a mark for it. */
export function paintMarkup(element: HTMLElement, { snapshot, shown, text, words, plans }: RenderedState): void {
  const { product, message } = snapshot;
  const write = (hook: Hook, words: string) => {
    for (const node of hooked(element, hook)) {
      if (words) writeText(node, words);
      node.hidden = words === '';
    }
  };
  write('title', product!.name);
  if (product!.description) write('description', product!.description);
  write('price', text.price);
  write('compare-at', text.compareAt);
  write('stock', text.stock);
  write('sku', shown.variant?.sku ?? '');
  // Where no variant has a measure, the author's own words stay.
  if (product!.variants.some(({ weight }) => weight)) write('weight', text.weight);
  if (product!.variants.some(({ lengthUnit }) => lengthUnit)) write('size', text.size);
  write('subscription', text.subscription);
  write('message', message?.text ?? '');
  for (const node of hooked(element, 'sale')) node.hidden = !text.compareAt;
  paintImage(element, snapshot, shown);
  paintButton(element, shown, text);
  paintOptions(element, snapshot, shown, words);
  for (const field of element.querySelectorAll<HTMLInputElement>('input[name="quantity"]')) field.max = String(shown.maxQuantity);
  for (const option of element.querySelectorAll<HTMLOptionElement>('select[name="plan"] option')) {
    const words = plans.get(option.value);
    if (words && !option.text.trim()) option.text = words;
  }
}

/** Marks the values of options that are sold out, or not made with the rest of the choice. */
function paintOptions(element: HTMLElement, snapshot: ProductSnapshot, shown: SelectedProduct, words: RenderedState['words']): void {
  for (const { control, option } of optionControls(element, snapshot)) {
    const group = shown.groups.find(({ name }) => name === option);
    const values = control instanceof HTMLSelectElement ? [...control.options] : [control];
    for (const node of values) {
      const value = control.name === 'sku' ? getControlText(node) : node.value;
      const found = group?.values.find(each => each.value === value);
      if (!found) continue;
      mark(node instanceof HTMLInputElement ? node.closest('label') ?? node : node, found.availability, words(found.availability));
      if (node instanceof HTMLInputElement) mark(node, found.availability, words(found.availability));
    }
  }
}

/** Shows the variant's own picture; the author's one returns with the first. */
function paintImage(element: HTMLElement, { product }: ProductSnapshot, { variant }: SelectedProduct): void {
  for (const image of hooked(element, 'image')) {
    if (!(image instanceof HTMLImageElement)) continue;
    const first = image.dataset.siteSrc ?? getImageUrl(image);
    const wanted = variant?.image && product!.variants.some(each => each.image !== variant.image) ? variant.image : first;
    if (wanted === (image.getAttribute('src') ?? '') || !safeUrl(wanted)) continue;
    image.dataset.siteSrc = first;
    image.dataset.siteAlt ??= image.alt;
    image.alt = wanted === variant?.image && variant.imageAlt ? variant.imageAlt : image.dataset.siteAlt;
    image.removeAttribute('srcset');
    image.setAttribute('src', wanted);
  }
}

/** A button that cannot add stays where the keyboard finds it, and says why. */
function paintButton(element: HTMLElement, { status }: SelectedProduct, { button }: ProductText): void {
  for (const control of hooked(element, 'button')) {
    control.dataset.siteText ??= control.textContent ?? '';
    const isGone = status === 'sold-out' || status === 'unavailable';
    writeText(control, isGone ? button : control.dataset.siteText);
    if (isGone) control.setAttribute('aria-disabled', 'true');
    else control.removeAttribute('aria-disabled');
  }
}

/** Gives the author's controls back as they were. */
export function releaseMarkup(element: HTMLElement): void {
  for (const control of hooked(element, 'button')) {
    control.removeAttribute('aria-disabled');
    if (control.dataset.siteText !== undefined) writeText(control, control.dataset.siteText);
    delete control.dataset.siteText;
  }
}
