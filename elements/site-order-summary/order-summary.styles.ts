import { css } from '../../styles/css.js';
import { dangerText } from '../../styles/danger-text.js';

export const orderSummaryStyles = css`
  :host { color: inherit; line-height: 1.5; }
  #root { container-type: inline-size; }
  p, h2, ul, ol, dl, dd { margin: 0; padding: 0; }
  .order { display: grid; gap: 24px; }
  h2 { font-family: var(--_heading-font); font-weight: var(--_heading-weight); font-size: 1.75em; line-height: 1.2; }
  .amount, dd { font-variant-numeric: tabular-nums; unicode-bidi: isolate; }
  .hint { color: var(--_muted); font-size: 14px; }
  .state { font-weight: 600; }
  .steps { display: grid; gap: 8px; list-style: none; }
  .steps li { display: flex; gap: 10px; align-items: center; color: var(--_muted); }
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
  .note { padding: 10px 14px; border-inline-start: 3px solid var(--_accent-text); background: color-mix(in srgb, currentcolor 6%, transparent); }
  .lines { display: grid; list-style: none; border-block: 1px solid var(--_line); }
  .line { display: grid; grid-template-columns: 64px minmax(0, 1fr) auto; gap: 16px; align-items: start; padding-block: 16px; }
  .line + .line { border-block-start: 1px solid var(--_line); }
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
  .sums { display: grid; gap: 8px; justify-self: end; inline-size: min(100%, 360px); }
  dl { display: grid; gap: 6px; }
  dl div { display: flex; justify-content: space-between; gap: 16px; }
  .total { padding-block-start: 8px; border-block-start: 1px solid var(--_line); font-size: 1.125em; font-weight: 600; }
  .button, .quiet {
    display: inline-block;
    min-block-size: 44px;
    padding: 9px 20px;
    box-sizing: border-box;
    border: 1px solid transparent;
    border-radius: var(--_button-radius);
    font: inherit;
    font-weight: 600;
    text-decoration: none;
  }
  .button { background: var(--_accent); color: var(--_on-accent); }
  .quiet { border-color: color-mix(in srgb, currentcolor 55%, transparent); background: none; color: inherit; }
  .actions { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; }
  .message:has(.error) { padding-block: 12px; }
  .error { ${dangerText} }
  @container (min-width: 560px) {
    .steps { grid-auto-flow: column; grid-auto-columns: 1fr; }
  }
  @media print { .actions, .pay, .message { display: none; } }
`;
