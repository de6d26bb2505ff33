/** Scheme, host and port of the page; empty where there is none. */
export const pageOrigin = (): string => (typeof location === 'undefined' ? '' : location.origin);
