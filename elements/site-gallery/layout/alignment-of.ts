import type { Alignment } from '../designs/design.js';

const sides = new Map<string, Alignment>([['start', 'start'], ['left', 'start'], ['end', 'end'], ['right', 'end']]);

/** Where a strip's active slide stands, by what the page wrote. Source: media-layout §5: anything else is the middle. */
export const alignmentOf = (text: string): Alignment => sides.get(text.trim().toLowerCase()) ?? 'middle';
