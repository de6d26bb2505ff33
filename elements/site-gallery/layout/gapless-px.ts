/** Pictures this close are one surface: it is round, they are not. */
export const gaplessPx = 3;
