import type { Consent } from '../../core/consent/consent-cookie.js';
import type { ConsentReceipt } from '../../core/stores/consent.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

/** The detail of `site-consent-change`. */
export interface ConsentChange { readonly consent: Consent }

export const positions = ['top', 'bottom', 'top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;

export const cookieBannerSettings = table({
  tag: 'cookie-banner',
  summary: 'Cookie consent banner: asks once, stores the answer for 30 days and informs every element on the page.',
  spec: 'page-runtime-platform §3-5, §9',
  loadOffscreen: true,
  settings: {
    variant: setting.choice(['bar', 'popup'], 'A bar across the page, or a popup in a corner.', { spec: 'page-runtime-platform §3' }),
    position: setting.choice(['auto', ...positions], 'Where the banner stands. A bar takes `top` or `bottom`, a popup a corner; `auto` is `bottom`, or `bottom-left` for a popup.', { spec: 'page-runtime-platform §3, §5' }),
    theme: setting.choice(['dark', 'light'], 'Colour scheme of the banner, independent of the page.', { spec: 'page-runtime-platform §3' }),
    text: setting.text('', 'Text of the banner where the tag has no content. HTML: text and links are kept; each block, list item and table row becomes a paragraph.', { spec: 'page-runtime-platform §5' }),
    ctaText: setting.text('', 'Label of the accept button; by default `Accept`.', { spec: 'page-runtime-platform §5' }),
    ctaVariant: setting.choice(['icon', 'text', 'button'], 'Appearance of the accept button.', { spec: 'page-runtime-platform §3' }),
    optOutCtaText: setting.text('', 'Label of the decline button; by default `Decline`.', { spec: 'page-runtime-platform §5' }),
    acceptType: setting.choice(['opt-in', 'opt-in-and-out'], 'Whether a decline button is shown. Never with `ctaVariant` `icon`.', { spec: 'page-runtime-platform §5' }),
    enabled: setting.flag(true, 'Whether the banner is shown to visitors who have not answered.', { aliases: ['isCookieBannerEnabled'], spec: 'page-runtime-platform §4' }),
    forced: setting.flag(false, 'Whether this is a preview. The banner is then always shown, and its buttons store nothing.', { spec: 'page-runtime-platform §4' }),
    platform: setting.choice(['none', 'cookiebot', 'onetrust', 'tcf', 'wordpress'], 'Another consent platform that asks instead of this banner; its answer counts for all elements.'),
    googleConsentMode: setting.flag(false, 'Tells Google tags the answer (Consent Mode v2): denied by default, updated with each answer. Put `consent-default.js` before Google\'s tag.'),
    receiptEndpoint: setting.url('', 'Address that a receipt of each answer is posted to as JSON. It has an id, the answer, the date and the page.'),
    receiptTokenEndpoint: setting.url('', 'Address that a single-use token is requested from when the banner asks. The receipt then carries it as `token`. For the reference service: `/api/consent/receipts/token`.'),
    reloadOnWithdrawal: setting.flag(true, 'Reloads the page when consent is withdrawn and scripts of other services are running, which nothing else stops. Where the visitor has typed something, a notice with a button asks first.'),
  },
  events: {
    'site-consent-change': event<ConsentChange>('The answer changed, here or in another tab.', { type: '{ consent: "unasked" | "accepted" | "declined" }' }),
    'site-consent-receipt': event<ConsentReceipt>('A visitor answered on this page; dispatched at the page itself, for your records.', { type: '{ id: string, consent: string, date: string, url: string, language: string, hasPrivacySignal: boolean }' }),
  },
  texts: {
    label: 'Cookies',
    text: 'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.',
    accept: 'Accept',
    decline: 'Decline',
    keep: 'Close and keep your answer',
    nowAccepted: 'At present you allow cookies.',
    nowDeclined: 'At present you do not allow cookies.',
    privacySignal: 'Your browser sends a Global Privacy Control signal. Until you answer, we take it as a no.',
    stillRunning: 'Scripts of other services are still running on this page. Reload the page to stop them. Anything you have typed here may be lost.',
    reload: 'Reload page',
  },
  translations: [() => import('./texts/texts.js')],
});
