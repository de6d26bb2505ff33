import { groupCount, groupOf, type Row } from './groups/group-rules.js';

export interface Step { readonly index: number; readonly isWrapping: boolean }

interface Place extends Row { readonly index: number; readonly isLooping: boolean }

/** One group further or back, where a group is one slide except in a carousel, or the end that was met. Source: media-layout §4. */
export function stepIndex({ isLooping, ...place }: Place, by: 1 | -1): Step | 'beginning' | 'end' {
  const groups = groupCount(place);
  const group = groupOf(place.index, place) + by;
  const isOver = group < 0 || group >= groups;
  if (isOver && !(isLooping && groups > 1)) return by < 0 ? 'beginning' : 'end';
  return { index: ((group + groups) % groups) * place.perGroup, isWrapping: isOver };
}
