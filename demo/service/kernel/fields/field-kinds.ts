import type { FieldType } from 'site-elements/contract/form-field';
import { type FieldText, ownerText } from './texts.js';

interface Kind {
  /** As an owner calls it. */
  readonly title: string;
  readonly note: string | undefined;
}

/** Said when it is read: the language is known within a request only. */
const kind = (title: FieldText, note?: FieldText): Kind => ({
  get title() { return ownerText(title); },
  get note() { return note && ownerText(note); },
});

/** What an owner chooses from when a field is added. */
export const fieldKinds: Readonly<Record<FieldType, Kind>> = {
  text: kind('kindText'),
  textarea: kind('kindTextarea'),
  email: kind('kindEmail'),
  name: kind('kindName'),
  phone: kind('kindPhone'),
  address: kind('kindAddress'),
  number: kind('kindNumber'),
  currency: kind('kindCurrency'),
  date: kind('kindDate'),
  time: kind('kindTime'),
  website: kind('kindWebsite'),
  twitter: kind('kindTwitter'),
  select: kind('kindSelect'),
  radio: kind('kindRadio'),
  checkbox: kind('kindCheckbox', 'kindCheckboxNote'),
  likert: kind('kindLikert', 'kindLikertNote'),
  file: kind('kindFile'),
  section: kind('kindSection', 'kindSectionNote'),
  hidden: kind('kindHidden', 'kindHiddenNote'),
  password: kind('kindPassword', 'kindPasswordNote'),
};

export const isFieldType = (type: string): type is FieldType => Object.hasOwn(fieldKinds, type);
