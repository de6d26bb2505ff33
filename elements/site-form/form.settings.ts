import { formRows } from '../../core/forms/form.settings.js';
import { table } from '../../core/settings/table.js';

export const formSettings = table({
  tag: 'site-form',
  summary: 'Makes your own form check, send and answer in place; without scripts it posts as it always did.',
  spec: 'commerce-forms-data §3-§8, page-runtime-platform §3-§8',
  ...formRows,
  slots: {
    '': 'Your own `<form>`, with native inputs, labels and a button; a `<template data-success>` for what follows it.',
    success: 'What the visitor sees after sending, in place of the form.',
  },
  parts: { success: 'The box that takes the form\'s place after sending.' },
  states: {
    submitting: 'A submission is on its way.',
    success: 'The submission is stored.',
    failure: 'Something needs the visitor\'s care.',
  },
  accessibility: [
    'Labels, fields and buttons are yours, so names, autofill and password managers work as in any form.',
    'A wrong field is marked with aria-invalid and described by its message; the first one receives the focus.',
    'Success and failure are announced without moving the reader away.',
    'A captcha never disables the button: a press without it says what is missing.',
    'The first line of an address is a combobox: suggestions are counted aloud, the arrow keys go through them, Enter chooses, Escape leaves what was typed.',
  ],
});
