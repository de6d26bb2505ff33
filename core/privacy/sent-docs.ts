import type { pagePaths } from '../contract/paths-of-pages.js';

type PathName = keyof typeof pagePaths | 'consentReceipts' | 'consentReceiptToken' | 'feed';

export interface SentDoc {
  readonly paths: readonly PathName[];
  readonly what: string;
  readonly when: string;
}

const afterYes = 'After the visitor has agreed.';
const asUsed = 'When the visitor does it.';

/** What is sent to the site's own service. Nothing is sent where an element is not used. */
export const sentDocs = [
  { paths: ['censusRecordHit', 'track'], what: 'A page view: its address and title, language, browser, screen, referrer, campaign and the visitor cookie. With the same fields: what was searched for, without email addresses and long numbers; for how many seconds the visitor was active; which recordings and videos were played, and how far.', when: afterYes },
  { paths: ['censusButtonClick', 'censusButtonRender', 'censusFormRender', 'censusOverlay', 'censusQuickView'], what: 'That a button, form, popup or quick view was seen or used, with the fields of a page view.', when: afterYes },
  { paths: ['recordEvent', 'schemaEvents'], what: 'Events that your own scripts send with `track()` and `trackSchema()`.', when: afterYes },
  { paths: ['performanceSettings', 'performanceRecords'], what: 'How quick the page was (LCP, INP, CLS, FCP, TTFB), its address and the tag it was about.', when: afterYes },
  { paths: ['sessionReplayId'], what: 'A request for the id of a session replay. Nothing of the visitor.', when: 'When your own script calls `getSessionReplayId()`, after the visitor has agreed.' },
  { paths: ['javascriptErrors'], what: 'An error of a script: message, stack, address of the page, browser. No id of the visitor; `errors="false"` turns it off.', when: 'When it happens, before an answer too.' },
  { paths: ['trace'], what: 'What your own scripts write with `log()`, and the address of the page.', when: 'When your script calls it, before an answer too.' },
  { paths: ['consentReceiptToken', 'consentReceipts'], what: 'A receipt of an answer: a random id, the answer, the date, the page without its query, the language, and whether the browser sends Global Privacy Control. Only with `receipt-endpoint`.', when: 'When the visitor answers.' },
  { paths: ['formSubmissionKey', 'saveFormSubmission', 'formSubmissionState'], what: 'A form: what was typed, a random key, the page and the time. With consent also the fields of a page view.', when: 'When the form is sent.' },
  { paths: ['captchaChallenge'], what: 'A request for a puzzle of the service\'s own captcha. Nothing of the visitor.', when: 'Near the end of a form that uses it.' },
  { paths: ['placesAutocomplete', 'placesDetails'], what: 'What is typed into an address field, and a random key of this search.', when: 'While it is typed, where you have turned it on.' },
  { paths: ['geocode'], what: 'The address of a map, as it stands in your page.', when: 'When a map without coordinates comes near.' },
  { paths: ['accountSession', 'plainLogin'], what: 'Email address and password at a login; the token at a logout.', when: asUsed },
  { paths: ['accountLocale'], what: 'The language that a visitor who has logged in reads in.', when: asUsed },
  { paths: ['ownerLogout'], what: 'The logout of an owner.', when: asUsed },
  { paths: ['siteHeaderFooter', 'multilingualSettings', 'multilingualStatus', 'multilingualLanguages', 'multilingualConnection'], what: 'Requests for header, footer and languages of the site. Nothing of the visitor.', when: 'When your own script asks for them.' },
  { paths: ['widgetRendering'], what: 'The settings of the widget, as they stand in your page.', when: 'When it comes near.' },
  { paths: ['comments'], what: 'A request for comments; a comment with the name and text that were typed.', when: 'When they come near; when the comment is sent.' },
  { paths: ['search'], what: 'The words that were typed.', when: 'While the visitor types.' },
  { paths: ['products', 'product', 'categories', 'feed'], what: 'Requests for products, categories and posts. Nothing of the visitor.', when: 'When they come near.' },
  { paths: ['productReviews', 'plainReview'], what: 'A request for reviews; a review with the fields that were filled in.', when: 'When they come near; when the review is sent.' },
  { paths: ['cart', 'cartEntries', 'cartEntry', 'cartCoupons', 'cartCoupon', 'cartShipping'], what: 'What is put into the cart, coupons, country and postcode for shipping.', when: asUsed },
  { paths: ['checkout', 'checkoutSubscribe', 'checkoutDonate', 'checkoutGiftCard', 'checkoutExpress', 'placeOrder'], what: 'The cart or the amount; at the order name, addresses, email address and phone.', when: asUsed },
  { paths: ['order', 'orderStatus'], what: 'The token of an order, as its link has it.', when: 'When the page of an order is opened.' },
] as const satisfies readonly SentDoc[];

type Told = (typeof sentDocs)[number]['paths'][number];
/** Does not compile where a path has no row above: its type then names the path. */
export const isComplete: [Exclude<PathName, Told>] extends [never] ? true : Exclude<PathName, Told> = true;

export interface OtherHostDoc {
  readonly element: string;
  readonly hosts: string;
  readonly what: string;
  readonly when: string;
}

const yesOrPress = 'After a yes to cookies, to this host, or a press at this place.';

/** Who else is asked, by the source folder that does it. Every such request carries the visitor's IP address and browser. */
export const otherHostDocs: Readonly<Record<string, OtherHostDoc>> = {
  'elements/site-video': { element: '`<site-video>`', hosts: 'the video\'s service, such as youtube-nocookie.com or player.vimeo.com', what: 'The player. It may store cookies.', when: 'When the visitor presses play, or has always allowed the host.' },
  'elements/site-map': { element: '`<site-map>`', hosts: 'the host of the tiles or style that you have set', what: 'Pictures or data of the part of the map that is seen.', when: `${yesOrPress} Tiles of your own host need none.` },
  'elements/site-embed': { element: '`<site-embed>`', hosts: 'the host of the page that you embed', what: 'The page in a frame. It may store cookies.', when: yesOrPress },
  'elements/site-booking': { element: '`<site-booking>`', hosts: 'the booking service', what: 'The widget in a frame. It may store cookies.', when: yesOrPress },
  'elements/site-consent-gate': { element: '`<site-consent-gate>`', hosts: 'whatever its template names', what: 'What you have put into the template.', when: yesOrPress },
  'elements/site-fonts': { element: '`<site-fonts>`', hosts: 'the host of the style sheet, and those of its fonts', what: 'Fonts.', when: 'After a yes to cookies or to this host.' },
  'elements/site-follow': { element: '`<site-follow buttons="official">`', hosts: 'platform.twitter.com, apis.google.com, assets.pinterest.com', what: 'A script that draws the button. It may store cookies.', when: 'After a yes to cookies.' },
  'elements/site-comment-count': { element: '`<site-comment-count>`', hosts: 'your Disqus site', what: 'A script that counts. It may store cookies.', when: 'After a yes to cookies.' },
  'elements/cookie-banner': { element: '`<script type="text/plain" data-consent>`', hosts: 'whatever the script names', what: 'The script, and what it does.', when: 'After a yes to cookies.' },
  'core/forms': { element: 'forms', hosts: 'the host of `action`, where you post to another service; the host of a captcha that you have chosen', what: 'What was typed; the captcha\'s script, which may store cookies.', when: 'When the form is sent; after a yes to cookies, to this host, or a press on the captcha.' },
};
