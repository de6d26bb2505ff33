import { css } from '../../../../styles/css.js';
import { dangerText } from '../../../../styles/danger-text.js';

export const cartPanelStyles = css`
  .panel {
    position: fixed;
    inset-block: 0;
    inset-inline: auto 0;
    inline-size: min(var(--site-cart-panel-width, max(28rem, 448px)), 100%);
    block-size: 100%;
    max-inline-size: none;
    max-block-size: none;
    margin: 0;
    padding: 0;
    border: 0;
    background: var(--_surface);
    color: var(--_on-surface);
    box-shadow: var(--_shadow);
    font-family: var(--_font);
    font-size: calc(max(1rem, 16px) * var(--_font-scale));
    line-height: 1.5;
    text-align: start;
    overscroll-behavior: contain;
    --_hidden: 100%;
    translate: var(--_hidden) 0;
    transition: translate var(--_duration), display var(--_duration) allow-discrete, overlay var(--_duration) allow-discrete;
  }
  .panel:dir(rtl) { --_hidden: -100%; }
  .panel[open] {
    display: flex;
    flex-direction: column;
    translate: 0 0;
  }
  .panel::backdrop {
    background: var(--site-backdrop, rgb(0 0 0 / 0.45));
    opacity: 0;
    transition: opacity var(--_duration), display var(--_duration) allow-discrete, overlay var(--_duration) allow-discrete;
  }
  .panel[open]::backdrop { opacity: 1; }
  @starting-style {
    .panel[open] { translate: var(--_hidden) 0; }
    .panel[open]::backdrop { opacity: 0; }
  }
  p, ul, dl, dd, h2 { margin: 0; padding: 0; }

  .head {
    display: flex;
    justify-content: space-between;
    align-items: center;
    padding-block: calc(max(0.75rem, 12px) * var(--_density));
    padding-inline: calc(max(1.5rem, 24px) * var(--_density)) calc(max(1rem, 16px) * var(--_density));
    border-block-end: var(--_border-width) solid var(--_line);
  }
  .head h2 { font: inherit; font-size: calc(max(1.375rem, 22px) * var(--_font-scale)); line-height: 1.2; }
  .close, .stepper button {
    display: grid;
    place-content: center;
    inline-size: max(2.75rem, 44px);
    block-size: max(2.75rem, 44px);
    padding: 0;
    border: 0;
    border-radius: var(--_radius);
    background: none;
  }
  svg {
    inline-size: max(1.25rem, 20px);
    block-size: max(1.25rem, 20px);
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
  }
  .close:hover, .stepper button:hover, .quiet:hover { background: color-mix(in srgb, currentColor 9%, transparent); }

  .lines {
    flex: 0 1 auto;
    min-block-size: 0;
    padding-inline: calc(max(1.5rem, 24px) * var(--_density));
    overflow-y: auto;
    overscroll-behavior: contain;
    list-style: none;
  }
  .line {
    display: grid;
    grid-template-columns: max(6rem, 96px) 1fr auto;
    gap: calc(max(0.5rem, 8px) * var(--_density)) calc(max(1rem, 16px) * var(--_density));
    padding-block: calc(max(1.25rem, 20px) * var(--_density));
  }
  .line + .line { border-block-start: var(--_border-width) solid var(--_line); }
  .image {
    grid-row: span 2;
    block-size: max(6rem, 96px);
    border-radius: calc(var(--_radius) / 2);
    background: color-mix(in srgb, currentColor 7%, transparent);
    overflow: hidden;
  }
  .image img { display: block; inline-size: 100%; block-size: 100%; object-fit: cover; }
  .article { min-inline-size: 0; }
  .name { overflow-wrap: anywhere; font-weight: 500; }
  .name a { color: inherit; text-decoration: none; }
  .name a:hover { text-decoration: underline; text-underline-offset: 0.2em; }
  .each, .note { color: var(--_muted); font-size: calc(max(0.875rem, 14px) * var(--_font-scale)); }
  .price { font-variant-numeric: tabular-nums lining-nums; }
  .controls {
    grid-column: 2 / -1;
    align-self: end;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
  }
  .stepper {
    display: inline-flex;
    border: var(--_border-width) solid var(--_line);
    border-radius: var(--_radius);
  }
  .stepper input {
    inline-size: 2.75em;
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums lining-nums;
    text-align: center;
  }
  .quiet {
    min-block-size: calc(max(2.75rem, 44px) * var(--_density));
    padding-inline: calc(max(0.75rem, 12px) * var(--_density));
    border: 0;
    border-radius: var(--_button-radius);
    background: none;
    font-size: calc(max(0.9375rem, 15px) * var(--_font-scale));
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
  .remove { padding-inline-end: 0; color: var(--_muted); }
  .remove:hover { background: none; color: inherit; }
  .removed {
    display: flex;
    justify-content: space-between;
    align-items: center;
    padding-block: calc(max(0.75rem, 12px) * var(--_density));
    color: var(--_muted);
  }
  .removed .quiet { margin-inline-end: min(-0.75rem, -12px); color: var(--_on-surface); }

  .nothing {
    flex: 1;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: calc(max(0.75rem, 12px) * var(--_density));
    padding: calc(max(2rem, 32px) * var(--_density)) calc(max(1.5rem, 24px) * var(--_density));
    color: var(--_muted);
    text-align: center;
  }
  .nothing .quiet { color: var(--_on-surface); }
  .bag { inline-size: max(3.5rem, 56px); block-size: max(3.5rem, 56px); stroke-width: 1.5; stroke-linejoin: round; }
  .error {
    margin: max(1rem, 16px) max(1.5rem, 24px) 0;
    padding: calc(max(0.75rem, 12px) * var(--_density)) calc(max(1rem, 16px) * var(--_density));
    border: var(--_border-width) solid var(--_danger);
    border-radius: var(--_radius);
    ${dangerText}
  }
  .foot {
    margin-block-start: auto;
    padding: max(1.25rem, 20px) max(1.5rem, 24px) max(max(1.5rem, 24px), env(safe-area-inset-bottom));
    border-block-start: var(--_border-width) solid var(--_line);
  }
  .sum {
    display: flex;
    justify-content: space-between;
    font-size: calc(max(1.125rem, 18px) * var(--_font-scale));
    font-weight: 600;
    font-variant-numeric: tabular-nums lining-nums;
  }
  .note { padding-block: max(0.125rem, 2px) calc(max(1rem, 16px) * var(--_density)); }
  .checkout {
    inline-size: 100%;
    min-block-size: max(3.25rem, 52px);
    padding: calc(max(0.75rem, 12px) * var(--_density)) calc(max(1.5rem, 24px) * var(--_density));
    border: var(--_border-width) solid transparent;
    border-radius: var(--_button-radius);
    background: var(--_accent);
    box-shadow: var(--_button-shadow);
    color: var(--_on-accent);
    font-weight: var(--_button-weight);
  }
  .checkout:hover { filter: brightness(1.08); }
  @media (max-width: 432px) { /* spec: page-runtime-platform §2, the phone */
    .line { grid-template-columns: max(5rem, 80px) 1fr auto; column-gap: calc(max(0.75rem, 12px) * var(--_density)); }
    .image { block-size: max(5rem, 80px); }
    .stepper input { inline-size: 2.25em; }
    .remove { padding-inline-start: calc(max(0.5rem, 8px) * var(--_density)); }
    .lines, .foot { padding-inline: calc(max(1.125rem, 18px) * var(--_density)); }
    .head { padding-inline: calc(max(1.125rem, 18px) * var(--_density)) calc(max(0.5rem, 8px) * var(--_density)); }
  }
  @media (max-height: 416px) { /* a phone on its side: everything scrolls together */
    .panel { overflow-y: auto; }
    .lines { overflow: visible; }
  }
  @media (prefers-reduced-motion: reduce) {
    .panel::backdrop { transition: none; }
  }
  @media (forced-colors: active) {
    .panel { border-inline-start: 1px solid; }
    .stepper { border-color: ButtonBorder; }
  }
  @media print {
    .panel { display: none; }
  }
`;
