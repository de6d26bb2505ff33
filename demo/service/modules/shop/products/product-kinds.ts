import type { ItemVisibility } from 'site-elements/contract/enumerations';
import type { ProductType } from 'site-elements/contract/store';
import type { ProductText } from './texts/en.js';

/** What an owner calls the kinds of products: in a list, and where one is chosen. */
export const productKinds: Readonly<Record<ProductType, { readonly listed: ProductText; readonly chosen: ProductText }>> = {
  physical: { listed: 'productPhysical', chosen: 'productPhysicalSent' },
  digital: { listed: 'productDigital', chosen: 'productDigitalFile' },
  service: { listed: 'productService', chosen: 'productService' },
  giftCard: { listed: 'productGiftCard', chosen: 'productGiftCard' },
  paywall: { listed: 'productPaywall', chosen: 'productPaywall' },
};

export const productStates = { published: 'productAvailable', draft: 'productHidden' } as const satisfies Readonly<
  Partial<Record<ItemVisibility, ProductText>>
>;
