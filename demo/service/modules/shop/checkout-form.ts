import type { Context } from 'hono';
import * as v from 'valibot';
import { cartSchema } from 'site-elements/contract/cart.schema';
import type { ShippingLocation } from 'site-elements/contract/cart';
import type { CartLine } from 'site-elements/contract/cart-line';
import { emailAsShown } from 'site-elements/contract/fields/email-as-shown';
import { oneLine } from 'site-elements/contract/fields/text-rules';
import { checkShape } from '../../kernel/http/check-shape.js';
import { parseBody } from '../../kernel/http/parse-body.js';
import { parseJson } from '../../kernel/http/parse-json.js';
import { fieldText } from '../../kernel/language/speech.js';
import { singleValues } from '../../kernel/http/single-values.js';
import type { CartStore } from './cart-store.js';
import { readPlace } from './checkout-buyer.js';
import { regionInput, typedFields, type TypedFields } from './checkout-typed.js';
import { getCodeEnding, tidyGiftCode } from './gift-cards.js';
import { isProductForm } from './sent-form.js';
import { servedCountries, storeSettings } from './settings/store-settings.js';
import { t } from './texts.js';

/** Longer than anything that can be ordered with: what is too long returns with all else that was typed. */
const text = v.optional(v.pipe(v.string(), v.maxLength(10_000)), '');

/** What the checkout page sends; all of it but the cart may be missing. */
const pageSchema = v.object({
  cart: v.optional(v.unknown()),
  cartToken: text,
  coupon: text,
  giftCard: text,
  country: v.optional(v.string()),
  shipping: text,
  key: text,
  grandTotalCents: v.pipe(
    v.optional(v.string(), '0'),
    v.transform(sum => (/^\d{1,10}$/.test(sum) ? Number(sum) : -1)),
  ),
  email: text,
  name: text,
  address: text,
  provider: text,
  draft: text,
});
export type CheckoutInput = v.InferOutput<typeof pageSchema>;

/** What is still ticked: coupons, and gift cards by the ends of their codes. */
export interface AppliedCodes { readonly coupons: readonly string[]; readonly giftCards: readonly string[] }

export interface SentPage {
  readonly sent: CheckoutInput;
  /** Everything that is there again when the page is shown. */
  readonly typed: TypedFields;
  readonly ticked: AppliedCodes | null;
  readonly posted: ReadonlyMap<string, string[]>;
}

/** What is ticked comes as several values of one name. */
export async function readPage(context: Context): Promise<SentPage> {
  const body = await parseBody(context.req.raw);
  if (body.kind === 'json') {
    const values = singleValues(body);
    return { sent: checkShape(pageSchema, values), typed: typedFields(values, false), ticked: null, posted: new Map() };
  }
  const [coupons = [], giftCards = []] = ['keepCoupon', 'keepGiftCard'].map(name => body.values.get(name));
  for (const name of ['keepCoupon', 'keepGiftCard']) body.values.delete(name);
  // A product's own form may name a field several times; it has none of the checkout's.
  const values = isProductForm(body.values) ? {} : singleValues(body);
  const sent = checkShape(pageSchema, values);
  const isWhole = body.values.has('coupon');
  const typed = typedFields(values, isWhole);
  if (typed.email !== undefined) typed.email = emailAsShown(typed.email);
  return { sent, typed, ticked: isWhole ? { coupons, giftCards } : null, posted: body.values };
}

/** Writes down what was chosen on the page. Resolves to what is wrong with it, if anything is. */
export async function applyChoices(
  carts: CartStore,
  id: string,
  { sent: { coupon, giftCard, country, shipping }, typed, ticked }: SentPage,
): Promise<string | undefined> {
  const isListed = country !== undefined && servedCountries().includes(country);
  const option = shipping.slice(0, 100);
  if (isListed || option !== '')
    await carts.setShipping(id, { ...(isListed && { location: await placeOf(carts, id, country, typed) }), ...(option !== '' && { option }) });
  if (ticked) {
    await carts.setCoupons(id, codes => codes.filter(code => ticked.coupons.includes(code)));
    await carts.setGiftCards(id, codes => codes.filter(code => ticked.giftCards.includes(getCodeEnding(code))));
  }
  const vatProblem = typed.vatId === undefined || !storeSettings().hasReverseCharge ? undefined : await carts.setVatId(id, typed.vatId);
  if (country !== undefined && country !== '' && !isListed)
    return fieldText('errorOf', { label: t('country'), message: fieldText('choice') });
  // A gift card that was typed into the coupon field is accepted.
  const card = oneLine(giftCard) || (tidyGiftCode(coupon) ? coupon : '');
  const couponProblem = card === coupon ? undefined : await addCoupon(carts, id, oneLine(coupon).toUpperCase().slice(0, 60));
  return couponProblem ?? await addGiftCard(carts, id, card) ?? vatProblem;
}

/** A page without fields for region and postal code leaves those that the cart has for the country. */
async function placeOf(carts: CartStore, id: string, country: string, typed: TypedFields): Promise<ShippingLocation> {
  const known = (await carts.find(id))?.location;
  const place = readPlace(country, typed);
  if (known?.country !== country) return place;
  const { region, postalCode } = known;
  return {
    ...(typed[regionInput('', country)] === undefined && region !== undefined && { region }),
    ...(typed.postalCode === undefined && postalCode !== undefined && { postalCode }),
    ...place,
  };
}

async function addCoupon(carts: CartStore, id: string, wanted: string): Promise<string | undefined> {
  if (wanted === '') return undefined;
  await carts.setCoupons(id, codes => [...codes, wanted]);
  const problem = (await carts.read(id))?.notices.find(({ values }) => values.coupon === wanted)?.message;
  if (problem) await carts.setCoupons(id, codes => codes.filter(code => code !== wanted));
  return problem;
}

async function addGiftCard(carts: CartStore, id: string, typed: string): Promise<string | undefined> {
  if (typed === '') return undefined;
  const wanted = tidyGiftCode(typed);
  if (wanted === '') return t('giftCardUnknown', { code: typed.slice(0, 60) });
  await carts.setGiftCards(id, codes => [...codes, wanted]);
  const problem = (await carts.read(id))?.notices.find(({ values }) => values.giftCard === getCodeEnding(wanted))?.message;
  if (problem) await carts.setGiftCards(id, codes => codes.filter(code => code !== wanted));
  return problem;
}

/** The lines of the field `cart`, as a page with a cart of its own posts them. */
export function readSentCart(cart: unknown): CartLine[] {
  const value = typeof cart === 'string' && cart.trim() !== '' ? parseJson(cart, 'cart') : (cart ?? '');
  return value === '' ? [] : checkShape(v.object({ cart: cartSchema }), { cart: value }).cart;
}
