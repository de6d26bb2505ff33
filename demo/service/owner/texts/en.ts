/** What the owner reads on pages of all areas: the way in, visits, subscribers, reviews, comments, in English. Each other language has a file beside this one, with the same keys and placeholders. */
export const texts = {
} as const;
