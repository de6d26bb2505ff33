import type { FieldType } from '../../../../core/contract/form-field.js';

interface Kind {
  /** As an owner calls it. */
  readonly title: string;
  readonly note?: string;
}

/** What an owner chooses from when a field is added. */
export const fieldKinds: Readonly<Record<FieldType, Kind>> = {
  text: { title: 'Text, one line' },
  textarea: { title: 'Text, several lines' },
  email: { title: 'Email' },
  name: { title: 'Name' },
  phone: { title: 'Phone' },
  address: { title: 'Address' },
  number: { title: 'Number' },
  currency: { title: 'Amount of money' },
  date: { title: 'Date' },
  time: { title: 'Time' },
  website: { title: 'Website' },
  twitter: { title: 'Twitter account' },
  select: { title: 'One of a list' },
  radio: { title: 'One of several buttons' },
  checkbox: { title: 'Box to tick', note: 'With options: several boxes, of which as many as one likes are ticked.' },
  likert: { title: 'Survey', note: 'Each statement is answered from strongly disagree to strongly agree.' },
  file: { title: 'File' },
  section: { title: 'Heading', note: 'Stands between fields, and asks for nothing.' },
  hidden: { title: 'Hidden', note: 'Visitors do not see it; it is sent along as it stands here.' },
  password: {
    title: 'Password',
    note: 'Only a hash is stored: nobody can read it, not even you. Never ask for a password that people use elsewhere.',
  },
};

export const isFieldType = (type: string): type is FieldType => Object.hasOwn(fieldKinds, type);
