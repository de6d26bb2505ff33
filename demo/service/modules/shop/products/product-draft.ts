import { canParseUrl } from 'site-elements/contract/can-parse-url';
import { editorLimits, isWithinLimit } from 'site-elements/contract/editor-limits';
import { isPrice, isSku, maxSkuLength, plainAmount, type ProductType, productTypes } from 'site-elements/contract/store';
import type { CatalogueProduct } from '../catalogue.js';
import { readPrice } from '../read-amount.js';
import { formatPlainPrice } from '../format-price.js';
import { storeSettings } from '../settings/store-settings.js';
import type { StoredPicture } from '../shop.schema.js';
import { type FieldDraft, fieldDraft } from '../../../kernel/fields/field-draft.js';
import { buyerFieldFaults } from './buyer-fields.js';
import { productStates } from './product-kinds.js';
import { type Fault, type PlanDraft, planDraft, planFaults } from './plan-draft.js';
import type { ProductText } from './texts/en.js';
import { isMeasure, measureUnit, variantMeasures } from './variant-measures.js';
import { ownerText } from '../texts.js';

/** A variant as the owner types it. */
export interface VariantDraft {
  sku: string;
  values: string[];
  price: string;
  /** Empty without a sale. */
  sale: string;
  /** Empty for no limit. */
  stock: string;
  grams: string;
  /** The package, in millimeters. Undefined leaves what is stored. */
  lengthMm?: string;
  widthMm?: string;
  heightMm?: string;
  /** Its own picture; null for the product's. Undefined leaves what is stored. */
  picture?: StoredPicture | null;
  /** The stock that stood in the editor: where it was not touched, what has been sold since stays sold. */
  stockShown?: string;
}

/** A product as the owner types it, or a file has it. */
export interface DonationRange { readonly minCents: number; readonly maxCents: number }

export interface ProductDraft {
  id: string;
  name: string;
  description: string;
  productType: string;
  state: string;
  categories: string[];
  tags: string;
  optionNames: string[];
  variants: VariantDraft[];
  pictures: StoredPicture[];
  /** What follows other shops' files do not have: null leaves what is stored. */
  maxPerOrder: string | null;
  hostedUrl: string | null;
  /** Id of a tax class. */
  taxClass: string | null;
  plans: readonly PlanDraft[] | null;
  /** Whether it is sold without a plan as well; of no account without plans. */
  isSoldOnce: boolean;
  /** The questions to a buyer. */
  fields: readonly FieldDraft[] | null;
  /** Only in our own files: between which amounts a visitor chooses, null for an ordinary product. What is stored stays without it. */
  donation?: DonationRange | null;
}

const longestName = 200;
const longestDescription = 5000;
/** Largest quantity of a product in one order. */
const mostOfOne = 999;

const isWhole = (text: string, most: number): boolean => /^\d{1,9}$/.test(text) && Number(text) <= most;
const types = Object.keys(productTypes) as ProductType[];
export const isProductType = (word: string): word is ProductType => types.includes(word as ProductType);
/** A price as the editor and an exported table hold it: with a point, in every language. */
const priceText = (cents: number): string => plainAmount(cents, storeSettings().currency);
export const splitTags = (text: string): string[] => [...new Set(text.split(',').map(tag => tag.trim()).filter(Boolean))];

/** The name of an input of a variant in the editor. */
export const variantInput = (row: number, part: string): string => `v${row}.${part}`;

