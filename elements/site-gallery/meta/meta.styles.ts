import { css } from '../../../core/element/css.js';

/** Where captions over pictures stand and what lies behind them. The page's sheet has these rules too, as those of `layout.styles.ts`. */
export const metaStyles = css`
  .gallery[data-meta] {
    --_meta-padding: 0.6em 1em;
    --_meta-most: min(34ch, 100% - 24px);
    --_meta-margin: 12px;
    --_meta-width: fit-content;
    --_meta-corner: max(0px, var(--_corner) - 4px);
    --_meta-surface: rgb(16 18 23 / 0.62);
    --_meta-filter: blur(14px) saturate(1.6);
  }
  .gallery[data-meta='top'], .gallery[data-meta='bottom'] {
    --_meta-padding: 0.8em 1em 1.5em;
    --_meta-most: 100%;
    --_meta-margin: 0;
    --_meta-width: auto;
    --_meta-corner: var(--_corner) var(--_corner) 0 0;
    --_meta-surface: linear-gradient(rgb(0 0 0 / 0.72), rgb(0 0 0 / 0.5) 45%, transparent);
    --_meta-filter: none;
    --_meta-inset: 0 0 auto;
  }
  .gallery[data-meta='bottom'] {
    --_meta-padding: 1.5em 1em 0.8em;
    --_meta-corner: 0 0 var(--_corner) var(--_corner);
    --_meta-surface: linear-gradient(transparent, rgb(0 0 0 / 0.5) 55%, rgb(0 0 0 / 0.72));
    --_meta-inset: auto 0 0;
  }
  .gallery[data-meta='top-left'] { --_meta-inset: 0 auto auto 0; }
  .gallery[data-meta='top-right'] { --_meta-inset: 0 0 auto auto; }
  .gallery[data-meta='bottom-left'] { --_meta-inset: auto auto 0 0; }
  .gallery[data-meta='bottom-right'] { --_meta-inset: auto 0 0 auto; }
  .gallery[data-meta='center'] {
    --_meta-inset: 0;
    --_meta-margin: auto;
    --_meta-align: center;
  }
`;
