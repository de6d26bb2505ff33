import type { Host } from '../../core/element/host.js';
import { event, table } from '../../core/settings/table.js';
import { hostFormat } from '../../core/settings/formats.js';
import { setting } from '../../core/settings/setting.js';

/** The detail of `site-gate-change`. */
export interface GateChange { readonly isOpen: boolean }

export const consentGateSettings = table({
  tag: 'site-consent-gate',
  summary: 'Blocks a third-party embed or script until the visitor allows it once or always. Removes it when consent is withdrawn.',
  spec: 'page-runtime-platform §4',
  settings: {
    service: setting.text('', 'Name of the blocked service or content, shown to visitors, such as `Tide table`. Default: its host.'),
    siteHost: setting.text('', 'Host for which “Always show” is stored. Default: the host of the first URL in the template.', { format: hostFormat }),
    consent: setting.choice(['auto', 'required'], '`auto` opens with cookie consent. `required` always asks here. Purpose: `marketing`, or that in `data-consent`.'),
  },
  events: {
    'site-gate-change': event<GateChange>('The content was inserted or removed.', { type: '{ isOpen: boolean }' }),
  },
  texts: {
    notice: 'This content is provided by {name}, which may set cookies and record your visit.',
    here: 'another site',
    once: 'Show once',
    always: 'Always show',
    hide: 'Hide {name}',
  },
  translations: [language => import(`./texts/${language}.js`)],
});

export type ConsentGateHost = Host<typeof consentGateSettings.settings, typeof consentGateSettings.events, typeof consentGateSettings.texts>;
