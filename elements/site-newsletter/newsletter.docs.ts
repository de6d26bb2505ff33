import type { Docs } from '../../core/manifest/docs.js';
import type { newsletterSettings } from './newsletter.settings.js';

export const newsletterDocs: Docs<typeof newsletterSettings> = {
  settings: {
    backend: 'What to write for services such as Mailchimp and Formspree stands in [docs/form-hosts.md](../../docs/form-hosts.md).',
  },
  slots: {
    '': 'Your own `<form>` with an `<input type="email">` and a button, or nothing, for a form that is drawn; a `<template data-success>` for what follows it.',
    success: 'What the visitor sees after subscribing, in place of the form.',
  },
  parts: {
    success: 'The box that takes the form\'s place after subscribing.',
    'not-stored': 'What the service has left out of what was sent, such as a file of a type that is not taken.',
  },
  states: {
    small: 'The element is narrower than 320 px.',
    submitting: 'The address is on its way.',
    success: 'The address is stored.',
    failure: 'The address is invalid, or the submission failed.',
  },
  accessibility: [
    'Field and button are plain controls of the page, so labels, autofill and password managers work; an invalid address is marked with `aria-invalid`, described by its error message and focused.',
    'Success and failure are announced by live regions, without moving the reader away.',
  ],
  panel: {
    icon: 'M3 6h18v12H3zM3 7l9 6 9-6',
    groups: {
      Content: ['label', 'placeholder', 'note', 'submitText', 'successText'],
      Behavior: ['formId', 'redirect', 'captcha', 'draft', 'backend'],
    },
    labels: {
      label: 'Field label', note: 'Text below the field', formId: 'Form name', submitText: 'Button text', successText: 'Success message',
      successHtml: 'Success message as HTML', redirect: 'Page after sending', backend: 'Where the form is sent', draft: 'Keep drafts',
      addressSearch: 'Suggest addresses', honeypot: 'Spam protection', captchaKey: 'Captcha site key', action: 'Form address', endpoint: 'Service address',
      collectionId: 'Collection ID', overlayForm: 'Form in an overlay', fields: 'More fields',
    },
    choices: {
      site: 'Service of the site', form: 'Address of the form', json: 'Address of the form, as JSON', session: 'In this tab', local: 'On this device',
      altcha: 'ALTCHA', recaptcha: 'reCAPTCHA', hcaptcha: 'hCaptcha',
    },
  },
};
