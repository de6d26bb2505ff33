import { isSecret } from '../contents/is-secret.js';
import { getFilledContent } from '../contents/start-content.js';
import type { Control } from '../dom/field.js';
import { getFormMembers } from '../dom/members.js';
import { isControl } from '../dom/read-fields.js';
import { createDraft } from '../drafts/form-draft.js';
import type { StepsPosition } from '../steps/steps.state.js';
import type { SavedContents } from './saved-contents.js';

/** A checkbox that has to be checked agrees to something, on the device that the form is submitted on. */
const isConsent = (control: Control): boolean => control.type === 'checkbox' && control.required;

/** What is saved: all that a draft in the browser has, and what the page's address has filled in. */
export function createContents(form: HTMLFormElement, steps: StepsPosition | null): SavedContents {
  return { draft: createDraft(form, control => (isConsent(control) ? null : getFilledContent(control))), steps };
}

/** Whether a form has fields that are never saved, and have to be filled in again. */
export const hasUnsavedFields = (form: HTMLFormElement): boolean => [...getFormMembers(form).elements].filter(isControl)
  .some(control => control.name !== '' && (control.type === 'file' || isConsent(control) || isSecret(control)));
