/** Of the owner's page of visits; the page allows no inline style. */
export const visitsStyles = `
main { max-inline-size: 76rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; padding: 0; list-style: none; }
nav [aria-current] { font-weight: 700; text-decoration: none; }
.plots, .tables { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 1.5rem 2.5rem; align-items: start; }
.plots h2, .tables h2 { margin-block: 0 .25rem; }
figure { margin: 0; min-inline-size: 0; }
figcaption p { margin: 0; }
.sum { font-size: 1.5rem; font-variant-numeric: tabular-nums; }
.plot { display: block; direction: ltr; inline-size: 100%; block-size: auto; }
.bars { fill: light-dark(#1f5eff, #8fb1ff); }
.bars rect:hover { fill: light-dark(#123a9e, #c9d9ff); }
.grid { stroke: currentColor; stroke-opacity: .2; }
.words { fill: currentColor; font-size: 16px; font-family: system-ui, sans-serif; }
table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding-block: .3rem; padding-inline: 0 .5rem; border-block-end: 1px solid color-mix(in srgb, currentColor 18%, transparent); text-align: end; vertical-align: top; }
th:first-child { text-align: start; font-weight: 400; overflow-wrap: anywhere; }
thead th { font-weight: 600; font-size: .875rem; }
@media (max-width: 30rem) { .words { font-size: 28px; } }
.scroll th:first-child { min-inline-size: 9rem; }
meter { display: block; inline-size: 100%; block-size: .5rem; }
.scroll { overflow: auto; max-block-size: 24rem; }
.good { color: light-dark(#0b6b34, #7fd8a4); }
.fair { color: light-dark(#8a4b00, #ffc37a); }
.poor { color: light-dark(#b3261e, #ffb4ab); }
.rating { font-size: .75rem; }
code { direction: ltr; unicode-bidi: isolate; }
summary { overflow-wrap: anywhere; padding-block: .25rem; }
pre { overflow: auto; max-block-size: 16rem; font-size: .8125rem; }
dl div { display: grid; grid-template-columns: 6rem 1fr; }
dd { margin: 0; overflow-wrap: anywhere; }
@media (forced-colors: active) { .bars { fill: Highlight; } }
`;
