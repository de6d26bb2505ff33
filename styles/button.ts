import { declarations } from './css.js';

/**
 * The main button of a form, in the author's markup: a sheet adds its height and its padding. The host has the private properties
 * `--_accent`, `--_on-accent`, `--_accent-text`, `--_on-surface` and `--_button-radius`.
 */
export const button = declarations`
  box-sizing: border-box; border: var(--site-border-width) solid transparent; border-radius: var(--_button-radius); background: var(--_accent);
  box-shadow: var(--site-button-shadow); color: var(--_on-accent); font: inherit; font-weight: var(--site-button-weight); cursor: pointer;
`;

export const buttonHover = declarations` background: color-mix(in oklab, var(--_accent) 88%, var(--_on-surface)); `;

export const focusRing = declarations` outline: 2px solid var(--_accent-text); outline-offset: 2px; `;
