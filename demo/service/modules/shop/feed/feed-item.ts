import { createHash } from 'node:crypto';
import { canParseUrl } from 'site-elements/contract/can-parse-url';
import { isVariantSoldOut, plainAmount } from 'site-elements/contract/store';
import { addressOfPicture, type CatalogueProduct, type StoredVariant } from '../catalogue.js';
import { storeSettings } from '../settings/store-settings.js';
import { variantAttribute } from './variant-attributes.js';

/** A tag of the feed with its text, or with the tags inside it. */
export type FeedTag = readonly [name: string, value: string | readonly FeedTag[]];

// The lengths that Google Merchant Center reads: support.google.com/merchants/answer/7052112
const most = { id: 50, title: 150, description: 5000, link: 2000, productType: 750, attribute: 100, detailName: 140, detailValue: 1000, pictures: 10 };

/** An id of at most 50 characters that stays the same, and differs from those of others. */
const shortId = (id: string): string =>
  (id.length <= most.id ? id : `${id.slice(0, 33)}-${createHash('sha256').update(id).digest('hex').slice(0, 16)}`);

/** The beginning of a text, without half a character at its end. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '').trim();

function absolute(address: string, origin: string): string {
  const url = canParseUrl(address, origin) ? new URL(address, origin) : null;
  return url && (url.protocol === 'https:' || url.protocol === 'http:') && url.href.length <= most.link ? url.href : '';
}

/** What a feed for shops can list: goods and downloads with a page of their own that are bought once, at a price of the shop. */
export const isInFeed = ({ state, productType, donation, isSoldOnce, url }: CatalogueProduct): boolean =>
  state === 'published' && (productType === 'physical' || productType === 'digital') && !donation && isSoldOnce && url !== '';

/** Addresses of the pictures of a variant, its own first. */
function pictureLinks({ pictures }: CatalogueProduct, { picture }: StoredVariant, origin: string): string[] {
  const all = [...picture ? [picture] : [], ...pictures].map(one => absolute(addressOfPicture(one), origin)).filter(Boolean);
  return [...new Set(all)].slice(0, 1 + most.pictures);
}

/** Options of a variant: colors, sizes, materials and patterns have tags of their own. */
function optionTags({ optionValues }: StoredVariant): FeedTag[] {
  const used = new Set<string>();
  return optionValues.map(({ optionName = '', value }): FeedTag => {
    const attribute = variantAttribute(optionName);
    if (attribute !== null && !used.has(attribute)) {
      used.add(attribute);
      return [`g:${attribute}`, cut(value, most.attribute)];
    }
    return ['g:product_detail', [['g:attribute_name', cut(optionName, most.detailName)], ['g:attribute_value', cut(value, most.detailValue)]]];
  });
}

function packageTags({ weightGrams, lengthMm, widthMm, heightMm }: StoredVariant): FeedTag[] {
  const sides = [['length', lengthMm], ['width', widthMm], ['height', heightMm]] as const;
  return [
    ...weightGrams > 0 ? [['g:shipping_weight', `${weightGrams} g`] as const] : [],
    // Sides are read only if all are given.
    ...sides.every(([, mm]) => mm > 0) ? sides.map(([side, mm]) => [`g:shipping_${side}`, `${mm / 10} cm`] as const) : [],
  ];
}

/**
 * A variant as Google Merchant Center, Meta and Pinterest read it. Null for a variant without a picture, a web address or a price: they
 * would refuse it.
 */
export function feedItem(
  product: CatalogueProduct, variant: StoredVariant, { origin, categories }: { readonly origin: string; readonly categories: readonly string[] },
): FeedTag[] | null {
  const { currency } = storeSettings();
  const { id, name, description, productType, variants } = product;
  const { sku, priceCents, salePriceCents, onSale, optionValues } = variant;
  const link = absolute(product.url, origin);
  const [picture, ...others] = pictureLinks(product, variant, origin);
  if (link === '' || picture === undefined || priceCents === 0 || (onSale && salePriceCents === 0)) return null;
  const isSoldOut = productType !== 'digital' && isVariantSoldOut(variant);
  const isSale = onSale && salePriceCents < priceCents;
  const title = [name, ...optionValues.map(({ value }) => value)].join(', ');
  return [
    ['g:id', shortId(sku)],
    ['g:title', cut(title, most.title)],
    ['g:description', cut(description, most.description) || cut(title, most.description)],
    ['g:link', link],
    ['g:image_link', picture],
    ...others.map(address => ['g:additional_image_link', address] as const),
    ['g:availability', isSoldOut ? 'out_of_stock' : 'in_stock'],
    ['g:price', `${plainAmount(onSale && !isSale ? salePriceCents : priceCents, currency)} ${currency}`],
    ...isSale ? [['g:sale_price', `${plainAmount(salePriceCents, currency)} ${currency}`] as const] : [],
    ['g:condition', 'new'],
    // A shop here knows neither brands nor numbers of manufacturers.
    ['g:identifier_exists', 'no'],
    ...variants.length > 1 ? [['g:item_group_id', shortId(id)] as const] : [],
    ...optionTags(variant),
    ...categories.slice(0, 5).map(path => ['g:product_type', cut(path, most.productType)] as const),
    ...productType === 'physical' ? packageTags(variant) : [],
  ];
}
