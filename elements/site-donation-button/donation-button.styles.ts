import { css } from '../../styles/css.js';
import { dangerText } from '../../styles/danger-text.js';

export const donationButtonStyles = css`
  :host { color: inherit; line-height: 1.5; }
  p, fieldset, legend { margin: 0; padding: 0; border: 0; }
  fieldset { min-inline-size: 0; }
  .form { display: grid; gap: calc(var(--_space) * 2.5); justify-items: start; }
  legend, .other label { margin-block-end: 8px; font-weight: 600; }
  .choices { display: flex; flex-wrap: wrap; gap: var(--_space); }
  .plans { display: grid; }
  .choice {
    position: relative; display: flex; gap: calc(var(--_space) * 1.25); align-items: center; min-block-size: calc(44px * var(--_density));
    padding: var(--_space) calc(var(--_space) * 2); box-sizing: border-box;
    border: 1px solid color-mix(in srgb, currentcolor 55%, transparent); border-radius: var(--_radius); cursor: pointer; }
  .choices:not(.plans) input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0; cursor: pointer; }
  .choices:not(.plans) .choice { min-inline-size: 80px; justify-content: center; font-variant-numeric: tabular-nums; unicode-bidi: isolate; }
  .plans input { flex: none; inline-size: 18px; block-size: 18px; margin: 0; accent-color: var(--_accent-text); }
  .choice:has(:checked) { border-color: var(--_accent-text); box-shadow: inset 0 0 0 1px var(--_accent-text); font-weight: 600; }
  .choice:has(:focus-visible) { outline: 2px solid var(--_accent-text); outline-offset: 2px; }
  .other { display: grid; margin-block-start: 16px; }
  .other input {
    inline-size: 12em;
    max-inline-size: 100%;
    min-block-size: calc(44px * var(--_density));
    padding-inline: calc(var(--_space) * 1.5);
    box-sizing: border-box;
    border: var(--_border-width) solid var(--_field-line);
    border-radius: var(--_field-radius); background: var(--_field-surface); color: var(--_field-text); font: inherit; }
  .other input:focus-visible { outline: 2px solid var(--_accent-text); outline-offset: 1px; }
  .other input[aria-invalid] { border-color: var(--_danger); }
  .hint { margin-block-start: 6px; color: var(--_muted); font-size: calc(14px * var(--_font-scale)); }
  .error { margin-block-start: 8px; padding-inline-start: calc(var(--_space) * 1.25); border-inline-start: 3px solid var(--_danger); ${dangerText} }
  .error:not(:has(span)) { display: none; }
  .give {
    min-block-size: calc(48px * var(--_density));
    max-inline-size: 100%;
    padding: var(--_space) calc(var(--_space) * 3.5);
    border: var(--_border-width) solid transparent;
    border-radius: var(--_button-radius);
    background: var(--_accent);
    box-shadow: var(--_button-shadow);
    color: var(--_on-accent);
    font-weight: var(--_button-weight);
  }
  .give:hover { filter: brightness(1.08); }
  .give:focus-visible { outline: 2px solid var(--_accent-text); outline-offset: 2px; }
  @media (forced-colors: active) { .choice:has(:checked) { outline: 3px solid Highlight; } }
`;
