import type { Docs } from '../../core/manifest/describe/docs.js';
import type { dialogSettings } from './dialog.settings.js';

export const dialogDocs: Docs<typeof dialogSettings> = {
  group: 'notices',
  functions: {
    ask: '`ask(question)` shows a question in a temporary dialog. Resolves to the answer: `confirm`, `reject` or `cancel`.',
    inform: '`inform(notice)` shows a short notice at the top of the page. Resolves when it is hidden.',
  },
  slots: { '': 'Content of the dialog. A `<form method="dialog">` or a control with `data-site-dialog-answer="confirm"` (or `reject`, `cancel`) inside also answers.' },
  parts: {
    dialog: 'The dialog box.',
    buttons: 'The row of buttons.',
    confirm: 'The confirm button.',
    reject: 'The reject button.',
    cancel: 'The cancel button.',
    close: 'The close button of a dialog without buttons.',
  },
  cssProperties: {
    '--site-dialog-width': 'Width of the dialog, at most the width of the window. Default: 350px.',
    '--site-dialog-padding': 'Padding of the content. Default: 20px.',
    '--site-dialog-backdrop': 'Color of the backdrop.',
  },
  states: { open: 'The dialog is open.' },
  methods: {
    show: 'Opens the dialog.',
    hide: 'Closes the dialog without an answer.',
    ask: 'Opens the dialog and resolves to the answer: `confirm`, `reject` or `cancel`.',
  },
  panel: {
    icon: 'M4 5h16v14H4zM7 9h7M7 12h10M14 16h3',
    groups: {
      Content: ['confirmText', 'rejectText', 'cancelText'],
      Behavior: ['kind', 'dialogStyle', 'destructive', 'hideAfter'],
    },
    labels: {
      confirmText: 'Text of the confirm button', rejectText: 'Text of the reject button', cancelText: 'Text of the cancel button',
      dialogStyle: 'Buttons', destructive: 'Deletes something', hideAfter: 'Hide after seconds', open: 'Open', destroyOnHide: 'Remove when hidden',
    },
    choices: { 'by-kind': 'Depends on the kind', 'no-buttons': 'No buttons' },
  },
};
