import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { table } from '../../core/settings/table.js';

export const consentLinkSettings = table({
  tag: 'site-consent-link',
  summary: 'A link to the cookie settings, where visitors can change their answer. Also works if a content blocker hides the banner.',
  spec: 'page-runtime-platform §4',
  replaysClick: true,
  settings: {
    label: setting.text('', 'Text of the button if the tag has no content. Default: `Cookie settings`.'),
  },
  texts: {
    open: 'Cookie settings',
    label: 'Cookies',
    nowAccepted: 'You currently allow cookies.',
    nowDeclined: 'You currently do not allow cookies.',
    unasked: 'You have not answered yet. Until you do, nothing is stored.',
    privacySignal: 'Your browser sends a Global Privacy Control signal. Until you answer, we treat it as a decline.',
    accept: 'Accept',
    decline: 'Decline',
    keep: 'Close and keep your answer',
    stillRunning: 'Third-party scripts are still running on this page. Reload the page to stop them. You may lose anything you have typed here.',
    reload: 'Reload page',
  },
  translations: [language => import(`./texts/${language}.js`)],
});

export type ConsentLinkHost = Host<typeof consentLinkSettings.settings, typeof consentLinkSettings.events, typeof consentLinkSettings.texts>;
