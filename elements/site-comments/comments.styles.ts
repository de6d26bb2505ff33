import { buttonHover } from '../../styles/button.js';
import { css } from '../../styles/css.js';
import { dangerText } from '../../styles/danger-text.js';
import { field } from '../../styles/field.js';

export const commentsStyles = css`
  :host { display: block; }
  /* Until React has come: see comments.light.styles.ts. */
  #root > slot:only-child { display: block; }
  #root > slot:only-child::after { content: ""; display: block; block-size: calc(var(--_form-room, 0px) + var(--_list-room, 0px)); }
  ul { margin: 0; padding: 0; list-style: none; }
  section > ul > li { padding-block: calc(max(1rem, 16px) * var(--_density)); border-block-start: var(--_border-width) solid var(--_line); }
  .replies {
    margin-block-start: max(0.75rem, 12px);
    padding-inline-start: clamp(max(0.75rem, 12px), 4%, max(2rem, 32px));
    border-inline-start: 2px solid var(--_line);
  }
  .replies li + li { margin-block-start: max(0.75rem, 12px); }
  /* Deeper answers stand below one another: a small phone has no room for more steps. */
  .replies .replies .replies { padding-inline-start: 0; border: 0; }
  article { overflow-wrap: anywhere; }
  article:focus-visible { outline-offset: 4px; }
  header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 calc(max(0.75rem, 12px) * var(--_density)); }
  time, .note { color: var(--_muted); }
  time { font-size: 0.875em; }
  .owner { padding-inline: 0.5em; border-radius: var(--_pill-radius); background: color-mix(in srgb, currentColor 12%, transparent); font-size: 0.8125em; }
  /* Chromium aligns by the text's own direction, other browsers by that of the page. */
  p { margin: max(0.375rem, 6px) 0; white-space: pre-line; text-align: -webkit-match-parent; text-align: match-parent; }
  .note { margin: 0; white-space: normal; }
  .note:has(span:not(.visually-hidden)) { margin-block: max(0.75rem, 12px); }
  .note span { display: block; }
  .error { ${dangerText} font-weight: 600; }
  /* Room for the message “no comments yet”, or for the error and its button: what follows does not move when the response arrives. */
  section { display: flow-root; }
  .bare {
    display: flex; align-items: center; gap: calc(max(1rem, 16px) * var(--_density));
    min-block-size: max(1lh + 2 * max(0.75rem, 12px), 2lh, max(2.75rem, 44px));
  }
  .bare .note { margin: 0; }
  .bare button { flex: none; }
  /* As in <site-form>, and as the author's own: see comments.light.styles.ts. */
  .form { display: grid; justify-items: start; max-inline-size: max(40rem, 640px); margin-block: max(1rem, 16px) max(1.5rem, 24px); line-height: 1.5; }
  .form label { font-weight: 600; }
  input, textarea {
    ${field}
    margin-block: max(0.375rem, 6px) max(1.375rem, 22px);
  }
  textarea { min-block-size: max(8rem, 128px); resize: vertical; }
  input:hover, textarea:hover { border-color: var(--_on-surface); }
  button {
    min-block-size: calc(max(2.75rem, 44px) * var(--_density));
    padding: calc(max(0.5rem, 8px) * var(--_density)) calc(max(1.25rem, 20px) * var(--_density));
    border: var(--_border-width) solid color-mix(in srgb, currentColor 55%, transparent);
    border-radius: var(--_button-radius);
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  button:hover { background: color-mix(in srgb, currentColor 12%, transparent); }
  .form button {
    min-block-size: calc(max(3rem, 48px) * var(--_density));
    padding: calc(max(0.625rem, 10px) * var(--_density)) calc(max(1.75rem, 28px) * var(--_density));
    border-color: transparent;
    background: var(--_accent);
    box-shadow: var(--_button-shadow);
    color: var(--_on-accent);
    font-weight: var(--_button-weight);
  }
  .form button:hover { ${buttonHover} }
  .quiet { min-block-size: max(1.75rem, 28px); padding: 0; border: 0; font-weight: 400; text-decoration: underline; text-underline-offset: 0.2em; }
  .quiet:hover { background: none; }
  @media print { button, .form { display: none; } }
`;
