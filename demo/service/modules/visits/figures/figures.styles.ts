import { visitsStyles } from '../owner/visits.styles.js';

/** Styles of the page of all visits, in addition to those of the page of visitors who gave consent. */
export const figuresStyles = `${visitsStyles}
.range { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin-block: .5rem 1rem; }
.range .field { margin: 0; }
.totals { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr)); gap: 1rem 2.5rem; }
.totals div { display: block; }
.totals small { display: block; }
.totals div:last-child small { display: inline; }
.change { font-variant-numeric: tabular-nums; }
.filter { padding: .75rem 1rem; border: 1px solid currentColor; border-radius: .5rem; overflow-wrap: anywhere; }
site-chart.speed { --site-chart-height: 18rem; margin-block: 1rem; }
site-chart.periods { --site-chart-height: 18rem; margin-block: 1rem 2rem; }
#speed h3, #settings h3 { margin-block: 1.5rem .5rem; }
#speed th:first-child { min-inline-size: 7rem; }
.tables th:first-child { inline-size: 55%; }
.setting { margin-block: 1rem; }
.setting .field { max-inline-size: 24rem; }
#settings code { overflow-wrap: anywhere; }
`;
