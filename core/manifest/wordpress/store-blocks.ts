import type { Sample } from '../../settings/element-schema.js';
import type { Block } from './block.js';
import { getBlockName } from './element-block.js';

interface ExampleProduct {
  readonly name: string;
  readonly variants: readonly { readonly sku: string; readonly price: number; readonly optionValues: readonly { readonly value: string }[] }[];
}

const shownProducts = 3;

/** The texts that the panel writes for a shop whose currency is not known. */
const priceText = (cents: number): string => `${(cents / 100).toFixed(2)} USD`;

/** A product as its panel saves it: `plugin/editor/entries.js` writes the same markup. */
function makeProductBlock({ name, variants }: ExampleProduct): Block {
  const [{ sku, price }] = variants as [ExampleProduct['variants'][number]];
  const choices = variants.length === 1 ? [] : variants.map(({ sku: own, price: cents, optionValues: [option] }) => {
    const [attribute, text] = cents === price ? ['', ''] : [` data-price-cents="${cents}"`, ` <span data-choice-price="">${priceText(cents)}</span>`];
    return `<li data-sku="${own}"${attribute}><span data-choice="">${option!.value}</span>${text}</li>`;
  });
  return {
    name: getBlockName('site-product'),
    attributes: { ...(variants.length === 1 && { sku }), 'price-cents': price },
    markup: `<h3 data-product="title">${name}</h3><p><span data-product="price">${priceText(price)}</span></p>`
      + (choices.length > 0 ? `<ul data-product-choices="">${choices.join('')}</ul>` : ''),
  };
}

/** The first products of the example as blocks that are filled in field by field, and a cart below them. */
export const makeStoreBlocks = ({ settings }: Sample): Block[] => [
  ...(settings.products as unknown as readonly ExampleProduct[]).slice(0, shownProducts).map(makeProductBlock),
  { name: getBlockName('site-cart'), attributes: {} },
];
