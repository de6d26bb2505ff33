import type { LookHost } from '../look-host.js';

/**
 * Material 3. Source: https://github.com/material-components/material-web/blob/main/docs/theming/color.md, and `docs/components/button.md`
 * there for the corners.
 */
export const material: LookHost = {
  sign: '--md-sys-color-primary',
  button: {
    style: 'background:var(--md-sys-color-primary);color:var(--md-sys-color-on-primary);border-radius:var(--md-filled-button-container-shape,9999px)',
  },
};
