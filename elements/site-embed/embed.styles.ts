import { facadeGround } from '../../core/embed/facade.styles.js';
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
    font-size: calc(max(0.875rem, 14px) * var(--_font-scale));
    line-height: 1.45;
  }
  .facade, #root > slot { min-block-size: 15em; padding: 1.25em; }
  #root > slot { padding-block-start: 4.5em; }
  .facade { ${facadeGround} }
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
    .hide, iframe { display: none; }
  }
`;
