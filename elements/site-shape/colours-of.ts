/** The colours of a list, commas inside brackets left alone: `rgb(0, 0, 0), gold` are two. */
export const coloursOf = (list: string): string[] =>
  list.split(/,(?![^(]*\))/).map(colour => colour.trim()).filter(Boolean);

/** Whether a fill is no fill: a line alone. */
export const isNoFill = (fill: string): boolean => /^\s*(none|transparent)\s*$/i.test(fill);
