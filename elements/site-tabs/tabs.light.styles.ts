import { css } from '../../styles/css.js';

/** <site-tabs>: headings become tabs; those of sections are named by their tab, and read by screen readers only. */
export const tabsLightStyles = css`
  :where(site-tabs, [data-site-tabs]) { display: block; }
  :is(site-tabs, [data-site-tabs]) > [slot^="heading-"] { margin: 0; font: inherit; color: inherit; }
  @media screen {
    :is(site-tabs, [data-site-tabs]) > [slot^="panel-"] > :is(h1, h2, h3, h4, h5, h6):first-child {
      position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; padding: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
    }
  }
`;
