import { createElement, type ReactElement } from 'react';
import { hasConditions } from '../../contract/conditions/has-conditions.js';
import { paths } from '../../contract/paths.js';
import { nearestLanguage } from '../../platform/page.js';
import { visitorRegion } from '../../platform/visitor.js';
import { createDraft, restoreDraft } from '../drafts/form-draft.js';
import { uniqueId } from '../dom/own-nodes.js';
import { formText } from '../form-text.js';
import type { FormHost } from '../form.settings.js';
import { drawTexts } from './draw-texts.js';
import { FieldList, type FieldListProps } from './FieldList.js';
import { readFieldList } from './read-field-list.js';

/** The field list of an element as it is now, ready to be drawn into a form; what is wrong with it is a warning for the page's author. */
export function fieldList(element: HTMLElement, host: FormHost, form: HTMLFormElement): { readonly view: typeof FieldList; readonly props: FieldListProps } {
  const { values } = host;
  const { fields, faults } = readFieldList(values.fields);
  for (const fault of faults) host.warn(fault);
  const text = formText(host, drawTexts);
  const tools = { language: nearestLanguage(element) && host.language, region: visitorRegion(), text };
  const typed = createDraft(form);
  return { view: FieldList, props: { fields, tools, submitText: values.submitText || text('submit'), element, onDrawn() { restoreDraft(typed, form); } } };
}

/**
 * The form of a field list as a server draws it, for the element to take over; null where the author wrote a form. Until scripts
 * are there it posts as any form does.
 */
export function servedForm(host: FormHost & { readonly servedMarkup?: string }): ReactElement | null {
  const { fields: given, formId, action, endpoint, backend, submitText } = host.values;
  if (!Array.isArray(given) || given.length === 0 || /<form[\s>]/i.test(host.servedMarkup ?? '')) return null;
  const text = formText(host, drawTexts);
  const tools = { language: host.language, region: '', text };
  const sitesOwn = formId && backend === 'site' ? endpoint.replace(/\/$/, '') + paths.plainForm.replace(':formId', encodeURIComponent(formId)) : undefined;
  const { fields } = readFieldList(given);
  const list = createElement(FieldList, { fields, tools, submitText: submitText || text('submit'), element: null, onDrawn() {} });
  // Without scripts all fields are shown, also those that visitors need not fill in: the service knows which.
  const noValidate = hasConditions(fields) || undefined;
  return createElement('form', { id: uniqueId(), method: 'post', action: action || sitesOwn, noValidate, 'data-site-drawn': 'served' }, list);
}

/** Carries over what a visitor has typed into a copy of the form. */
export const fillIn = (form: HTMLFormElement, before: HTMLFormElement): void => void restoreDraft(createDraft(before), form);
