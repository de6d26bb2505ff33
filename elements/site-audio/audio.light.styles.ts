import { Styles } from '../../styles/css.js';

const recordings = ['.mp3', '.m4a', '.m4b', '.aac', '.ogg', '.oga', '.opus', '.flac', '.wav', '.weba'].map(ending => `[href*="${ending}" i]`);
/** Lists of recordings, and of moments in one. */
const trackLists = `:is(ul, ol):has(> li > a:is(${recordings.join()}, [href^="#t="]))`;
const rows = `:where(site-audio, [data-site-audio]) > :where(${trackLists}) > :where(li)`;

/**
 * <site-audio>: the room of the player above the author's words, and of the transcript's line below. The author's own controls wait out of sight
 * for the player, which is in their place; where it has not come after 3 s, they do.
 */
export const audioLightStyles = new Styles(`
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
  /* A list of recordings: a row for each, with its number, its length if the author wrote one, and the bars of an equalizer for the current one. */
  :is(site-audio, [data-site-audio]) > ${trackLists} { margin: 0; padding: 0; list-style: none; counter-reset: site-audio-track; }
  ${rows} { display: flex; flex-wrap: wrap; align-items: center; margin: 0; counter-increment: site-audio-track; border-block-end: 1px solid var(--site-line); }
  ${rows} :where(time) { flex: none; padding-inline: 0.75em; color: var(--site-muted); font-size: 0.875em; font-variant-numeric: tabular-nums; }
  ${rows}:last-child { border-block-end: 0; }
  ${rows} > :where(a[href]) {
    display: flex; flex: 1; align-items: center; gap: 0.75em; box-sizing: border-box; min-block-size: max(3rem, 48px); padding: 0.5em 0.75em; border: 0;
    line-height: 1.35;
  }
  :is(site-audio, [data-site-audio]) > ${trackLists} > li > a[href] { color: inherit; text-decoration: none; }
  ${rows} > :where(a[href])::before {
    content: counter(site-audio-track); flex: none; min-inline-size: 1.25em; color: color-mix(in srgb, currentColor 70%, transparent);
    font-size: 0.875em; font-weight: 400; font-variant-numeric: tabular-nums; text-align: end;
  }
  ${rows}:where(:has(> a[href]:hover)) { background: color-mix(in srgb, currentColor 6%, transparent); }
  ${rows}:where(:has(> a[aria-current="true"])) { background: color-mix(in srgb, var(--site-accent) 12%, transparent); }
  ${rows} > :where(a[aria-current="true"])::before {
    content: ""; inline-size: 14px; min-inline-size: 0; block-size: 14px; margin-inline-start: calc(1.25em - 14px); background: var(--site-accent-text);
    clip-path: polygon(0 40%, 22% 40%, 22% 100%, 39% 100%, 39% 0, 61% 0, 61% 100%, 78% 100%, 78% 25%, 100% 25%, 100% 100%, 0 100%);
  }
  @media (prefers-reduced-motion: no-preference) {
    :where(site-audio:state(playing)) > :where(${trackLists}) > :where(li) > :where(a[aria-current="true"])::before {
      animation: site-audio-bars 1.1s infinite alternate ease-in-out;
    }
  }
  @keyframes site-audio-bars {
    to { clip-path: polygon(0 5%, 22% 5%, 22% 100%, 39% 100%, 39% 55%, 61% 55%, 61% 100%, 78% 100%, 78% 0, 100% 0, 100% 100%, 0 100%); }
  }
  @media (forced-colors: active) { ${rows} > :where(a[aria-current="true"])::before { forced-color-adjust: none; background: LinkText; } }
`);
