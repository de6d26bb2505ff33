import type { FormField } from '../../contract/form-field.js';
import { uniqueId } from '../dom/unique-id.js';
import { type Attributes, build, labelled, noteOf, titleOf, type Tools } from './build.js';
import type { DrawField } from './draw-field.js';

/** A kind that is one input. */
export const line = (attributes: Attributes): DrawField => (field, tools) => labelled(
  tools, titleOf(tools, field),
  build(tools, 'input', { ...attributes, name: field.id, required: field.required, placeholder: field.placeholder, maxlength: field.maxLength }),
  { notes: noteOf(tools, field), type: field.type },
);

/** A mark before an input. */
export const markOf = (tools: Tools, words: string): HTMLElement =>
  build(tools, 'span', { id: uniqueId(), class: 'site-form-mark', 'data-wide': words.length > 1 }, words);

/** A kind that is one input behind a mark, such as a currency's symbol. */
export const marked = (attributes: Attributes, wordsOf: (field: FormField) => string): DrawField => (field, tools) => {
  const mark = markOf(tools, wordsOf(field));
  const input = build(tools, 'input', { ...attributes, name: field.id, required: field.required, 'aria-describedby': mark.id });
  const box = labelled(tools, titleOf(tools, field), input, {
    around: build(tools, 'div', { class: 'site-form-marked' }, mark, input), notes: noteOf(tools, field), type: field.type,
  });
  if (field.type === 'currency') box.dataset.symbol = wordsOf(field);
  return box;
};

export const textarea: DrawField = (field, tools) => labelled(
  tools, titleOf(tools, field),
  build(tools, 'textarea', { name: field.id, rows: 5, required: field.required, placeholder: field.placeholder, maxlength: field.maxLength }),
  { notes: noteOf(tools, field), type: field.type },
);

/** A list to choose from; its first line chooses nothing. */
export function listOf(tools: Tools, attributes: Attributes, options: readonly (readonly [value: string, words: string, country?: string])[]): HTMLSelectElement {
  return build(tools, 'select', attributes,
    build(tools, 'option', { value: '' }, tools.text('choose')),
    ...options.map(([value, words, country]) => build(tools, 'option', { value, 'data-country': country }, words)));
}

export const select: DrawField = (field, tools) => labelled(
  tools, titleOf(tools, field),
  listOf(tools, { name: field.id, required: field.required }, field.options!.map(option => [option, option])),
  { notes: noteOf(tools, field), type: field.type },
);

export const hidden: DrawField = (field, tools) => build(tools, 'input', { type: 'hidden', name: field.id, value: field.value ?? '' });

export const section: DrawField = ({ title, description, underline }, tools) => build(
  tools, 'div', { class: `site-form-section${underline ? ' site-form-underline' : ''}` },
  build(tools, 'h2', {}, title), ...(description ? [build(tools, 'p', {}, description)] : []),
);
