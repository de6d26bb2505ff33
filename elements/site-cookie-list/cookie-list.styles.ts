import { css } from '../../styles/css.js';

export const cookieListStyles = css`
  :host { color: inherit; line-height: 1.5; }
  slot[hidden] { display: none; }
  .list { container-type: inline-size; }
  h3, p { margin: 0; }
  h3 { font-family: var(--_heading-font); font-weight: var(--_heading-weight); font-size: 1.25em; line-height: 1.3; }
  section + section { margin-block-start: calc(var(--_space) * 5); }
  .answer { color: var(--_muted); }
  table {
    inline-size: 100%;
    margin-block-start: var(--_space);
    border-collapse: collapse;
    table-layout: fixed;
    font-size: 0.9375em;
    text-align: start;
  }
  th, td { padding: var(--_space) calc(var(--_space) * 2) var(--_space) 0; text-align: start; vertical-align: baseline; overflow-wrap: anywhere; }
  thead th { color: var(--_muted); font-size: 0.875em; font-weight: 600; }
  tr { border-block-end: var(--_border-width) solid var(--_line); }
  tbody th { font-weight: 600; }
  th:nth-child(2) { inline-size: 38%; }
  th:nth-child(3) { inline-size: 17%; }
  th:nth-child(4) { inline-size: 19%; }
  code { font-size: 0.9375em; unicode-bidi: isolate; }
  a { color: inherit; text-underline-offset: 0.2em; }
  .change { margin-block-start: calc(var(--_space) * 4); }
  button {
    min-block-size: calc(max(2.75rem, 44px) * var(--_density));
    padding: calc(var(--_space) * 1.125) calc(var(--_space) * 2.5);
    border: 1px solid color-mix(in srgb, currentcolor 45%, transparent);
    border-radius: var(--_button-radius);
    background: none;
    font-weight: var(--_button-weight);
  }
  button:hover { background: color-mix(in srgb, currentcolor 12%, transparent); }
  @container (max-width: 36em) {
    table, tbody, tr, tbody th, td { display: block; }
    thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    tr { padding-block: calc(var(--_space) * 1.25); }
    tbody tr:first-child { border-block-start: var(--_border-width) solid var(--_line); }
    tbody th, td { padding: 2px 0; }
    td:not(:empty) { display: grid; grid-template-columns: minmax(0, 8em) minmax(0, 1fr); gap: 0 max(0.75rem, 12px); }
    td:empty { display: none; }
    td::before { content: attr(data-label); content: attr(data-label) / ""; color: var(--_muted); }
  }
  @container (max-width: 16em) {
    td:not(:empty) { grid-template-columns: minmax(0, 1fr); }
  }
  @media print {
    .answer, .change { display: none; }
    h3 { break-after: avoid; }
    tr { break-inside: avoid; }
    thead { display: table-header-group; }
    a::after { content: " (" attr(href) ")"; font-weight: 400; }
  }
`;
