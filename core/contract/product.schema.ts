import * as v from 'valibot';
import { type ProductType, productTypes } from './store/product-state.js';
import { checkLimit, type EditorLimit } from './editor-limits.js';
import { lengthUnits, weightUnits } from '../units/units.js';
import { fieldTypes, type FormField } from './form-field.js';
import {
  type CategoriesAnswer,
  maxPriceCents,
  maxProductsAtOnce,
  maxSkuLength,
  type Product,
  type ProductAnswer,
  type ProductsAnswer,
  productSorts,
  type ProductsQuery,
} from './product.js';

const cents = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxPriceCents));
const pieces = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = v.pipe(v.string(), v.maxLength(5000));
/** A text with no more characters than a limit of an editor takes. */
const textWithin = (limit: EditorLimit) =>
  v.pipe(
    v.string(),
    v.check(
      text => checkLimit(limit, text) === null,
      ({ input }) => checkLimit(limit, input)?.message ?? '',
    ),
  );
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
/** Kinds of products by name. */
export const productTypeNames = Object.keys(productTypes) as ProductType[];

/** An id as it is in addresses. */
export const idSchema = v.pipe(v.string(), v.maxLength(100), v.regex(/^[A-Za-z0-9][\w.-]*$/, 'expected letters, digits, dots and dashes'));
export const skuSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(maxSkuLength));

const measure = v.optional(v.pipe(v.number(), v.minValue(0)));

const variant = v.object({
  sku: skuSchema,
  price: cents,
  salePrice: cents,
  onSale: v.boolean(),
  qtyInStock: pieces,
  unlimited: v.boolean(),
  optionValues: v.array(v.object({ optionName: v.optional(v.string()), value: v.string() })),
  image: v.optional(v.string()),
  imageAlt: v.optional(v.string()),
  weight: measure,
  weightUnit: v.optional(v.picklist(weightUnits)),
  length: measure,
  width: measure,
  height: measure,
  lengthUnit: v.optional(v.picklist(lengthUnits)),
});

const plan = v.object({
  id: idSchema,
  billingPeriod: v.object({ value: v.pipe(v.number(), v.integer(), v.minValue(1)), unit: v.picklist(['week', 'month', 'year']) }),
  numBillingCycles: pieces,
  percentOff: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
});

const formField: v.GenericSchema<unknown, FormField> = v.looseObject({ id: idSchema, type: v.picklist(fieldTypes), title: v.string() });

export const productSchema: v.GenericSchema<unknown, Product> = v.object({
  id: idSchema,
  sku: skuSchema,
  name,
  description: text,
  productType: v.picklist(productTypeNames),
  priceCents: cents,
  salePriceCents: cents,
  onSale: v.boolean(),
  pricesVary: v.boolean(),
  currency: v.pipe(v.string(), v.length(3)),
  image: v.string(),
  images: v.array(v.object({ src: v.string(), alt: v.string() })),
  url: v.string(),
  categories: v.array(v.string()),
  tags: v.array(textWithin('tagLength')),
  options: v.array(v.object({ name: v.string(), values: v.array(v.string()) })),
  variants: v.pipe(v.array(variant), v.minLength(1)),
  qtyInStock: v.nullable(pieces),
  unlimited: v.boolean(),
  soldOut: v.boolean(),
  plans: v.array(plan),
  isSoldOnce: v.boolean(),
  form: v.array(formField),
  maxPerOrder: v.nullable(pieces),
  rating: v.nullable(v.object({ average: v.number(), count: pieces })),
});

/** Answer of `paths.products`. */
export const productsAnswerSchema: v.GenericSchema<unknown, ProductsAnswer> = v.object({
  currency: v.string(), products: v.array(productSchema), total: pieces, page: pieces, pageSize: pieces,
});

/** Answer of `paths.product`. */
export const productAnswerSchema: v.GenericSchema<unknown, ProductAnswer> = v.object({ product: productSchema });

/** Answer of `paths.categories`. */
export const categoriesAnswerSchema: v.GenericSchema<unknown, CategoriesAnswer> = v.object({
  categories: v.array(v.object({ id: idSchema, name: textWithin('categoryLength'), parentId: v.nullable(idSchema), products: pieces })),
});

const whole = (most: number) => v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'expected a whole number'), v.transform(Number), v.maxValue(most)));
const flag = v.optional(v.pipe(v.picklist(['true', 'false', '1', '0']), v.transform(word => word === 'true' || word === '1')));
const words = v.optional(v.pipe(v.string(), v.maxLength(200)));

/** Query of `paths.products` as it is in an address. */
export const productsQuerySchema = v.object({
  category: words,
  productType: v.optional(v.picklist(productTypeNames)),
  tag: words,
  search: words,
  onSale: flag,
  inStock: flag,
  priceFrom: whole(maxPriceCents),
  priceTo: whole(maxPriceCents),
  ids: v.optional(v.pipe(v.string(), v.maxLength(10_000))),
  sort: v.optional(v.picklist(productSorts)),
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'expected a whole number from 1'), v.transform(Number))),
  pageSize: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,2}$/, `expected a whole number from 1 to ${maxProductsAtOnce}`),
      v.transform(Number),
      v.maxValue(maxProductsAtOnce),
    ),
  ),
}) satisfies v.GenericSchema<unknown, ProductsQuery>;
