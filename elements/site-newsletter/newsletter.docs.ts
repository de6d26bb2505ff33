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
};
