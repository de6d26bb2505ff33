import type { FormField } from 'site-elements/contract/form-field';
import type { ProductPlan } from 'site-elements/contract/product';
import { paths } from 'site-elements/contract/paths';
import type { ProductType } from 'site-elements/contract/store';
import type { products, variants } from '../shop.schema.js';

/** One way in which a product of the seed is sold: its values in the order of the options. */
export interface VariantSeed {
  values: string[];
  price: number;
  sale?: number;
  /** Null for no limit. */
  stock: number | null;
  picture?: string;
}

/** A product in as few words as it needs. Prices in cents. */
export interface ProductSeed {
  id: string;
  name: string;
  description: string;
  categories: string[];
  price?: number;
  sale?: number;
  stock?: number | null;
  productType?: ProductType;
  /** Name in the picture catalog; the id by default. */
  picture?: string;
  morePictures?: string[];
  tags?: string[];
  options?: string[];
  variants?: VariantSeed[];
  plans?: ProductPlan[];
  isSoldOnce?: boolean;
  form?: FormField[];
  maxPerOrder?: number;
  donation?: { minCents: number; maxCents: number };
  weightGrams?: number;
}

const skuOf = (id: string, values: readonly string[]): string => [id, ...values].join('-').toLowerCase().replace(/[^a-z0-9.]+/g, '-').slice(0, 60);

/** The rows of a product of the seed. */
export function toRows(seed: ProductSeed, position: number): { product: typeof products.$inferInsert; variants: (typeof variants.$inferInsert)[] } {
  const {
    id,
    name,
    description,
    categories,
    price = 0,
    sale,
    stock = 0,
    productType = 'physical',
    picture = id,
    morePictures = [],
    tags = [],
    options = [],
    plans = [],
    isSoldOnce = true,
    form = [],
  } = seed;
  const kinds = seed.variants ?? [{ values: [], price, sale, stock }];
  return {
    product: {
      id,
      name,
      description,
      productType,
      categories,
      tags,
      plans,
      isSoldOnce,
      form,
      position,
      url: seed.donation ? `${paths.checkoutDonate}?donatePageId=${id}` : `/saltmarsh/shop/${id}`,
      pictures: [picture, ...morePictures].map(one => ({ name: one, alt: name })),
      optionNames: options,
      maxPerOrder: seed.maxPerOrder ?? null,
      donation: seed.donation ?? null,
      editedAt: null,
    },
    variants: kinds.map((kind, index) => ({
      sku: skuOf(id, kind.values),
      productId: id,
      position: index,
      priceCents: kind.price,
      salePriceCents: kind.sale ?? kind.price,
      onSale: kind.sale !== undefined,
      optionValues: kind.values.map((value, at) => ({ optionName: options[at] ?? '', value })),
      qtyInStock: kind.stock ?? 0,
      unlimited: kind.stock === null,
      weightGrams: productType === 'physical' ? (seed.weightGrams ?? 400) : 0,
      picture: kind.picture ? { name: kind.picture, alt: `${name}, ${kind.values.join(', ')}` } : null,
    })),
  };
}
