import type { pagePaths } from '../contract/paths-of-pages.js';

type PathName = keyof typeof pagePaths | 'consentReceipts' | 'consentReceiptToken' | 'feed' | 'formProgress' | 'savedDraft' | 'count';

export interface SentDoc {
  readonly paths: readonly PathName[];
  readonly what: string;
  readonly when: string;
}

const afterYes = 'With consent.';
const asUsed = 'When the visitor uses it.';

/** Requests to the site's own service. An element that is not used sends none. */
export const sentDocs = [
  { paths: ['censusRecordHit', 'track'], what: 'A page view: its address and title, language, browser, screen, referrer, campaign and the visitor cookie. With the same fields: search terms, without email addresses and long numbers; the number of seconds in which the visitor was active; which recordings and videos were played, and how far.', when: afterYes },
  { paths: ['censusButtonClick', 'censusButtonRender', 'censusFormRender', 'censusOverlay', 'censusQuickView'], what: 'Views and uses of buttons, forms, popups and quick views, with the fields of a page view.', when: afterYes },
  { paths: ['count'], what: 'A page view, click, submitted form, search without results or played recording: the path of the page, the host of the referrer, the campaign, the class of the device (phone, tablet or desktop) and the language. No cookie and no id; the service stores sums by day and month.', when: 'Only with `counter`, also before consent. With `counter="unless-declined"`, not after the visitor has declined, and not with Global Privacy Control or Do Not Track.' },
  { paths: ['recordEvent', 'schemaEvents'], what: 'Events that your own scripts send with `track()` and `trackSchema()`.', when: afterYes },
  { paths: ['performanceSettings', 'performanceRecords'], what: 'The page\'s speed (LCP, INP, CLS, FCP, TTFB), its address and the affected tag.', when: afterYes },
  { paths: ['sessionReplayId'], what: 'A request for the id of a session replay. No data of the visitor.', when: 'When your own script calls `getSessionReplayId()`, with consent.' },
  { paths: ['javascriptErrors'], what: 'A script error: message, stack, address of the page, browser. No id of the visitor; `errors="false"` disables it.', when: 'When an error occurs, also before consent.' },
  { paths: ['trace'], what: 'Messages that your own scripts write with `log()`, and the address of the page.', when: 'When your script calls it, also before consent.' },
  { paths: ['consentReceiptToken', 'consentReceipts'], what: 'A consent receipt: a random id, the answer (allowed and declined purposes and the version of the policy, where the banner asks by purpose), the date, the page without its query, the language, and whether the browser sends Global Privacy Control. Only with `receipt-endpoint`.', when: 'When the visitor answers.' },
  { paths: ['formSubmissionKey', 'saveFormSubmission', 'formSubmissionState'], what: 'A form: what was typed, a random key, the page and the time. With consent also the fields of a page view.', when: 'When the form is sent.' },
  { paths: ['storedForm'], what: 'The ID of a form, to load its fields. No data of the visitor.', when: 'When a form without fields of its own, or with `sync`, is near the viewport.' },
  { paths: ['formProgress'], what: 'The ID of a form, once when a field is changed for the first time, and with the ID of the field that was reached last if the page is left without submitting. No cookie, no id and no typed text; the service stores sums by day.', when: 'If you have turned it on for the form. Not after the visitor has declined, and not with Global Privacy Control.' },
  { paths: ['savedDraft'], what: 'The ID of a form, to find out whether it can be saved. When the visitor saves it: the answers, encrypted in the browser, the email address, the address of the page and a key for the link of the email. The service stores the encrypted answers for 30 days, with the address of the page, and neither the key nor the email address. When the link is opened: the ID of the draft.', when: 'With `save-by-email`: near the viewport, and when the visitor saves or opens the link.' },
  { paths: ['captchaChallenge'], what: 'A request for a puzzle of the service\'s own captcha. No data of the visitor.', when: 'When the end of a form that uses it is near the viewport.' },
  { paths: ['placesAutocomplete', 'placesDetails'], what: 'What is typed into an address field, and a random key of this search.', when: 'While the visitor types, if you have enabled address search.' },
  { paths: ['geocode'], what: 'The address of a map, as written in your page.', when: 'When a map without coordinates is near the viewport.' },
  { paths: ['accountSession', 'plainLogin'], what: 'Email address and password at a login; the token at a logout.', when: asUsed },
  { paths: ['accountLocale'], what: 'The language of a logged-in visitor.', when: asUsed },
  { paths: ['ownerLogout'], what: 'The logout of an owner.', when: asUsed },
  { paths: ['siteHeaderFooter', 'multilingualSettings', 'multilingualStatus', 'multilingualLanguages', 'multilingualConnection'], what: 'Requests for the header, footer and languages of the site. No data of the visitor.', when: 'When your own script requests them.' },
  { paths: ['widgetRendering'], what: 'The settings of the widget, as written in your page.', when: 'When the widget is near the viewport.' },
  { paths: ['comments'], what: 'A request for comments; a comment with the name and text that were typed.', when: 'When they are near the viewport; when the comment is sent.' },
  { paths: ['search'], what: 'The words that were typed.', when: 'While the visitor types.' },
  { paths: ['products', 'product', 'categories', 'feed'], what: 'Requests for products, categories and posts. No data of the visitor.', when: 'When they are near the viewport.' },
  { paths: ['productReviews', 'plainReview'], what: 'A request for reviews; a review with the fields that were filled in.', when: 'When they are near the viewport; when the review is sent.' },
  { paths: ['cart', 'cartEntries', 'cartEntry', 'cartCoupons', 'cartCoupon', 'cartShipping'], what: 'The items in the cart, coupons, country and postcode for shipping.', when: asUsed },
  { paths: ['checkout', 'checkoutSubscribe', 'checkoutDonate', 'checkoutGiftCard', 'checkoutExpress', 'placeOrder'], what: 'The cart or the amount; at the order name, addresses, email address and phone.', when: asUsed },
  { paths: ['order', 'orderStatus'], what: 'The token of an order, from its link.', when: 'When the page of an order is opened.' },
] as const satisfies readonly SentDoc[];

