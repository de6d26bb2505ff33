import { css } from '../../styles/css.js';

/** The room of the choice is that of `site-pricing-toggle.css`: nothing moves when it is drawn. */
export const pricingToggleStyles = css`
  :host { position: relative; padding-block-start: calc(var(--_space) * 8); }
  /* The choice lies over the room above the prices, which may be narrower than its words in a parent that shrinks to fit. */
  :host::after { content: ""; float: inline-start; display: grid; grid-template-columns: minmax(0, 18em); }
  .choice { position: absolute; inset-block-start: 0; inset-inline: 0; inline-size: fit-content; max-inline-size: 100%; margin-inline: auto;
    display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; padding: 3px; border-radius: var(--_pill-radius);
    background: color-mix(in srgb, var(--_on-surface) 8%, var(--_surface)); color: var(--_on-surface); }
  label { position: relative; display: grid; cursor: pointer; }
  input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0; cursor: pointer; }
  span {
    display: grid; place-items: center; min-block-size: calc(44px * var(--_density)); padding-inline: calc(var(--_space) * 2.75);
    border-radius: var(--_pill-radius); font-weight: 600; text-align: center;
  }
  input:checked + span { background: var(--_accent); color: var(--_on-accent); }
  input:focus-visible + span { outline: 2px solid var(--_accent-text); outline-offset: 2px; }
  .visually-hidden { display: block; min-block-size: 0; }
  @media (forced-colors: active) {
    .choice { border: 1px solid; }
    input:checked + span { background: Highlight; color: HighlightText; forced-color-adjust: none; }
  }
`;
