import { css } from '../../styles/css.js';
import { dangerText } from '../../styles/danger-text.js';

export const cartStyles = css`
  :host { min-block-size: 128px; line-height: 1.5; }
  #root { container-type: inline-size; }
  p, ul, dl, dd, fieldset, legend { margin: 0; padding: 0; border: 0; }
  fieldset { min-inline-size: 0; }
  .cart { display: grid; grid-template-columns: minmax(0, 1fr); gap: calc(var(--_space) * 3); }
  .lines { list-style: none; }
  .line { display: grid; grid-template-columns: 96px 1fr auto; gap: var(--_space) calc(var(--_space) * 2); padding-block: calc(var(--_space) * 2.5); }
  .line + .line { border-block-start: var(--_border-width) solid var(--_line); }
  .image { grid-row: span 2; block-size: 96px; border-radius: calc(var(--_radius) / 2); overflow: hidden;
    background: color-mix(in srgb, currentcolor 7%, transparent); }
  .image img { display: block; inline-size: 100%; block-size: 100%; object-fit: cover; }
  .article { min-inline-size: 0; }
  .name { overflow-wrap: anywhere; font-weight: 500; }
  .name a { color: inherit; }
  .each, .note { color: var(--_muted); font-size: calc(14px * var(--_font-scale)); }
  .price, dd { font-variant-numeric: tabular-nums lining-nums; }
  .controls { grid-column: 2 / -1; display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; }
  .stepper { display: inline-flex; border: var(--_border-width) solid var(--_line); border-radius: var(--_radius); }
  .stepper button { display: grid; place-content: center; inline-size: 44px; block-size: 44px; padding: 0; border: 0; background: none; }
  .stepper input { inline-size: 2.75em; padding: 0; border: 0; background: none; color: inherit; font: inherit; text-align: center; }
  svg { inline-size: 20px; block-size: 20px; fill: none; stroke: currentcolor; stroke-width: 1.75; stroke-linecap: round; }
  .quiet {
    min-block-size: calc(44px * var(--_density)); padding-inline: calc(var(--_space) * 1.5); border: 0; background: none; text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  .removed { display: flex; justify-content: space-between; align-items: center; color: var(--_muted); }
    .nothing { padding-block: calc(var(--_space) * 4); text-align: center; color: var(--_muted); }
  .summary {
    display: grid; grid-template-columns: minmax(0, 1fr); gap: calc(var(--_space) * 2.5); align-content: start; padding: calc(var(--_space) * 2.5);
    border-radius: var(--_radius);
    background: color-mix(in srgb, var(--_on-surface) 4%, var(--_surface)); }
  .row, dl > div, fieldset label { display: flex; justify-content: space-between; align-items: center; gap: calc(var(--_space) * 1.5); }
  .coupon label, legend { font-weight: 600; }
  .coupon input, select {
    flex: 1;
    min-inline-size: 0;
    min-block-size: calc(44px * var(--_density));
    padding-inline: calc(var(--_space) * 1.5);
    border: var(--_border-width) solid var(--_field-line);
    border-radius: var(--_field-radius); background: var(--_field-surface); color: var(--_field-text); font: inherit; }
  .shipping { display: grid; gap: calc(var(--_space) * 1.5); }
  .shipping > label { display: grid; gap: 4px; font-weight: 600; }
  fieldset label { min-block-size: calc(44px * var(--_density)); }
  fieldset label span:last-child { margin-inline-start: auto; }
  fieldset input { inline-size: 18px; block-size: 18px; accent-color: var(--_accent-text); }
  .notices:empty { display: none; }
  .notice {
    padding: var(--_space) calc(var(--_space) * 1.5); border-inline-start: 3px solid var(--_accent-text);
    background: color-mix(in srgb, currentcolor 6%, transparent);
  }
  .notice.error { border-color: var(--_danger); }
  .pending dd { opacity: 0.55; }
  .total {
    margin-block-start: 8px; padding-block-start: var(--_space); border-block-start: var(--_border-width) solid var(--_line);
    font-size: calc(18px * var(--_font-scale)); font-weight: 600;
  }
  .error { ${dangerText} }
  .error:empty { display: none; }
  .express { display: grid; gap: calc(var(--_space) * 2); }
  .express-button {
    inline-size: 100%;
    min-block-size: 52px;
    border: var(--_border-width) solid var(--_on-surface);
    border-radius: var(--_button-radius);
    background: var(--_on-surface);
    color: var(--_surface);
    font-weight: 600;
  }
  .express .note { margin-block-start: 4px; }
  .or { display: flex; align-items: center; gap: calc(var(--_space) * 1.5); color: var(--_muted); font-size: calc(14px * var(--_font-scale)); }
  .or::before, .or::after { content: ''; flex: 1; border-block-start: var(--_border-width) solid var(--_line); }
  .checkout { inline-size: 100%; min-block-size: 52px; border: var(--_border-width) solid transparent; border-radius: var(--_button-radius);
    background: var(--_accent);
    box-shadow: var(--_button-shadow); color: var(--_on-accent); font-weight: var(--_button-weight); }
  @container (min-width: 768px) { .cart:has(.summary) { grid-template-columns: minmax(0, 1fr) minmax(288px, 36%); align-items: start; } }
  @media (max-width: 432px) { .line { grid-template-columns: 80px 1fr auto; } .image { block-size: 80px; } .stepper input { inline-size: 2.25em; } }
  @media (forced-colors: active) { .summary, .checkout { border: 1px solid; } }
`;
