export const maxPriceCents = 100_000_000; // spec: commerce-forms-data §5
export const maxSkuLength = 60; // spec: commerce-forms-data §5

/** A product as `paths.products` lists it. */
export interface Product {
  sku: string;
  name: string;
  description: string;
  priceCents: number;
  /** ISO 4217 */
  currency: string;
  /** Address of its picture, to which `?format=750w` can be added. */
  image: string;
  /** Where the product is shown on the site. */
  url: string;
  /** Spec names `qtyInStock` and `unlimited`: commerce-forms-data §3; null when unlimited. */
  qtyInStock: number | null;
  unlimited: boolean;
  soldOut: boolean;
}

/** Answer of `paths.products`. */
export interface ProductsAnswer {
  currency: string;
  products: Product[];
}
