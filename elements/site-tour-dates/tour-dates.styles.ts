import { css } from '../../styles/css.js';

/** Rows of a tour: venue and town in one line with the tickets where there is room. */
export const tourDatesStyles = css`
  #root > slot:only-child { display: block; }
  :host(:not([hide-filter])) #root > slot:only-child { padding-block-start: 60px; }
  #root > slot:not(.read)::slotted(:is(article, section, div)) { border-block-start: 1px solid #8888; padding-block: 14px 50px; padding-inline-start: 80px; }
  #root > slot:not(.read)::slotted([data-rrule]) { padding-block-end: calc(54px + 1lh + clamp(0px, (22em + 80px - 100%) * 999, 1lh)); }
  :host([hide-add]) #root > slot:not(.read)::slotted(:is(article, section, div)) { padding-block-end: 6px; }
  :host([hide-add]) #root > slot:not(.read)::slotted([data-rrule]) { padding-block-end: calc(10px + 1lh + clamp(0px, (22em + 80px - 100%) * 999, 1lh)); }
  .event { padding-block: 14px 6px; }
  .event:last-child { border-block-end: 1px solid var(--_line); }
  .tile { background: none; color: inherit; padding-block: 0; }
  .tile-day { order: -1; }
`;
