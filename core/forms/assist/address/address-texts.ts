/**
 * What the search for addresses says. Apart from the form's own texts, because only visitors who come to an address load
 * them.
 */
export const addressTexts = {
  addressList: 'Suggested addresses',
  addressOne: '1 suggested address. Press the down arrow key to select it.',
  addressMany: '{count} suggested addresses. Use the up and down arrow keys to move through them.',
  addressFilled: 'Address filled in: {address}',
} as const;

export type AddressTextKey = keyof typeof addressTexts;
export type AddressText = (key: AddressTextKey, values?: Record<string, string | number>) => string;
