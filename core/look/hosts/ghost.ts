import type { LookHost } from '../look-host.js';

/**
 * Source: https://docs.ghost.org/themes/helpers/utility/ghost_head_foot for the property; `.kg-btn-accent` in Ghost's own sheet of cards
 * for the text on it.
 */
export const ghost: LookHost = { sign: '--ghost-accent-color', button: { style: 'background:var(--ghost-accent-color);color:#fff' } };
