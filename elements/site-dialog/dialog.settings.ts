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
  summary: 'A modal dialog for questions and warnings, or a short notice. Your own markup is its content.',
  spec: 'media-layout §2, §4, §9',
  loadOffscreen: true,
  loadImmediately: true,
  settings: {
    open: setting.flag(false, 'Shows the dialog.', { reflect: true }),
    kind: setting.choice(
      ['confirm', 'alert', 'information'],
      'Kind of dialog. `confirm` asks a question, `alert` waits for confirmation, `information` is a short notice at the top that hides automatically.',
      { spec: 'media-layout §2' },
    ),
    dialogStyle: setting.choice(
      ['by-kind', 'confirm-or-reject', 'confirm-or-cancel', 'confirm-only', 'no-buttons'],
      'Buttons of the dialog. `by-kind` has OK and Cancel for a question, OK for an alert, and none for information. With `no-buttons`, there is a close button in the corner.',
      { spec: 'media-layout §4' },
    ),
    label: setting.text('', 'Accessible name (`aria-label`). Default: the first heading.'),
    confirmText: setting.text('', 'Text of the confirm button.'),
    rejectText: setting.text('', 'Text of the reject button.'),
    cancelText: setting.text('', 'Text of the cancel button.'),
    destructive: setting.flag(
      false,
      'Marks confirming as destructive, such as deleting something. The confirm button has the warning color, and the other button has the initial focus.',
    ),
    hideAfter: setting.number(
      autoHideMs,
      'Time until information hides, paused on hover, on focus and in a hidden tab. With 0, it stays until it is dismissed.',
      { min: 0, unit: 'ms', spec: 'media-layout §9' },
    ),
    destroyOnHide: setting.flag(true, 'Removes the rendered nodes when the dialog hides. `false` keeps them for the next time.', {
      spec: 'media-layout §4',
    }),
  },
  events: {
    'site-dialog-open': event('The dialog is about to open. Cancelable: after `preventDefault()`, it stays closed.', { cancelable: true }),
    'site-dialog-confirm': event('The visitor confirms. Cancelable: after `preventDefault()`, the dialog stays open.', {
      cancelable: true,
    }),
    'site-dialog-reject': event('The visitor rejects. Cancelable: after `preventDefault()`, the dialog stays open.', { cancelable: true }),
    'site-dialog-cancel': event(
      'The visitor cancels with the button, Escape or a click outside. Cancelable: after `preventDefault()`, the dialog stays open.',
      { cancelable: true },
    ),
    'site-dialog-close': event<DialogClose>('The dialog is hidden, and the focus has returned.', {
      type: "{ answer: 'confirm' | 'reject' | 'cancel' }",
    }),
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
  translations: [language => import(`./texts/${language}.js`)],
});

export type DialogHost = Host<typeof dialogSettings.settings, typeof dialogSettings.events, typeof dialogSettings.texts>;
