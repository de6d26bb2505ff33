/**
 * What the search for addresses says. Apart from the form's own texts, because only visitors who come to an address load
 * them.
 */
export const addressTexts = {
  addressList: 'Suggested addresses',
  addressOne: '1 suggested address. The down arrow key leads to it.',
  addressMany: '{count} suggested addresses. The up and down arrow keys lead through them.',
  addressFilled: 'Address filled in: {address}',
} as const;

export type AddressTextKey = keyof typeof addressTexts;
export type AddressText = (key: AddressTextKey, values?: Record<string, string | number>) => string;
