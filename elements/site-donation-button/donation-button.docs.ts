import type { Docs } from '../../core/manifest/describe/docs.js';
import type { donationButtonSettings } from './donation-button.settings.js';

export const donationButtonDocs: Docs<typeof donationButtonSettings> = {
  group: 'shop',
  usesCurrency: true,
  details: `Your own form inside works without scripts. It has radio buttons named \`cents\`, a text field named \`amount\` and, optionally, radio
buttons or a \`<select>\` named \`plan\`. An element with \`data-donation="amount"\` shows the selected amount. Without your own form, a
form is rendered; put a link to the checkout inside for pages without scripts. Card details are entered at checkout, not here.
The rendered form shifts the content below it. Set a \`min-block-size\` on the tag in your style sheet to reserve space.`,
  slots: { '': 'Your own form, the text of the button, or a link for pages without scripts.' },
  parts: { amounts: 'The suggested amounts and the custom amount field.', field: 'The custom amount field.', plans: 'The frequency of the donation.', button: 'The button.', error: 'The error message.' },
  accessibility: ['Amounts are native radio buttons; a custom amount replaces them. Errors are announced and shown at the field.'],
  panel: {
    icon: 'M12 19l-7-7a4 4 0 0 1 7-4 4 4 0 0 1 7 4z',
    groups: {
      Content: ['amounts', 'plans', 'currency'],
      Behavior: ['minCents', 'maxCents'],
    },
    labels: {
      amounts: 'Suggested amounts', plans: 'Recurring donations', minCents: 'Minimum amount in minor units', maxCents: 'Maximum amount in minor units',
      donatePageId: 'Donation ID', checkoutUrl: 'Checkout page',
    },
  },
};
