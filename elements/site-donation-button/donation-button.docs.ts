import type { Docs } from '../../core/manifest/docs.js';
import type { donationButtonSettings } from './donation-button.settings.js';

export const donationButtonDocs: Docs<typeof donationButtonSettings> = {
  usesCurrency: true,
  details: `With your own form inside it stays what it is, and works without scripts: radio buttons named \`cents\`, a text field named
\`amount\` and, where you like, radio buttons or a list named \`plan\`. An element with \`data-donation="amount"\` shows what is chosen.
Without a form one is drawn; a link to the checkout inside is what there is without scripts. No card is asked for here.
The form that is drawn moves what follows it; a \`min-block-size\` of the tag in your style sheet keeps the room.`,
  slots: { '': 'Your own form, or the text of our button, or a link for pages without scripts.' },
  parts: { amounts: 'The suggested amounts and the field for another one.', field: 'The field for another amount.', plans: 'How often it is given.', button: 'The button.', error: 'Why the donation cannot go on.' },
  accessibility: ['Amounts are native radio buttons; a written amount takes their place, and what is wrong with it is announced and stands at the field.'],
  panel: {
    icon: 'M12 19l-7-7a4 4 0 0 1 7-4 4 4 0 0 1 7 4z',
    groups: {
      Content: ['amounts', 'plans', 'currency'],
      Behavior: ['minCents', 'maxCents'],
    },
    labels: {
      amounts: 'Suggested amounts', plans: 'Recurring donations', minCents: 'Smallest amount in minor units', maxCents: 'Largest amount in minor units',
      donatePageId: 'Donation ID', checkoutUrl: 'Checkout page',
    },
  },
};
