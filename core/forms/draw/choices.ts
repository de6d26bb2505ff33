import { likertScale } from '../../contract/likert-scale.js';
import { partName } from '../../contract/fields/fold-parts.js';
import type { DrawTextKey } from './draw-texts.js';
import { build, grouped, noteOf, tick, titleOf, type Tools } from './build.js';
import type { DrawField } from './draw-field.js';

export const radio: DrawField = (field, tools) => grouped(tools, field, field.options!.map(option =>
  tick(tools, { type: 'radio', name: field.id, value: option, required: field.required }, option)));

/** With options a group of which some may be ticked, without one box to tick. */
export const checkbox: DrawField = (field, tools) => {
  const { id, required, options } = field;
  if (options) {
    return grouped(tools, field, options.map((option, at) =>
      tick(tools, { type: 'checkbox', name: id, value: option, required: required && at === 0 }, option)));
  }
  const box = tick(tools, { type: 'checkbox', name: id, value: 'yes', required }, titleOf(tools, field));
  const notes = noteOf(tools, field);
  if (notes[0]) box.firstElementChild!.setAttribute('aria-describedby', notes[0].id);
  return build(tools, 'div', { class: 'site-form-field', 'data-field': 'checkbox' }, box, ...notes);
};

const answers = (tools: Tools, name: string, required: boolean | undefined): HTMLElement => build(tools, 'div', { class: 'site-form-scale' },
  ...likertScale.map(([point]) => tick(
    tools, { type: 'radio', name, value: point, required }, tools.text(`likert${point < 0 ? 'Minus' : ''}${Math.abs(point)}` as DrawTextKey),
  )));

/** One scale for each statement, or a single one. */
export const likert: DrawField = (field, tools) => {
  const { id, options, required } = field;
  const scales = options
    ? options.map(statement => build(tools, 'fieldset', { class: 'site-form-statement' },
      build(tools, 'legend', {}, statement), answers(tools, partName(id, statement), required)))
    : [answers(tools, id, required)];
  return grouped(tools, field, scales, { isNamed: !!options, layout: 'likert' });
};
