import type { forms } from './forms.schema.js';

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
    id: 'workshop',
    name: 'Book a workshop',
    thanksPath,
    fields: [
      { id: 'group', type: 'radio', title: 'Who is coming', required: true, options: ['Just me', 'A group'] },
      { id: 'people', type: 'number', title: 'How many people', required: true, when: 'group is "A group"' },
      { id: 'occasion', type: 'text', title: 'Occasion', when: 'people is at least 6' },
      { id: 'glazing', type: 'checkbox', title: 'We want to glaze what we made' },
      { id: 'fetch', type: 'radio', title: 'How do the pots get to you', required: true, options: ['Picked up', 'By post'], when: 'glazing is yes' },
      { id: 'address', type: 'textarea', title: 'Address', required: true, maxLength: 300, when: 'fetch is "By post"' },
      { id: 'email', type: 'email', title: 'Email', required: true },
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
  {
    id: 'repair',
    name: 'Ask for a repair',
    thanksPath,
    fields: [
      { id: 'email', type: 'email', title: 'Email', required: true },
      { id: 'photos', type: 'file', title: 'Photos of the break', accept: 'image/*', maxFiles: 4, required: true },
      { id: 'receipt', type: 'file', title: 'Receipt', accept: '.pdf,.txt', maxFileBytes: 200_000 },
    ],
  },
  {
    id: 'every-field',
    name: 'Every kind of field',
    thanksPath,
    fields: [
      { id: 'you', type: 'section', title: 'About you', description: 'All that a form can ask of a person.', underline: true },
      { id: 'name', type: 'name', title: 'Name', required: true },
      { id: 'email', type: 'email', title: 'Email', description: 'Only to answer you.', placeholder: 'name@example.com', required: true },
      { id: 'phone', type: 'phone', title: 'Phone', showCountryCode: true },
      { id: 'home', type: 'address', title: 'Address' },
      { id: 'birthday', type: 'date', title: 'Birthday', description: 'A small pot is yours on the day.' },
      { id: 'website', type: 'website', title: 'Website', placeholder: 'example.com' },
      { id: 'handle', type: 'twitter', title: 'Twitter' },
      { id: 'password', type: 'password', title: 'A word for the door', description: 'You say it when you come.' },
      { id: 'wish', type: 'section', title: 'What you wish for', underline: true },
      { id: 'piece', type: 'text', title: 'Name of the piece', placeholder: 'Dune mug' },
      { id: 'pieces', type: 'number', title: 'How many' },
      { id: 'budget', type: 'currency', title: 'Not more than', currencySymbol: '€' },
      { id: 'day', type: 'select', title: 'Day', options: ['Wednesday', 'Thursday', 'Friday'], required: true },
      { id: 'hour', type: 'time', title: 'Time', description: 'We are there from ten to five.' },
      { id: 'clay', type: 'radio', title: 'Clay', options: ['Stoneware', 'Porcelain', 'Surprise me'], required: true },
      { id: 'glazes', type: 'checkbox', title: 'Glazes', options: ['Ash', 'Salt', 'Tin white'] },
      { id: 'feeling', type: 'likert', title: 'How much do you agree?', options: ['A mug should be heavy', 'A bowl may be uneven'] },
      { id: 'note', type: 'textarea', title: 'Anything else', maxLength: 200 },
      { id: 'agree', type: 'checkbox', title: 'You may keep this until the pot is fired', required: true },
      { id: 'source', type: 'hidden', title: 'source', key: 'source', value: 'example' },
    ],
  },
  {
    id: 'donation',
    name: 'For the kiln',
    thanksPath,
    fields: [
      { id: 'amount', type: 'currency', title: 'Your gift', currencySymbol: '€', amounts: [10, 25, 50], required: true },
      { id: 'email', type: 'email', title: 'Email', required: true },
    ],
  },
  {
    id: 'survey',
    name: 'After the class',
    thanksPath,
    fields: [
      {
        id: 'class',
        type: 'likert',
        title: 'How was the class at the wheel?',
        required: true,
        options: ['I learned what I came for', 'There was time for everyone'],
      },
      { id: 'change', type: 'textarea', title: 'What should we change?', maxLength: 500 },
    ],
  },
  {
    id: 'delivery',
    name: 'Where the pots go',
    thanksPath,
    fields: [
      { id: 'name', type: 'name', title: 'Name', required: true },
      { id: 'home', type: 'address', title: 'Address', required: true },
      { id: 'phone', type: 'phone', title: 'Phone' },
    ],
  },
  {
    id: 'reserve',
    name: 'Keep it for me',
    thanksPath,
    fields: [
      { id: 'email', type: 'email', title: 'Email', required: true },
      { id: 'piece', type: 'radio', title: 'Which one', options: ['The tall vase', 'The wide bowl'], required: true },
      { id: 'note', type: 'textarea', title: 'A word to us', maxLength: 300 },
    ],
  },
  {
    id: 'question',
    name: 'Ask about a piece',
    thanksPath,
    fields: [
      { id: 'email', type: 'email', title: 'Email', required: true },
      { id: 'question', type: 'textarea', title: 'Question', required: true, maxLength: 1000 },
    ],
  },
];
