import { badgeType, getEnumerationName, popupShowMode, popupStyle, slideTypes } from '../../core/contract/enumerations.js';
import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

const namesOf = <Name extends string>(codes: Readonly<Record<Name, number>>) => Object.keys(codes) as Name[];

/** Why a popup closes. */
export type CloseReason = 'dismiss' | 'signup' | 'page';

export const popupSettings = table({
  tag: 'site-popup',
  summary: 'A popup with a message or sign-up form. Shown once; remembers when a visitor closes it.',
  spec: 'page-runtime-platform §3, §4',
  loadOffscreen: true,
  siteBlock: ({ popupOverlaySettings }) => popupOverlaySettings,
  settings: {
    overlayStyle: setting.choice(
      namesOf(popupStyle),
      'Color scheme. With `none`, the popup is never shown. Like all settings, it can be set for the whole site in `popupOverlaySettings` of the site context.',
      {
        default: 'light',
        aliases: ['style'],
        fromBlock: value => getEnumerationName(popupStyle, value) ?? (value as 'light'),
        spec: 'page-runtime-platform §3, §4',
      },
    ),
    slideType: setting.choice(
      slideTypes,
      'Layout of the popup. It is a cover that fills the window, a cover that only your own control or form closes (`lock-screen`), or a card.',
      {
        default: 'popup-overlay',
        spec: 'page-runtime-platform §3',
      },
    ),
    enabled: setting.flag(true, 'Opens automatically. `show()` and the badge work in either case.', {
      aliases: ['showMode'],
      fromBlock: value => (typeof value === 'number' ? value === popupShowMode.show : (value as boolean)),
      spec: 'page-runtime-platform §3',
    }),
    version: setting.number(1, 'Version of the content. A higher version than the closed one is shown again immediately.', {
      min: 0,
      integer: true,
      spec: 'page-runtime-platform §3, §4',
    }),
    displayFrequency: setting.number(7, 'Days after which a closed popup is shown again; -1 is never.', {
      min: -1,
      unit: 'days',
      spec: 'page-runtime-platform §3, §4',
    }),
    untilSignup: setting.flag(false, 'Not shown again after a form inside it was submitted.', {
      aliases: ['showUntilSignup'],
      spec: 'page-runtime-platform §4',
    }),
    mobile: setting.flag(true, 'Opens on phones.', { aliases: ['mobileEnabled'], spec: 'page-runtime-platform §4' }),
    delay: setting.number(3, 'Delay before opening.', { min: 0, max: 3600, unit: 's' }),
    badge: setting.choice(
      namesOf(badgeType),
      'Color of a button at the edge of the window that reopens a closed popup. With `none`, there is no button.',
      {
        aliases: ['badgeType'],
        fromBlock: value => getEnumerationName(badgeType, value) ?? (value as 'none'),
        spec: 'page-runtime-platform §3',
      },
    ),
    label: setting.text('', 'Accessible name (`aria-label`). Default: its heading.'),
  },
  events: {
    'site-popup-open': event('The popup is about to open. Cancelable: after `preventDefault()`, it stays closed.', { cancelable: true }),
    'site-popup-close': event<{ reason: CloseReason }>('The popup has closed.', { type: '{ reason: "dismiss" | "signup" | "page" }' }),
  },
  texts: { popup: 'Message', close: 'Close', badge: 'Open message' },
  translations: [language => import(`./texts/${language}.js`)],
});

export type PopupHost = Host<typeof popupSettings.settings, typeof popupSettings.events, typeof popupSettings.texts>;
