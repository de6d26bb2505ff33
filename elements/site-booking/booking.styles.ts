import { css } from '../../styles/css.js';

/** Fields one below the other up to 750 px, in a row above. Source: page-runtime-platform §9. Their room is that of `site-booking.css`. */
export const bookingStyles = css`
  #root { container-type: inline-size; }
  /* Until React has come: the room of the fields. */
  #root > slot { display: block; }
  #root > slot::after { content: ""; display: block; block-size: var(--_column-room, 0px); margin-block-start: var(--_room-gap, 0px); }
  .fields { display: grid; gap: calc(var(--_space) * 1.5); margin-block-start: 16px; }
  label { display: grid; gap: 4px; min-inline-size: 0; }
  label span { font-size: calc(14px * var(--_font-scale)); line-height: 20px; }
  select, input {
    box-sizing: border-box;
    inline-size: 100%;
    min-inline-size: 0;
    block-size: 44px;
    padding: 0 calc(var(--_space) * 1.5);
    border: var(--_border-width) solid var(--_field-line);
    border-radius: var(--_field-radius);
    background: var(--_field-surface); color: var(--_field-text); font: inherit; font-size: calc(16px * var(--_font-scale)); color-scheme: inherit;
  }
  .find {
    display: inline-flex; align-items: center; justify-content: center; min-block-size: calc(44px * var(--_density));
    padding: 0 calc(var(--_space) * 3); border-radius: var(--_button-radius);
    background: var(--_accent);
    box-shadow: var(--_button-shadow); color: var(--_on-accent); font-weight: var(--_button-weight); font-size: calc(16px * var(--_font-scale));
    text-decoration: none;
  }
  .find:hover { text-decoration: underline; }
  p { margin: 8px 0 0; }
  .opens { font-size: calc(14px * var(--_font-scale)); line-height: 20px; color: var(--_muted); }
  .widget {
    display: flex; flex-wrap: wrap; align-items: center; gap: 4px calc(var(--_space) * 1.5); font-size: calc(14px * var(--_font-scale));
    line-height: 20px; color: var(--_muted);
  }
  .quiet { min-block-size: 32px; padding: 0; border: 0; background: none; color: inherit; text-decoration: underline; text-underline-offset: 0.2em; }
  .message:empty { margin: 0; }
  iframe { display: block; inline-size: 100%; margin-block-start: 16px; border: 0; color-scheme: normal; }
  @container (min-width: 750.02px) {
    .fields { grid-template-columns: repeat(3, 1fr) auto; align-items: end; }
    .with-2 { grid-template-columns: 1fr 1fr auto; }
    .with-0 { grid-template-columns: auto; justify-content: start; }
    #root > slot::after { block-size: var(--_row-room, 0px); }
  }
  @media (forced-colors: active) { .find { border: 1px solid LinkText; } }
  @media print { .fields, .opens, .widget, iframe { display: none; } }
`;
