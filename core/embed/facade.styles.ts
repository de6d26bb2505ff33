import { css, declarations } from '../../styles/css.js';

/** The ground of a placeholder, on any page: its own colors shine through. */
export const facadeGround = declarations`
  border-radius: var(--_radius);
  background:
    radial-gradient(90% 120% at 100% 0, color-mix(in oklab, var(--_accent) 14%, transparent), transparent 70%),
    color-mix(in srgb, currentColor 4%, transparent);
  box-shadow: inset 0 0 0 1px var(--_line);
  outline: 1px solid transparent; outline-offset: -1px; /* the only one of them with forced colors */
`;

/** The inside of a placeholder: the service with its icon, the author's own content, what showing it means, and the two buttons. */
export const facadeStyles = css`
  .facade { display: flex; flex-direction: column; justify-content: space-between; }
  /* Padding below: a margin would collapse with that of the author's content, and what follows would move by it. */
  .facade .service {
    display: flex; align-items: center; gap: 0.75em; box-sizing: content-box; min-block-size: 2.5em; margin: 0; padding-block-end: 0.75em;
    font-weight: 600; line-height: 1.25; overflow-wrap: anywhere;
  }
  .service svg {
    flex: none; inline-size: 2.5em; block-size: 2.5em; padding: 0.5em; border-radius: calc(var(--_radius) + 2px);
    color: var(--_on-accent); background: var(--_accent);
    fill: none; stroke: currentcolor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round;
  }
  .facade .notice { margin: max(0.75rem, 12px) 0; font-size: calc(max(0.875rem, 14px) * var(--_font-scale)); line-height: 1.45; text-wrap: pretty; }
  .choices { display: flex; flex-wrap: wrap; gap: calc(max(0.5rem, 8px) * var(--_density)); }
  .choices button {
    min-block-size: calc(max(2.75rem, 44px) * var(--_density));
    padding: calc(max(0.5rem, 8px) * var(--_density)) calc(max(1.25rem, 20px) * var(--_density));
    border: var(--_border-width) solid color-mix(in srgb, currentColor 55%, transparent);
    border-radius: var(--_button-radius);
    background: none;
    font-weight: 600;
  }
  .choices button:hover { background: color-mix(in srgb, currentColor 12%, transparent); }
  .choices button:first-child { border-color: transparent; color: var(--_on-accent); background: var(--_accent); box-shadow: var(--_button-shadow); }
  .choices button:first-child:hover { background: color-mix(in oklab, var(--_accent) 88%, var(--_on-surface)); }
  @media (forced-colors: active) { .service svg { forced-color-adjust: none; color: Canvas; background: CanvasText; } }
  @media print { .choices { display: none; } }
`;
