import type { RevealKind } from './reveal-kind.js';

const hiddenScale = 0.94; // spec: media-layout §9

export const scale: RevealKind = { name: 'scale', hidden: { opacity: 0, scale: hiddenScale } };
