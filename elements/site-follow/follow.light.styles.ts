import { Styles } from '../../styles/css.js';
import { followIcons, otherLinkIcon } from './icons.js';

const links = ':where(site-follow, [data-site-follow]) :where(a[href]:not([data-site-follow-button] *))';
/** Links without a drawing by the author. */
const bareLinks = `${links}:where(:not(:has(img, svg, i)))`;
/** Clipped, not masked by an image: a page's policy on images cannot forbid it. */
const icons = followIcons.map(({ links: selectors, path }) =>
  `:where(site-follow, [data-site-follow]) :where(${selectors.join()}) { --_icon: path(evenodd, "${path}"); }`);

/** <site-follow>: links to press with a thumb, in a row that wraps. */
export const followLightStyles = new Styles(`
  :where(site-follow, [data-site-follow]) > :where(ul, ol) {
    display: flex; flex-wrap: wrap; gap: max(0.625rem, 10px); margin: 0; padding: 0; list-style: none;
  }
  ${links} {
    display: inline-flex; align-items: center; gap: 0.625em; box-sizing: border-box; min-block-size: max(2.75rem, 44px); padding: 0 1.125em;
    border: max(1px, var(--site-border-width)) solid color-mix(in srgb, currentColor 22%, transparent); border-radius: var(--site-pill-radius);
    background: color-mix(in srgb, currentColor 4%, transparent); font-weight: 600; line-height: 1.25;
    transition: background-color var(--site-duration), border-color var(--site-duration);
  }
  :is(site-follow, [data-site-follow]) a[href]:not([data-site-follow-button] *) { text-decoration: none; }
  ${links}:hover { border-color: currentColor; background: color-mix(in srgb, currentColor 10%, transparent); }
  ${bareLinks}::before {
    content: ""; flex: none; inline-size: 20px; block-size: 20px; background: currentColor;
    clip-path: var(--_icon, path("${otherLinkIcon}"));
  }
  ${icons.join('\n')}
  :where(site-follow, [data-site-follow]) a[hidden] { display: none; }
  @media (prefers-reduced-motion: reduce) { ${links} { transition: none; } }
  @media (forced-colors: active) { ${bareLinks}::before { forced-color-adjust: none; background: LinkText; } }
`);
