import type { LookHost } from '../look-host.js';

/**
 * Squarespace 7.1. It documents no names: these are in the sheet of every site, where each section's colors are made of them. Corners have
 * none. Source: `site.css` of published sites
 */
export const squarespace: LookHost = {
  sign: '--primaryButtonBackgroundColor',
  button: { style: 'background:var(--primaryButtonBackgroundColor);color:var(--primaryButtonTextColor)' },
};
