import { css } from '../../styles/css.js';

/**
 * <site-audio>: the room of the player above the author's words, and of the transcript's line below. The author's own controls wait out of sight
 * for the player, which is in their place; where it has not come after 3 s, they do.
 */
export const audioLightStyles = css`
  :where(site-audio, [data-site-audio]) { display: block; position: relative; }
  /* What the element keeps free until React has come: a rule inside it cannot ask what the author wrote. */
  :where(site-audio):has(audio, a[href]) { --_player-room: 140px; --_player-gap: 16px; }
  :where(site-audio):has(> [slot="transcript"]) { --_transcript-room: 44px; }
  @media (scripting: enabled) {
    :where(site-audio:not(:defined, [data-site-served])):has(audio, a[href])::before { content: ""; display: block; block-size: 140px; margin-block-end: 16px; }
    :where(site-audio:not(:defined, [data-site-served])) :where([slot="transcript"]) { visibility: hidden; block-size: 44px; overflow: hidden; margin: 0; }
    :where(site-audio:not(:state(ready))) :where(audio) {
      position: absolute; inset-block-start: 51px; inset-inline: 0; inline-size: 100%; visibility: hidden; animation: site-audio-wait 0s 3s forwards;
    }
  }
  @keyframes site-audio-wait { to { visibility: visible; } }
  :where(site-audio, [data-site-audio]) :where(a[aria-current="true"]) { font-weight: 700; }
`;