/** What is wrong with a draft, one sentence each; empty when it can be stored. */
export function findProductFaults(draft: ProductDraft): Fault[] {
  const { id, name, description, productType, state, tags, optionNames, variants: kinds, maxPerOrder, hostedUrl, plans, fields } = draft;
  const faults: Fault[] = [];
  const ask = (isRight: boolean, at: string | undefined, key: ProductText, values?: Record<string, string | number>) => {
    if (isRight) return;
    const text = ownerText(key, values);
    if (!faults.some(fault => fault.text === text)) faults.push({ text, at });
  };
  ask(/^[A-Za-z0-9][\w.-]{0,99}$/.test(id), 'id', 'productIdWrong');
  ask(name.trim() !== '' && name.length <= longestName, 'name', 'productNameWrong', { most: longestName });
  ask(description.length <= longestDescription, 'description', 'productDescriptionLong', { most: longestDescription });
  ask(isProductType(productType), 'productType', 'productKindWrong', { kind: productType });
  ask(Object.hasOwn(productStates, state), 'state', 'productStateWrong', { state });
  ask(splitTags(tags).every(tag => isWithinLimit('tagLength', tag)), 'tags', 'productTagLong', { most: editorLimits.tagLength });
  ask(!maxPerOrder || (isWhole(maxPerOrder, mostOfOne) && maxPerOrder !== '0'), 'maxPerOrder', 'productMostPerOrderWrong', { least: 1, most: mostOfOne });
  ask(!hostedUrl || (canParseUrl(hostedUrl) && new URL(hostedUrl).protocol === 'https:'), 'hostedUrl', 'productPaymentPageWrong');
  ask(kinds.length > 0, variantInput(0, 'price'), 'variantMissing');
  ask(
    new Set(kinds.map(({ sku }) => sku)).size === kinds.length,
    variantInput(
      kinds.findIndex(({ sku }, row) => kinds.findIndex(other => other.sku === sku) < row),
      'sku',
    ),
    'variantSkuTwice',
  );
  ask(new Set(kinds.map(({ values }) => JSON.stringify(values))).size === kinds.length, undefined, 'variantOptionsTwice');
  for (const [row, kind] of kinds.entries()) {
    const { sku, values, price, sale, stock } = kind;
    const askOf = (isRight: boolean, part: string, key: ProductText, said?: Record<string, string | number>) =>
      ask(isRight, variantInput(row, part), key, { sku, ...said });
    askOf(isSku(sku), 'sku', 'variantSkuWrong', { most: maxSkuLength });
    askOf(isPrice(readPrice(price)), 'price', 'variantPriceWrong', { price, example: formatPlainPrice(28_00) });
    askOf(sale === '' || isPrice(readPrice(sale)), 'sale', 'variantPriceWrong', { price: sale, example: formatPlainPrice(28_00) });
    askOf(!(readPrice(sale) > readPrice(price)), 'sale', 'variantSaleWrong', { price: sale });
    askOf(stock === '' || isWhole(stock, 1_000_000), 'stock', 'variantStockWrong', { stock });
    for (const measure of variantMeasures) {
      const size = kind[measure.part] ?? '';
      askOf(isMeasure(measure, size), measure.part, 'variantSizeWrong', { size, example: measureUnit(measure).example });
    }
    const without = optionNames.findIndex((_, at) => !values[at]?.trim() || values[at].length > 100);
    askOf(without < 0, `option${Math.max(0, without)}`, 'variantOptionMissing');
  }
  ask(!plans?.length || productType !== 'giftCard', 'productType', 'planOfGiftCard');
  return [...faults, ...planFaults(plans ?? []), ...buyerFieldFaults(fields ?? [], optionNames)];
}

/** A stored product as its owner types it. */
export const toProductDraft = ({
  id,
  name,
  description,
  productType,
  state,
  categories,
  tags,
  optionNames,
  variants: kinds,
  pictures,
  maxPerOrder,
  hostedUrl,
  plans,
  isSoldOnce,
  form,
  taxClass,
}: CatalogueProduct): ProductDraft => ({
  id,
  name,
  description,
  productType,
  state,
  categories,
  tags: tags.join(', '),
  optionNames,
  pictures,
  maxPerOrder: maxPerOrder === null ? '' : String(maxPerOrder),
  hostedUrl: hostedUrl ?? '',
  taxClass,
  plans: plans.map(planDraft),
  isSoldOnce,
  fields: form.map(fieldDraft),
  variants: kinds.map(({ sku, optionValues, priceCents, salePriceCents, onSale, qtyInStock, unlimited, weightGrams, lengthMm, widthMm, heightMm, picture }) => {
    const measure = (value: number): string => (value === 0 ? '' : String(value));
    const stock = unlimited ? '' : String(qtyInStock);
    return {
      sku,
      values: optionNames.map(option => optionValues.find(({ optionName }) => optionName === option)?.value ?? ''),
      price: priceText(priceCents),
      sale: onSale ? priceText(salePriceCents) : '',
      stock,
      stockShown: stock,
      grams: measure(weightGrams),
      lengthMm: measure(lengthMm),
      widthMm: measure(widthMm),
      heightMm: measure(heightMm),
      picture,
    };
  }),
});
