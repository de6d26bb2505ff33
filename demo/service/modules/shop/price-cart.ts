import type { CartNotice, StoreCartEntry } from 'site-elements/contract/cart';
import type { CommerceProblemCode } from 'site-elements/contract/store-problems';
import type { FieldValue } from 'site-elements/contract/submission';
import { checkBuyerForm } from './buyer-form.js';
import { addressOfPicture, type CatalogueProduct, type StoredVariant } from './catalogue.js';
import { formatPrice } from './format-price.js';
import { cartSums, isNeverDiscounted, type NoteProblem, type PricedLine, type SumChoices, type SumRules } from './pricing/cart-sums.js';
import type { cartEntries } from './shop.schema.js';
import { t } from './texts.js';

export type StoredEntry = Pick<typeof cartEntries.$inferSelect, 'id' | 'sku' | 'quantity' | 'plan' | 'seenCents' | 'amountCents'> & {
  form: Record<string, FieldValue>;
};
/** What the shop has for a cart, and the rules that decide its sums. */
export interface Shop extends SumRules {
  readonly products: readonly CatalogueProduct[];
  /** What the shop no longer shows, by SKU: named to those alone who have seen it. */
  readonly hiddenNames?: ReadonlyMap<string, string>;
}

export interface CartContent extends SumChoices {
  readonly entries: readonly StoredEntry[];
}

const mostOfOne = 999;

/** One unit, with its sale and its plan's discount. */
export function getUnitPrice({ priceCents, salePriceCents, onSale }: StoredVariant, percentOff = 0): number {
  const now = onSale ? salePriceCents : priceCents;
  return now - Math.round((now * percentOff) / 100);
}

export type PricedCart = ReturnType<typeof priceCart>;

type Plan = CatalogueProduct['plans'][number];

/** What a line of a cart is about, once the shop has it. */
interface Wanted {
  readonly line: StoredEntry;
  readonly product: CatalogueProduct;
  readonly variant: StoredVariant;
  readonly plan: Plan | null;
}

/** The quantity in the lines before. Several lines may share the same stock, with other options. */
class Reserved {
  readonly #bySku = new Map<string, number>();
  readonly #byProduct = new Map<string, number>();

