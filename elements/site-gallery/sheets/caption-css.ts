import { withTheme } from '../../../styles/with-theme.js';
import { flag, gallery, verticalSelector, when, attributeSelector } from './selectors.js';

const list = when(attributeSelector('design', 'list'), 'list');
const hovered = when(flag('show-meta-on-hover', true), 'hovered');
const overlaid = when(
  `:is(${attributeSelector('meta-position')}:not(${attributeSelector('meta-position', 'below')}), ${flag('show-meta-on-hover', true)}, ${verticalSelector})`,
  'overlaid',
);

/** Captions in the page's own markup: under their pictures, beside them in a list, or over them. */
export const captionCss = withTheme(`
${gallery} figcaption {
  margin: 0;
  padding-block: 0.75em 0.5em;
  font-size: 0.875em;
  line-height: 1.5;
  text-wrap: pretty;
  color: var(--site-muted);
}
${list} figcaption {
  padding-block: var(--_under, 0) 0;
  font-size: 1em;
}

${overlaid} figure {
  position: relative;
}
/* On paper they stand under their images: browsers print no surface, and pale words are not read without one. */
@media screen {
  ${overlaid} figcaption {
    box-sizing: border-box;
    position: absolute;
    inset: var(--_caption-inset);
    inline-size: var(--_caption-width, auto);
    block-size: fit-content;
    max-inline-size: var(--_caption-most, 100%);
    max-block-size: var(--_caption-height, 100%);
    margin: var(--_caption-margin, 0);
    padding: var(--_caption-padding);
    overflow: auto;
    overscroll-behavior: contain;
    text-align: var(--_caption-align, start);
    text-wrap: balance;
    border-radius: var(--_caption-corner);
    color: var(--site-gallery-caption-color, var(--site-on-scrim));
    background: var(--site-gallery-caption-surface, var(--_caption-surface));
    -webkit-backdrop-filter: var(--_caption-filter, none);
    backdrop-filter: var(--_caption-filter, none);
  }
}
@media screen and (hover: hover) {
  ${hovered} figcaption {
    transition: opacity var(--site-duration) ease;
  }
  ${hovered}:not(:is(:focus-within, :state(focused), #_)) figure:not(:hover) figcaption {
    opacity: 0;
  }
}
${when(flag('show-meta', false), 'bare')} figcaption {
  display: none;
}
`);
