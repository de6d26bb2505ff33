import { formMessages, valueMessages } from '../contract/field-messages.js';
import type { FieldValue } from '../contract/submission.js';
import type { Host } from '../element/host.js';
import { setting } from '../settings/setting.js';
import { event } from '../settings/table.js';
import type { TranslationSource } from '../text/translations.js';

export type FormValues = Readonly<Record<string, FieldValue>>;

export interface FormErrorDetail {
  readonly formId: string;
  /** `invalid`: stopped before sending; `refused`: by the service; `unreachable`: no response came. */
  readonly reason: 'invalid' | 'refused' | 'unreachable';
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
}

const settings = {
  formId: setting.text('', 'Which of the site\'s forms this is. Without it the form is checked and then posts to its own action.', {
    spec: 'commerce-forms-data §3',
  }),
  fields: setting.json<unknown>(null, 'The form as a list of fields, drawn where the tag has no form of its own; also in a JSON block inside the tag.', {
    spec: 'page-runtime-platform §3', type: 'readonly object[] | null',
  }),
  submitText: setting.text('', 'What the button of a drawn form says; default Submit.', { spec: 'commerce-forms-data §3' }),
  backend: setting.choice(['site', 'form', 'json'], 'Where the form is sent. The site\'s service needs a form id; the form\'s own action is posted to in place, as a form or as JSON.'),
  draft: setting.choice(['session', 'local', 'none'], 'Where a draft is stored until the form is sent. It is this tab (`sessionStorage`), this device for a week (`localStorage`), or nowhere; never with passwords, hidden fields and captchas.'),
  addressSearch: setting.flag(true, 'Whether the site\'s service suggests addresses while a visitor types one. Only in a form that the service takes.', { spec: 'page-runtime-platform §7' }),
  honeypot: setting.flag(true, 'Whether spam is recognised by a honeypot, a field that nobody sees, and by haste. The service marks such a submission for its owner.'),
  captcha: setting.choice(['none', 'altcha', 'recaptcha', 'turnstile', 'hcaptcha'], 'The captcha, which keeps programs away. Your site\'s own is seen by no other host; one of another host is loaded only after the visitor\'s consent.', {
    spec: 'page-runtime-platform §4',
  }),
  captchaKey: setting.text('', 'The site key of a captcha of another host; default the site context\'s `captchaSettings.siteKey`.', { spec: 'page-runtime-platform §3' }),
  action: setting.url('', 'Where a drawn form without a form id posts to.'),
  successText: setting.text('', 'The success message, in place of the form; plain text.', {
    spec: 'commerce-forms-data §4',
  }),
  successHtml: setting.text('', 'The success message as HTML, sanitized: text, structure and links stay, and nothing that runs, loads or posts.', { spec: 'commerce-forms-data §4' }),
  redirect: setting.url('', 'Address the visitor is redirected to after sending.', { spec: 'commerce-forms-data §4' }),
  endpoint: setting.url('', 'Origin of the site\'s service, such as `https://example.com`. By default `website.baseUrl` of the site context, else this page\'s origin.'),
  collectionId: setting.text('', 'The collection the form stands in; sent with each submission.', { spec: 'commerce-forms-data §3' }),
  overlayForm: setting.flag(false, 'Whether the form stands in an overlay of your own making; sent with each submission. In a `<dialog>`, a popover or a `<site-dialog>` that is known.', {
    spec: 'commerce-forms-data §3',
  }),
  objectName: setting.text('', 'The name of the object the form stands in; sent with each submission.', { spec: 'commerce-forms-data §3' }),
};

const events = {
  'site-form-submit': event<{ formId: string; values: FormValues }>('A visitor sends a valid form; cancelable: `preventDefault()` keeps it from being sent.', {
    cancelable: true, type: '{ formId: string; values: Record<string, FieldValue> }',
  }),
  'site-form-success': event<{ formId: string; id: string | null; values: FormValues }>('The site has stored the submission.', {
    type: '{ formId: string; id: string | null; values: Record<string, FieldValue> }',
  }),
  'site-form-error': event<FormErrorDetail>('The form could not be sent: fields are invalid, the service refused it, or no response came.', {
    type: '{ formId: string; reason: "invalid" | "refused" | "unreachable"; status: number; message: string; errors: Record<string, string> }',
  }),
};

const texts = {
  ...valueMessages,
  // spec: page-runtime-platform §4
  submitting: 'Submitting…',
  // spec: idem §5
  counter: '{count} / {max}',
  email: 'Email is not valid. Email addresses should follow the format {email}.',
  emailExample: 'name@example.com',
  someInvalid: formMessages.someInvalid,
  // spec: idem §8
  scrollDown: 'Your form has encountered a problem. Please scroll down to review.',
  scrollUp: 'Your form has encountered a problem. Please scroll up to review.',
  processing: 'Error processing form submission. Please reload and try again.',
  unknown: 'Unknown error, please try again later.',
  noKey: 'Could not get a form submission key, please try again later.',
  status401: 'Unable to submit form. Please try again later.',
  status404: formMessages.notConfigured,
  status429: formMessages.rateLimited,
  status500: 'Unable to send form. Please try again later.',
  unconnected: 'Unable to connect. Please try again', // spec: idem §8, interface strings
  // Ours.
  kept: 'Nothing you typed is lost. Please press the button again; your message will arrive only once.',
  keptHere: 'Nothing you typed is lost. Please press the button again.',
  honeypot: 'This looked like a program at work. Please press the button again.',
  retrying: 'The connection broke off; trying again…',
  offline: 'You are offline. This is sent as soon as the connection is back.',
  uploading: 'Sending your files: {percent} %',
  retryAfter: 'Please try again after {time}.',
  success: 'Thank you. Your message has been sent.',
  sent: 'Sent.',
  goOn: 'Go on',
  errorOf: '{label}: {message}',
} as const;

/** Texts of forms in other languages, for every element around a form. */
export const formTranslations: TranslationSource = () => import('./texts/texts.js');

/** Rows of every element around a form; one with event names of its own hands in a host that translates them. */
export const formRows = { settings, events, texts, translations: [formTranslations] };

export type TextKey = keyof typeof texts;
type Known = 'element' | 'values' | 'signal' | 'emit' | 'toggleState' | 'text' | 'warn' | 'redraw' | 'language' | 'translated' | 'onTextsChange' | 'viewReady' | 'preloadView' | 'onLightChange';
/** What a form knows of the element it stands in. */
export type FormHost = Pick<Host<typeof settings, typeof events, typeof texts>, Known>;
