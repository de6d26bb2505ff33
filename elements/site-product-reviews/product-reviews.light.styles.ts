import { css } from '../../styles/css.js';

/** <site-product-reviews>: room for what may have to be said, until React has loaded. */
export const productReviewsLightStyles = css`
  :where(site-product-reviews)[product-id]:not(:has(> script[type="application/json"])) { --_news-room: calc(40px + max(44px, 2lh)); }
`;
