import { $site } from '../../../stores/site.js';
import { fill } from '../../../text/fill.js';

/**
 * What is said of a phone number that nobody refuses. Apart from the form's own texts, because only phone fields load
 * them; a site's own words for them stand in its context as those do, under `texts["site-form"]`; under another element's
 * name for it alone.
 */
export const phoneTexts = {
  phoneShort: 'This looks too short for a phone number in {country}.',
  phoneLong: 'This looks too long for a phone number in {country}.',
  phoneOdd: 'This does not look like a phone number in {country}.',
  phoneNowhere: 'No country has the code this number begins with.',
  phoneAbroad: 'For another country begin with + and its code.',
} as const;

export type PhoneTextKey = keyof typeof phoneTexts;

/** Texts of the element with this tag, in the site's words, `{places}` filled. */
export const phoneText = (tag: string) => (key: PhoneTextKey, values?: Record<string, string>): string => {
  const { texts } = $site.get();
  return fill(texts[tag]?.[key] ?? texts['site-form']?.[key] ?? phoneTexts[key], values);
};
