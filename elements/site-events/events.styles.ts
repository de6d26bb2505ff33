import { css } from '../../styles/css.js';

/** Before the page is read, the author's events stand where their rows will be. */
export const eventsStyles = css`
  :host { display: flow-root; padding: 0; }
  #root > slot:only-child { display: block; }
  :host(:not([hide-filter])) #root > slot:only-child { padding-block-start: 60px; }
  #root > slot:not(.read)::slotted(:is(article, section, div)) {
    display: flow-root;
    border-block-start: 1px solid #8888;
    padding-block: 20px 56px;
    padding-inline-start: 80px;
  }
  #root > slot:not(.read)::slotted([data-rrule]) { padding-block-end: calc(60px + 1lh + clamp(0px, (22em + 80px - 100%) * 999, 1lh)); }
  :host([hide-add]) #root > slot:not(.read)::slotted(:is(article, section, div)) { padding-block-end: 12px; }
  :host([hide-add]) #root > slot:not(.read)::slotted([data-rrule]) { padding-block-end: calc(16px + 1lh + clamp(0px, (22em + 80px - 100%) * 999, 1lh)); }
`;
