import type { forms } from '../database/schema.js';

const thanksPath = '/saltmarsh/thanks';

/** The forms that the demo's pages post to. */
export const formsSeed: (typeof forms.$inferInsert)[] = [
  {
    id: 'contact',
    name: 'Contact',
    thanksPath,
    fields: [
      { id: 'name', type: 'name', title: 'Name', required: true, maxLength: 200 },
      { id: 'email', type: 'email', title: 'Email', required: true },
      { id: 'message', type: 'textarea', title: 'Message', required: true, maxLength: 2000 },
      { id: 'updates', type: 'checkbox', title: 'Tell me when the kiln is opened' },
      { id: 'newsletter', type: 'checkbox', title: 'Send me the newsletter' },
      { id: 'agree', type: 'checkbox', title: 'I agree that you keep this message until it is answered' },
    ],
  },
  {
    id: 'visit',
    name: 'Visit the studio',
    thanksPath,
    fields: [
      { id: 'name', type: 'name', title: 'Name', required: true, maxLength: 200 },
      { id: 'email', type: 'email', title: 'Email', required: true },
      {
        id: 'day',
        type: 'select',
        title: 'Day',
        required: true,
        options: ['Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      },
      { id: 'people', type: 'number', title: 'How many of you' },
      { id: 'message', type: 'textarea', title: 'Anything we should know', maxLength: 2000 },
      { id: 'agree', type: 'checkbox', title: 'I have read about the tide', required: true },
    ],
  },
  {
    id: 'newsletter',
    name: 'Letters from the kiln',
    thanksPath,
    subscribes: true,
    fields: [
      { id: 'email', type: 'email', title: 'Email', required: true },
      { id: 'topics', type: 'checkbox', title: 'About', options: ['New pots', 'Kiln openings', 'Classes'] },
    ],
  },
  {
    id: 'commission',
    name: 'Ask for a commission',
    thanksPath,
    captcha: 'altcha',
    fields: [
      { id: 'name', type: 'name', title: 'Name', required: true, maxLength: 200 },
      { id: 'email', type: 'email', title: 'Email', required: true },
      { id: 'message', type: 'textarea', title: 'What shall we make', required: true, maxLength: 2000 },
    ],
  },
];
