import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

/** The detail of `site-follow-press`. */
export interface FollowPress { readonly url: string; readonly network: string }

export const followSettings = table({
  tag: 'site-follow',
  summary: "Links to your social profiles: your own links as buttons with icons, or the networks' official buttons after consent.",
  spec: 'commerce-forms-data §7, §9, follow widget',
  settings: {
    buttons: setting.choice(
      ['links', 'official'],
      "`links` loads nothing from any network. `official` replaces X, YouTube and Pinterest links with the networks' buttons, after cookie consent.",
    ),
  },
  events: {
    'site-follow-press': event<FollowPress>(
      'The visitor clicks one of your links. Clicks on official buttons are only known to their network.',
      { type: '{ url: string, network: string }' },
    ),
  },
});

type Rows = typeof followSettings;
export type FollowHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
