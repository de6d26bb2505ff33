import type { FormField } from '../../contract/form-field.js';
import type { DrawTextKey } from './draw-texts.js';
import { uniqueId } from '../dom/unique-id.js';

export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** What a kind of field is drawn with. */
export interface Tools {
  readonly document: Document;
  /** Language of the page, as its author declared it. */
  readonly language: string;
  /** The visitor's own region, such as `IE`; empty when the browser tells none. */
  readonly region: string;
  text(key: DrawTextKey): string;
}

/** A node with attributes; those that are false or undefined are left out. */
export function build<K extends keyof HTMLElementTagNameMap>(
  { document }: Tools, tag: K, attributes: Attributes, ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) node.setAttribute(name, value === true ? '' : String(value));
  }
  node.append(...children);
  return node;
}

/** A field's title, with a star where it is demanded; the star is for eyes, the control says it to everyone else. */
export const titleOf = (tools: Tools, { title, required }: FormField): (Node | string)[] =>
  (required ? [title, ' ', build(tools, 'span', { class: 'site-form-star', 'aria-hidden': 'true' }, '*')] : [title]);

/** The description of a field; nothing where it has none. */
export const noteOf = (tools: Tools, { description }: FormField): HTMLElement[] =>
  (description ? [build(tools, 'small', { id: uniqueId() }, description)] : []);

/** A control under its label, and what describes it. */
export function labelled(
  tools: Tools, label: readonly (Node | string)[], control: HTMLElement, { around = control, notes = [] as readonly HTMLElement[], type = '' } = {},
): HTMLElement {
  control.id = uniqueId();
  const ids = [...notes.map(({ id }) => id), control.getAttribute('aria-describedby')].filter(Boolean);
  if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '));
  return build(tools, 'div', { class: 'site-form-field', 'data-field': type || undefined },
    build(tools, 'label', { for: control.id }, ...label), around, ...notes);
}

/** Several controls under one title. `name`: the field's id, where the controls are its parts. */
export function grouped(
  tools: Tools, field: FormField, controls: readonly Node[], { isNamed = false, layout = 'list' } = {},
): HTMLElement {
  const notes = noteOf(tools, field);
  return build(tools, 'fieldset', {
    class: `site-form-field site-form-${layout}`, 'data-field': field.type, name: isNamed ? field.id : undefined,
    'aria-describedby': notes[0]?.id,
  }, build(tools, 'legend', {}, ...titleOf(tools, field)), ...notes, build(tools, 'div', { class: 'site-form-parts' }, ...controls));
}

/** A tick box or radio button beside its words. */
export function tick(tools: Tools, attributes: Attributes, words: string | readonly (Node | string)[]): HTMLElement {
  const id = uniqueId();
  return build(tools, 'div', { class: 'site-form-tick' },
    build(tools, 'input', { ...attributes, id }), build(tools, 'label', { for: id }, ...(typeof words === 'string' ? [words] : words)));
}
