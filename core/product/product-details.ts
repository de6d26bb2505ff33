import type { FormField } from '../contract/form-field.js';
import { maxQuantity } from '../contract/store/cart.js';
import { productTypes, type ProductContent, type ProductType, type Variant } from '../contract/store/product-state.js';
import { isPrice, isSku } from '../contract/store/sku.js';
import type { SubscriptionPlan } from '../contract/store/subscription-text.js';
import { dataLink } from '../links/data-link.js';
import { writeJson } from '../registry/write-json.js';
import { type Measures, readMeasures } from './measures.js';

export interface DetailedVariant extends Variant, Measures {
  readonly image?: string;
  /** What its image shows. */
  readonly imageAlt?: string;
}

export interface DetailedPlan extends SubscriptionPlan {
  readonly id: string;
  /** Percent off the price of each payment. */
  readonly percentOff: number;
}

/** A product with all that is needed to sell it; the fields of `Product` in the contract of a site that a page draws. */
export interface ProductDetails extends ProductContent {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly url: string;
  /** ISO 4217 code; empty for the page's currency. */
  readonly currency: string;
  readonly images: readonly { readonly src: string; readonly alt: string }[];
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly variants: readonly DetailedVariant[];
  readonly plans: readonly DetailedPlan[];
  /** False where it is sold by subscription only. */
  readonly isSoldOnce: boolean;
  /** Fields that a buyer fills in. */
  readonly form: readonly FormField[];
  readonly maxPerOrder: number | null;
  /** Address of a checkout at another host that sells this article alone. */
  readonly checkoutUrl: string;
}

type Given = Record<string, unknown>;
const record = (value: unknown): Given => (typeof value === 'object' && value !== null ? value as Given : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');
const pieces = (value: unknown): number | null => (Number.isInteger(value) && (value as number) >= 0 ? value as number : null);

function readVariant(given: unknown, at: number, faults: string[]): DetailedVariant | null {
  const {
    sku,
    price,
    priceCents = price,
    salePrice,
    salePriceCents = salePrice,
    onSale,
    qtyInStock,
    stock = qtyInStock,
    unlimited,
    optionValues,
    image,
    imageAlt,
  } = record(given);
  if (!isSku(sku)) faults.push(`variant ${at + 1} has the SKU ${writeJson(sku)}; expected a text of 1 to 60 characters; ignoring it.`);
  else if (!isPrice(priceCents)) faults.push(`variant "${sku}" has the price ${writeJson(priceCents)}; expected a whole number of minor units; ignoring it.`);
  else {
    const left = pieces(stock);
    return {
      sku,
      price: priceCents,
      salePrice: isPrice(salePriceCents) ? salePriceCents : priceCents,
      onSale: onSale === true && isPrice(salePriceCents),
      qtyInStock: left ?? 0,
      unlimited: unlimited === true || (left === null && unlimited !== false),
      optionValues: list(optionValues)
        .map(record)
        .flatMap(({ optionName, value }) => (text(value) ? [{ optionName: text(optionName), value: text(value) }] : [])),
      ...readMeasures(record(given)),
      ...(text(image) && { image: text(image), ...(text(imageAlt) && { imageAlt: text(imageAlt) }) }),
    };
  }
  return null;
}

function readPlan(given: unknown, at: number): DetailedPlan[] {
  const { id, billingPeriod, numBillingCycles, percentOff } = record(given);
  const { value, unit } = record(billingPeriod);
  if (unit !== 'week' && unit !== 'month' && unit !== 'year') return [];
  return [
    {
      id: text(id) || String(at + 1),
      billingPeriod: { value: pieces(value) || 1, unit },
      numBillingCycles: pieces(numBillingCycles) ?? 0,
      percentOff: Math.min(100, Math.max(0, Number(percentOff) || 0)),
    },
  ];
}

/** Options by what the variants have, in their order, where none are listed. */
function optionsOf(given: unknown, variants: readonly DetailedVariant[]): ProductDetails['options'] {
  const listed = list(given)
    .map(record)
    .flatMap(({ name, values }) => (text(name) ? [{ name: text(name), values: list(values).map(text).filter(Boolean) }] : []));
  if (listed.length > 0) return listed;
  const found = new Map<string, Set<string>>();
  for (const { optionName = '', value } of variants.flatMap(({ optionValues }) => optionValues))
    found.set(optionName, (found.get(optionName) ?? new Set()).add(value));
  return [...found].map(([name, values]) => ({ name, values: [...values] }));
}

/** The code of a currency, in any case; empty for none. */
function readCurrency(given: unknown, faults: string[]): string {
  const code = text(given).trim().toUpperCase();
  if (code === '' || /^[A-Z]{3}$/.test(code)) return code;
  faults.push(`currency ${writeJson(given)} is unknown; expected a code such as EUR; using the page's currency.`);
  return '';
}

/** Makes a product of what a page, a block or a shop gives; what is wrong is named and left out. Null for what is not a product. */
export function readProduct(given: unknown): { readonly product: ProductDetails | null; readonly faults: readonly string[] } {
  const faults: string[] = [];
  const it = record(given);
  if (Object.keys(it).length === 0) return { product: null, faults };
  const productType = (Object.hasOwn(productTypes, text(it.productType)) ? it.productType
    : Object.entries(productTypes).find(([, code]) => code === it.productType)?.[0] ?? 'physical') as ProductType;
  const offered = list(it.variants);
  const variants = (offered.length > 0 ? offered : [it]).flatMap((variant, at) => readVariant(variant, at, faults) ?? []);
  if (variants.length === 0) return { product: null, faults };
  const own = productType === 'digital' ? { priceCents: variants[0]!.price, salePriceCents: variants[0]!.salePrice, onSale: variants[0]!.onSale } : {};
  const images = list(it.images)
    .map(each => (typeof each === 'string' ? { src: each, alt: '' } : { src: text(record(each).src), alt: text(record(each).alt) }))
    .filter(({ src }) => src);
  const most = pieces(it.maxPerOrder);
  const name = text(it.name) || text(it.title) || variants[0]!.sku;
  const product = {
    id: text(it.id) || variants[0]!.sku,
    name,
    description: text(it.description),
    url: dataLink(text(it.url), `product "${name}": url`),
    currency: readCurrency(it.currency, faults),
    productType,
    variants,
    ...own,
    images: images.length === 0 && text(it.image) ? [{ src: text(it.image), alt: '' }] : images,
    options: optionsOf(it.options, variants),
    plans: list(it.plans).flatMap(readPlan),
    isSoldOnce: it.isSoldOnce !== false || list(it.plans).length === 0,
    form: list(it.form).filter((field): field is FormField => text(record(field).id) !== '' && text(record(field).type) !== ''),
    maxPerOrder: most === null ? null : Math.min(maxQuantity, Math.max(1, most)),
    checkoutUrl: dataLink(text(it.checkoutUrl), `product "${name}": checkoutUrl`),
  };
  return { product, faults };
}