  /** Units in stock that are left, and units that one order may still have. */
  leftFor({ product, variant }: Wanted): { readonly inStock: number; readonly perOrder: number } {
    return {
      inStock: variant.unlimited ? Infinity : variant.qtyInStock - (this.#bySku.get(variant.sku) ?? 0),
      perOrder: Math.min(product.maxPerOrder ?? mostOfOne, mostOfOne) - (this.#byProduct.get(product.id) ?? 0),
    };
  }

  take({ product, variant }: Wanted, quantity: number): void {
    this.#bySku.set(variant.sku, (this.#bySku.get(variant.sku) ?? 0) + quantity);
    this.#byProduct.set(product.id, (this.#byProduct.get(product.id) ?? 0) + quantity);
  }
}

/** Whether the owner requires something new since: an order without it could not be fulfilled. */
const isFormChanged = ({ product, line: { form } }: Wanted): boolean =>
  (product.form.length > 0 || Object.keys(form).length > 0) && checkBuyerForm(product.form, form).kind !== 'valid';

/** Adds a notice about a line; returns null, as what a line without a place in the cart is. */
type LineNote = (code: CommerceProblemCode, message: string, values?: Record<string, string | number>) => null;

/** What a line gets, and the most that it could get. */
interface Share { readonly quantity: number; readonly maxQuantity: number }

/** The quantity that a line gets of what it asks for; null if it gets nothing. */
function reserve(wanted: Wanted, reserved: Reserved, note: LineNote): Share | null {
  const { line: { quantity: asked }, product: { name } } = wanted;
  const { inStock, perOrder } = reserved.leftFor(wanted);
  if (inStock <= 0) return note('sold-out', t('soldOut', { name }), { name });
  if (perOrder <= 0) return note('quantity-limit', t('limitReached', { name }), { name });
  const quantity = Math.min(asked, inStock, perOrder);
  if (quantity < asked && inStock <= perOrder) note('low-stock', t('lowStockTaken', { name, quantity }), { name, quantity });
  else if (quantity < asked) note('quantity-limit', t('limit', { name, quantity }), { name, quantity });
  reserved.take(wanted, quantity);
  return { quantity, maxQuantity: Math.min(perOrder, inStock) };
}

/** A line as the cart shows it. */
function toEntry({ line, product, variant, plan }: Wanted, priceCents: number, { quantity, maxQuantity }: Share): StoreCartEntry {
  const { amountCents, form } = line;
  const isOwnAmount = amountCents !== null && amountCents !== variant.priceCents;
  const picture = variant.picture ?? product.pictures[0];
  return {
    id: line.id,
    sku: line.sku,
    quantity,
    productId: product.id,
    productType: product.productType,
    name: product.name,
    optionText: isOwnAmount ? formatPrice(amountCents) : variant.optionValues.map(({ value }) => value).join(', '),
    ...(isNeverDiscounted(product) && { isNeverDiscounted: true }),
    ...(isOwnAmount && { isOwnAmount }),
    image: picture ? addressOfPicture(picture) : '',
    url: product.url,
    priceCents,
    fullPriceCents: amountCents ?? variant.priceCents,
    totalCents: priceCents * quantity,
    qtyInStock: variant.unlimited ? null : variant.qtyInStock,
    maxQuantity,
    subscriptionPlan: plan,
    ...(line.plan !== '' && { plan: line.plan }),
    ...(Object.keys(form).length > 0 && { form }),
  };
}

/** Finds what a line is about; null, with a notice, if the shop sells it no more, or not in this way. */
function findWanted(line: StoredEntry, shop: Shop, found: Omit<Wanted, 'line' | 'plan'> | undefined, note: LineNote): Wanted | null {
  const { sku, seenCents } = line;
  if (!found) return note('product-gone', t('gone', { name: (seenCents === null ? undefined : shop.hiddenNames?.get(sku)) ?? `"${sku}"` }));
  const { product } = found;
  const { name } = product;
  const plan = line.plan === '' ? null : product.plans.find(one => one.id === line.plan);
  if (plan === undefined || (plan === null && !product.isSoldOnce)) return note('plan-gone', t('planGone', { name }), { name });
  const wanted = { ...found, line, plan };
  if (isFormChanged(wanted)) return note('form-invalid', t('formChanged', { name }), { name });
  return wanted;
}

/** Prices a cart from the shop alone. A price that a page sends is ignored. Integers in minor units throughout. */
export function priceCart(content: CartContent, shop: Shop) {
  const notices: CartNotice[] = [];
  const note: NoteProblem = (code, message, values) => { notices.push({ code, message, values }); };
  const bySku = new Map(shop.products.flatMap(product => product.variants.map(variant => [variant.sku, { product, variant }] as const)));
  const reserved = new Reserved();
  const lines: PricedLine[] = [];
  for (const line of content.entries) {
    const { id, sku, seenCents } = line;
    const noteLine: LineNote = (code, message, values = {}) => {
      notices.push({ code, message, sku, entryId: id, values });
      return null;
    };
    const wanted = findWanted(line, shop, bySku.get(sku), noteLine);
    const share = wanted && reserve(wanted, reserved, noteLine);
    if (!share) continue;
    const { product, product: { name }, variant, plan } = wanted;
    const priceCents = line.amountCents ?? getUnitPrice(variant, plan?.percentOff);
    if (seenCents !== null && seenCents !== priceCents) {
      const message = t('priceChanged', { name, price: formatPrice(priceCents), old: formatPrice(seenCents) });
      noteLine('price-changed', message, { name, priceCents, oldPriceCents: seenCents });
    }
    lines.push({ entry: toEntry(wanted, priceCents, share), product, variant });
  }
  return { entries: lines.map(({ entry }) => entry), ...cartSums(lines, content, shop, note), notices };
}
