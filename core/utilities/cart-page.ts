import { cartPageTypes, type PageType } from '../contract/enumerations.js';
import { pageDocument } from '../platform/page-document.js';
import { isPage } from '../platform/page.js';
import { $siteContext } from './site-context.js';

/** The element that draws the whole cart, as a tag or in its plain form. */
const cartRoot = 'site-cart, [data-site-cart]';

/**
 * Whether a page is the cart page: its type is 200 or 205, or it has a full-page cart root. By default the current page;
 * a type that is given takes the place of the site context's. spec: page-runtime-platform §2
 */
export function isCartPage(type: PageType | number | null = $siteContext.get().pageType): boolean {
  return (cartPageTypes as readonly (number | null)[]).includes(type) || (isPage && pageDocument.querySelector(cartRoot) !== null);
}
