/** A label that fits in a width, cut where it does not. */
export function fitted(text: string, widthPx: number, measure: (text: string) => number): string {
  if (measure(text) <= widthPx) return text;
  let [fits, fails] = [0, text.length];
  while (fails - fits > 1) {
    const middle = (fits + fails) >> 1;
    if (measure(`${text.slice(0, middle)}…`) <= widthPx) fits = middle;
    else fails = middle;
  }
  return `${text.slice(0, fits).trimEnd()}…`;
}
