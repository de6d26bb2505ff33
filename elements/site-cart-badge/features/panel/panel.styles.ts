import { css } from '../../../../core/element/css.js';

export const cartPanelStyles = css`
  .panel {
    position: fixed;
    inset-block: 0;
    inset-inline: auto 0;
    inline-size: min(var(--site-cart-panel-width, 28rem), 100%);
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
    font-size: 1rem;
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
    background: rgb(0 0 0 / 0.45);
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
    padding-block: 0.75rem;
    padding-inline: 1.5rem 1rem;
    border-block-end: 1px solid var(--_line);
  }
  .head h2 { font: inherit; font-size: 1.375rem; line-height: 1.2; }
  .close, .stepper button {
    display: grid;
    place-content: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: var(--_radius);
    background: none;
  }
  svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
  }
  .close:hover, .stepper button:hover, .quiet:hover { background: color-mix(in srgb, currentColor 9%, transparent); }

  .lines {
    flex: 0 1 auto;
    min-block-size: 0;
    padding-inline: 1.5rem;
    overflow-y: auto;
    overscroll-behavior: contain;
    list-style: none;
  }
  .line {
    display: grid;
    grid-template-columns: 6rem 1fr auto;
    gap: 0.5rem 1rem;
    padding-block: 1.25rem;
  }
  .line + .line { border-block-start: 1px solid var(--_line); }
  .image {
    grid-row: span 2;
    block-size: 6rem;
    border-radius: calc(var(--_radius) / 2);
    background: color-mix(in srgb, currentColor 7%, transparent);
    overflow: hidden;
  }
  .image img { display: block; inline-size: 100%; block-size: 100%; object-fit: cover; }
  .article { min-inline-size: 0; }
  .name { overflow-wrap: anywhere; font-weight: 500; }
  .name a { color: inherit; text-decoration: none; }
  .name a:hover { text-decoration: underline; text-underline-offset: 0.2em; }
  .each, .note { color: var(--_muted); font-size: 0.875rem; }
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
    border: 1px solid var(--_line);
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
    min-block-size: 2.75rem;
    padding-inline: 0.75rem;
    border: 0;
    border-radius: var(--_radius);
    background: none;
    font-size: 0.9375rem;
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
    padding-block: 0.75rem;
    color: var(--_muted);
  }
  .removed .quiet { margin-inline-end: -0.75rem; color: var(--_on-surface); }

  .nothing {
    flex: 1;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 0.75rem;
    padding: 2rem 1.5rem;
    color: var(--_muted);
    text-align: center;
  }
  .nothing .quiet { color: var(--_on-surface); }
  .bag { inline-size: 3.5rem; block-size: 3.5rem; stroke-width: 1.5; stroke-linejoin: round; }
  .error {
    margin: 1rem 1.5rem 0;
    padding: 0.75rem 1rem;
    border: 1px solid var(--_danger);
    border-radius: var(--_radius);
    color: var(--_danger);
  }
  .foot {
    margin-block-start: auto;
    padding: 1.25rem 1.5rem max(1.5rem, env(safe-area-inset-bottom));
    border-block-start: 1px solid var(--_line);
  }
  .sum {
    display: flex;
    justify-content: space-between;
    font-size: 1.125rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums lining-nums;
  }
  .note { padding-block: 0.125rem 1rem; }
  .checkout {
    inline-size: 100%;
    min-block-size: 3.25rem;
    padding: 0.75rem 1.5rem;
    border: 1px solid transparent;
    border-radius: var(--_radius);
    background: var(--_accent);
    color: var(--_on-accent);
    font-weight: 600;
  }
  .checkout:hover { filter: brightness(1.08); }
  @media (max-width: 432px) { /* spec: page-runtime-platform §2, the phone */
    .line { grid-template-columns: 5rem 1fr auto; column-gap: 0.75rem; }
    .image { block-size: 5rem; }
    .stepper input { inline-size: 2.25em; }
    .remove { padding-inline-start: 0.5rem; }
    .lines, .foot { padding-inline: 1.125rem; }
    .head { padding-inline: 1.125rem 0.5rem; }
  }
  @media (max-height: 26rem) { /* a phone on its side: everything scrolls together */
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