type DocumentedPath = (typeof sentDocs)[number]['paths'][number];
/** Does not compile if a path has no row above: its type then names the path. */
export const isComplete: [Exclude<PathName, DocumentedPath>] extends [never] ? true : Exclude<PathName, DocumentedPath> = true;

export interface OtherHostDoc {
  readonly element: string;
  readonly hosts: string;
  readonly what: string;
  readonly when: string;
}

const yesOrPress = 'With consent to cookies or to this host, or when the visitor presses the button.';

/** Requests to other hosts, by source folder. Each contains the visitor's IP address and browser. */
export const otherHostDocs: Readonly<Record<string, OtherHostDoc>> = {
  'elements/site-video': { element: '`<site-video>`', hosts: 'the video\'s service, such as youtube-nocookie.com or player.vimeo.com', what: 'The player. It may store cookies.', when: 'When the visitor presses play, or has always allowed the host.' },
  'elements/site-map': { element: '`<site-map>`', hosts: 'the host of the tiles or style that you have set', what: 'Images or data of the visible part of the map.', when: `${yesOrPress} Tiles of your own host need none.` },
  'elements/site-embed': { element: '`<site-embed>`', hosts: 'the host of the page that you embed', what: 'The page in a frame. It may store cookies.', when: yesOrPress },
  'elements/site-booking': { element: '`<site-booking>`', hosts: 'the booking service', what: 'The widget in a frame. It may store cookies.', when: yesOrPress },
  'elements/site-consent-gate': { element: '`<site-consent-gate>`', hosts: 'the hosts in its template', what: 'The content of the template.', when: yesOrPress },
  'elements/site-fonts': { element: '`<site-fonts>`', hosts: 'the host of the style sheet, and those of its fonts', what: 'Fonts.', when: 'With consent to cookies or to this host.' },
  'elements/site-follow': { element: '`<site-follow buttons="official">`', hosts: 'platform.twitter.com, apis.google.com, assets.pinterest.com', what: 'A script that renders the button. It may store cookies.', when: 'With consent to cookies.' },
  'elements/site-comment-count': { element: '`<site-comment-count>`', hosts: 'your Disqus site', what: 'A script that counts. It may store cookies.', when: 'With consent to cookies.' },
  'elements/site-element-editor': { element: '`<site-element-editor>`', hosts: 'the host of its own script, or of `schemas`', what: 'The settings of an element.', when: 'When an element is edited.' },
  'elements/site-font-browser': { element: '`<site-font-browser kit>`', hosts: 'use.typekit.net', what: 'A style sheet and fonts.', when: 'With consent to cookies, or when an editor allows it there.' },
  'core/rich-text': { element: 'elements in a rich-text editor', hosts: 'the host of `schemas`', what: 'The settings of an element.', when: 'When its settings are opened.' },
  'elements/cookie-banner': { element: '`<script type="text/plain" data-consent>`', hosts: 'the hosts that the script uses', what: 'The script, and its requests.', when: 'With consent to cookies.' },
  'core/forms': { element: 'forms', hosts: 'the host of `action`, if you post to another service; the host of your captcha', what: 'What was typed; the captcha\'s script, which may store cookies.', when: 'When the form is sent; with consent to cookies or to this host, or when the visitor presses the captcha.' },
};
