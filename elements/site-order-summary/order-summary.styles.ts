import { css } from '../../styles/css.js';
import { dangerText } from '../../styles/danger-text.js';

export const orderSummaryStyles = css`
  :host { color: inherit; line-height: 1.5; }
  #root { container-type: inline-size; }
  p, h2, ul, ol, dl, dd { margin: 0; padding: 0; }
  .order { display: grid; gap: calc(var(--_space) * 3); }
  h2 { font-family: var(--_heading-font); font-weight: var(--_heading-weight); font-size: 1.75em; line-height: 1.2; }
  .amount, dd { font-variant-numeric: tabular-nums; unicode-bidi: isolate; }
  .hint { color: var(--_muted); font-size: calc(14px * var(--_font-scale)); }
  .state { font-weight: 600; }
  .steps { display: grid; gap: var(--_space); list-style: none; }
  .steps li { display: flex; gap: calc(var(--_space) * 1.25); align-items: center; color: var(--_muted); }
  .steps li::before {
    content: '';
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    border: 2px solid currentcolor;
    border-radius: 50%;
    box-sizing: border-box;
  }
  .steps .done::before, .steps [aria-current]::before { border-color: var(--_accent-text); background: var(--_accent); forced-color-adjust: none; }
  .steps [aria-current] { color: inherit; font-weight: 600; }
  .note {
    padding: calc(var(--_space) * 1.25) calc(var(--_space) * 1.75); border-inline-start: 3px solid var(--_accent-text);
    background: color-mix(in srgb, currentcolor 6%, transparent);
  }
  .lines { display: grid; list-style: none; border-block: var(--_border-width) solid var(--_line); }
  .line {
    display: grid; grid-template-columns: 64px minmax(0, 1fr) auto; gap: calc(var(--_space) * 2); align-items: start;
    padding-block: calc(var(--_space) * 2);
  }
  .line + .line { border-block-start: var(--_border-width) solid var(--_line); }
  .picture {
    inline-size: 64px;
    block-size: 64px;
    border-radius: var(--_radius);
    overflow: hidden;
    background: color-mix(in srgb, currentcolor 7%, transparent);
  }
  .picture img { display: block; inline-size: 100%; block-size: 100%; object-fit: cover; }
  .name { font-weight: 600; overflow-wrap: anywhere; }
  .what { min-inline-size: 0; overflow-wrap: anywhere; }
  a { color: inherit; }
  a:focus-visible, button:focus-visible { outline: 2px solid var(--_accent-text); outline-offset: 2px; }
  .sum { font-weight: 600; white-space: nowrap; }
  .sums { display: grid; gap: var(--_space); justify-self: end; inline-size: min(100%, 360px); }
  dl { display: grid; gap: calc(var(--_space) * 0.75); }
  dl div { display: flex; justify-content: space-between; gap: calc(var(--_space) * 2); }
  .total { padding-block-start: var(--_space); border-block-start: var(--_border-width) solid var(--_line); font-size: 1.125em; font-weight: 600; }
  .button, .quiet {
    display: inline-block;
    min-block-size: calc(44px * var(--_density));
    padding: calc(var(--_space) * 1.125) calc(var(--_space) * 2.5);
    box-sizing: border-box;
    border: var(--_border-width) solid transparent;
    border-radius: var(--_button-radius);
    font: inherit;
    font-weight: var(--_button-weight);
    text-decoration: none;
  }
  .button { background: var(--_accent); box-shadow: var(--_button-shadow); color: var(--_on-accent); }
  .quiet { border-color: color-mix(in srgb, currentcolor 55%, transparent); background: none; color: inherit; }
  .actions { display: flex; flex-wrap: wrap; gap: calc(var(--_space) * 1.5); align-items: center; }
  .message:has(.error) { padding-block: calc(var(--_space) * 1.5); }
  .error { ${dangerText} }
  @container (min-width: 560px) {
    .steps { grid-auto-flow: column; grid-auto-columns: 1fr; }
  }
  @media print { .actions, .pay, .message { display: none; } }
`;
