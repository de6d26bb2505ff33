import type { CookieName } from '../../platform/cookie-names.js';
import type { storedKeys } from '../../platform/stored-keys.js';
import type { Purpose } from '../purposes.js';
import type { CatalogText } from './catalog-texts.js';

/** One thing that elements store in the visitor's browser, or load from another host. */
export interface OwnStorage {
  /** What it is, in the visitor's words. */
  readonly text: CatalogText;
  readonly purpose: Purpose;
  /** Selector of the elements that do it; empty where only owners, or scripts of the page, have it. */
  readonly by: string;
}

const forms = 'site-form, site-newsletter, site-comments, site-donation-button';
const cart = 'site-cart, site-cart-badge, site-add-to-cart, site-product, site-product-list, site-checkout-button';
const banner = 'cookie-banner, site-consent-link';

/** Cookies. The lifetime of each is in the table that the code uses. */
export const ownCookies: Readonly<Record<CookieName, OwnStorage>> = {
  ss_cookieAllowed: { text: 'consentAnswer', purpose: 'necessary', by: banner },
  ss_cookiePurposes: { text: 'purposeAnswer', purpose: 'necessary', by: 'cookie-banner[purposes]' },
  ss_cvr: { text: 'visitor', purpose: 'statistics', by: 'site-analytics' },
  ss_cvt: { text: 'visit', purpose: 'statistics', by: 'site-analytics' },
  ss_analyticsId: { text: 'eventId', purpose: 'statistics', by: 'site-analytics' },
};

/** Entries of local and session storage. */
export const ownEntries: Readonly<Record<keyof typeof storedKeys, OwnStorage & { readonly area: 'local' | 'session' }>> = {
  cart: { text: 'cart', purpose: 'necessary', by: cart, area: 'local' },
  currency: { text: 'currency', purpose: 'necessary', by: '', area: 'local' },
  firstSession: { text: 'firstVisit', purpose: 'statistics', by: 'site-analytics', area: 'local' },
  embedHosts: { text: 'allowedHosts', purpose: 'necessary', by: 'site-map, site-video, site-embed, site-booking, site-consent-gate', area: 'local' },
  consentReceipt: { text: 'receiptNumber', purpose: 'necessary', by: 'cookie-banner[receipt-endpoint]', area: 'local' },
  audioPlaces: { text: 'audioPlace', purpose: 'necessary', by: 'site-audio', area: 'local' },
  orders: { text: 'orders', purpose: 'necessary', by: 'site-order-summary', area: 'local' },
  account: { text: 'account', purpose: 'necessary', by: 'site-login', area: 'session' },
  noRedirect: { text: 'account', purpose: 'necessary', by: '', area: 'session' },
  preview: { text: 'account', purpose: 'necessary', by: '', area: 'session' },
  popup: { text: 'closedNotice', purpose: 'necessary', by: 'site-popup', area: 'local' },
  announcement: { text: 'closedNotice', purpose: 'necessary', by: 'site-announcement-bar', area: 'local' },
  commentDraft: { text: 'draft', purpose: 'necessary', by: 'site-comments', area: 'session' },
  search: { text: 'searchWords', purpose: 'necessary', by: 'site-search', area: 'session' },
};

/** The drafts of forms, one for each form of each page. */
export const ownForms: Readonly<Record<string, OwnStorage & { readonly area: 'local' | 'session' }>> = {
  'site-form:…': { text: 'draft', purpose: 'necessary', by: forms, area: 'session' },
};

/** What elements load from other hosts, by source folder. The other host may store more. */
export const ownContent: Readonly<Record<string, OwnStorage>> = {
  'elements/site-video': { text: 'videos', purpose: 'marketing', by: 'site-video' },
  'elements/site-map': { text: 'maps', purpose: 'functional', by: 'site-map' },
  'elements/site-embed': { text: 'embeds', purpose: 'marketing', by: 'site-embed' },
  'elements/site-booking': { text: 'bookings', purpose: 'functional', by: 'site-booking' },
  'elements/site-consent-gate': { text: 'embeds', purpose: 'marketing', by: 'site-consent-gate' },
  'elements/site-fonts': { text: 'fonts', purpose: 'functional', by: 'site-fonts' },
  'elements/site-follow': { text: 'followButtons', purpose: 'marketing', by: 'site-follow[buttons=official]' },
  'elements/site-comment-count': { text: 'commentCounts', purpose: 'functional', by: 'site-comment-count' },
  'core/forms': { text: 'captchas', purpose: 'functional', by: 'site-form[captcha]' },
};
