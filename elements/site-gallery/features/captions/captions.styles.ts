import { css } from '../../../../styles/css.js';

/** Position and background of captions over images. The page's sheet has these rules too, as those of `layout.styles.ts`. */
export const captionStyles = css`
  .gallery[data-captions] {
    --_caption-padding: 0.6em 1em;
    --_caption-most: min(34ch, 100% - 24px);
    --_caption-margin: 12px;
    --_caption-width: fit-content;
    --_caption-corner: max(0px, var(--_corner) - 4px);
    --_caption-surface: color-mix(in srgb, var(--site-scrim) 62%, transparent);
    --_caption-filter: blur(14px) saturate(1.6);
  }
  .gallery[data-captions='top'], .gallery[data-captions='bottom'] {
    --_caption-padding: 0.8em 1em 1.5em;
    --_caption-most: 100%;
    --_caption-margin: 0;
    --_caption-width: auto;
    --_caption-corner: var(--_corner) var(--_corner) 0 0;
    --_caption-surface: linear-gradient(
      color-mix(in srgb, var(--site-scrim, #000) 72%, transparent), color-mix(in srgb, var(--site-scrim, #000) 50%, transparent) 45%, transparent
    );
    --_caption-filter: none;
    --_caption-inset: 0 0 auto;
  }
  .gallery[data-captions='bottom'] {
    --_caption-padding: 1.5em 1em 0.8em;
    --_caption-corner: 0 0 var(--_corner) var(--_corner);
    --_caption-surface: linear-gradient(
      transparent, color-mix(in srgb, var(--site-scrim, #000) 50%, transparent) 55%, color-mix(in srgb, var(--site-scrim, #000) 72%, transparent)
    );
    --_caption-inset: auto 0 0;
  }
  .gallery[data-captions='top-left'] { --_caption-inset: 0 auto auto 0; }
  .gallery[data-captions='top-right'] { --_caption-inset: 0 0 auto auto; }
  .gallery[data-captions='bottom-left'] { --_caption-inset: auto auto 0 0; }
  .gallery[data-captions='bottom-right'] { --_caption-inset: auto 0 0 auto; }
  .gallery[data-captions='center'] {
    --_caption-inset: 0;
    --_caption-margin: auto;
    --_caption-align: center;
  }
`;
