import type { RevealKind } from './reveal-kind.js';

export const fade: RevealKind = { name: 'fade', hidden: { opacity: 0 } };
