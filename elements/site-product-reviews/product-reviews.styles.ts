import { css } from '../../styles/css.js';
import { dangerText } from '../../styles/danger-text.js';

export const productReviewsStyles = css`
  :host { color: inherit; line-height: 1.5; }
  #root { container-type: inline-size; }
  section { display: grid; gap: calc(var(--_space) * 2.5); }
  p, ul, fieldset, legend { margin: 0; padding: 0; border: 0; }
  ul { list-style: none; }
  fieldset { min-inline-size: 0; }
  .stars { display: block; inline-size: 100px; block-size: 20px; fill: var(--site-reviews-star, var(--site-star)); }
  .stars svg { overflow: hidden; }
  .blank { fill: color-mix(in srgb, currentcolor 22%, transparent); }
  :host(:dir(rtl)) .stars, :host(:dir(rtl)) .histogram svg { transform: scaleX(-1); }
  .overview { display: grid; gap: calc(var(--_space) * 2.5); }
  .average { display: grid; gap: 4px; align-content: start; justify-items: start; }
  .number { font-size: 2.5em; font-weight: 700; line-height: 1; }
  .hint, .by, small { color: var(--_muted); font-size: calc(14px * var(--_font-scale)); }
  .histogram { display: grid; gap: calc(var(--_space) * 0.75); }
  .histogram li {
    display: grid; grid-template-columns: max-content minmax(0, 1fr) 2.5em; gap: calc(var(--_space) * 1.5); align-items: center;
    font-size: calc(14px * var(--_font-scale));
  }
  .histogram svg { inline-size: 100%; block-size: 8px; border-radius: calc(var(--_radius) / 2); fill: var(--site-reviews-star, var(--site-star)); }
  .of { min-inline-size: 4.5em; }
  .amount { font-variant-numeric: tabular-nums; }
  .sort { display: flex; gap: calc(var(--_space) * 1.25); align-items: center; flex-wrap: wrap; }
  .review {
    padding-block: calc(var(--_space) * 2.25); border-block-start: var(--_border-width) solid var(--_line); display: grid;
    gap: calc(var(--_space) * 0.75);
  }
  /* Chromium aligns by the text's own direction, other browsers by that of the page. */
  :is(.headline, .text) { text-align: -webkit-match-parent; text-align: match-parent; }
  .headline { font-weight: 600; overflow-wrap: anywhere; }
  .text { white-space: pre-line; overflow-wrap: anywhere; max-inline-size: 70ch; }
  .by { display: flex; flex-wrap: wrap; gap: 4px calc(var(--_space) * 1.5); }
  .verified::before { content: '✓ ' / ''; font-weight: 700; }
  .verified { font-weight: 600; }
  .form { display: grid; gap: calc(var(--_space) * 2); max-inline-size: 560px; }
  legend, .form div > label { display: block; margin-block-end: 6px; font-weight: 600; }
  small { font-weight: 400; }
  input:not([type="radio"]), textarea, select {
    box-sizing: border-box;
    min-block-size: calc(44px * var(--_density));
    padding: var(--_space) calc(var(--_space) * 1.5);
    border: var(--_border-width) solid var(--_field-line);
    border-radius: var(--_field-radius);
    background: var(--_field-surface); color: var(--_field-text); font: inherit; }
  input:not([type="radio"]), textarea { inline-size: 100%; }
  textarea { resize: vertical; }
  [aria-invalid]:is(input, textarea) { border-color: var(--_danger); }
  :is(input, textarea, select, button, .review):focus-visible { outline: 2px solid var(--_accent-text); outline-offset: 2px; }
  .rate { display: flex; }
  .rate label { position: relative; display: grid; place-items: center; inline-size: 44px; block-size: 44px; cursor: pointer; }
  .rate input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0; cursor: pointer; }
  .rate svg { inline-size: 32px; block-size: 32px; fill: none; stroke: color-mix(in srgb, currentcolor 65%, transparent); stroke-width: 1.4; }
  .rate label:is(:has(:checked), :has(~ label :checked)) svg { fill: var(--site-reviews-star, var(--site-star)); stroke: transparent; }
  .rate label:has(:focus-visible) { outline: 2px solid var(--_accent-text); outline-offset: -2px; border-radius: var(--_radius); }
  .buttons { display: flex; flex-wrap: wrap; gap: calc(var(--_space) * 1.5); }
  .send, .quiet {
    min-block-size: calc(44px * var(--_density)); padding: calc(var(--_space) * 1.125) calc(var(--_space) * 2.75);
    border: var(--_border-width) solid transparent; border-radius: var(--_button-radius); font-weight: var(--_button-weight);
  }
  .send { background: var(--_accent); box-shadow: var(--_button-shadow); color: var(--_on-accent); }
  .quiet { border-color: color-mix(in srgb, currentcolor 55%, transparent); background: none; color: inherit; }
  .error { ${dangerText} }
  .error:not(:has(span)), .thanks:not(:has(span)) { display: none; }
  .message:not(:has(.error)) { position: absolute; } /* what is only heard takes no room */
  /* A failure stands where its room was kept, below what the author says. No box is in that room: the list would push it away. */
  .message .error { display: flex; align-items: center; gap: calc(var(--_space) * 2); min-block-size: max(44px, 2lh); }
  .message .quiet { flex: none; }
  :host([product-id]) #root > slot:only-child { display: grid; gap: calc(var(--_space) * 2.5); padding-block-end: var(--_news-room, 0px); }
  @media (scripting: enabled) { .waiting { padding-block-end: calc(20px + max(44px, 2lh)); } }
  .writing > p:has(> .send) { min-block-size: max(44px, 2lh); } /* the room that was kept for what may have to be said */
  .thanks {
    padding: calc(var(--_space) * 1.25) calc(var(--_space) * 1.75); border-inline-start: 3px solid var(--_accent-text);
    background: color-mix(in srgb, currentcolor 6%, transparent);
  }
  @container (min-width: 560px) { .overview { grid-template-columns: max-content minmax(0, 360px); gap: calc(var(--_space) * 5); } }
  @media (forced-colors: active) {
    .stars, .histogram svg, .rate label:is(:has(:checked), :has(~ label :checked)) svg { fill: CanvasText; forced-color-adjust: none; }
    .blank { fill: GrayText; opacity: 0.4; }
  }
  @media print { .sort, .writing, [part="more"] { display: none; } }
`;
