import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';
import { checkoutRoutes, type CheckoutRoute } from './checkout-target.js';

export const checkoutButtonSettings = table({
  tag: 'site-checkout-button',
  summary: 'Makes your own link or button lead to the checkout: of the cart, a subscription, a donation or a gift card.',
  spec: 'commerce-forms-data §2, §8',
  replaysClick: true,
  settings: {
    route: setting.choice(Object.keys(checkoutRoutes) as CheckoutRoute[], 'What is paid.', { spec: 'commerce-forms-data §2' }),
    checkoutUrl: setting.url('', 'Address of the checkout; by default `/commerce/goto-checkout`, `/checkout/subscribe`, `/checkout/donate` or `/checkout/giftcard`.', { spec: 'commerce-forms-data §2' }),
    cartToken: setting.text('', 'Names the cart of a subscription; by default your shop is asked for it.', { spec: 'commerce-forms-data §2' }),
    cartCookie: setting.text('', 'Cookie in which your shop keeps the cart, where scripts may read it: with it the checkout opens although the page knows of no cart.', { spec: 'commerce-forms-data §2' }),
    donatePageId: setting.text('', 'Id of what is donated to.', { spec: 'commerce-forms-data §2' }),
    giftCardProductId: setting.text('', 'Id of the gift card.', { spec: 'commerce-forms-data §2' }),
    websiteId: setting.text('', 'Id of the website that sells the gift card; by default that of the site context.', { spec: 'commerce-forms-data §2' }),
    sku: setting.text('', 'SKU of one amount of the gift card; without it the checkout asks.', { spec: 'commerce-forms-data §2' }),
  },
  events: {
    'site-checkout-open': event<{ route: CheckoutRoute; url: string }>('The visitor goes to the checkout. Cancelable: `preventDefault()` keeps them here.', { cancelable: true, type: '{ route: string, url: string }' }),
  },
  texts: {
    cart: 'Checkout', subscribe: 'Subscribe', donate: 'Donate', giftcard: 'Buy a gift card', or: 'or',
    noCart: 'Your session has expired or cookies are disabled, so checkout cannot continue.',
    failed: 'The shop does not answer. Please try again.',
  },
  translations: [() => import('./texts/texts.js')],
});

type Rows = typeof checkoutButtonSettings;
export type CheckoutButtonHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
