import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { CartNotice, StoreCart } from '../contract/cart.js';
import { lineId, type Cart, type CartEntry } from '../contract/store/cart.js';
import { getLineId } from '../product/product-choice.js';
import { shared, warnOnce } from '../registry/registry.js';
import { writeJson } from '../registry/write-json.js';
import { $cart, replaceCartLine } from '../stores/cart.js';
import type { CartBackend, CartReply } from './cart-backends/cart-backend.js';
import { browserBackend } from './cart-backends/browser-backend.js';
import { siteBackend } from './cart-backends/site-backend.js';
import { $site } from '../stores/site.js';

/** What the shop has last said of the cart. */
export interface ShopCart {
  /** Null without a shop, and until it has answered. */
  readonly cart: StoreCart | null;
  /** A request is running. */
  readonly isPending: boolean;
  /** It did not take the last change; empty text where it did not say why. */
  readonly refusal: string | null;
}

const start: ShopCart = { cart: null, isPending: false, refusal: null };
const store: WritableAtom<ShopCart> = shared('shop-cart@1', start, () => atom(start));

/** The cart as the shop has it: sums, coupons, shipping, notices. Empty where the browser keeps the cart alone. */
export const $shopCart: ReadableAtom<ShopCart> = store;

/** By name in the site context: `{ "store": { "cartBackend": "site" } }`. */
const known: ReadonlyMap<string, CartBackend> = new Map([browserBackend, siteBackend].map(backend => [backend.name, backend]));
const plugged: { backend: CartBackend | null } = shared('cart-backend@1', { backend: null }, () => ({ backend: null }));

/** Plugs another shop in; every element of the page uses it from then on. */
export function setCartBackend(backend: CartBackend): void {
  plugged.backend = backend;
  store.set(start);
}

export function cartBackend(): CartBackend {
  if (plugged.backend) return plugged.backend;
  const { store: given } = $site.get().context;
  const name = (given as { cartBackend?: unknown } | null | undefined)?.cartBackend ?? browserBackend.name;
  const found = known.get(String(name));
  if (!found)
    warnOnce(
      `site context: store.cartBackend "${String(name)}" is unknown; expected ${[...known.keys()].join(' or ')}; keeping the cart in the browser.`,
    );
  return found ?? browserBackend;
}

/** Whether a shop keeps the cart, and not the browser alone. By name: two builds on one page share the backend, not its object. */
export const hasShop = (backend = cartBackend()): boolean => backend.name !== browserBackend.name;

/** Lines as the shop has them now take its quantity and price; those it no longer knows go. What was changed meanwhile waits for its own answer. */
function take(asked: Cart, answer: StoreCart): void {
  const theirs = new Map(answer.entries.map(entry => [getLineId(entry), entry]));
  for (const entry of asked.entries) {
    const id = lineId(entry);
    const current = $cart.get().entries.find(each => lineId(each) === id);
    if (!current || current.quantity !== entry.quantity) continue;
    const line = theirs.get(id);
    const next: CartEntry | null = line
      ? {
        ...current, quantity: line.quantity, priceCents: line.priceCents, currency: answer.currency,
        ...(line.qtyInStock !== null && { stock: line.qtyInStock }),
      }
      : null;
    if (writeJson(next) !== writeJson(current)) replaceCartLine(id, next);
  }
}

/** One question after the other, so that an old answer never comes after a new one. */
let last: Promise<unknown> = Promise.resolve();

function ask(question: (backend: CartBackend) => Promise<CartReply>, answered?: (answer: StoreCart) => void): Promise<CartReply> {
  const backend = cartBackend();
  const asking = last.then(async () => {
    if (hasShop(backend)) store.set({ ...store.get(), isPending: true, refusal: null });
    const reply = await question(backend).catch((error: unknown): CartReply => {
      warnOnce(`cart: the backend "${backend.name}" failed; expected a response; showing a message.`, error);
      return { kind: 'refused', message: '' };
    });
    if (hasShop(backend))
      store.set(
        reply.kind === 'accepted'
          ? { cart: reply.cart, isPending: false, refusal: null }
          : { ...store.get(), isPending: false, refusal: reply.message },
      );
    if (reply.kind === 'accepted' && reply.cart) answered?.(reply.cart);
    return reply;
  });
  last = asking;
  return asking;
}

