import { withTheme } from 'site-elements/contract/theme';

/** Charts with more rows keep the height of this many, and their table scrolls. */
export const mostSizedRows = 24;

const heightOf = (rows: number, around: number): string => `--site-chart-height: ${rows * 2 + around}rem;`;
/** A stacked chart has a legend below it. */
const heights = Array.from({ length: mostSizedRows }, (_, at) =>
  `.rows-${at + 1} { ${heightOf(at + 1, 6)} }\n.rows-${at + 1}[stacked] { ${heightOf(at + 1, 12)} }`).join('\n');

/** Styles of the owner's page of results, which allows no inline styles. */
export const resultsStyles = withTheme(`
.service-page main { inline-size: min(100% - 2 * var(--margin, 1rem), 76rem); }
.service-page main > link + * { margin-block-start: 0; }
.results {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr));
  gap: 1.5rem 2.5rem;
  align-items: start;
}
.result { min-inline-size: 0; }
.result :is(h2, h3) { margin-block: 0 .25rem; font-size: 1.375rem; overflow-wrap: anywhere; }
.result h2 + p + h3, .result ul + h3 { font-size: 1rem; }
/* the heading above has the same words */
.result site-chart::part(title) { display: none; }
.result > p { margin-block: 0 .5rem; }
.range { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; }
.range select { min-block-size: 44px; padding-inline: .75rem; font: inherit; }
.facts, .totals { display: flex; flex-wrap: wrap; gap: .5rem 2rem; margin-block: .5rem; }
.facts dd, .totals dd { margin: 0; font-variant-numeric: tabular-nums; }
.facts dt, .totals dt { font-size: .875rem; }
.totals dd { font-size: 1.5rem; }
site-chart { display: block; }
site-chart[stacked] { padding-block-end: .5rem; }
.scroll { overflow: auto; max-block-size: 24rem; }
.scroll table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
.scroll :is(th, td) {
  padding-block: .3rem;
  padding-inline: .5rem 0;
  border-block-end: 1px solid color-mix(in srgb, currentColor 18%, transparent);
  text-align: end;
  vertical-align: top;
}
.scroll th:first-child { padding-inline-start: 0; min-inline-size: 9rem; text-align: start; }
.scroll tbody th:first-child { font-weight: 400; overflow-wrap: anywhere; }
.scroll thead th { font-weight: 600; font-size: .875rem; }
.scroll meter { display: block; inline-size: 100%; block-size: .5rem; }
.result ul { padding-inline-start: 1.25rem; overflow-wrap: anywhere; }
${heights}
`);
