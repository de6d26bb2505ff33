import { badgeType, nameOf, popupShowMode, popupStyle, slideTypes } from '../../core/contract/enumerations.js';
import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

const namesOf = <Name extends string>(codes: Readonly<Record<Name, number>>) => Object.keys(codes) as Name[];

/** Why a popup closes. */
export type CloseReason = 'dismiss' | 'signup' | 'page';

export const popupSettings = table({
  tag: 'site-popup',
  summary: 'Comes over the page once, with a message, a sign-up form or the like, and remembers that it was closed.',
  spec: 'page-runtime-platform §3, §4',
  loadOffscreen: true,
  siteBlock: ({ popupOverlaySettings }) => popupOverlaySettings,
  settings: {
    overlayStyle: setting.choice(namesOf(popupStyle), 'Colour scheme; with `none` it is never shown. Like the other settings, it can be given for all popups of the site by `popupOverlaySettings` of the site context.', {
      default: 'light', aliases: ['style'], fromBlock: value => nameOf(popupStyle, value) ?? value as 'light', spec: 'page-runtime-platform §3, §4',
    }),
    slideType: setting.choice(slideTypes, 'What it looks like: a cover that fills the window, a cover that only your own control or form in it closes, or a card over the page.', {
      default: 'popup-overlay',
      spec: 'page-runtime-platform §3',
    }),
    enabled: setting.flag(true, 'Whether it comes by itself; `show()` and the badge open it in any case.', {
      aliases: ['showMode'], fromBlock: value => (typeof value === 'number' ? value === popupShowMode.show : value as boolean), spec: 'page-runtime-platform §3',
    }),
    version: setting.number(1, 'Version of its content: a higher one than was closed is shown at once.', { min: 0, integer: true, spec: 'page-runtime-platform §3, §4' }),
    displayFrequency: setting.number(7, 'Days after which a closed one comes again; -1 is never.', { min: -1, unit: 'days', spec: 'page-runtime-platform §3, §4' }),
    untilSignup: setting.flag(false, 'Whether it comes no more once a form in it was sent.', { aliases: ['showUntilSignup'], spec: 'page-runtime-platform §4' }),
    mobile: setting.flag(true, 'Whether it comes on phones.', { aliases: ['mobileEnabled'], spec: 'page-runtime-platform §4' }),
    delay: setting.number(3, 'How long the visitor has the page to themselves first.', { min: 0, max: 3600, unit: 's' }),
    badge: setting.choice(namesOf(badgeType), 'Colour of a button at the edge of the window that opens a closed one again.', {
      aliases: ['badgeType'], fromBlock: value => nameOf(badgeType, value) ?? value as 'none', spec: 'page-runtime-platform §3',
    }),
    label: setting.text('', 'Accessible name (`aria-label`); default its heading.'),
  },
  events: {
    'site-popup-open': event('It is about to open. Cancelable: `preventDefault()` keeps it closed.', { cancelable: true }),
    'site-popup-close': event<{ reason: CloseReason }>('It has closed.', { type: '{ reason: "dismiss" | "signup" | "page" }' }),
  },
  texts: { popup: 'Message', close: 'Close', badge: 'Open the message' },
  translations: [() => import('./texts/texts.js')],
});

export type PopupHost = Host<typeof popupSettings.settings, typeof popupSettings.events, typeof popupSettings.texts>;
