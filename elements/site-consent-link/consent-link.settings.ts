import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { table } from '../../core/settings/table.js';

export const consentLinkSettings = table({
  tag: 'site-consent-link',
  summary: 'Lets visitors see and change their answer about cookies at any time, also where a content blocker hides the banner.',
  spec: 'page-runtime-platform §4',
  replaysClick: true,
  settings: {
    label: setting.text('', 'Text of the button where the tag has no content; by default `Cookie settings`.'),
  },
  texts: {
    open: 'Cookie settings',
    label: 'Cookies',
    nowAccepted: 'At present you allow cookies.',
    nowDeclined: 'At present you do not allow cookies.',
    unasked: 'You have not answered yet. Until you do, nothing is stored.',
    privacySignal: 'Your browser sends a Global Privacy Control signal. Until you answer, we take it as a no.',
    accept: 'Accept',
    decline: 'Decline',
    keep: 'Close and keep your answer',
    stillRunning: 'Scripts of other services are still running on this page. Reload the page to stop them. Anything you have typed here may be lost.',
    reload: 'Reload page',
  },
  translations: [() => import('./texts/texts.js')],
});

export type ConsentLinkHost = Host<typeof consentLinkSettings.settings, typeof consentLinkSettings.events, typeof consentLinkSettings.texts>;
