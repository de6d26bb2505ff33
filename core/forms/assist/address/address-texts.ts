import { $site } from '../../../stores/site.js';
import { fill } from '../../../text/fill.js';

/**
 * What the search for addresses says. Apart from the form's own texts, because only visitors who come to an address load
 * them; a site's own words for them stand in its context as those do, under `texts["site-form"]`; under another element's
 * name for it alone.
 */
export const addressTexts = {
  addressList: 'Suggested addresses',
  addressOne: '1 suggested address. The down arrow key leads to it.',
  addressMany: '{count} suggested addresses. The up and down arrow keys lead through them.',
  addressFilled: 'Address filled in: {address}',
} as const;

export type AddressTextKey = keyof typeof addressTexts;
export type AddressText = (key: AddressTextKey, values?: Record<string, string | number>) => string;

/** Texts of the element with this tag, in the site's words, `{places}` filled. */
export const addressText = (tag: string): AddressText => (key, values) => {
  const { texts } = $site.get();
  return fill(texts[tag]?.[key] ?? texts['site-form']?.[key] ?? addressTexts[key], values);
};
