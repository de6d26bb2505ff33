/** The author's own pagination among a gallery's children. */
export const ownPagination = ':scope > [slot="pagination"]';

/** The author's own arrows and pagination. */
export const ownControls = `:scope > [slot="previous"], :scope > [slot="next"], ${ownPagination}`;
