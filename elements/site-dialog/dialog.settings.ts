import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';
import type { Answer } from './button-styles.js';

const autoHideMs = 2000; // spec: media-layout §9

/** The detail of `site-dialog-close`. */
export interface DialogClose {
  /** The visitor's answer; `cancel` when it was hidden without one. */
  readonly answer: Answer;
}

export const dialogSettings = table({
  tag: 'site-dialog',
  summary: 'Asks, warns or informs over the page; your own markup is its content.',
  spec: 'media-layout §2, §4, §9',
  loadOffscreen: true,
  loadImmediately: true,
  settings: {
    open: setting.flag(false, 'Whether it is shown.', { reflect: true }),
    kind: setting.choice(['confirm', 'alert', 'information'], 'What kind of dialog it is. It asks a question, waits for an acknowledgement, or is a short notice at the top that hides by itself.', { spec: 'media-layout §2' }),
    dialogStyle: setting.choice(['by-kind', 'confirm-or-reject', 'confirm-or-cancel', 'confirm-only', 'no-buttons'], 'Which buttons it has. By kind, a question can be confirmed or cancelled, an alert confirmed. A dialog without buttons has a close button in its corner, information has neither.', { spec: 'media-layout §4' }),
    label: setting.text('', 'Accessible name (`aria-label`); by default its first heading.'),
    confirmText: setting.text('', 'Text of the confirming button.'),
    rejectText: setting.text('', 'Text of the rejecting button.'),
    cancelText: setting.text('', 'Text of the cancelling button.'),
    destructive: setting.flag(false, 'Whether confirming deletes or loses something. The button then has the warning colour, and the focus starts on the other one.'),
    hideAfter: setting.number(autoHideMs, 'How long information is shown; time under the pointer, in focus or in a hidden tab does not count. 0: until it is dismissed.', { min: 0, unit: 'ms', spec: 'media-layout §9' }),
    destroyOnHide: setting.flag(true, 'Removes what it has drawn when it hides; false keeps it for the next time.', { spec: 'media-layout §4' }),
  },
  events: {
    'site-dialog-open': event('It is about to be shown. Cancelable: `preventDefault()` keeps it closed.', { cancelable: true }),
    'site-dialog-confirm': event('The visitor confirms. Cancelable: `preventDefault()` keeps it open.', { cancelable: true }),
    'site-dialog-reject': event('The visitor rejects. Cancelable: `preventDefault()` keeps it open.', { cancelable: true }),
    'site-dialog-cancel': event('The visitor cancels: by button, Escape, or a press beside it. Cancelable: `preventDefault()` keeps it open.', { cancelable: true }),
    'site-dialog-close': event<DialogClose>('It is hidden, and the focus is back where it was.', { type: '{ answer: \'confirm\' | \'reject\' | \'cancel\' }' }),
  },
  texts: {
    confirm: 'OK',
    yes: 'Yes',
    reject: 'No',
    cancel: 'Cancel',
    close: 'Close',
    question: 'Question',
    message: 'Message',
  },
  translations: [() => import('./texts/texts.js')],
});

export type DialogHost = Host<typeof dialogSettings.settings, typeof dialogSettings.events, typeof dialogSettings.texts>;
