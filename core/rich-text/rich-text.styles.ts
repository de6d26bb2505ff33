import { css } from '../../styles/css.js';
import { button, buttonHover, focusRing } from '../../styles/button.js';

/** Elements in a text, and the dialog with their settings. */
export const richTextStyles = css`
  :where(.site-rich-text) { position: relative; display: block; min-block-size: 32px; white-space: normal; cursor: default; user-select: none; }
  :where(span.site-rich-text) { display: inline-block; min-block-size: 0; min-inline-size: 1em; max-inline-size: 100%; vertical-align: bottom; }
  @media (hover: hover) { .site-rich-text:hover { outline: 1px dashed currentcolor; outline-offset: 2px; } }
  .site-rich-text:focus-within { outline: 1px dashed currentcolor; outline-offset: 2px; }
  .site-rich-text[data-selected], .ce-block--selected .site-rich-text { outline: 2px solid var(--site-accent-text); outline-offset: 2px; }
  .ck-widget > * > .site-rich-text { outline: 0 !important; } /* CKEditor has an outline of its own */
  .site-rich-text-live { display: contents; }
  :where(.site-rich-text-name) {
    display: inline-block; padding: 4px 10px; border: 1px dashed currentcolor; border-radius: 6px; font: 14px/1.5 system-ui, sans-serif;
  }
  .site-rich-text-edit {
    --_accent: var(--site-accent); --_on-accent: var(--site-on-accent); --_accent-text: var(--site-accent-text);
    --_on-surface: var(--site-on-surface); --_button-radius: 6px;
    ${button}
    position: absolute; inset-block-start: 0; inset-inline-end: 0; z-index: 1; display: grid; place-items: center; inline-size: 32px; block-size: 32px;
    margin: 0; padding: 0;
    line-height: 1;
  }
  span.site-rich-text > .site-rich-text-edit { inset-block-start: 100%; }
  .site-rich-text-edit:not(.site-rich-text:is(:hover, :focus-within, [data-selected], .ce-block--selected *) > *) { opacity: 0; pointer-events: none; }
  @media (hover: none) {
    .site-rich-text-edit:not(.site-rich-text:is(:focus-within, [data-selected], .ce-block--selected *) > *) { opacity: 0; pointer-events: none; }
  }
  .site-rich-text-edit:hover { ${buttonHover} }
  .site-rich-text-edit:focus-visible { ${focusRing} }
  .site-rich-text-edit svg {
    inline-size: 20px; block-size: 20px; fill: none; stroke: currentcolor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round;
  }
  .site-rich-text-dialog {
    box-sizing: border-box; inline-size: min(440px, 100vw); max-inline-size: none; block-size: 100dvh; max-block-size: none; margin: 0;
    margin-inline-start: auto; padding: 0; border: 0; background: var(--site-surface); color: var(--site-on-surface);
    box-shadow: 0 0 40px rgb(0 0 0 / 0.3);
    overflow: auto;
  }
  .site-rich-text-dialog:focus { outline: 0; }
  .site-rich-text-dialog::backdrop { background: rgb(0 0 0 / 0.12); }
  .site-rich-text-dialog > site-element-editor { max-block-size: 100dvh; }
  .site-rich-text-button {
    --_accent: var(--site-accent); --_on-accent: var(--site-on-accent); --_accent-text: var(--site-accent-text);
    --_on-surface: var(--site-on-surface); --_button-radius: var(--site-button-radius);
    ${button}
    min-block-size: 44px; margin: 0; padding: 6px 16px;
    font-size: 15px;
  }
  .site-rich-text-button:hover { ${buttonHover} }
  .site-rich-text-button:focus-visible { ${focusRing} }
  .site-rich-text-button[value="cancel"] { border-color: currentcolor; background: none; box-shadow: none; color: inherit; }
  @media (pointer: coarse) { .site-rich-text-edit { inline-size: 44px; block-size: 44px; } }
  @media (max-width: 600px) {
    .site-rich-text-dialog { inline-size: 100vw; block-size: 70dvh; margin-block-start: auto; }
    .site-rich-text-dialog > site-element-editor { max-block-size: 70dvh; }
  }
  @media (forced-colors: active) { .site-rich-text-dialog, .site-rich-text-edit { border: 1px solid; } }
`;
