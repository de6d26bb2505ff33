import { css } from '../../styles/css.js';

// The image itself is the page's: its rules are in image.light.styles.ts. What lies over it: features/overlays.styles.ts.
export const imageStyles = css`
  :host {
    --_corner: var(--site-image-radius, var(--_radius));
    --_shade: var(--site-image-shadow-color, rgb(0 0 0 / 0.35));
  }
  .frame { position: relative; isolation: isolate; block-size: 100%; }
  .frame[data-phase="waiting"] { --_ground: var(--site-fill, light-dark(rgb(0 0 0 / 0.06), rgb(255 255 255 / 0.08))); }
`;
