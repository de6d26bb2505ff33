import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

/** The detail of `site-follow-press`. */
export interface FollowPress { readonly url: string; readonly network: string }

export const followSettings = table({
  tag: 'site-follow',
  summary: 'Links to where people can follow you: your own links in a row, or the networks\' own buttons once the visitor has agreed.',
  spec: 'commerce-forms-data §7, §9, follow widget',
  settings: {
    buttons: setting.choice(['links', 'official'], '`links`: nothing of any network is loaded. `official`: X, YouTube and Pinterest links become the networks\' own buttons after a yes to cookies.'),
  },
  events: {
    'site-follow-press': event<FollowPress>('The visitor follows one of your links. Presses of official buttons stay with their network.', { type: '{ url: string, network: string }' }),
  },
});

type Rows = typeof followSettings;
export type FollowHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
