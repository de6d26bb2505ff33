import { button, buttonHover, focusRing } from '../../styles/button.js';
import { css } from '../../styles/css.js';
import { density } from '../../styles/density.js';

/**
 * <site-pricing-toggle>: what belongs to the other option is hidden, whatever display the page gives it. Plans inside `data-plans` are
 * cards beside each other; their rules are wrapped in :where(), so that any rule of the page wins.
 */
export const pricingToggleLightStyles = css`
  :is(site-pricing-toggle, [data-site-pricing-toggle]) [data-option][hidden] { display: none !important; }

  :where(site-pricing-toggle, [data-site-pricing-toggle]) :where([data-plans]) {
    --_accent: var(--site-accent);
    --_accent-text: var(--site-accent-text);
    --_on-accent: var(--site-on-accent);
    --_on-surface: var(--site-on-surface);
    --_button-radius: var(--site-button-radius);
    ${density}
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(15rem, 240px)), 1fr));
    gap: 20px;
  }
  :where(site-pricing-toggle, [data-site-pricing-toggle]) :where([data-plans] > *) {
    display: flex; flex-direction: column; gap: 12px; margin: 0; padding: 28px 24px; line-height: 1.5; background: var(--site-surface);
    color: var(--site-on-surface); border: 1px solid var(--site-line, #8885); border-radius: calc(var(--site-radius) + 6px);
  }
  :where(site-pricing-toggle, [data-site-pricing-toggle]) :where([data-plans] > [data-recommended]) {
    border-color: var(--site-accent-text); box-shadow: 0 0 0 1px var(--site-accent-text);
  }
  :where(site-pricing-toggle, [data-site-pricing-toggle]) :where([data-plans] > * > *) { margin: 0; }
  :where(site-pricing-toggle, [data-site-pricing-toggle]) :where([data-plans] site-price, [data-plans] [data-price]) {
    font-size: 2em; font-weight: 700; line-height: 1.15; font-variant-numeric: tabular-nums;
  }
  :where(site-pricing-toggle, [data-site-pricing-toggle]) :where([data-plans] ul) { display: grid; gap: 6px; padding: 0; list-style: none; }
  :where(site-pricing-toggle, [data-site-pricing-toggle]) :where([data-plans] ul > li) { position: relative; padding-inline-start: 1.75em; }
  :where(site-pricing-toggle, [data-site-pricing-toggle]) :where([data-plans] ul > li)::before {
    content: ""; position: absolute; inset-block-start: 0.35em; inset-inline-start: 0.35em; inline-size: 0.4em; block-size: 0.75em; rotate: 45deg;
    border: solid var(--site-accent-text); border-width: 0 2px 2px 0;
  }
  :where(site-pricing-toggle, [data-site-pricing-toggle]) :where([data-plans] > * > a:last-child) {
    margin-block-start: auto; min-block-size: calc(max(2.75rem, 44px) * var(--_density)); padding: max(0.625rem, 10px) max(1.5rem, 24px);
    text-align: center;
    ${button}
  }
  /* Not wrapped: pages have a color for links, which may be unreadable on a button. */
  :is(site-pricing-toggle, [data-site-pricing-toggle]) [data-plans] > * > a:last-child { color: var(--_on-accent); text-decoration: none; }
  :where(site-pricing-toggle, [data-site-pricing-toggle]) :where([data-plans] > * > a:last-child):where(:hover) { ${buttonHover} }
  :where(site-pricing-toggle, [data-site-pricing-toggle]) :where([data-plans] > * > a:last-child):where(:focus-visible) { ${focusRing} }
`;
