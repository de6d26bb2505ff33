import { css } from '../../../styles/css.js';

/** The menu of “Subscribe” opens over the calendar: below it may be the end of the page. */
export const subscribeStyles = css`
  .subscribe-menu .menu { inset-block: auto 100%; min-inline-size: min(300px, 100cqi); }
  .address { display: flex; gap: var(--_space); padding: calc(var(--_space) * 0.75); }
  .address input {
    flex: 1; min-inline-size: 0; min-block-size: calc(44px * var(--_density)); padding-inline: var(--_space); font: inherit; font-size: 0.875em;
    color: inherit; background: none; border: var(--_border-width) solid var(--_line); border-radius: calc(var(--_radius) / 2);
  }
  .menu .address button { flex: none; justify-content: center; padding-inline: calc(var(--_space) * 1.5); border: var(--_border-width) solid currentcolor; }
  @media print { .subscribe-menu { display: none; } }
`;
