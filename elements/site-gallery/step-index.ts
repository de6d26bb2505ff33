import { normaliseIndex } from './normalise-index.js';

export interface Step { readonly index: number; readonly isWrapping: boolean }

interface Place { readonly index: number; readonly count: number; readonly isLooping: boolean }

/** One slide further or back, or the end that was met. Source: media-layout §4. */
export function stepIndex({ index, count, isLooping }: Place, by: 1 | -1): Step | 'beginning' | 'end' {
  const next = normaliseIndex(index + by, count);
  if (next === index + by) return { index: next, isWrapping: false };
  if (isLooping && count > 1) return { index: next, isWrapping: true };
  return by < 0 ? 'beginning' : 'end';
}
