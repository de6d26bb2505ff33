import type { CookieName } from '../platform/cookie-names.js';
import type { storedKeys, tabChannels } from '../platform/stored-keys.js';

/** `needed`: the visitor's request does not work without it. `yes`: only with consent. */
export type Reason = 'needed' | 'yes';

export interface StoredDoc {
  readonly what: string;
  readonly by: string;
  readonly until: string;
  readonly reason: Reason;
}

/** Cookies that scripts of the elements write. Their lifetime is in the table that the code uses. */
export const cookieDocs: Readonly<Record<CookieName, Omit<StoredDoc, 'until'>>> = {
  ss_cookieAllowed: { what: 'The answer to the cookie banner: `true` or `false`.', by: '`<cookie-banner>`, `<site-consent-link>`', reason: 'needed' },
  ss_cookiePurposes: {
    what: 'The answer by purpose and the version of the policy, where purposes are asked: `statistics~marketing~2` is yes to statistics and no to marketing.',
    by: '`<cookie-banner>`', reason: 'needed',
  },
  ss_cvr: { what: 'A random id, the times of the first, last and current visit, and the number of visits.', by: '`<site-analytics>`', reason: 'yes' },
  ss_cvt: { what: 'The start time of the current visit.', by: '`<site-analytics>`', reason: 'yes' },
  ss_analyticsId: { what: 'A random id for events that your own scripts send with `trackSchema()`.', by: '`<site-analytics>`', reason: 'yes' },
};

/** Cookies that the reference service sets. Another backend may use other names. */
export const serviceCookieDocs: Readonly<Record<string, StoredDoc>> = {
  crumb: { what: 'A random token that protects forms against forgery (CSRF).', by: 'the reference service, with the first request that changes something', until: 'until the browser is closed', reason: 'needed' },
  cart: { what: 'A signed id of the cart, if the service stores it.', by: 'the reference service, when an item is added to the cart', until: '30 days', reason: 'needed' },
  site_user_session: { what: 'A random token of a visitor who has logged in.', by: 'the reference service, at the login', until: 'until the logout, or until the browser is closed; longer if the visitor chose to stay logged in', reason: 'needed' },
  owner_session: { what: 'A random token of an owner who has logged in. Never set for visitors.', by: 'the owner pages', until: 'until the logout', reason: 'needed' },
  known_device: {
    what: 'A random id of a browser that has logged in, and its account. Failed logins in other browsers do not lock it out.', by: 'the reference service and the owner pages, after a login', until: '400 days', reason: 'needed',
  },
  owner_login: { what: 'A random token that protects the owner\'s login form. Never set for visitors.', by: 'the owner pages', until: '1 hour', reason: 'needed' },
};

type StorageDoc = StoredDoc & { readonly where: string };
const local = 'local storage';
const session = 'session storage';

/** Entries of local and session storage. */
export const storageDocs: Readonly<Record<keyof typeof storedKeys, StorageDoc>> = {
  cart: { what: 'The cart: names, prices and quantities of its products.', by: '`<site-cart>` and the buttons that fill it', where: local, until: 'it is emptied or ordered', reason: 'needed' },
  currency: { what: 'The currency that the visitor has chosen.', by: '`selectCurrency()` of your page', where: local, until: 'the visitor clears it', reason: 'needed' },
  firstSession: { what: 'The time of the first visit, so that a later one is not counted as the first.', by: '`<site-analytics>`', where: local, until: 'the visitor declines cookies or clears it', reason: 'yes' },
  embedHosts: { what: 'Hosts that the visitor always allows, for maps, videos and embeds.', by: '"Always show" of `<site-map>`, `<site-video>`, `<site-embed>`, `<site-consent-gate>` and captchas', where: local, until: 'the visitor withdraws it or declines cookies', reason: 'needed' },
  consentReceipt: { what: 'The number of the receipt of the last answer to the cookie banner, so that the visitor can see and copy it.', by: '`<cookie-banner receipt-endpoint>`', where: local, until: 'the next answer, or the answer is taken back', reason: 'needed' },
  audioPlaces: { what: 'The position at which the visitor stopped listening.', by: '`<site-audio>`', where: local, until: 'the end is reached', reason: 'needed' },
  orders: { what: 'Ids of the last orders, so that ordered items are removed from the cart only once.', by: '`<site-order-summary>`', where: local, until: 'the visitor clears it', reason: 'needed' },
  account: { what: 'Id, email address, roles and token of a visitor who has logged in.', by: '`<site-login>`', where: `${session}; ${local} if the visitor chose to stay logged in`, until: 'the logout, or the session ends', reason: 'needed' },
  noRedirect: { what: 'A mark: an owner stays on the page after logging in.', by: '`<site-login>`, for owners only', where: session, until: 'the tab is closed', reason: 'needed' },
  preview: { what: 'A mark: an owner is viewing a preview.', by: '`<site-login>`, for owners only', where: session, until: 'the tab is closed', reason: 'needed' },
  popup: { what: 'The time at which a popup was closed, and whether the visitor has signed up in it.', by: '`<site-popup>`', where: local, until: 'the visitor clears it; ignored once the popup has a new version', reason: 'needed' },
  announcement: { what: 'The time at which an announcement was closed.', by: '`<site-announcement-bar>`', where: local, until: 'the visitor clears it; ignored once the bar has a new version', reason: 'needed' },
  commentDraft: { what: 'The draft of a comment, with the name.', by: '`<site-comments>`', where: session, until: 'it is sent or the tab is closed', reason: 'needed' },
  search: { what: 'Words of the pages of your site, so that they are loaded only once.', by: '`<site-search>` with a sitemap', where: session, until: 'the tab is closed; it is used for 30 minutes', reason: 'needed' },
};

/** Entries of forms, one for each form of each page. The key begins with the tag. */
export const formDocs: readonly (StorageDoc & { readonly key: string })[] = [
  { key: 'site-form:…', what: 'The draft of a form; `draft="none"` disables it. Passwords, files and fields that are marked as card numbers are never stored.', by: '`<site-form>`, `<site-newsletter>` and other forms', where: `${session}; ${local} with \`draft="local"\``, until: 'it is sent, the tab is closed, or a week has passed', reason: 'needed' },
  { key: 'site-form:…:key', what: 'A random key, so that a form that is sent twice is stored only once.', by: 'the same forms', where: `${session}; ${local} with \`draft="local"\``, until: 'the response has arrived', reason: 'needed' },
  { key: 'site-form:…:saved', what: 'IDs of drafts that the visitor has saved with a link by email, so that submitting the form deletes them. Not the keys of the links.', by: 'the same forms with `save-by-email`', where: `${session}; ${local} with \`draft="local"\``, until: 'it is sent, the tab is closed, or the visitor clears it', reason: 'needed' },
  { key: 'site-form:…:steps', what: 'The current step of a form with steps, and which fields had files.', by: 'the same forms with `data-site-step`', where: `${session}; ${local} with \`draft="local"\``, until: 'it is sent, the tab is closed, or a week has passed', reason: 'needed' },
];

/** Messages between open tabs of your site. They are not stored. */
export const channelDocs: Readonly<Record<keyof typeof tabChannels, string>> = {
  consent: 'The answer to the cookie banner.',
  account: 'A login or logout of the visitor.',
  admin: 'For owners only: a preview, login or logout.',
};
