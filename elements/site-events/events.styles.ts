import { css } from '../../styles/css.js';

/** Before the page is read, the author's events are where their rows will be. */
export const eventsStyles = css`
  :host { display: flow-root; padding: 0; }
  #root > slot:only-child { display: block; }
  :host(:not([hide-filter])) #root > slot:only-child { padding-block-start: calc(var(--_space) * 7.5); }
  #root > slot:not(.read)::slotted(:is(article, section, div)) {
    display: flow-root;
    border-block-start: var(--site-border-width) solid var(--site-line, #8888);
    padding-block: calc(var(--_space) * 2.5) calc(var(--_space) * 7);
    padding-inline-start: calc(var(--_space) * 10);
  }
  :host([hide-add]) #root > slot:not(.read)::slotted(:is(article, section, div)) { padding-block-end: calc(var(--_space) * 1.5); }
`;
