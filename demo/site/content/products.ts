/** What the pages need of a product; the service's own record has more. */
export interface ShopProduct {
  sku: string;
  name: string;
  description: string;
  priceCents: number;
  /** Name in the picture catalog. */
  image: string;
  qtyInStock: number;
  unlimited: boolean;
  /** Without the sale, where there is one. */
  fullPriceCents?: number;
  /** What the shop page can be filtered by. */
  categories?: readonly string[];
}
