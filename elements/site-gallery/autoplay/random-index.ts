import { groupCount, groupOf, type Row } from '../groups/group-rules.js';

/** The first slide of any group but the current one's; `random` answers from 0 up to 1. Source: media-layout §4. */
export function randomIndex(index: number, row: Row, random: () => number): number {
  const groups = groupCount(row);
  const further = 1 + Math.floor(random() * (groups - 1));
  return groups > 1 ? (groupOf(index, row) + further) % groups * row.perGroup : index;
}
