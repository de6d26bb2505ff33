import { withTheme } from 'site-elements/contract/theme';

/** Styles of the owner's page of visits, which allows no inline styles. */
export const visitsStyles = withTheme(`
.service-page main { inline-size: min(100% - 2 * var(--margin, 1rem), 76rem); }
.service-page main > link + * { margin-block-start: 0; }
/* not auto-fit: one alone would be wider until the next has been read */
.plots, .tables {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr));
  gap: 1.5rem 2.5rem;
  align-items: start;
}
.plots h2, .tables h2 { margin-block: 0 .25rem; }
figure { container-type: inline-size; margin: 0; min-inline-size: 0; }
figcaption p { margin: 0; }
.sum { font-size: 1.5rem; font-variant-numeric: tabular-nums; }
.plot { display: block; direction: ltr; inline-size: 100%; block-size: auto; }
.bars { fill: theme(accent); }
.bars rect:hover { fill: color-mix(in oklab, theme(accent) 65%, CanvasText); }
.grid { stroke: currentColor; stroke-opacity: .2; }
.words { fill: currentColor; font-size: 16px; font-family: system-ui, sans-serif; }
table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td {
  padding-block: .3rem;
  padding-inline: .5rem 0;
  border-block-end: 1px solid color-mix(in srgb, currentColor 18%, transparent);
  text-align: end;
  vertical-align: top;
}
th:first-child { padding-inline-start: 0; text-align: start; }
tbody th:first-child { font-weight: 400; overflow-wrap: anywhere; }
thead th { font-weight: 600; font-size: .875rem; white-space: nowrap; }
@container (max-width: 36rem) { .words { font-size: 24px; } }
@container (max-width: 24rem) { .words { font-size: 28px; } }
.scroll th:first-child { min-inline-size: 9rem; }
meter { display: block; inline-size: 100%; block-size: .5rem; }
.scroll { overflow: auto; max-block-size: 24rem; }
.good { color: light-dark(#0b6b34, #7fd8a4); }
.fair { color: light-dark(#8a4b00, #ffc37a); }
.poor { color: theme(danger); }
.rating { display: block; font-size: .75rem; }
code { direction: ltr; unicode-bidi: isolate; }
summary { overflow-wrap: anywhere; padding-block: .25rem; }
pre { overflow: auto; max-block-size: 16rem; font-size: .8125rem; }
dl { display: grid; grid-template-columns: fit-content(40%) minmax(0, 1fr); gap: 0 1rem; }
dl div { display: contents; }
dd, dd code { margin: 0; overflow-wrap: anywhere; }
@media (forced-colors: active) { .bars { fill: Highlight; } }
`);
