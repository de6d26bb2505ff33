import { css } from '../../styles/css.js';

/** <site-chart>: the author's table, as far as the page has no rules for it. The same as in site-chart.css. */
export const chartLightStyles = css`
  :where(site-chart, [data-site-chart]) :where(table) { inline-size: 100%; border-collapse: collapse; }
  :where(site-chart, [data-site-chart]) :where(caption) { padding-block-end: max(0.5rem, 8px); font-weight: 600; text-align: start; }
  :where(site-chart, [data-site-chart]) :where(th, td) {
    padding: max(0.25rem, 4px) max(0.5rem, 8px); border-block-end: var(--site-border-width) solid var(--site-line, #8886); text-align: start;
  }
  :where(site-chart, [data-site-chart]) :where(thead th:not(:first-child)) { text-align: end; }
  :where(site-chart, [data-site-chart]) :where(td) { text-align: end; font-variant-numeric: tabular-nums; }
`;
