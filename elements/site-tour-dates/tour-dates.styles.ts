import { css } from '../../styles/css.js';

/** Rows of a tour: venue and town in one line with the tickets where there is room. */
export const tourDatesStyles = css`
  #root > slot:only-child { display: block; }
  :host(:not([hide-filter])) #root > slot:only-child { padding-block-start: calc(var(--_space) * 7.5); }
  #root > slot:not(.read)::slotted(:is(article, section, div)) {
    border-block-start: var(--site-border-width) solid var(--site-line, #8888); padding-block: calc(var(--_space) * 1.75) calc(var(--_space) * 6.25);
    padding-inline-start: calc(var(--_space) * 10);
  }
  :host([hide-add]) #root > slot:not(.read)::slotted(:is(article, section, div)) { padding-block-end: calc(var(--_space) * 0.75); }
  .event { padding-block: calc(var(--_space) * 1.75) calc(var(--_space) * 0.75); }
  .event:last-child { border-block-end: var(--_border-width) solid var(--_line); }
  .tile { background: none; color: inherit; padding-block: 0; }
  .tile-day { order: -1; }
`;
