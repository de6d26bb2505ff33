/** The pure rules of a store, the same in the page and in a backend: money, products, SKUs, subscriptions, units. */
export { currencies, type Currency, defaultCurrency } from '../money/currency-table.js';
export { formatMoney, type MoneyStyle } from '../money/format-money.js';
export { currencyCodes, fractionDigits } from '../money/currencies.js';
export { type AmountProblem, parseAmount, type ParsedAmount } from '../money/parse-amount.js';
export type { AmountContext } from '../money/separator-roles.js';
export { plainAmount, toEditableAmount, toEditableAmount as typedAmount } from '../money/write-amount.js';
export { calculatePercentage, calculatePercentage as percentOf, splitByWeight } from '../money/shares.js';
export { type Cart, discountableCents } from './store/cart.js';
export { cartSums } from './store/cart-sums.js';
export { orderSummaryField, type OrderSummaryField } from './store/order-summary-field.js';
export {
  currentPrice,
  findVariant,
  giftCardValues,
  hasVaryingPrices,
  isAvailable,
  isOnSale,
  isSoldOut,
  isVariantSoldOut,
  priceRange,
  type ProductContent,
  type ProductType,
  productTypes,
  type Variant,
  workflowLabel,
} from './store/product-state.js';
export { generateSku, isPrice, isSku, maxPriceCents, maxSkuLength } from './store/sku.js';
export { subscriptionText, type SubscriptionPlan, type SubscriptionTextKey, subscriptionTexts } from './store/subscription-text.js';
export {
  formatMeasure, type LengthUnit, lengthUnits, type Units, readUnits, readUnits as unitsOf, type WeightUnit, weightUnits,
} from '../units/units.js';
