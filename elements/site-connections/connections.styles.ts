import { buttonHover } from '../../styles/button.js';
import { css } from '../../styles/css.js';
import { dangerText } from '../../styles/danger-text.js';
import { field } from '../../styles/field.js';

export const connectionsStyles = css`
  :host { display: block; line-height: 1.5; }
  /* Until the view is drawn: see connections.light.styles.ts. */
  #root:not(:has(ul)) { display: block; min-block-size: var(--_list-room, 0px); }
  ul { display: grid; gap: max(0.75rem, 12px); margin: 0; padding: 0; list-style: none; }
  p { margin: 0; overflow-wrap: anywhere; }
  .provider {
    padding: calc(max(1rem, 16px) * var(--_density)); border: var(--_border-width) solid var(--_line); border-radius: var(--_radius);
    background: var(--_surface); color: var(--_on-surface);
  }
  .provider:focus-visible { outline: 2px solid var(--_accent-text); outline-offset: 2px; }
  header { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; min-block-size: calc(max(2.75rem, 44px) * var(--_density)); }
  .state { display: inline-flex; align-items: center; gap: 6px; color: var(--_muted); font-size: 0.875em; }
  .state::before {
    content: ""; flex: none; box-sizing: border-box; inline-size: 0.625em; block-size: 0.625em; border: 2px solid currentColor; border-radius: 50%;
  }
  .state[data-state=connected] { color: var(--_accent-text); }
  .state[data-state=connected]::before { background: currentColor; }
  .state[data-state=awaiting]::before { border-style: dotted; }
  .connect { margin-inline-start: auto; }
  form, .provider > label { margin-block-start: max(0.5rem, 8px); }
  label { display: block; font-weight: 600; }
  input:not([type=checkbox]), select {
    ${field}
    max-inline-size: max(28rem, 448px); margin-block: max(0.375rem, 6px); text-overflow: ellipsis;
  }
  :is(input:not([type=checkbox]), select):hover:enabled { border-color: var(--_on-surface); }
  .check { display: flex; inline-size: fit-content; align-items: center; gap: 8px; min-block-size: max(2.75rem, 44px); font-weight: 400; cursor: pointer; }
  .check input { flex: none; inline-size: 1.25em; block-size: 1.25em; margin: 0; accent-color: var(--_accent); }
  .note, .account { color: var(--_muted); font-size: 0.9375em; }
  .note a { color: var(--_accent-text); }
  .failure { ${dangerText} margin-block: max(0.5rem, 8px); font-weight: 600; }
  .saved:empty { display: none; }
  .saved { margin-block-start: max(0.5rem, 8px); font-weight: 600; }
  .unsaved, .asked {
    margin-block-start: max(0.75rem, 12px); padding: max(0.75rem, 12px); border-radius: calc(var(--_radius) * 0.75);
    background: color-mix(in srgb, currentColor 7%, transparent);
  }
  .actions { display: flex; flex-wrap: wrap; gap: 8px; margin-block-start: max(0.75rem, 12px); }
  .actions:empty { display: none; }
  button {
    min-block-size: calc(max(2.75rem, 44px) * var(--_density)); padding: calc(max(0.375rem, 6px) * var(--_density)) max(1rem, 16px);
    border: var(--_border-width) solid color-mix(in srgb, currentColor 55%, transparent); border-radius: var(--_button-radius);
    background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer;
  }
  button:is(.primary, .connect) { border-color: transparent; background: var(--_accent); color: var(--_on-accent); }
  button.danger { border-color: var(--_danger); color: var(--_danger); }
  @media (hover: hover) {
    button:hover { background: color-mix(in srgb, currentColor 9%, transparent); }
    button:is(.primary, .connect):hover { ${buttonHover} }
  }
  button:focus-visible, a:focus-visible { outline: 2px solid var(--_accent-text); outline-offset: 2px; }
  :is(button, input, select):disabled, button[aria-disabled=true] { opacity: 0.6; cursor: default; }
  @media (forced-colors: active) {
    button:is(.primary, .connect) { border-color: ButtonText; }
  }
`;
