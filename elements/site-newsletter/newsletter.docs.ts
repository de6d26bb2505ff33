import type { Docs } from '../../core/manifest/describe/docs.js';
import type { newsletterSettings } from './newsletter.settings.js';

export const newsletterDocs: Docs<typeof newsletterSettings> = {
  group: 'forms',
  settings: {
    backend: 'See [docs/form-hosts.md](../../docs/form-hosts.md) for services such as Mailchimp and Formspree.',
  },
  slots: {
    '': 'Your own `<form>` with an `<input type="email">` and a button, and a `<template data-success>` with the success message. If empty, a form is rendered.',
    success: 'Success message, shown instead of the form after subscribing.',
  },
  parts: {
    success: 'The box that replaces the form after subscribing.',
    'not-stored': 'The list of submitted values that the service did not store, such as a file of an unsupported type.',
    payment: 'The link to the page on which the amount of the form is paid.',
  },
  states: {
    small: 'The element is narrower than 320 px.',
    submitting: 'The address is being sent.',
    success: 'The address was stored.',
    failure: 'The address is invalid, or the submission failed.',
  },
  accessibility: [
    'The field and the button are native controls in the page, so labels, autofill and password managers work. An invalid address has `aria-invalid`, is described by its error message and receives focus.',
    'Success and failure are announced in live regions, without moving the focus.',
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
