import { css } from '../../styles/css.js';

/** The numbers are beside the code, which scrolls separately; lines are as high as those of `code.light.styles.ts`. */
export const codeStyles = css`
  .frame { position: relative; display: flex; }
  .numbers {
    flex: none;
    box-sizing: border-box;
    min-inline-size: 56px;
    padding: var(--_code-top, 16px) 8px 0 16px;
    color: var(--_muted);
    text-align: end;
    white-space: pre;
    user-select: none;
    font: calc(var(--_code-size, 14px) * var(--_font-scale))/calc(var(--_code-line, 22px) * var(--_font-scale)) var(--site-code-font);
    font-variant-numeric: tabular-nums;
  }
  .code { flex: 1; min-inline-size: 0; overflow-x: auto; border-radius: inherit; }
  .code[data-wrap] { overflow-x: clip; }
  .code[data-wrap] ::slotted(pre) { white-space: pre-wrap; overflow-wrap: anywhere; }
  .code:focus-visible { outline-offset: -2px; }
  .copy {
    position: absolute; inset-block-start: 6px; inset-inline-end: 6px; display: inline-flex; align-items: center; gap: 6px;
    min-block-size: 32px; padding: 4px 10px; border: var(--_border-width) solid var(--_line); border-radius: var(--_button-radius);
    background: var(--site-code-surface, light-dark(#f5f6f8, #14171d)); color: inherit; font: 500 calc(13px * var(--_font-scale))/1.4 var(--_font);
  }
  .copy:hover { background: color-mix(in srgb, currentColor 10%, var(--site-code-surface, light-dark(#f5f6f8, #14171d))); }
  svg { inline-size: 16px; block-size: 16px; fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
  /* The word waits until it is wanted: code begins at the very top. */
  @media (hover: hover) {
    .copy[data-result="none"]:not(:hover, :focus-visible) {
      gap: 0; padding-inline: 7px;
      span { inline-size: 0; block-size: 1.4em; overflow: hidden; white-space: nowrap; }
    }
  }
  @media print { .copy { display: none; } }
`;
