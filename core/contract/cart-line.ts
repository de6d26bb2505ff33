/** One line of the field `cart` that a page posts to `paths.checkout`; prices are never taken from it. */
export interface CartLine {
  sku: string;
  quantity: number;
}
