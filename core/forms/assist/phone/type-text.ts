/**
 * Writes a control's whole text as if it had been typed, so that undo takes back this step and the ones before it; the
 * caret ends behind it. A control without the focus is simply given the text.
 */
export function typeText(control: HTMLInputElement, text: string): void {
  if (control.matches(':focus')) {
    control.select();
    control.ownerDocument.execCommand('insertText', false, text); // nothing newer keeps a text field's history
  }
  if (control.value !== text) control.value = text;
}
