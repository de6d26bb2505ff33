/** Most decimals of a result. */
export const mostDigits = 6;
