import { css } from '../../styles/css.js';

/** A row of tabs that scrolls separately, over one panel. The row is as high as the room that `site-tabs.css` keeps for it. */
export const tabsStyles = css`
  .row {
    display: flex; gap: 4px; min-block-size: 49px; overflow: auto clip; overscroll-behavior-inline: contain; scrollbar-width: none;
    border-block-end: 1px solid var(--site-tabs-line, var(--_line));
  }
  .row::-webkit-scrollbar { display: none; }
  .tab {
    position: relative; flex: none; min-block-size: 48px; padding: 6px calc(14px * var(--_density)); border: 0;
    border-radius: calc(var(--_radius) / 2) calc(var(--_radius) / 2) 0 0; background: none;
    color: var(--_muted); font-weight: 600; line-height: 1.4; white-space: nowrap;
  }
  .tab:hover { color: inherit; }
  .tab::after {
    content: ""; position: absolute; inset: auto 0 0; block-size: 3px; border-radius: min(3px, var(--_radius)) min(3px, var(--_radius)) 0 0;
    background: transparent;
  }
  .tab[aria-selected="true"] { color: inherit; }
  .tab[aria-selected="true"]::after { background: var(--site-tabs-selected, var(--_accent-text)); }
  :focus-visible { outline-offset: -3px; }
  @media not print { .panel[hidden]:not([hidden="until-found"]) { display: none; } }
  .panel:focus-visible { outline-offset: 2px; }
  .content { padding-block: calc(16px * var(--_density)); }
  .content::before, .content::after { content: ""; display: table; }
  /* More tabs are beyond an edge of the row. */
  :host(:is(:state(more-before), :state(more-after))) .row {
    --_from: 0px; --_to: 0px;
    mask-image: linear-gradient(to right, transparent, #000 var(--_from), #000 calc(100% - var(--_to)), transparent);
  }
  :host(:state(more-before)) .row { --_from: 40px; }
  :host(:state(more-after)) .row { --_to: 40px; }
  :host(:state(more-before):dir(rtl)) .row { --_to: 40px; }
  :host(:state(more-after):dir(rtl)) .row { --_from: 40px; }
  :host(:state(more-before):not(:state(more-after)):dir(rtl)) .row { --_from: 0px; }
  :host(:state(more-after):not(:state(more-before)):dir(rtl)) .row { --_to: 0px; }
  @media (hover: hover) and (pointer: fine) {
    :host(:is(:state(more-before), :state(more-after))) .row { scrollbar-width: thin; }
    :host(:is(:state(more-before), :state(more-after))) .row::-webkit-scrollbar { display: block; block-size: 6px; }
  }
  @media (forced-colors: active) {
    .tab[aria-selected="true"]::after { background: Highlight; }
  }
  @media print {
    .row { display: none; }
    .panel, .panel[hidden] { display: block; content-visibility: visible; }
    .panel::before { content: attr(data-label); display: block; font-weight: 700; }
  }
`;
