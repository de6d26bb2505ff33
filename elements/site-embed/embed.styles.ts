import { css } from '../../styles/css.js';

export const embedStyles = css`
  /* The same room as in site-embed.css, which has it before the script; until React has come, too. */
  #root > slot { display: block; box-sizing: border-box; }
  :host(:not([src^="/"])) #root > slot::after {
    content: "This content is provided by Instagram, which may set cookies and record your visit.";
    display: block;
    visibility: hidden;
    margin-block-start: max(0.75rem, 12px);
    padding-block-end: calc(max(0.75rem, 12px) + max(2.75rem, 44px) + clamp(0px, (18em - 100%) * 999, max(3.25rem, 52px)));
  }
  .facade, #root > slot { min-block-size: 15em; padding: 1.25em; }
  .facade {
    border-radius: var(--_radius);
    background: color-mix(in srgb, currentColor 6%, transparent); box-shadow: inset 0 0 0 1px var(--_line);
  }
  p { margin: max(0.75rem, 12px) 0; }
  .choices { display: flex; flex-wrap: wrap; gap: max(0.5rem, 8px); }
  .choices button {
    min-block-size: max(2.75rem, 44px); padding: max(0.5rem, 8px) max(1.25rem, 20px);
    border: var(--_border-width) solid color-mix(in srgb, currentColor 55%, transparent); border-radius: var(--_button-radius); background: none;
    font-weight: 600;
  }
  .choices button:hover { background: color-mix(in srgb, currentColor 12%, transparent); }
  iframe {
    display: block;
    inline-size: 100%;
    block-size: var(--_height, auto);
    aspect-ratio: var(--_ratio, auto);
    border: 0;
    border-radius: var(--_radius);
    color-scheme: normal;
  }
  .room { min-block-size: 15em; }
  .below { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 16px; margin: 4px 0 0; font-size: 0.875em; }
  .below a { color: inherit; text-underline-offset: 0.2em; min-block-size: 24px; }
  .hide { min-block-size: 24px; padding: 0; border: 0; background: none; text-decoration: underline; text-underline-offset: 0.2em; }
  @media print {
    .choices, .hide, iframe { display: none; }
  }
`;
