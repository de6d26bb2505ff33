import type { LookHost } from '../look-host.js';

/**
 * What the server of a page hands over in `--site-host-…`, as our plugin for WordPress does with the values of the theme. It is the
 * first: the page has been painted with it. Contrast is checked here as everywhere, so that a server need not move colors.
 */
export const server: LookHost = { sign: '--site-host-accent', button: { style: 'background:var(--site-host-accent);color:var(--site-host-on-accent)' } };

/** The same with corners, which not every theme names. */
export const serverCorners: LookHost = {
  sign: '--site-host-button-radius',
  button: { style: `${server.button!.style};border-radius:var(--site-host-button-radius)` },
};
