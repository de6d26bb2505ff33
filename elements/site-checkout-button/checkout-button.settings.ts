import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';
import { checkoutRoutes, type CheckoutRoute } from './checkout-target.js';

export const checkoutButtonSettings = table({
  tag: 'site-checkout-button',
  summary: 'Turns your own link or button into a checkout button for the cart, a subscription, a donation or a gift card.',
  spec: 'commerce-forms-data §2, §8',
  replaysClick: true,
  settings: {
    route: setting.choice(Object.keys(checkoutRoutes) as CheckoutRoute[], 'What the visitor pays for.', { spec: 'commerce-forms-data §2' }),
    checkoutUrl: setting.url(
      '',
      'URL of the checkout. Default: `/commerce/goto-checkout`, `/checkout/subscribe`, `/checkout/donate` or `/checkout/giftcard`.',
      { spec: 'commerce-forms-data §2' },
    ),
    cartToken: setting.text('', 'Token of the cart with the subscription. By default, it is requested from your shop.', {
      spec: 'commerce-forms-data §2',
    }),
    cartCookie: setting.text(
      '',
      "Name of your shop's cart cookie, if scripts can read it. With this cookie, the checkout opens even if the page has no cart.",
      { spec: 'commerce-forms-data §2' },
    ),
    donatePageId: setting.text('', 'ID of the donation page.', { spec: 'commerce-forms-data §2' }),
    giftCardProductId: setting.text('', 'ID of the gift card product.', { spec: 'commerce-forms-data §2' }),
    websiteId: setting.text('', 'ID of the website that sells the gift card. Default: the ID in the site context.', {
      spec: 'commerce-forms-data §2',
    }),
    sku: setting.text('', 'SKU of the gift card amount. Without it, the visitor chooses an amount at checkout.', {
      spec: 'commerce-forms-data §2',
    }),
  },
  events: {
    'site-checkout-open': event<{ route: CheckoutRoute; url: string }>(
      'The visitor goes to checkout. Cancelable: after `preventDefault()`, the visitor stays on the page.',
      { cancelable: true, type: '{ route: string, url: string }' },
    ),
  },
  texts: {
    cart: 'Checkout',
    subscribe: 'Subscribe',
    donate: 'Donate',
    giftcard: 'Buy a gift card',
    or: 'or',
    noCart: 'Your session has expired or cookies are disabled, so checkout cannot continue.',
    failed: 'The shop is not responding. Please try again.',
  },
  translations: [language => import(`./texts/${language}.js`)],
});

type Rows = typeof checkoutButtonSettings;
export type CheckoutButtonHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
