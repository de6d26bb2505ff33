import type { Consent } from '../../core/consent/consent-cookie.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

/** What `site-consent-change` tells. */
export interface ConsentChange { readonly consent: Consent }

export const positions = ['top', 'bottom', 'top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;

export const cookieBannerSettings = table({
  tag: 'cookie-banner',
  summary: 'Asks once whether cookies are allowed, remembers the answer for 30 days and tells every element on the page.',
  spec: 'page-runtime-platform §3-5, §9',
  loadOffscreen: true,
  settings: {
    variant: setting.choice(['bar', 'popup'], 'A bar over the whole width, or a box in a corner.', { spec: 'page-runtime-platform §3' }),
    position: setting.choice(['auto', ...positions], 'Where it stands: `top` or `bottom` for a bar, a corner for a popup. `auto` is `bottom`, or `bottom-left` for a popup.', { spec: 'page-runtime-platform §3, §5' }),
    theme: setting.choice(['dark', 'light'], 'Its colours, whatever the page\'s are.', { spec: 'page-runtime-platform §3' }),
    text: setting.text('', 'What it says, where you write no content into the tag. Paragraphs and links are understood.', { spec: 'page-runtime-platform §5' }),
    ctaText: setting.text('', 'The button that accepts; by default `Accept`.', { spec: 'page-runtime-platform §5' }),
    ctaVariant: setting.choice(['icon', 'text', 'button'], 'How that button looks.', { spec: 'page-runtime-platform §3' }),
    optOutCtaText: setting.text('', 'The button that declines; by default `Decline`.', { spec: 'page-runtime-platform §5' }),
    acceptType: setting.choice(['opt-in', 'opt-in-and-out'], 'Whether there is a button that declines; not beside an icon.', { spec: 'page-runtime-platform §5' }),
    enabled: setting.flag(true, 'Whether it asks at all.', { aliases: ['isCookieBannerEnabled'], spec: 'page-runtime-platform §4' }),
    forced: setting.flag(false, 'Preview: it shows whatever was answered, and its buttons store nothing.', { spec: 'page-runtime-platform §4' }),
  },
  events: {
    'site-consent-change': event<ConsentChange>('The answer has changed, here or in another tab.', { type: '{ consent: "unasked" | "accepted" | "declined" }' }),
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
  slots: { '': 'What it says, in your own markup.' },
  parts: {
    banner: 'The bar or box, a region.',
    accept: 'The button that accepts.',
    decline: 'The button that declines.',
  },
  states: { shown: 'It is on the page.' },
  methods: { open: 'Asks again, so that a visitor can change the answer. A link to `#cookie-settings` anywhere on the page does the same.' },
  accessibility: [
    'It is a labelled region and not a dialog: it never takes the focus and never blocks the page.',
    'Accept and decline are equally easy to reach, by key and by eye.',
  ],
});
