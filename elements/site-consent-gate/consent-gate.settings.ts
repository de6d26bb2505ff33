import type { Host } from '../../core/element/host.js';
import { event, table } from '../../core/settings/table.js';
import { hostFormat } from '../../core/settings/formats.js';
import { setting } from '../../core/settings/setting.js';

/** The detail of `site-gate-change`. */
export interface GateChange { readonly isOpen: boolean }

export const consentGateSettings = table({
  tag: 'site-consent-gate',
  summary: 'Holds back somebody else\'s embed or script until the visitor agrees, once or always, and removes it when consent is withdrawn.',
  spec: 'page-runtime-platform §4',
  settings: {
    service: setting.text('', 'Name of what is held back, as visitors know it: `Tide table`. By default its host.'),
    siteHost: setting.text('', 'Host that "always" is remembered for; by default that of the first address in the template.', { format: hostFormat }),
    consent: setting.choice(['auto', 'required'], '`auto` opens after a yes to the cookie banner; `required` asks at this place in any case.'),
  },
  events: {
    'site-gate-change': event<GateChange>('The content was put into the page, or removed again.', { type: '{ isOpen: boolean }' }),
  },
  texts: {
    notice: 'This comes from {name}, which may store cookies and see that you are here.',
    here: 'another site',
    once: 'Show once',
    always: 'Always show',
    hide: 'Hide {name} again',
  },
  translations: [() => import('./texts/texts.js')],
});

export type ConsentGateHost = Host<typeof consentGateSettings.settings, typeof consentGateSettings.events, typeof consentGateSettings.texts>;
