import type { Docs } from '../../core/manifest/describe/docs.js';
import type { followSettings } from './follow.settings.js';

export const followDocs: Docs<typeof followSettings> = {
  group: 'contact',
  details: `Write a list of plain links. Each becomes a button with the icon of its network; a link with an image of its own keeps that. With \`buttons="official"\` and cookie consent, X and Pinterest profiles and YouTube channels
(\`/channel/UC…\`) become the networks' official buttons, whose scripts can track your visitors. If a script doesn't load within ten
seconds, the link stays. If consent is withdrawn, the link is restored.`,
  slots: { '': 'Your links, best as a list: `<ul><li><a href="…">Pinterest</a></li></ul>`.' },
  states: { official: 'Official buttons are shown instead of links.' },
  accessibility: ['Links have your own text and are large enough to tap. The accessible names of official buttons are set by their networks.'],
  panel: {
    icon: 'M9 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0M21 6a3 3 0 1 1-6 0 3 3 0 0 1 6 0M21 18a3 3 0 1 1-6 0 3 3 0 0 1 6 0M9 11l6-4M9 13l6 4',
    groups: {
      Appearance: ['buttons'],
    },
    choices: { official: 'Buttons of the networks' },
  },
};
