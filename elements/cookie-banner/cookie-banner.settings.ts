import type { Consent } from '../../core/consent/purposes.js';
import type { ConsentReceipt } from '../../core/stores/consent.js';
import { namesFormat, versionFormat } from '../../core/settings/formats.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

/** The detail of `site-consent-change`. */
export interface ConsentChange {
  readonly consent: Consent;
  /** Only where the banner asks by purpose. */
  readonly granted?: readonly string[];
  readonly declined?: readonly string[];
}

export const positions = ['top', 'bottom', 'top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;

export const cookieBannerSettings = table({
  tag: 'cookie-banner',
  summary: 'Cookie consent banner: asks once, stores the answer for 30 days and informs every element on the page.',
  spec: 'page-runtime-platform §3-5, §9',
  loadOffscreen: true,
  preloads: { '?ss_cookieAllowed': ['CookieBanner.tsx'] }, // who has answered pays nothing for it
  settings: {
    variant: setting.choice(['bar', 'popup'], 'A bar across the page, or a popup in a corner.', { spec: 'page-runtime-platform §3' }),
    position: setting.choice(
      ['auto', ...positions],
      'Position of the banner: `top` or `bottom` for a bar, a corner for a popup. `auto` is `bottom` for a bar and `bottom-left` for a popup.',
      { spec: 'page-runtime-platform §3, §5' },
    ),
    theme: setting.choice(['dark', 'light'], 'Color scheme of the banner, independent of the page.', { spec: 'page-runtime-platform §3' }),
    text: setting.text(
      '',
      'Text of the banner if the tag has no content. May be HTML: text and links are kept, and each block, list item and table row becomes a paragraph.',
      { spec: 'page-runtime-platform §5' },
    ),
    ctaText: setting.text('', 'Label of the accept button. Default: `Accept`.', { spec: 'page-runtime-platform §5' }),
    ctaVariant: setting.choice(['icon', 'text', 'button'], 'Appearance of the accept button.', { spec: 'page-runtime-platform §3' }),
    optOutCtaText: setting.text('', 'Label of the decline button. Default: `Decline`.', { spec: 'page-runtime-platform §5' }),
    acceptType: setting.choice(
      ['opt-in', 'opt-in-and-out'],
      'Shows only an accept button, or also a decline button. With `ctaVariant` `icon`, there is no decline button.',
      { spec: 'page-runtime-platform §5' },
    ),
    purposes: setting.text(
      '',
      'Asks for each purpose, such as `functional statistics marketing`. Without it, the banner asks a simple yes or no. Names of your own are possible.',
      { format: namesFormat },
    ),
    purposeTexts: setting.json<unknown>(
      {},
      'Your own title and text of a purpose: `{ "chat": { "title": "Support chat", "text": "…" } }`. Default: ours, in 15 languages.',
      { type: '{ [purpose: string]: { title?: string, text?: string } }' },
    ),
    services: setting.json<unknown>(
      [],
      'Services that you have added to your site, with their purpose and what they store. Listed in the banner.',
      { type: '{ name: string, purpose: string, provider?: string, url?: string, what?: string, stores?: { name: string, what?: string, lasts?: string }[] }[]' },
    ),
    answerDays: setting.number(30, 'Number of days until the banner asks again.', { min: 1, max: 390, integer: true }),
    policyVersion: setting.text(
      '',
      'Version of your privacy policy. Visitors who answered another version are asked again. Needs `purposes`.',
      { format: versionFormat },
    ),
    earlierPurposes: setting.text(
      '',
      'Purposes named in the text of your earlier banner without `purposes`. Earlier consent applies to these; the banner asks about the others.',
      { format: namesFormat },
    ),
    optOutRegions: setting.text(
      '',
      'Regions where cookies are allowed until the visitor declines, such as `US BR`. All others, and unknown ones, are asked first.',
      { format: namesFormat },
    ),
    noBannerRegions: setting.text(
      '',
      'Regions where cookies are allowed and no banner is shown. Visitors can decline with a link to `#cookie-settings`.',
      { format: namesFormat },
    ),
    optInRegions: setting.text(
      '',
      'Regions that are asked first although their country is in another list, such as `US-CA`.',
      { format: namesFormat },
    ),
    region: setting.text(
      '',
      'The visitor\'s region, such as `US-CA`, written by your server or CDN. Default: `<meta name="site-region" content="US-CA">`.',
      { format: namesFormat },
    ),
    enabled: setting.flag(true, 'Shows the banner to visitors who have not answered.', {
      aliases: ['isCookieBannerEnabled'],
      spec: 'page-runtime-platform §4',
    }),
    forced: setting.flag(false, 'Turns on preview mode. The banner is always shown, and its buttons store nothing.', {
      spec: 'page-runtime-platform §4',
    }),
    platform: setting.choice(
      ['none', 'cookiebot', 'onetrust', 'tcf', 'wordpress'],
      'Another consent platform that asks instead of this banner. Its answer applies to all elements.',
    ),
    googleConsentMode: setting.flag(
      false,
      "Sends the answer to Google tags (Consent Mode v2): denied by default, or as the visitor's region allows. Put `consent-default.js` before Google's tag.",
    ),
    receiptEndpoint: setting.url(
      '',
      'URL to which a receipt of each answer is posted as JSON, with an id, the answer, the date and the page.',
    ),
    receiptTokenEndpoint: setting.url(
      '',
      'URL of a single-use token, requested when the banner opens and sent with the receipt as `token`. Reference service: `/api/consent/receipts/token`.',
    ),
    reloadOnWithdrawal: setting.flag(
      true,
      'Reloads the page when consent is withdrawn while third-party scripts are running, because only a reload stops them. If the visitor has typed something, a notice asks first.',
    ),
  },
  events: {
    'site-consent-change': event<ConsentChange>('The answer changed, here or in another tab.', {
      type: '{ consent: "unasked" | "accepted" | "declined", granted?: readonly string[], declined?: readonly string[] }',
    }),
    'site-consent-receipt': event<ConsentReceipt>('A visitor answered on this page. Dispatched on `document`, for your records.', {
      type: '{ id: string, consent: string, granted?: readonly string[], declined?: readonly string[], policyVersion?: string, date: string, url: string, '
        + 'language: string, hasPrivacySignal: boolean, regionRule?: "opt-in" | "opt-out" | "no-banner", region?: string }',
    }),
  },
  texts: {
    label: 'Cookies',
    text: 'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.',
    accept: 'Accept',
    decline: 'Decline',
    keep: 'Close and keep your answer',
    nowAccepted: 'You currently allow cookies.',
    nowDeclined: 'You currently do not allow cookies.',
    privacySignal: 'Your browser sends a Global Privacy Control signal. Until you answer, we treat it as a decline.',
    stillRunning:
      'Third-party scripts are still running on this page. Reload the page to stop them. You may lose anything you have typed here.',
    reload: 'Reload page',
  },
  translations: [language => import(`./texts/${language}.js`)],
});
