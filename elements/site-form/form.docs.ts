import type { Docs } from '../../core/manifest/docs.js';
import type { formSettings } from './form.settings.js';

export const formDocs: Docs<typeof formSettings> = {
  details: `Your own \`<form>\` takes its place before the script. A form that is drawn moves what follows it; a \`min-block-size\` of the tag in your style sheet keeps the room.

What every attribute of your controls does (\`pattern\` and its \`title\`, \`multiple\`, \`min\`…) stands in [docs/form-attributes.md](../../docs/form-attributes.md).`,
  settings: {
    backend: 'What to write for Formspree, Netlify, Basin, Web3Forms, FormSubmit, Mailchimp and Google Forms stands in [docs/form-hosts.md](../../docs/form-hosts.md).',
    honeypot: 'A honeypot is an input that no visitor sees and no screen reader reads out, without a name, so that it is never part of what a browser posts. With `backend="site"` the service stores what fills it in and marks it for the owner; with another backend such a submission is stopped.',
    fields: 'The form is drawn into the light DOM, with native inputs: the page\'s own type, autofill and password managers reach them. What a visitor has typed is kept when the list changes.',
    draft: 'Passwords, card numbers, one-time codes, hidden fields, captchas and what carries `data-no-draft` are never stored.',
  },
  slots: {
    '': 'Your own `<form>`, with native inputs, labels and a button; a `<template data-success>` for what follows it.',
    success: 'What the visitor sees after sending, in place of the form.',
  },
  parts: {
    success: 'The box that takes the form\'s place after sending.',
    'not-stored': 'What the service has left out of what was sent, such as a file of a type that is not taken.',
  },
  states: {
    submitting: 'A submission is on its way.',
    success: 'The submission is stored.',
    failure: 'Fields are invalid, or the submission failed.',
  },
  accessibility: [
    'Labels, fields and buttons are yours, so names, autofill and password managers work as in any form.',
    'An invalid field is marked with `aria-invalid` and described by its error message (`aria-describedby`); the first one receives the focus.',
    'An error summary stands above the form, with a link to each invalid field.',
    'Success and failure are announced by live regions, without moving the reader away.',
    'A captcha never disables the button: a press without it says what is missing.',
    'The first line of an address is a combobox: the number of suggestions is announced, the arrow keys go through them, Enter chooses, Escape leaves what was typed.',
  ],
  panel: {
    icon: 'M4 4h16v5H4zM4 12h16v5H4zM4 20h7',
    groups: {
      Content: ['formId', 'submitText', 'successText'],
      Behavior: ['redirect', 'backend', 'draft', 'captcha', 'addressSearch'],
    },
    labels: {
      formId: 'Form name', submitText: 'Button text', successText: 'Success message', successHtml: 'Success message as HTML', redirect: 'Page after sending',
      backend: 'Where the form is sent', draft: 'Keep drafts', addressSearch: 'Suggest addresses', honeypot: 'Spam protection',
      captchaKey: 'Captcha site key', action: 'Form address', endpoint: 'Service address', collectionId: 'Collection ID', overlayForm: 'Form in an overlay',
    },
    choices: {
      site: 'Service of the site', form: 'Address of the form', json: 'Address of the form, as JSON', session: 'In this tab', local: 'On this device',
      altcha: 'ALTCHA', recaptcha: 'reCAPTCHA', hcaptcha: 'hCaptcha',
    },
  },
};
