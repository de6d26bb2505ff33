import { dateFormat } from '../../text/intl.js';
import type { ShownAnswer } from '../answers/AnswerList.js';
import type { Control, Field } from '../dom/field.js';
import { shownValue } from '../dom/field.js';
import { getLabelText } from '../dom/field-messages.js';
import { isPassword } from '../dom/is-password.js';
import type { StepText } from './step-texts.js';

const labelOf = (control: Control): string => {
  const label = [...control.labels ?? []].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()).find(Boolean);
  return label || control.getAttribute('aria-label') || control.value;
};
const isTick = (control: Control): control is HTMLInputElement => control.type === 'checkbox' || control.type === 'radio';

/** A date as people in the language of the form write it. */
function dateIn(control: HTMLInputElement, language: string): string {
  const date = control.valueAsDate;
  return date ? dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date) : control.value;
}

/** What a visitor reads in a control; nothing for one that is empty. */
function linesIn(control: Control, language: string): string[] {
  if (isTick(control)) return control.checked && control.value !== '' ? [labelOf(control)] : [];
  if (control instanceof HTMLSelectElement) return [...control.selectedOptions].filter(({ value }) => value !== '').map(({ text }) => text.trim());
  const input = control instanceof HTMLInputElement ? control : null;
  if (input?.type === 'file') return [...input.files ?? []].map(({ name }) => name);
  const text = input?.type === 'date' ? dateIn(input, language) : shownValue(control);
  return text.trim() ? [text.trim()] : [];
}

/** Whether what is in a field is never shown again. */
const isSecret = ({ type, controls }: Field): boolean =>
  type === 'password' || controls.some(control => isPassword(control) || /(^|\s)(one-time-code|cc-\S+)(\s|$)/.test(control.getAttribute('autocomplete') ?? ''));

/** The parts of a structured value: each statement of a scale with its answer, others in one line. */
function partLines({ type, parts }: Field, language: string): string[] {
  const filled = [...parts].map(([part, controls]) => [part, controls.flatMap(control => linesIn(control, language)).join(', ')] as const)
    .filter(([, text]) => text !== '');
  if (type === 'likert') return filled.map(([part, text]) => `${part}: ${text}`);
  return type === 'address' ? filled.map(([, text]) => text) : filled.length > 0 ? [filled.map(([, text]) => text).join(' ')] : [];
}

/** A field as the summary shows it. Passwords and numbers of cards are never in it. */
export function summarizeField(field: Field, language: string, text: StepText): ShownAnswer {
  const { id, first, isGroup, controls, parts } = field;
  const label = getLabelText(field);
  const isLone = !isGroup && first.type === 'checkbox';
  if (isLone) return { id, label, lines: [text((first as HTMLInputElement).checked ? 'answerYes' : 'answerNo')] };
  if (isSecret(field)) return { id, label, lines: controls.some(({ value }) => value !== '') ? [text('answerSecret')] : [] };
  return { id, label, lines: parts.size > 0 ? partLines(field, language) : controls.flatMap(control => linesIn(control, language)) };
}
