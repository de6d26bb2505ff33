import type { Docs } from '../../core/manifest/docs.js';
import type { dialogSettings } from './dialog.settings.js';

export const dialogDocs: Docs<typeof dialogSettings> = {
  functions: {
    ask: '`ask(question)` asks in a dialog that is made for it and removed afterwards. Resolves to the answer: `confirm`, `reject` or `cancel`.',
    inform: '`inform(notice)` shows a short notice at the top of the page. Resolves when it is hidden.',
  },
  slots: { '': 'Its content. A `<form method="dialog">` in it, or a control with `data-site-dialog-answer="confirm"` (or `reject`, `cancel`) inside answers too.' },
  parts: {
    dialog: 'The card over the page.',
    buttons: 'The row of buttons.',
    confirm: 'The confirming button.',
    reject: 'The rejecting button.',
    cancel: 'The cancelling button.',
    close: 'The close button of a dialog without buttons.',
  },
  cssProperties: {
    '--site-dialog-width': 'Width of the card; 350px by default, never wider than the window.',
    '--site-dialog-padding': 'Room around its content; 20px by default.',
    '--site-dialog-backdrop': 'Colour over the page behind it.',
  },
  states: { open: 'It is shown.' },
  methods: {
    show: 'Shows it.',
    hide: 'Hides it without an answer.',
    ask: 'Shows it and resolves to the answer: `confirm`, `reject` or `cancel`.',
  },
  panel: {
    icon: 'M4 5h16v14H4zM7 9h7M7 12h10M14 16h3',
    groups: {
      Content: ['confirmText', 'rejectText', 'cancelText'],
      Behavior: ['kind', 'dialogStyle', 'destructive', 'hideAfter'],
    },
    labels: {
      confirmText: 'Text of the confirming button', rejectText: 'Text of the rejecting button', cancelText: 'Text of the canceling button',
      dialogStyle: 'Buttons', destructive: 'Deletes something', hideAfter: 'Hide after seconds', open: 'Open', destroyOnHide: 'Remove when hidden',
    },
    choices: { 'by-kind': 'Depends on the kind', 'no-buttons': 'No buttons' },
  },
};
