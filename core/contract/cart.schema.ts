import * as v from 'valibot';
import { productTypeNames, skuSchema } from './product.schema.js';
import {
  type AddToCartRequest,
  type CartAnswer,
  cartLimits,
  type ChangeEntryRequest,
  type CouponRequest,
  type ReplaceCartRequest,
  type ShippingRequest,
} from './cart.js';
import { requiredLine } from './fields/required-line.js';
import type { CartLine } from './cart-line.js';
import { commerceProblemCodes } from './store-problems.js';
import type { FieldValue } from './submission.js';

const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(cartLimits.quantity));
const shortText = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
// Not v.record: that takes a list for a map of its indexes.
const map = v.custom<Record<string, FieldValue>>(
  value => typeof value === 'object' && value !== null && !Array.isArray(value),
  'expected a map of field id to value',
);

const lineFields = { sku: skuSchema, quantity, plan: v.optional(shortText), form: v.optional(map) };

export const cartLineSchema: v.GenericSchema<unknown, CartLine> = v.strictObject(lineFields);

/** The cart as a page posts it to `paths.checkout`. */
export const cartSchema = v.pipe(v.array(cartLineSchema), v.maxLength(cartLimits.lines));

export const addToCartSchema: v.GenericSchema<unknown, AddToCartRequest> = v.strictObject({
  ...lineFields,
  key: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
});
export const replaceCartSchema: v.GenericSchema<unknown, ReplaceCartRequest> = v.strictObject({ entries: cartSchema });
export const changeEntrySchema: v.GenericSchema<unknown, ChangeEntryRequest> = v.strictObject({
  quantity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(cartLimits.quantity)),
});
export const couponSchema: v.GenericSchema<unknown, CouponRequest> = v.strictObject({ code: requiredLine(60) });
export const locationSchema = v.strictObject({
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'expected two capital letters')),
  region: v.optional(v.pipe(v.string(), v.maxLength(100))),
  postalCode: v.optional(v.pipe(v.string(), v.maxLength(20))),
});
export const shippingSchema: v.GenericSchema<unknown, ShippingRequest> = v.strictObject({
  location: v.optional(locationSchema),
  option: v.optional(shortText),
});

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const codes = v.array(v.string());
const shippingOption = v.object({ id: shortText, name: v.string(), cents: whole, countries: codes, freeFromCents: v.nullable(whole),
  isPickup: v.optional(v.boolean()) });

/** Answer of every call of a cart. */
export const cartAnswerSchema: v.GenericSchema<unknown, CartAnswer> = v.object({
  cartToken: shortText,
  cart: v.object({
    id: v.string(),
    websiteId: v.string(),
    orderId: v.nullable(v.string()),
    created: v.pipe(v.string(), v.isoTimestamp()),
    isPurchased: v.boolean(),
    currency: v.pipe(v.string(), v.length(3)),
    entries: v.array(
      v.object({
        ...lineFields,
        id: shortText,
        productId: shortText,
        productType: v.picklist(productTypeNames),
        name: v.string(),
        optionText: v.string(),
        image: v.string(),
        url: v.string(),
        priceCents: whole,
        fullPriceCents: whole,
        totalCents: whole,
        isNeverDiscounted: v.optional(v.boolean()),
        isOwnAmount: v.optional(v.boolean()),
        qtyInStock: v.nullable(whole),
        maxQuantity: whole,
        subscriptionPlan: v.nullable(
          v.object({
            id: shortText,
            billingPeriod: v.object({ value: whole, unit: v.picklist(['week', 'month', 'year']) }),
            numBillingCycles: whole,
            percentOff: v.number(),
          }),
        ),
      }),
    ),
    shippingOptions: v.array(shippingOption),
    selectedShippingOption: v.nullable(shippingOption),
    shippingLocation: v.nullable(locationSchema),
    shippingCountries: v.optional(codes),
    neededAddress: v.optional(v.array(v.picklist(['region', 'postalCode']))),
    applicableTaxRules: v.array(
      v.object({
        id: shortText,
        name: v.string(),
        basisPoints: v.pipe(v.number(), v.minValue(0)),
        isIncluded: v.boolean(),
        country: v.optional(v.string()),
        region: v.optional(v.string()),
        taxClass: v.optional(v.string()),
        netCents: v.optional(whole),
        taxCents: v.optional(whole),
      }),
    ),
    reverseChargeCents: v.optional(whole),
    coupons: codes,
    validCoupons: codes,
    invalidCoupons: codes,
    subtotalCents: whole,
    subtotalAmount: v.number(),
    taxCents: whole,
    shippingCostCents: whole,
    discountCents: whole,
    giftCards: v.optional(v.array(v.object({ ending: shortText, cents: whole }))),
    giftCardCents: v.optional(whole),
    grandTotalCents: whole,
    totalQuantity: whole,
    hasDigital: v.boolean(),
    purelyDigital: v.boolean(),
    requiresShipping: v.boolean(),
    notices: v.array(
      v.object({
        code: v.picklist(commerceProblemCodes),
        message: v.string(),
        sku: v.optional(v.string()),
        entryId: v.optional(v.string()),
        values: v.record(v.string(), v.union([v.string(), v.number()])),
      }),
    ),
    expressButtons: v.optional(v.array(v.object({ provider: shortText, title: v.string(), explanation: v.string() }))),
  }),
});
