import { html } from 'hono/html';
import type { Html } from '../../../kernel/html.js';
import type { Fault } from './plan-draft.js';

export interface EditorInputs {
  /** An input with its label, and what is wrong with it beside it. */
  field(name: string, title: string, value: string, more?: { more?: Html | ''; note?: string }): Html;
  /** What marks an input as wrong. */
  marks(name: string, describedBy?: string): Html | '';
  fault(name: string): Html | '';
}

/** Inputs of an editor that know what is wrong with them. */
export function editorInputs(faults: readonly Fault[]): EditorInputs {
  const byInput = new Map(faults.flatMap(({ text, at }) => (at === undefined ? [] : [[at, text] as const])));
  const marks: EditorInputs['marks'] = (name, describedBy = '') => {
    const said = [...byInput.has(name) ? [`${name}.fault`] : [], ...describedBy ? [describedBy] : []].join(' ');
    return html`${byInput.has(name) ? html` aria-invalid="true"` : ''}${said ? html` aria-describedby="${said}"` : ''}`;
  };
  const fault: EditorInputs['fault'] = name => (byInput.has(name) ? html`<p class="field-note field-fault" id="${name}.fault">${byInput.get(name)}</p>` : '');
  return {
    marks, fault,
    field: (name, title, value, { more = '', note = '' } = {}) => html`<div class="field"><label for="${name}">${title}</label>
<input id="${name}" name="${name}" value="${value}"${more}${marks(name, note ? `${name}.note` : '')}>${
  note ? html`<p class="field-note" id="${name}.note">${note}</p>` : ''}${fault(name)}</div>`,
  };
}
