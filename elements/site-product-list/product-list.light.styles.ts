import { css } from '../../styles/css.js';

/** <site-product-list>: the author's cards in columns, as far as the page has no rules for them. */
export const productListLightStyles = css`
  /* The room of filters and count until they are drawn. */
  :where(site-product-list):has(> :is(ul, ol, [data-sku], site-product, article)) { --_tools-room: calc(max(44px, 2.6em) + 28px + 1.5em); }
  :where(site-product-list):has(> form) { --_tools-room: calc(28px + 1.5em); }
  :where(site-product-list, [data-site-product-list]) > :where(ul, ol) {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
    gap: 32px 20px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  :where(site-product-list, [data-site-product-list]) > :where(ul, ol) :where(li > img, li > a > img) {
    display: block;
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 4 / 5;
    object-fit: cover;
    border-radius: var(--site-radius);
  }
  :where(site-product-list:not(:state(ready)), [data-site-product-list]) > :nth-child(n + 25),
  :where(site-product-list:not(:state(ready)), [data-site-product-list]) > :is(ul, ol) > :nth-child(n + 25) {
    content-visibility: auto;
    contain-intrinsic-size: auto 380px;
  }
  :is(site-product-list, [data-site-product-list]) :is([data-sku], li, article, site-product)[hidden],
  :is(site-product-list, [data-site-product-list]) > [hidden] {
    display: none !important;
  }
  :where(site-product-list, [data-site-product-list]) :where(button[data-product-list~="quick-view"]) {
    min-block-size: 44px;
    padding-inline: 16px;
    font: inherit;
  }
`;
