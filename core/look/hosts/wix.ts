import type { LookHost } from '../look-host.js';

/** Source: https://dev.wix.com/docs/develop-websites/articles/coding-with-velo/frontend-code/custom-css/site-theme-css-variables */
export const wix: LookHost = {
  sign: '--wst-button-color-fill-primary',
  button: { style: 'background:var(--wst-button-color-fill-primary);color:var(--wst-button-color-text-primary)' },
};
