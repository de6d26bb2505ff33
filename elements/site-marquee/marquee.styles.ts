import { css } from '../../styles/css.js';

/** One line that is cut off at both ends, and the button beside it. Where nothing moves, the content wraps. */
export const marqueeStyles = css`
  :host { position: relative; min-block-size: 44px; }
  /* Scrolls by hand while nothing moves by itself. */
  .view { overflow: auto hidden; scrollbar-width: none; padding-block: var(--_wave, 0px); }
  .track { position: relative; isolation: isolate; }
  .track, .group { display: flex; align-items: center; gap: var(--site-marquee-gap, 32px); }
  .group { flex-wrap: wrap; }
  .group[data-line] { flex: none; flex-wrap: nowrap; inline-size: max-content; padding-inline-end: 0; white-space: nowrap; }
  .track:has(.group[data-line]) { inline-size: max-content; min-block-size: 44px; white-space: nowrap; }
  /* What a server has drawn is one line before its script, too, in the room that the element's sheet keeps. */
  @media (scripting: enabled) and (prefers-reduced-motion: no-preference) {
    :host(:not(:defined)) .view { flex: 1; min-inline-size: 0; }
    :host(:not(:defined)) .track { min-block-size: 44px; }
    :host(:not(:defined)) .group { flex-wrap: nowrap; }
  }
  ::slotted(*) { flex: none; }
  ::slotted(:is(br, p:empty)) { display: none !important; }
  .group[data-line] ::slotted(*), ::slotted([slot="copy"]) { margin-block: 0 !important; }
  /* Behind the text, which is seen where it is selected. */
  .words { position: absolute; inset: 0 auto auto 0; z-index: -1; }
  .words span { position: absolute; inset: 0 auto auto 0; white-space: pre; }
  /* What is drawn word by word is there for the eye, the text over it for all else. */
  @media not print {
    .track[data-words] .group { -webkit-text-fill-color: transparent; -webkit-text-stroke-color: transparent; text-shadow: none; forced-color-adjust: none; }
    .track[data-words] .group ::slotted(:not(font)) {
      -webkit-text-fill-color: var(--_fill); -webkit-text-stroke-color: var(--_stroke); text-shadow: var(--_text-shadow); forced-color-adjust: auto;
    }
    .track[data-words] ::slotted([data-site-text]) { visibility: hidden; }
  }
  button {
    position: absolute; inset-block-start: calc(50% - 22px); inset-inline-end: 0; display: grid; place-content: center;
    inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border: 0;
    border-radius: var(--_pill-radius);
    background: color-mix(in srgb, var(--_surface) 88%, transparent);
    color: var(--_on-surface);
  }
  svg { inline-size: 20px; block-size: 20px; fill: currentColor; }
  .view:has(.group[data-line]) { margin-inline-end: 52px; }
  @media (forced-colors: active) { button { border: 1px solid; } }
  @media print {
    button, slot[name="copy"], .words { display: none; }
    .group[data-line], .track:has(.group[data-line]) { inline-size: auto; flex-wrap: wrap; white-space: normal; }
    .track, ::slotted(*) { translate: none !important; }
  }
`;
