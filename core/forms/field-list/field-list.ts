import { visitorRegion } from '../../platform/visitor.js';
import { draftOf, fillFrom } from '../drafts/form-draft.js';
import type { FormHost } from '../form.settings.js';
import { drawText } from './draw-texts.js';
import { FieldList, type FieldListProps } from './FieldList.js';
import { readFieldList } from './read-field-list.js';

/** The field list of an element as it is now, ready to be drawn; what is wrong with it is a warning for the page's author. */
export function fieldList(element: HTMLElement, host: FormHost): { readonly view: typeof FieldList; readonly props: FieldListProps } {
  const { values } = host;
  const { fields, faults } = readFieldList(values.fields);
  for (const fault of faults) host.warn(fault);
  const text = drawText(element.localName);
  const tools = { language: element.ownerDocument.documentElement.lang, region: visitorRegion(), text };
  return { view: FieldList, props: { fields, tools, submitText: values.submitText || text('submit'), element } };
}

/** Carries over what a visitor has typed into the form that was drawn before. */
export const fillIn = (form: HTMLFormElement, before: HTMLFormElement): void => fillFrom(draftOf(before), form);
