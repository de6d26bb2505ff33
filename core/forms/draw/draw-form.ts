import { visitorRegion } from '../../platform/visitor.js';
import type { FormHost } from '../form.settings.js';
import { draftOf, fillFrom } from '../drafts/form-draft.js';
import { build, type Tools } from './build.js';
import { drawField } from './draw-field.js';
import { drawText } from './draw-texts.js';
import type { inGroups } from './in-groups.js';
import { readFieldList } from './read-field-list.js';

/**
 * Draws a form from a field list: plain controls in the light DOM, where autofill and the page's own type reach them.
 * What was typed into the one `before` is carried over.
 */
export function drawForm(element: HTMLElement, host: FormHost, before: HTMLFormElement | null, group?: typeof inGroups): HTMLFormElement {
  const { fields: given, submitText, action } = host.values;
  const { fields, faults } = readFieldList(given);
  for (const fault of faults) host.warn(fault);
  const document = element.ownerDocument;
  const text = drawText(element.localName);
  const tools: Tools = { document, language: document.documentElement.lang, region: visitorRegion(), text };
  const drawn = fields.map(field => drawField[field.type](field, tools));
  const form = build(tools, 'form', { method: 'post', action: action || undefined, 'data-site-drawn': true },
    ...group ? group(drawn, element) : drawn,
    build(tools, 'p', { class: 'site-form-actions' }, build(tools, 'button', {}, submitText || text('submit'))));
  if (before) fillFrom(draftOf(before), form);
  return form;
}
