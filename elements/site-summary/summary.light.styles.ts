import { css } from '../../core/element/css.js';

/** <site-summary>: the author's articles, as far as the page has no rules for them. */
export const summaryLightStyles = css`
  :where(site-summary)[feed]:not(:has(> script[type="application/json"])) { --_news-room: calc(104px + 2lh + 44px); }
  :is(site-summary, [data-site-summary]) > [hidden] { display: none !important; }
  :where(site-summary, [data-site-summary]) > :where(article, figure, a, div, section) { margin: 0; }
  :where(site-summary, [data-site-summary]) > * :where(img) { display: block; max-inline-size: 100%; block-size: auto; margin-block-end: 8px; border-radius: 8px; }
  :where(site-summary, [data-site-summary]):where([design="carousel"], [design="list"], [design="grid"], :not([design])) > * :where(img) { inline-size: 100%; aspect-ratio: var(--_ratio, 3 / 2); object-fit: cover; }
`;
