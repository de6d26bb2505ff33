/** What the address search says to visitors, in English. Each other language has a file beside this one, with the same keys and placeholders. */
export const texts = {
  placesAway: 'Address suggestions are unavailable right now. Please enter your full address.',
} as const;
