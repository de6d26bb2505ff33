/**
 * Hints about a phone number that is accepted. Apart from the form's own texts, because only phone fields load
 * them.
 */
export const phoneTexts = {
  phoneShort: 'This looks too short for a phone number in {country}.',
  phoneLong: 'This looks too long for a phone number in {country}.',
  phoneOdd: 'This does not look like a phone number in {country}.',
  phoneNowhere: 'This number starts with an unknown country code.',
  phoneAbroad: 'For another country, start with + and the country code.',
} as const;

export type PhoneTextKey = keyof typeof phoneTexts;
