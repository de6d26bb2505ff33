import { adoptSheet } from '../../platform/page.js';
import { groupStyles } from './group.styles.js';

const groupSize = 15;

/** Fields of a long list stand in groups that are laid out by themselves: a letter in one of them moves no other. */
export function inGroups(fields: readonly HTMLElement[], around: HTMLElement): readonly HTMLElement[] {
  adoptSheet(around, groupStyles);
  return Array.from({ length: Math.ceil(fields.length / groupSize) }, (_, at) => {
    const group = around.ownerDocument.createElement('div');
    group.className = 'site-form-group';
    group.append(...fields.slice(at * groupSize, (at + 1) * groupSize));
    return group;
  });
}
