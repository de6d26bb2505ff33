/** A view holds what the quick renderer does not know: React DOM draws it instead. */
export class UnsupportedViewError extends Error {}
