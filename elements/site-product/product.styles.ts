import { css } from '../../styles/css.js';
import { dangerText } from '../../styles/danger-text.js';

export const productStyles = css`
  :host { color: inherit; line-height: 1.5; }
  #root { container-type: inline-size; }
  p, fieldset, legend, h2 { margin: 0; padding: 0; border: 0; }
  fieldset { min-inline-size: 0; }
  .product { display: grid; grid-template-columns: minmax(0, 1fr); gap: calc(var(--_space) * 3); }
  .media {
    position: relative;
    align-self: start;
    aspect-ratio: 4 / 5;
    border-radius: var(--_radius);
    overflow: hidden;
    background: color-mix(in srgb, currentcolor 7%, transparent);
  }
  .media img { display: block; inline-size: 100%; block-size: 100%; object-fit: cover; }
  .sale {
    position: absolute;
    inset-block-start: 12px;
    inset-inline-start: 12px;
    padding: 2px calc(var(--_space) * 1.5);
    border-radius: var(--_pill-radius);
    background: var(--_danger);
    color: var(--site-on-danger);
    font-size: calc(14px * var(--_font-scale));
    font-weight: 600;
  }
  .about { display: grid; gap: calc(var(--_space) * 2); align-content: start; min-inline-size: 0; }
  .title { font-family: var(--_heading-font); font-weight: var(--_heading-weight); font-size: 1.75em; line-height: 1.2; overflow-wrap: anywhere; }
  .price { font-size: 1.25em; font-variant-numeric: tabular-nums; }
  .now, del { display: inline-block; unicode-bidi: isolate; }
  .now { font-weight: 600; }
  .reduced { ${dangerText} }
  del { margin-inline-end: 0.5em; color: var(--_muted); }
  .measures { display: flex; flex-wrap: wrap; gap: 4px calc(var(--_space) * 3); margin: 0; color: var(--_muted); font-size: calc(14px * var(--_font-scale)); }
  .measures div { display: flex; gap: 0.5em; }
  .measures dd { margin: 0; unicode-bidi: isolate; }
  .form { display: grid; gap: calc(var(--_space) * 2.5); }
  legend, .quantity label { margin-block-end: 8px; font-weight: 600; }
  .choices { display: flex; flex-wrap: wrap; gap: var(--_space); }
  .plans { flex-direction: column; }
  .choice {
    position: relative; display: flex; align-items: center; gap: var(--_space); min-block-size: calc(44px * var(--_density));
    padding: var(--_space) calc(var(--_space) * 2); border-radius: var(--_radius);
    border: 1px solid color-mix(in srgb, currentcolor 55%, transparent); cursor: pointer; }
  .choices:not(.plans) input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0; cursor: pointer; }
  .plans input { flex: none; inline-size: 18px; block-size: 18px; margin: 0; accent-color: var(--_accent-text); }
  .choice:has(:checked) { border-color: var(--_accent-text); box-shadow: inset 0 0 0 1px var(--_accent-text); }
  .choice:has(:focus-visible) { outline: 2px solid var(--_accent-text); outline-offset: 2px; }
  .choice[data-availability] { border-style: dashed; color: var(--_muted); }
  .choice[data-availability] .value { text-decoration: line-through; }
  .hint { color: var(--_muted); font-size: calc(14px * var(--_font-scale)); }
  .plans .hint { margin-inline-start: auto; }
  .stock { ${dangerText} }
  .stock:empty { display: none; }
  .buy { display: flex; flex-wrap: wrap; gap: calc(var(--_space) * 2); align-items: end; }
  .quantity { display: grid; }
  .quantity input {
    inline-size: 88px;
    min-block-size: calc(48px * var(--_density));
    padding-inline: calc(var(--_space) * 1.5);
    border: var(--_border-width) solid var(--_field-line);
    border-radius: var(--_field-radius);
    background: var(--_field-surface); color: var(--_field-text); font: inherit; }
  .add {
    flex: 1;
    min-inline-size: min(208px, 100%);
    min-block-size: calc(48px * var(--_density));
    padding: var(--_space) calc(var(--_space) * 3);
    border: var(--_border-width) solid transparent;
    border-radius: var(--_button-radius);
    background: var(--_accent);
    box-shadow: var(--_button-shadow);
    color: var(--_on-accent);
    font-weight: var(--_button-weight);
  }
  .add:not([aria-disabled]):hover { filter: brightness(1.08); }
  .add[aria-disabled] { border-color: color-mix(in srgb, currentcolor 55%, transparent); background: none; color: var(--_muted); cursor: default; }
  .message:not(:empty) {
    margin-block-start: 12px;
    padding: var(--_space) calc(var(--_space) * 1.5);
    border-inline-start: 3px solid var(--_accent-text);
    background: color-mix(in srgb, currentcolor 6%, transparent);
  }
  .message.refused:not(:empty) { border-color: var(--_danger); ${dangerText} }
  @container (min-width: 640px) { .product { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: calc(var(--_space) * 5); } }
  @media (forced-colors: active) {
    .choice:has(:checked) { outline: 3px solid Highlight; }
    .add[aria-disabled], .choice[data-availability] { color: GrayText; border-color: GrayText; }
  }
`;
