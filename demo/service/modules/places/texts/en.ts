/** What the address search says to visitors, in English. Each other language has a file beside this one, with the same keys and placeholders. */
export const texts = {
  placesAway: 'Addresses cannot be looked up right now. Please write yours in full.',
} as const;
