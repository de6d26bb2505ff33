/** The author's own pagination among a gallery's children. */
export const ownPagination = ':scope > [slot="pagination"]';

/** The author's own arrows and pagination. */
export const ownControlsSelector = `:scope > [slot="previous"], :scope > [slot="next"], ${ownPagination}`;
