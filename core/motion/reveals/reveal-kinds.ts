import { fade } from './fade.js';
import type { RevealKind } from './reveal-kind.js';
import { scale } from './scale.js';

/** Every way to appear, by its name. */
export const revealKinds: Readonly<Record<string, RevealKind>> = { fade, scale };
