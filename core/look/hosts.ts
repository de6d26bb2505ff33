import { bootstrap4, bootstrap5 } from './hosts/bootstrap.js';
import { ghost } from './hosts/ghost.js';
import { wordpress } from './hosts/wordpress.js';
import type { LookHost } from './look-host.js';

/** In the order in which they are looked for: a page may be made of several. */
export const lookHosts: readonly LookHost[] = [wordpress, ghost, bootstrap5, bootstrap4];
