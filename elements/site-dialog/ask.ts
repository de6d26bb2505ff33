import type { Answer, DialogStyle } from './button-styles.js';

/** What a script asks or says. */
export interface Question {
  readonly heading?: string;
  readonly message: string;
  /** The words of the buttons. Giving `reject` asks yes or no; giving none asks OK or Cancel. */
  readonly confirm?: string;
  readonly reject?: string;
  readonly cancel?: string;
  readonly destructive?: boolean;
  readonly dialogStyle?: DialogStyle;
}

export interface Notice {
  readonly heading?: string;
  readonly message: string;
  /** Milliseconds; 2000 by default, 0 stays. */
  readonly hideAfter?: number;
}

function make({ heading, message }: Notice, settings: Record<string, unknown>): HTMLElementTagNameMap['site-dialog'] {
  const made = document.createElement('site-dialog');
  const words = Object.entries({ h2: heading, p: message }).filter(([, text]) => text);
  made.append(...words.map(([tag, textContent]) => Object.assign(document.createElement(tag), { textContent })));
  document.body.append(Object.assign(made, settings));
  return made;
}

async function say(made: HTMLElementTagNameMap['site-dialog']): Promise<Answer> {
  const answer = await made.ask();
  made.remove(); // spec: media-layout §4, destroyed on hide
  return answer;
}

/** Asks the visitor in a dialog of its own, which is gone afterwards. Resolves to the answer. */
export function ask(question: Question | string): Promise<Answer> {
  const { confirm = '', reject = '', cancel = '', destructive = false, dialogStyle, ...words }: Question =
    typeof question === 'string' ? { message: question } : question;
  return say(make(words, {
    dialogStyle: dialogStyle ?? (reject ? 'confirm-or-reject' : 'confirm-or-cancel'),
    confirmText: confirm, rejectText: reject, cancelText: cancel, destructive,
  }));
}

/** Tells the visitor something at the top of the page; it goes by itself. Resolves when it is gone. */
export async function inform(notice: Notice | string): Promise<void> {
  const { hideAfter, ...words }: Notice = typeof notice === 'string' ? { message: notice } : notice;
  const made = make(words, { kind: 'information', ...hideAfter !== undefined && { hideAfter } });
  await new Promise(requestAnimationFrame); // a region has to be there for a while before its words are heard
  await say(made);
}
