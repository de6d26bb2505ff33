import { readNumber } from '../../contract/fields/number.js';
import { getDocument } from '../../platform/page-document.js';
import { getFormMembers } from './members.js';

/** Marks of a decimal that Chromium drops from a number input where the browser's language has another: `1,5` would become 15. */
const decimalMark = /[,\u066b]/;
/** What a comma has made, while it could have been meant between thousands. */
const eitherWay = /^[-+]?[1-9]\d{0,2}\.\d{3}$/;
const madeOfComma = new WeakSet<HTMLInputElement>();

/** Whether a number input holds what was written with a comma, and could be a thousand times as much. */
export const isAmbiguousNumber = (control: Element): boolean =>
  control instanceof HTMLInputElement && madeOfComma.has(control) && eitherWay.test(control.value);

let isWriting = false;

function write(control: HTMLInputElement, text: string): void {
  isWriting = true; // some browsers ask again
  getDocument(control).execCommand('insertText', false, text); // nothing newer keeps a field's history and takes the place of what is selected
  isWriting = false;
}

/** What is typed or pasted into number inputs arrives as it was meant, whatever language the browser speaks; until the signal ends. */
export function listenToNumbers(form: HTMLFormElement, signal: AbortSignal): void {
  getFormMembers(form).addEventListener('beforeinput', event => {
    const control = event.composedPath()[0];
    if (isWriting || !(control instanceof HTMLInputElement) || control.type !== 'number' || !event.cancelable) return;
    const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    if (event.inputType === 'insertText' && text.length === 1) {
      if (text === '.') madeOfComma.delete(control);
      if (!decimalMark.test(text)) return;
      event.preventDefault();
      madeOfComma.add(control);
      return write(control, '.');
    }
    if (text === '' || !event.inputType.startsWith('insert')) return;
    const read = readNumber(text);
    if (read === 'number') return; // the browser's own way with what is not a number
    event.preventDefault();
    madeOfComma.delete(control);
    if (read === 'numberTwoWays') madeOfComma.add(control);
    write(control, typeof read === 'number' ? String(read) : text.replace(decimalMark, '.').replace(/[^\d.+-]/g, ''));
  }, { signal });
}
