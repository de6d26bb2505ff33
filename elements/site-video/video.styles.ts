import { css } from '../../styles/css.js';

export const videoStyles = css`
  :host { --_round: var(--_slide-corner, var(--site-video-radius, var(--site-radius, 12px))); line-height: 1.5; }
  #root, .frame { block-size: 100%; }
  /* As a slide it takes the ratio that the gallery gives it, and in a strip the height; without a height this width does not apply. */
  .stage, #root > slot {
    aspect-ratio: var(--_slide-ratio, var(--_ratio, 1.7762));
    /* No band below it where slides beside it are taller; the ratio would make it wider with that. */
    min-block-size: var(--_slide-least, auto);
    max-inline-size: var(--_slide-least, none);
    inline-size: min(var(--_wide, 100vi), var(--_slide-height) * var(--_slide-ratio, var(--_ratio, 1.7762)));
  }
  .stage {
    position: relative;
    container-type: inline-size;
    overflow: hidden;
    border-radius: var(--_round);
    color: var(--site-on-scrim);
    background:
      radial-gradient(120% 140% at 15% 0%, color-mix(in oklab, var(--_accent) 55%, var(--site-scrim, #14161c)) 0, transparent 62%),
      radial-gradient(120% 140% at 100% 100%, color-mix(in oklab, var(--_accent) 30%, var(--site-scrim, #0b0d12)) 0, transparent 60%),
      var(--site-scrim, #11131a);
  }
  /* Until React has come, the author's own markup in the video's place. */
  #root > slot { position: relative; display: grid; place-items: center; overflow: hidden;
    border-radius: var(--_round); color: var(--site-on-scrim); background: var(--site-scrim, #11131a); }
  :host([mode='fill']) #root > slot { block-size: 100%; min-inline-size: 100%; }
  :host([mode='none']) #root > slot { max-inline-size: 100%; inline-size: var(--site-video-width, 560px); }
  #root > slot { margin-block-end: var(--_transcript-room, 0px); }
  .stage[data-empty] { color: var(--_on-surface); background: color-mix(in srgb, var(--_on-surface) 7%, var(--_surface)); }
  .player { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; border: 0; background: var(--site-scrim, #000); object-fit: contain; }

  .frame[data-mode='none'] .stage { max-inline-size: 100%; inline-size: var(--site-video-width, 560px); }
  .frame[data-mode='fill'] .stage { block-size: 100%; min-inline-size: 100%; container-type: size; }
  .frame[data-mode='fill'] .player { object-fit: cover; }
  .frame[data-mode='fill'] iframe.player {
    inset: 50% auto auto 50%;
    inline-size: max(100%, 100cqh * var(--_ratio, 1.7762));
    block-size: max(100%, 100cqw / var(--_ratio, 1.7762));
    translate: -50% -50%;
  }

  .overlay { position: absolute; inset: 0; display: grid; place-items: center; border-radius: inherit; }
  .overlay[data-covered] { cursor: pointer; }
  .overlay[data-away] { visibility: hidden; pointer-events: none; }
  .overlay[data-covered]::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
      to top,
      color-mix(in srgb, var(--site-scrim, #000) 50%, transparent), transparent 38%, transparent 62%,
      color-mix(in srgb, var(--site-scrim, #000) 42%, transparent)
    );
    pointer-events: none;
  }
  ::slotted(*) { grid-area: 1 / 1; }
  ::slotted(a) { place-self: start; z-index: 2; padding: 14px 18px; color: inherit !important; font-weight: 600; text-decoration: none;
    text-shadow: 0 1px 3px color-mix(in srgb, var(--site-scrim, #000) 55%, transparent); }
  .overlay > :not(slot) { position: absolute; z-index: 2; margin: 0; }

  .title { inset-block-start: 0; inset-inline: 0; padding: 14px 18px; font-size: calc(max(1rem, 16px) * var(--_font-scale)); font-weight: 600;
    text-shadow: 0 1px 3px color-mix(in srgb, var(--site-scrim, #000) 55%, transparent); overflow: hidden; text-overflow: ellipsis;
    white-space: nowrap; pointer-events: none; }
  .play {
    --_size: max(44px, var(--site-video-play-size, 72px));
    inset: calc(50% - var(--_size) / 2) auto auto calc(50% - var(--_size) / 2);
    inline-size: var(--_size);
    block-size: var(--_size);
    padding: 0;
    display: grid;
    place-items: center;
    border: var(--_border-width) solid var(--site-control-line, rgb(255 255 255 / 0.5));
    border-radius: var(--_pill-radius);
    color: var(--site-on-control, #14161c);
    background: var(--site-control-surface, rgb(255 255 255 / 0.86));
    -webkit-backdrop-filter: blur(14px) saturate(1.6);
    backdrop-filter: blur(14px) saturate(1.6);
    box-shadow: var(--site-shadow-small, 0 2px 6px rgb(0 0 0 / 0.16), 0 14px 40px rgb(0 0 0 / 0.32));
    transition: scale var(--_duration) cubic-bezier(0.3, 1.4, 0.5, 1), background-color var(--_duration) ease;
  }
  .play svg { inline-size: 46%; fill: currentcolor; translate: 4% 0; }
  .play:focus-visible { outline: 3px solid var(--site-on-scrim); outline-offset: 3px; box-shadow: 0 0 0 3px var(--site-scrim, #14161c); }
  .play[aria-disabled] { cursor: default; }
  @media (hover: hover) {
    .overlay[data-covered]:hover .play:not([aria-disabled]) { scale: 1.08; background: var(--site-control-surface, #fff); }
  }
  .overlay[data-covered]:active .play:not([aria-disabled]) { scale: 0.95; }

  .terms { inset-block-end: 0; inset-inline: 0; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between;
    column-gap: 18px; padding: 24px 18px 6px; font-size: calc(max(0.8125rem, 13px) * var(--_font-scale)); line-height: 1.35; cursor: auto;
    /* words 4.5 : 1 on a white picture */
    text-shadow: 0 1px 2px color-mix(in srgb, var(--site-scrim, #000) 60%, transparent);
    background: linear-gradient(
      to top,
      color-mix(in srgb, var(--site-scrim, #000) 78%, transparent), color-mix(in srgb, var(--site-scrim, #000) 66%, transparent) calc(100% - 24px), transparent
    );
  }
  .terms label { display: inline-flex; align-items: center; gap: 8px; min-block-size: 44px; cursor: pointer; }
  .always { inline-size: 18px; block-size: 18px; margin: 0; flex: none; accent-color: var(--_accent-text); }

  .error { inset: 0; display: grid; align-content: center; justify-items: center; gap: 10px; padding: 20px; text-align: center; text-wrap: balance; }
  .stage[data-empty] .error { background: color-mix(in srgb, var(--_surface) 82%, transparent); } /* over any image */
  .stage[data-empty] ::slotted(a) { text-shadow: none; }
  .error:not(:only-child) span { padding: 8px 16px; border-radius: var(--_pill-radius); }
  .error a { color: inherit; min-block-size: 44px; align-content: center; text-underline-offset: 3px; }

  .transcript { margin-block-start: 4px; }
  .transcript summary {
    min-block-size: 44px; align-content: center; cursor: pointer; font-weight: 600; font-size: calc(max(0.9375rem, 15px) * var(--_font-scale));
  }
  .transcript ::slotted(*) { max-inline-size: 65ch; }

  .short { display: none; }
  /* Not enough room for one row: a line in the poster's corner says where the video loads from, and opens the rest. */
  @container (max-width: 640px) {
    .terms { display: block; padding: 0; background: none; font-size: calc(max(0.8125rem, 13px) * var(--_font-scale)); }
    .overlay:not([data-open]) .terms { inline-size: fit-content; max-inline-size: 100%; }
    .overlay:not([data-open]) .terms > :not(.short) { display: none; }
    .overlay[data-open] .terms {
      max-block-size: 100%; padding: 0 16px 2px; overflow-y: auto; background: color-mix(in srgb, var(--site-scrim, #000) 82%, transparent);
    }
    .short {
      position: relative; isolation: isolate; display: flex; align-items: center; gap: 4px; max-inline-size: 100%; min-block-size: 44px;
      padding: 0 16px; border: 0; color: inherit; background: none; font-weight: 600; line-height: inherit; text-align: start; cursor: pointer;
    }
    .short::before { content: ''; position: absolute; inset: 6px 6px 8px; z-index: -1; border-radius: var(--_pill-radius);
      background: color-mix(in srgb, var(--site-scrim, #000) 68%, transparent); }
    .overlay:not([data-open]) .short span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .short svg { flex: none; inline-size: 16px; fill: none; stroke: currentcolor; stroke-width: 2.5; stroke-linecap: round; stroke-linejoin: round; }
    .short:focus-visible { outline: 2px solid var(--site-on-scrim); outline-offset: -4px; }
    .overlay[data-open] .short { max-inline-size: calc(100% - 44px); padding: 0; }
    .overlay[data-open] .short::before { content: none; }
    .overlay[data-open] .short svg { rotate: 180deg; }
    /* The request has most of a small poster now: the button is beside its first line. */
    .overlay[data-open] .play { --_size: 44px; inset: 8px; inset-inline-start: auto; z-index: 3; }
  }
  @container (max-width: 420px) {
    .overlay:not([data-open]) .play { --_size: max(44px, min(var(--site-video-play-size, 72px), 56px)); }
  }
  @media (prefers-reduced-transparency: reduce) { .play { background: var(--site-control-surface, #fff); backdrop-filter: none; } }
  @media (forced-colors: active) {
    .stage { border: 1px solid; }
    .play { background: ButtonFace; color: ButtonText; border-color: ButtonText; }
    .overlay[data-open] .terms, .short::before { background: Canvas; }
  }
  @media print {
    .play, .terms, .overlay[data-covered]::after { display: none; }
    .overlay[data-away] { visibility: visible; }
    .transcript::details-content { content-visibility: visible; block-size: auto; }
  }
`;
