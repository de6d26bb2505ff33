/** What the owner reads on the pages of submissions, in English. Each other language has a file beside this one, with the same keys and placeholders. */
export const texts = {
} as const;
