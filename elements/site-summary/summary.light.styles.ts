import { css } from '../../styles/css.js';

/** <site-summary>: the author's articles, as far as the page has no rules for them. */
export const summaryLightStyles = css`
  :where(site-summary)[feed]:not(:has(> script[type="application/json"])) { --_news-room: calc(104px + 2lh + 44px); }
  :is(site-summary, [data-site-summary]) > [hidden], :is(site-summary, [data-site-summary]) [data-site-part="wrapper"] > [hidden] { display: none !important; }
  /* An id's weight (#_) and more, because editors lay out lists and columns by classes and style attributes. */
  :is(site-summary, [data-site-summary], #_) [data-site-part="wrapper"] { display: contents; list-style: none; }
  :is(site-summary, [data-site-summary], #_) [data-site-part="wrapper"] > :not([data-site-part]) {
    display: block;
    float: none !important;
    box-sizing: border-box;
    inline-size: auto !important;
    min-inline-size: 0;
    max-inline-size: none !important;
    margin: 0 !important;
    flex: var(--_part-flex, 0 1 auto) !important; break-inside: avoid; padding-block-end: var(--_part-below, 0px); scroll-snap-align: var(--_part-snap, none);
  }
  :is(site-summary, [data-site-summary]) [data-site-part="words"] { grid-column: 1 / -1; } /* no column-span: WebKit makes the columns as wide as that */
  :where(site-summary, [data-site-summary]) > :where(article, figure, a, div, section) { margin: 0; }
  :where(site-summary, [data-site-summary]) > * :where(img) {
    display: block;
    max-inline-size: 100%;
    block-size: auto;
    margin-block-end: 8px;
    border-radius: var(--site-radius);
  }
  :where(site-summary, [data-site-summary]):where([design="carousel"], [design="list"], [design="grid"], :not([design])) > * :where(img) {
    inline-size: 100%;
    aspect-ratio: var(--_ratio, 3 / 2);
    object-fit: cover;
  }
`;
