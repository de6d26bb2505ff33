import { pageDocument } from '../../core/platform/page-document.js';
import type { Answer, DialogStyle } from './button-styles.js';

/** A question that a script asks. */
export interface Question {
  readonly heading?: string;
  readonly message: string;
  /** Texts of the buttons. Giving `reject` asks yes or no; giving none asks OK or Cancel. */
  readonly confirm?: string;
  readonly reject?: string;
  readonly cancel?: string;
  readonly destructive?: boolean;
  readonly dialogStyle?: DialogStyle;
}

/** A message that a script shows. */
export interface Notice {
  readonly heading?: string;
  readonly message: string;
  /** Milliseconds; 2000 by default, 0: until it is dismissed. */
  readonly hideAfter?: number;
}

function make({ heading, message }: Notice, settings: Record<string, unknown>): HTMLElementTagNameMap['site-dialog'] {
  const made = pageDocument.createElement('site-dialog');
  const texts = Object.entries({ h2: heading, p: message }).filter(([, text]) => text);
  made.append(...texts.map(([tag, textContent]) => Object.assign(pageDocument.createElement(tag), { textContent })));
  pageDocument.body.append(Object.assign(made, settings));
  return made;
}

async function askAndRemove(made: HTMLElementTagNameMap['site-dialog']): Promise<Answer> {
  const answer = await made.ask();
  made.remove(); // spec: media-layout §4, destroyed on hide
  return answer;
}

/** Asks the visitor in a dialog of its own, which is gone afterwards. Resolves to the answer. */
export function ask(question: Question | string): Promise<Answer> {
  const { confirm = '', reject = '', cancel = '', destructive = false, dialogStyle, ...content }: Question =
    typeof question === 'string' ? { message: question } : question;
  return askAndRemove(make(content, {
    dialogStyle: dialogStyle ?? (reject ? 'confirm-or-reject' : 'confirm-or-cancel'),
    confirmText: confirm, rejectText: reject, cancelText: cancel, destructive,
  }));
}

/** Shows a message at the top of the page, which hides automatically. Resolves when it is hidden. */
export async function inform(notice: Notice | string): Promise<void> {
  const { hideAfter, ...content }: Notice = typeof notice === 'string' ? { message: notice } : notice;
  const made = make(content, { kind: 'information', ...hideAfter !== undefined && { hideAfter } });
  await new Promise(requestAnimationFrame); // a live region has to be there for a while before its text is announced
  await askAndRemove(made);
}
