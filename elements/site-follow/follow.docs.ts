import type { Docs } from '../../core/manifest/docs.js';
import type { followSettings } from './follow.settings.js';

export const followDocs: Docs<typeof followSettings> = {
  details: `Write a list of plain links. With \`buttons="official"\` and a yes to cookies, profiles at X and Pinterest and YouTube channels
(\`/channel/UC…\`) become the networks' own buttons, whose scripts see your visitors. A script that does not come within ten seconds
leaves the link as it is, and so does a no, at any time.`,
  slots: { '': 'Your links, best as a list: `<ul><li><a href="…">Pinterest</a></li></ul>`.' },
  states: { official: 'Buttons of networks stand in the place of links.' },
  accessibility: ['Links with your own words, large enough to press. What official buttons say is up to their networks.'],
  panel: {
    icon: 'M9 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0M21 6a3 3 0 1 1-6 0 3 3 0 0 1 6 0M21 18a3 3 0 1 1-6 0 3 3 0 0 1 6 0M9 11l6-4M9 13l6 4',
    groups: {
      Appearance: ['buttons'],
    },
    choices: { official: 'Buttons of the networks' },
  },
};
