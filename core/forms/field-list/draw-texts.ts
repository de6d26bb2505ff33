import { likertScale } from '../../contract/likert-scale.js';

/**
 * What a drawn form says of its own. Apart from the form's other texts, because only drawn forms load them; a site's own
 * words for them are in its context as those do, under `texts["site-form"]`; under another element's name for it alone.
 */
export const drawTexts = {
  submit: 'Submit',
  choose: 'Choose…',
  firstName: 'First name',
  lastName: 'Last name',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  country: 'Country',
  addressLine1: 'Address line 1',
  addressLine2: 'Address line 2',
  city: 'City',
  state: 'State or region',
  zipCode: 'Zip or postal code',
  countryCode: 'Country code',
  phoneNumber: 'Number',
  otherAmount: 'Other amount',
  usualFiles: 'Images and documents, up to {size} each.',
  filesOf: '{types}, up to {size} each.',
  // spec: commerce-forms-data §9
  likertMinus2: likertScale[0][1],
  likertMinus1: likertScale[1][1],
  likert0: likertScale[2][1],
  likert1: likertScale[3][1],
  likert2: likertScale[4][1],
} as const;

export type DrawTextKey = keyof typeof drawTexts;
