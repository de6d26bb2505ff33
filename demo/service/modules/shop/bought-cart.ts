import { and, asc, eq, inArray } from 'drizzle-orm';
import type { StoreCart } from 'site-elements/contract/cart';
import { fractionDigits } from 'site-elements/contract/store';
import type { Database } from '../../kernel/database/database.js';
import { cartEntries, carts, orders } from './shop.schema.js';
import { storeId } from './settings/store-settings.js';

/**
 * A cart that has been ordered and paid, with the lines as they were in it: a browser that keeps a cart of its own learns from
 * it what is no longer to be bought. Null for any other.
 */
export async function boughtCart(database: Database, id: string): Promise<StoreCart | null> {
  const [row] = await database.select({ cart: carts, order: orders }).from(carts).innerJoin(orders, eq(orders.id, carts.orderId))
    .where(and(eq(carts.id, id), inArray(orders.state, ['paid', 'fulfilled'])));
  if (!row) return null;
  const { cart, order } = row;
  const lines = await database.select().from(cartEntries).where(eq(cartEntries.cartId, id)).orderBy(asc(cartEntries.createdAt), asc(cartEntries.id));
  const entries = lines.flatMap(({ id: entryId, sku, plan, form, amountCents }) => {
    const line = order.lines.find(
      one => one.sku === sku && (one.subscriptionPlan?.id ?? '') === plan && (amountCents === null || one.priceCents === amountCents),
    );
    return line
      ? [
        {
          ...line,
          id: entryId,
          fullPriceCents: line.priceCents,
          qtyInStock: null,
          maxQuantity: line.quantity,
          form,
          ...(plan !== '' && { plan }),
        },
      ]
      : [];
  });
  const {
    id: orderId,
    currency,
    location,
    taxRules,
    isReverseCharge,
    addedTaxCents,
    coupons,
    subtotalCents,
    taxCents,
    shippingCostCents,
    discountCents,
    giftCardCents,
    grandTotalCents,
  } = order;
  return {
    id,
    websiteId: storeId(),
    orderId,
    created: cart.createdAt.toISOString(),
    isPurchased: true,
    currency,
    entries,
    shippingOptions: [],
    selectedShippingOption: null,
    shippingLocation: location,
    applicableTaxRules: taxRules,
    ...(isReverseCharge && { reverseChargeCents: -addedTaxCents }),
    coupons,
    validCoupons: coupons,
    invalidCoupons: [],
    subtotalCents,
    subtotalAmount: subtotalCents / 10 ** fractionDigits(currency),
    taxCents,
    shippingCostCents,
    discountCents,
    giftCardCents,
    grandTotalCents,
    totalQuantity: entries.reduce((sum, { quantity }) => sum + quantity, 0),
    hasDigital: false,
    purelyDigital: false,
    requiresShipping: false,
    notices: [],
  };
}
