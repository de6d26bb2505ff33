import { adoptSheet } from '../dom/adopt-sheet.js';
import { build, type Tools } from './build.js';
import { groupStyles } from './group.styles.js';

/** A list longer than this is drawn in groups. */
const longCount = 40;
const groupSize = 15;

/** Fields of a long list stand in groups that are laid out by themselves: a letter in one of them moves no other. */
export function inGroups(fields: readonly HTMLElement[], tools: Tools, around: HTMLElement): readonly HTMLElement[] {
  if (fields.length <= longCount) return fields;
  adoptSheet(around, groupStyles);
  return Array.from({ length: Math.ceil(fields.length / groupSize) }, (_, at) =>
    build(tools, 'div', { class: 'site-form-group' }, ...fields.slice(at * groupSize, (at + 1) * groupSize)));
}
