import type { Consent } from '../../core/consent/consent-cookie.js';
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
    position: setting.choice(['auto', ...positions], 'Position: `top` or `bottom` for a bar, a corner for a popup. `auto` is `bottom`, or `bottom-left` for a popup.', { spec: 'page-runtime-platform §3, §5' }),
    theme: setting.choice(['dark', 'light'], 'Colour scheme of the banner, independent of the page.', { spec: 'page-runtime-platform §3' }),
    text: setting.text('', 'Text of the banner where the tag has no content. HTML paragraphs and links are kept, everything else becomes plain text.', { spec: 'page-runtime-platform §5' }),
    ctaText: setting.text('', 'Label of the accept button; by default `Accept`.', { spec: 'page-runtime-platform §5' }),
    ctaVariant: setting.choice(['icon', 'text', 'button'], 'Appearance of the accept button.', { spec: 'page-runtime-platform §3' }),
    optOutCtaText: setting.text('', 'Label of the decline button; by default `Decline`.', { spec: 'page-runtime-platform §5' }),
    acceptType: setting.choice(['opt-in', 'opt-in-and-out'], 'Whether a decline button is shown. Never with `ctaVariant` `icon`.', { spec: 'page-runtime-platform §5' }),
    enabled: setting.flag(true, 'Whether the banner is shown to visitors who have not answered.', { aliases: ['isCookieBannerEnabled'], spec: 'page-runtime-platform §4' }),
    forced: setting.flag(false, 'Preview: the banner is always shown and its buttons store nothing.', { spec: 'page-runtime-platform §4' }),
  },
  events: {
    'site-consent-change': event<ConsentChange>('The answer changed, here or in another tab.', { type: '{ consent: "unasked" | "accepted" | "declined" }' }),
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
  },
});
