let count = 0;

/** An id nobody else on the page has. */
export const uniqueId = (): string => `site-form-${++count}`;
