import type { Values } from '../../core/settings/table.js';
import type { Cart, CartEntry } from '../../core/contract/store/cart.js';
import { maxSkuLength } from '../../core/contract/store/sku.js';
import type { addToCartSettings } from './add-to-cart.settings.js';

type Article = Values<typeof addToCartSettings.settings>;

/** What a click comes to: an entry for the cart, a mistake of the page's author, or a refusal for the visitor. */
export type Addition =
  | { readonly kind: 'entry'; readonly entry: CartEntry }
  | { readonly kind: 'fault'; readonly message: string }
  | { readonly kind: 'refused'; readonly text: 'soldOut' | 'allInCart' | 'fewLeft'; readonly stock: number; readonly there: number };

function faultOf({ sku, priceCents }: Article): string | undefined {
  if (!sku) return 'sku is missing; expected the article\'s number; nothing is added.';
  if (sku.length > maxSkuLength) return `sku "${sku}" is too long; expected at most ${maxSkuLength} characters; nothing is added.`;
  if (priceCents === null) return `price-cents of "${sku}" is missing; expected a whole number of minor units; nothing is added.`;
  return undefined;
}

/** Decides what a click adds to this cart. `quantity` is what the visitor chose, if the page lets them choose. */
export function getAddition(article: Article, cart: Cart, quantity = article.quantity): Addition {
  const message = faultOf(article);
  if (message) return { kind: 'fault', message };
  const { sku, name, image, url, stock } = article;
  const there = cart.entries.find(entry => entry.sku === sku)?.quantity ?? 0;
  if (stock !== null && there + quantity > stock) {
    const text = stock === 0 ? 'soldOut' : there >= stock ? 'allInCart' : 'fewLeft';
    return { kind: 'refused', text, stock, there };
  }
  const more = { ...image && { image }, ...url && { url } };
  return { kind: 'entry', entry: { sku, name: name || sku, priceCents: article.priceCents!, quantity, ...more } };
}
