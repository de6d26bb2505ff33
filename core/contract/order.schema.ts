import * as v from 'valibot';
import { locationSchema } from './cart.schema.js';
import { emailSchema } from './fields/email.js';
import { cleanLines, optionalLine, requiredLine } from './fields/required-line.js';
import { type OrderAnswer, orderStates } from './order.js';
import { idSchema, productTypeNames, skuSchema } from './product.schema.js';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Body of `POST paths.placeOrder`. The same key again answers the same order. `grandTotalCents` is the sum the visitor has seen. */
export const placeOrderSchema = v.strictObject({
  key: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
  cartToken: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  grandTotalCents: whole,
  email: emailSchema(),
  name: requiredLine(200),
  address: cleanLines(500),
  location: v.optional(locationSchema),
  phone: v.optional(optionalLine(100)),
  company: v.optional(optionalLine(200)),
  note: v.optional(cleanLines(1000)),
  hasAgreed: v.optional(v.boolean()),
  provider: v.optional(idSchema),
});

/** Answer of `paths.order`. */
export const orderAnswerSchema: v.GenericSchema<unknown, OrderAnswer> = v.object({
  order: v.object({
    id: v.string(),
    number: whole,
    state: v.picklist(orderStates),
    created: v.pipe(v.string(), v.isoTimestamp()),
    currency: v.pipe(v.string(), v.length(3)),
    lines: v.array(
      v.object({
        sku: skuSchema,
        productId: v.string(),
        productType: v.picklist(productTypeNames),
        name: v.string(),
        optionText: v.string(),
        image: v.string(),
        url: v.string(),
        quantity: whole,
        priceCents: whole,
        totalCents: whole,
        isOwnAmount: v.optional(v.boolean()),
        form: v.array(
          v.custom<OrderAnswer['order']['lines'][number]['form'][number]>(value => typeof value === 'object' && value !== null),
        ),
        subscriptionPlan: v.nullable(
          v.custom<NonNullable<OrderAnswer['order']['lines'][number]['subscriptionPlan']>>(
            value => typeof value === 'object' && value !== null,
          ),
        ),
      }),
    ),
    shippingName: v.nullable(v.string()),
    coupons: v.array(v.string()),
    subtotalCents: whole,
    discountCents: whole,
    shippingCostCents: whole,
    taxCents: whole,
    isTaxIncluded: v.boolean(),
    reverseChargeCents: v.optional(whole),
    giftCardCents: v.optional(whole),
    grandTotalCents: whole,
    refundedCents: whole,
    refunds: v.optional(v.array(v.object({ cents: whole, created: v.nullable(v.pipe(v.string(), v.isoTimestamp())) }))),
    isDemo: v.boolean(),
  }),
});
