import { css } from '../../styles/css.js';

/** The player is as high on every page as the room that `audio.light.styles.ts` and the first rules here keep for it: 140 px and 16 below. */
export const audioStyles = css`
  /* Until React has come: the room of the player and of the transcript's line. */
  #root > slot { display: block; }
  #root > slot::before { content: ""; display: block; block-size: var(--_player-room, 0px); margin-block-end: var(--_player-gap, 0px); }
  #root > slot::after { content: ""; display: block; block-size: var(--_transcript-room, 0px); }
  /* What a server has drawn plays with scripts alone. */
  @media (scripting: none) { .player { display: none; } }
  :host(:not(:defined)) .player { animation: away 0s 3s forwards; }
  @keyframes away { to { visibility: hidden; } }
  .player {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    container-type: inline-size;
    gap: 4px;
    box-sizing: border-box;
    block-size: 140px;
    margin-block-end: 16px;
    padding: 12px 16px;
    border: var(--_border-width) solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface); color: var(--_on-surface); font-size: calc(16px * var(--_font-scale));
  }
  .title { flex: 1; min-inline-size: 0; margin: 0; overflow: hidden; font-weight: 600; line-height: 24px; text-overflow: ellipsis; white-space: nowrap; }
  .line { display: flex; align-items: center; gap: 8px; min-inline-size: 0; }
  .time {
    flex: none; min-inline-size: 3em; font-size: calc(14px * var(--_font-scale)); line-height: 24px; font-variant-numeric: tabular-nums;
    color: var(--_muted);
  }
  .time:last-child { text-align: end; }
  input { flex: 1; min-inline-size: 0; block-size: 24px; margin: 0; accent-color: var(--_accent-text); cursor: pointer; }
  input:disabled { cursor: default; }
  button {
    display: grid; place-items: center; inline-size: 44px; block-size: 44px; padding: 0; border: 0; border-radius: var(--_pill-radius);
    background: none;
  }
  button:hover { background: color-mix(in srgb, currentColor 10%, transparent); }
  button:disabled { opacity: 0.4; }
  .skip { position: relative; }
  .skip svg { inline-size: 30px; block-size: 30px; }
  .skip span {
    position: absolute; inset-block-start: 19px; font-size: calc(9px * var(--_font-scale)); font-weight: 700; line-height: 1;
    font-variant-numeric: tabular-nums;
  }
  .download {
    display: grid; flex: none; place-items: center; inline-size: 44px; block-size: 44px; margin-block: -10px; margin-inline-end: -8px; color: inherit;
  }
  .volume { display: flex; align-items: center; margin-inline-start: auto; }
  .volume input { flex: none; inline-size: 96px; }
  .volume + .speed { margin-inline-start: 0; }
  @container (max-width: 519.9px) { .volume { display: none; } .volume + .speed { margin-inline-start: auto; } }
  @container (max-width: 379.9px) { .queue .skip { display: none; } }
  @media (pointer: coarse) { .volume { display: none; } .volume + .speed { margin-inline-start: auto; } }
  .play { background: var(--_accent); color: var(--_on-accent); }
  .play:hover { background: color-mix(in srgb, var(--_accent) 85%, var(--_on-surface)); }
  svg { inline-size: 24px; block-size: 24px; fill: currentColor; }
  .step:dir(rtl) svg { scale: -1 1; }
  .speed {
    margin-inline-start: auto;
    block-size: 44px;
    padding-inline: 8px;
    border: var(--_border-width) solid transparent;
    border-radius: var(--_button-radius);
    background: var(--_surface);
    color: inherit;
    font: inherit;
    font-size: calc(14px * var(--_font-scale));
  }
  .speed:hover { border-color: var(--_line); }
  summary { min-block-size: 44px; line-height: 44px; cursor: pointer; }
  @media (forced-colors: active) { button { border: 1px solid ButtonText; } }
  @media print {
    .player { display: none; }
    details::details-content { content-visibility: visible; block-size: auto; }
  }
`;
