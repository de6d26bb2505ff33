import type { ProductType, Variant } from './store/product-state.js';
import type { SubscriptionPlan } from './store/subscription-text.js';
import { editorLimits } from './editor-limits.js';
import type { FormField } from './form-field.js';
import type { LengthUnit, WeightUnit } from '../units/units.js';

export { maxPriceCents, maxSkuLength } from './store/sku.js';

/** In one answer: a collection has no more. */
export const maxProductsAtOnce = editorLimits.productsPerCollection;

export interface ProductImage {
  /** An address to which `?format=750w` can be added. */
  src: string;
  alt: string;
}

/** What a visitor chooses by, such as `Glaze` with `Dune` and `Tide`. */
export interface ProductOption {
  name: string;
  values: string[];
}

/** One way in which a product is sold. Prices in minor units; `salePrice` counts while `onSale` is set. */
export interface ProductVariant extends Variant {
  /** Its own picture, where it has one. */
  image?: string;
  /** What that picture shows. */
  imageAlt?: string;
  /** What it weighs, in `weightUnit` (default `kg`); absent where it is not known. */
  weight?: number;
  weightUnit?: WeightUnit;
  /** Its size, in `lengthUnit` (default `cm`), as far as it is known. */
  length?: number;
  width?: number;
  height?: number;
  lengthUnit?: LengthUnit;
}

/** A payment plan of a subscription; `id` goes into the cart with the SKU. */
export interface ProductPlan extends SubscriptionPlan {
  id: string;
  /** Percent off the price of each payment. */
  percentOff: number;
}

/** A product as the calls of a shop answer it. Names as the specification has them: commerce-forms-data §3. */
export interface Product {
  id: string;
  /** SKU of the first variant. */
  sku: string;
  name: string;
  /** Plain text. */
  description: string;
  productType: ProductType;
  /** Lowest price of the variants without their sale, in minor units. A gift card's smallest amount. */
  priceCents: number;
  /** Lowest price as it is now; equal to `priceCents` without a sale. */
  salePriceCents: number;
  onSale: boolean;
  /** Variants differ in price. */
  pricesVary: boolean;
  /** ISO 4217 */
  currency: string;
  /** Address of its first picture. */
  image: string;
  images: ProductImage[];
  /** Where the product is shown on the site. */
  url: string;
  /** Ids of its categories. */
  categories: string[];
  tags: string[];
  /** Empty for a product of one variant. */
  options: ProductOption[];
  /** At least one. A gift card has one for each amount. */
  variants: ProductVariant[];
  /** Units of all variants together; null when unlimited. */
  qtyInStock: number | null;
  unlimited: boolean;
  soldOut: boolean;
  /** Empty for what is bought once. */
  plans: ProductPlan[];
  /** False where it is sold by subscription only. */
  isSoldOnce: boolean;
  /** Fields that a buyer fills in, such as the words on a pot. */
  form: FormField[];
  /** As many as one order takes; null for the limit of every cart. */
  maxPerOrder: number | null;
  /** Null before the first review. */
  rating: { average: number; count: number } | null;
}

/** Sorts of `paths.products`; `featured` is the owner's order. */
export const productSorts = ['featured', 'newest', 'name', 'price', '-price', 'rating'] as const;
export type ProductSort = (typeof productSorts)[number];

/** Query of `paths.products`; all of it may be left out. Prices in minor units. */
export interface ProductsQuery {
  category?: string;
  productType?: ProductType;
  tag?: string;
  /** Words that name, description or tag hold. */
  search?: string;
  onSale?: boolean;
  inStock?: boolean;
  priceFrom?: number;
  priceTo?: number;
  /** SKUs or ids, separated by commas: only these, whatever else is asked. */
  ids?: string;
  sort?: ProductSort;
  /** From 1. */
  page?: number;
  /** At most 200, which is also what is answered without it. */
  pageSize?: number;
}

/** Answer of `paths.products`. */
export interface ProductsAnswer {
  currency: string;
  products: Product[];
  /** How many there are on all pages. */
  total: number;
  page: number;
  pageSize: number;
}

/** Answer of `paths.product`. */
export interface ProductAnswer {
  product: Product;
}

export interface Category {
  id: string;
  name: string;
  /** Id of the category that it is part of; null at the top. */
  parentId: string | null;
  /** How many products it holds. */
  products: number;
}

/** Answer of `paths.categories`. */
export interface CategoriesAnswer {
  categories: Category[];
}
