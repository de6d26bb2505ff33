import type { CartLine } from '../../contract/cart-line.js';
import type { CartAnswer, CouponRequest, ReplaceCartRequest, ShippingRequest } from '../../contract/cart.js';
import { pagePaths } from '../../contract/paths-of-pages.js';
import type { CartEntry } from '../../contract/store/cart.js';
import type { RequestResult } from '../../request/request-result.js';
import type { CartBackend, CartReply } from './cart-backend.js';

/** Pages whose cart is never touched load none of it. */
const load = () => import('../../request/request.js');

/** A line as shops take it: never with a price. */
const lineOf = ({ sku, quantity, plan, form }: CartEntry): CartLine => ({ sku, quantity, ...plan && { plan }, ...form && { form: { ...form } } });

/** A refusal of the shop's carries a sentence for the visitor; what the network does carries none. */
const replyOf = (result: RequestResult<CartAnswer>): CartReply => {
  if (result.kind === 'success' && result.data?.cart) return { kind: 'accepted', cart: result.data.cart, cartToken: result.data.cartToken };
  const said = result.kind === 'failure' && result.status < 500 && typeof result.body?.error === 'string' ? result.body.error : '';
  return { kind: 'refused', message: said };
};

const json = (body: object, signal: AbortSignal) => ({ json: body, signal });

/** The shop of the site itself: `core/contract/cart` says what it answers. */
export const siteBackend: CartBackend = {
  name: 'site',
  async sync({ entries }, signal) {
    const { request } = await load();
    const body: ReplaceCartRequest = { entries: entries.map(lineOf) };
    return replyOf(await request.put<CartAnswer>(pagePaths.cart, { ...json(body, signal), retries: 2 }));
  },
  async coupon(code, isAdded, signal) {
    const { request } = await load();
    const body: CouponRequest = { code };
    return replyOf(isAdded ? await request.post<CartAnswer>(pagePaths.cartCoupons, json(body, signal))
      : await request.delete<CartAnswer>(pagePaths.cartCoupon.replace(':code', encodeURIComponent(code)), { signal }));
  },
  async shipping({ country, option }, signal) {
    const { request } = await load();
    const body: ShippingRequest = { ...country && { location: { country } }, ...option && { option } };
    return replyOf(await request.put<CartAnswer>(pagePaths.cartShipping, json(body, signal)));
  },
};