const never = new AbortController().signal;

/** Whether the shop has the lines of a cart as they are. */
export function isCartOnServer({ entries }: Cart): boolean {
  const { cart } = store.get();
  return cart !== null && cart.entries.length === entries.length
    && entries.every(entry => cart.entries.some(each => getLineId(each) === lineId(entry) && each.quantity === entry.quantity));
}

/** Sends the cart to the shop, and takes over its prices and stock. */
export function syncCart(): Promise<CartReply> {
  let asked: Cart = $cart.get();
  return ask(async backend => {
    let reply = await backend.sync(asked = $cart.get(), never);
    if (reply.kind === 'accepted' && reply.cart?.isPurchased) {
      takeOut(reply.cart);
      reply = await backend.sync(asked = $cart.get(), never);
    }
    return reply.kind === 'accepted' && reply.cart ? { ...reply, cart: withPriceNotices(asked, reply.cart) } : reply;
  }, answer => take(asked, answer));
}

/** What has been paid is no longer to be bought; units that were added to the cart since stay. */
function takeOut({ entries }: StoreCart): void {
  for (const entry of entries) {
    const id = getLineId(entry);
    const current = $cart.get().entries.find(each => lineId(each) === id);
    if (current) replaceCartLine(id, current.quantity > entry.quantity ? { ...current, quantity: current.quantity - entry.quantity } : null);
  }
}

/** A price other than the one that the visitor has seen is reported, also by a shop that does not remember what they saw, or has no notices. */
function withPriceNotices({ entries }: Cart, answer: StoreCart): StoreCart {
  const theirs = new Map(answer.entries.map(entry => [getLineId(entry), entry]));
  const { notices = [] } = answer;
  const told = new Set(notices.filter(({ code }) => code === 'price-changed').map(({ sku }) => sku));
  const changed = entries.flatMap((entry): CartNotice[] => {
    const price = theirs.get(lineId(entry))?.priceCents;
    return price === undefined || price === entry.priceCents || told.has(entry.sku) ? []
      : [{ code: 'price-changed', message: '', sku: entry.sku, values: { name: entry.name, priceCents: price, oldPriceCents: entry.priceCents } }];
  });
  return { ...answer, notices: [...notices, ...changed] };
}

/** Adds or takes back a coupon at the shop. */
export const changeCoupon = (code: string, isAdded: boolean): Promise<CartReply> =>
  ask(backend => backend.coupon?.(code, isAdded, never) ?? Promise.resolve({ kind: 'refused', message: '' }));

/** Says where the cart is sent, and how. */
export const changeShipping = (choice: { readonly country?: string; readonly option?: string }): Promise<CartReply> =>
  ask(backend => backend.shipping?.(choice, never) ?? Promise.resolve({ kind: 'refused', message: '' }));

/** Resolves when the shop has taken a line, or has not: it is then as it was before, and the reason is a sentence for the visitor. */
export async function confirmLine(entry: CartEntry, before: CartEntry | null): Promise<{ readonly isAdded: boolean; readonly message: string }> {
  const wanted = (before?.quantity ?? 0) + entry.quantity;
  const reply = await syncCart();
  if (reply.kind === 'accepted') {
    const line = reply.cart?.entries.find(each => getLineId(each) === lineId(entry));
    if (!reply.cart || (line && line.quantity >= wanted)) return { isAdded: true, message: '' };
    return { isAdded: false, message: reply.cart.notices.find(({ sku }) => sku === entry.sku)?.message ?? '' };
  }
  const current = $cart.get().entries.find(each => lineId(each) === lineId(entry));
  // Only what was added is taken back: another tab may have changed the line meanwhile.
  const left = (current?.quantity ?? 0) - entry.quantity;
  replaceCartLine(lineId(entry), current && left > 0 ? { ...(before ?? current), quantity: left } : null);
  return { isAdded: false, message: reply.message };
}
