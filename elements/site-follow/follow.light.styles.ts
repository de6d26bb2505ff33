import { css } from '../../styles/css.js';

/** <site-follow>: links to press with a thumb, in a row that wraps. The same as in site-follow.css. */
export const followLightStyles = css`
  :where(site-follow, [data-site-follow]) > :where(ul, ol) {
    display: flex;
    flex-wrap: wrap;
    gap: max(0.25rem, 4px) max(1.25rem, 20px);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  :where(site-follow, [data-site-follow]) :where(li > a[href]) { display: inline-block; padding-block: max(0.625rem, 10px); line-height: 1.5; }
  :where(site-follow, [data-site-follow]) a[hidden] { display: none; }
`;
