import type { LookHost } from '../look-host.js';

export const ghost: LookHost = {
  name: 'Ghost',
  property: '--ghost-accent-color',
  button: { background: 'var(--ghost-accent-color)' },
  source: 'https://docs.ghost.org/themes/helpers/utility/ghost_head_foot',
};
