import type { Docs } from '../../core/manifest/describe/docs.js';
import type { formSettings } from './form.settings.js';

/**
 * What is hidden by a condition is hidden before the script as well. If the script does not load, it is shown after some seconds, so
 * that visitors can answer it.
 */
const undecided = '{ animation: site-form-undecided 1ms 8s backwards; }';
const keyframes =
  '@keyframes site-form-undecided { from { display: none; visibility: hidden; overflow: hidden; max-block-size: 0; margin: 0; padding: 0; border: 0; } }';
const hiddenUntilDecided = '[data-site-when]:not([data-site-shown])';

/** Until the script has loaded, a form with steps shows the first step, below the room for the list of steps, and its button does not submit. */
const unstepped = 'form:not([data-site-steps])';
const stepRules = [
  `${unstepped} [data-site-step] ~ [data-site-step] ${undecided}`,
  `${unstepped}:has([data-site-step]) { padding-block-start: calc(max(4.75rem, 76px) + max(1.375rem, 22px)); }`,
  `${unstepped}:has([data-site-step]) :is(button:not([type="button"]), [type="submit"]) { animation: site-form-unstepped 1ms 8s backwards; }`,
];

function rulesBeside(markup: string): string {
  const rules = [
    ...markup.includes('data-site-when') ? [`${hiddenUntilDecided} ${undecided}`] : [],
    ...markup.includes('data-site-step') ? stepRules : [],
  ];
  if (rules.length === 0) return '';
  const frames = [keyframes, ...markup.includes('data-site-step') ? ['@keyframes site-form-unstepped { from { visibility: hidden; } }'] : []];
  return [`@media (scripting: enabled) { ${rules.join(' ')} }`, ...frames].join('\n');
}

export const formDocs: Docs<typeof formSettings> = {
  group: 'forms',
  details: `Your own \`<form>\` is in place before the script loads. A rendered form shifts the content below it: set a \`min-block-size\` on the tag in your style sheet to reserve space.

Fields can be shown and required by other answers with \`data-site-when\` and \`data-site-required-when\`: see [docs/form-conditions.md](../../docs/form-conditions.md). Fields can be calculated from others with \`data-site-calculation\` and \`data-site-option-price\`: see [docs/form-calculations.md](../../docs/form-calculations.md). A calculated amount can be paid after sending: see [docs/form-payment.md](../../docs/form-payment.md). A form can have several pages with \`data-site-step\`: see [docs/form-steps.md](../../docs/form-steps.md).

Fields can start with values from the page's address, from the tag and from the visitor's account: see [docs/form-prefill.md](../../docs/form-prefill.md).

With a form ID and no fields, the tag shows the form that is stored in the service: see [docs/form-by-id.md](../../docs/form-by-id.md).

A form can open and close at a time, take a maximum number of submissions, and be sent once per email address or account: see [docs/form-limits.md](../../docs/form-limits.md).

A form can list what was stored below the success message: see [docs/form-answers.md](../../docs/form-answers.md).

Visitors can save a form and continue on another device, by a link in an email: see [docs/form-save.md](../../docs/form-save.md).

The service shows the answers to a form as figures, and can count how many visitors start it: see [docs/form-results.md](../../docs/form-results.md).

[docs/form-attributes.md](../../docs/form-attributes.md) describes every attribute of your controls (\`pattern\` and its \`title\`, \`multiple\`, \`min\`…).

From npm, grouping and checking phone numbers as they are typed needs the package \`libphonenumber-js\`.`,
  rulesBeside,
  settings: {
    backend: 'See [docs/form-hosts.md](../../docs/form-hosts.md) for Formspree, Netlify, Basin, Web3Forms, FormSubmit, Mailchimp and Google Forms.',
    honeypot: 'A honeypot is an input that is hidden from visitors and screen readers. It has no name, so browsers never submit it. With `backend="site"`, the service stores a submission that fills it in and marks it as spam. With another backend, the submission is blocked.',
    fields: 'The form is rendered into the light DOM with native inputs, so page fonts, autofill and password managers work. Typed values are kept when the list changes.',
    showSummary: 'The last page lists each question with its answer and a button to change it. Also on with `data-site-show-summary` on the form. See [docs/form-steps.md](../../docs/form-steps.md).',
    prefill: 'Single checkboxes, amounts, passwords and files are never prefilled, hidden fields from the address only with `data-site-prefill`. See [docs/form-prefill.md](../../docs/form-prefill.md).',
    opens: 'With a zone, such as `Z` or `+02:00`. See [docs/form-limits.md](../../docs/form-limits.md).',
    draft: 'Passwords, card numbers, one-time codes, hidden fields, captchas and fields with `data-no-draft` are never stored.',
  },
  slots: {
    '': 'Your own `<form>`, with native inputs, labels and a button; a `<template data-success>` with the success message.',
    success: 'Success message, shown instead of the form after it was submitted.',
  },
  parts: {
    success: 'The box that replaces the form after it was submitted.',
    'not-stored': 'The list of submitted values that the service did not store, such as a file of an unsupported type.',
    payment: 'The link to the page on which the amount of the form is paid.',
  },
  states: {
    submitting: 'A submission is being sent.',
    success: 'The submission was stored.',
    failure: 'Fields are invalid, or the submission failed.',
  },
  accessibility: [
    'Labels, fields and buttons are your own, so accessible names, autofill and password managers work as in any form.',
    'An invalid field is marked with `aria-invalid` and described by its error message (`aria-describedby`); the first one receives the focus.',
    'An error summary above the form has a link to each invalid field.',
    'The current step of a form with several pages has `aria-current="step"`. With each step the focus moves to its legend, which is described by “Step 2 of 4”.',
    'Success and failure are announced in live regions, without moving the focus.',
    'A captcha never disables the button: submitting without it shows what is missing.',
    'The first line of an address is a combobox. The number of suggestions is announced, the arrow keys move through them, Enter selects one, and Escape keeps the typed text.',
  ],
  panel: {
    icon: 'M4 4h16v5H4zM4 12h16v5H4zM4 20h7',
    groups: {
      Content: ['formId', 'submitText', 'successText'],
      Behavior: ['redirect', 'showSummary', 'backend', 'draft', 'prefill', 'captcha', 'addressSearch'],
    },
    labels: {
      formId: 'Form name', submitText: 'Button text', successText: 'Success message', successHtml: 'Success message as HTML', redirect: 'Page after sending',
      showSummary: 'Show answers before sending', backend: 'Where the form is sent', draft: 'Keep drafts', prefill: 'Prefill fields',
      addressSearch: 'Suggest addresses', honeypot: 'Spam protection',
      captchaKey: 'Captcha site key', action: 'Form address', endpoint: 'Service address', collectionId: 'Collection ID', overlayForm: 'Form in an overlay',
    },
    choices: {
      site: 'Service of the site', form: 'Address of the form', json: 'Address of the form, as JSON', session: 'In this tab', local: 'On this device',
      altcha: 'ALTCHA', recaptcha: 'reCAPTCHA', hcaptcha: 'hCaptcha',
    },
  },
};
