import { css } from '../../styles/css.js';

export const announcementBarStyles = css`
  :host { display: contents; }
  .bar {
    position: fixed; inset: auto 0; z-index: var(--_layer, 30000); display: flex; align-items: center; gap: var(--_space); inline-size: auto;
    max-inline-size: none;
    min-block-size: calc(48px * var(--_density)); margin: 0; padding-inline: max(16px, env(safe-area-inset-left)); border: 0;
    font: normal calc(15px * var(--_font-scale)) / 1.4 sans-serif; font-family: var(--_font); overflow-wrap: break-word;
    transition: translate var(--_duration) ease-out;
  }
  .top { inset-block-start: 0; padding-block-start: env(safe-area-inset-top); }
  .bottom { inset-block-end: 0; padding-block-end: env(safe-area-inset-bottom); }
  @starting-style {
    /* Moved, never faded: half-faded text cannot be read. */
    .bar.top { translate: 0 -100%; }
    .bar.bottom { translate: 0 100%; }
  }
  .accent { background: var(--_accent); color: var(--_on-accent); }
  .light { color-scheme: light; background: var(--_surface); color: var(--_on-surface); box-shadow: var(--_shadow); }
  .dark { color-scheme: dark; background: var(--_surface); color: var(--_on-surface); }
  .content { flex: 1; padding-block: var(--_space); text-align: center; text-wrap: balance; }
  ::slotted(p) { margin: 0 !important; }
  ::slotted(a), .content { color: inherit; }
  button {
    flex: none; display: grid; place-content: center; inline-size: 44px; block-size: 44px; padding: 0; border: 0; border-radius: var(--_pill-radius);
    background: none;
  }
  button:hover { background: color-mix(in srgb, currentColor 14%, transparent); }
  :focus-visible { outline-color: currentColor; outline-offset: -4px; }
  svg { inline-size: 20px; block-size: 20px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; }
  @media (forced-colors: active) {
    .bar { border-block: 1px solid; }
  }
  @media print {
    .bar { display: none; }
  }
`;
