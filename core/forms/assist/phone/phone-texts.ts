/**
 * What is said of a phone number that nobody refuses. Apart from the form's own texts, because only phone fields load
 * them.
 */
export const phoneTexts = {
  phoneShort: 'This looks too short for a phone number in {country}.',
  phoneLong: 'This looks too long for a phone number in {country}.',
  phoneOdd: 'This does not look like a phone number in {country}.',
  phoneNowhere: 'No country has the code this number begins with.',
  phoneAbroad: 'For another country begin with + and its code.',
} as const;

export type PhoneTextKey = keyof typeof phoneTexts;
