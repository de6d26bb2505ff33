import { formMessages, valueMessages } from '../contract/field-messages.js';
import type { FieldValue } from '../contract/submission.js';
import type { Host } from '../element/host.js';
import { setting } from '../settings/setting.js';
import { event } from '../settings/table.js';
import type { PaymentLink } from './payment-link.js';
import { formTranslations } from '../contract/form-translations.js';

export type FormValues = Readonly<Record<string, FieldValue>>;

export interface FormErrorDetail {
  readonly formId: string;
  /** `invalid`: not sent; `refused`: rejected by the service; `unreachable`: no response. */
  readonly reason: 'invalid' | 'refused' | 'unreachable';
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
}

const settings = {
  formId: setting.text('', 'ID of the form in the site\'s service. Without it, the form is validated and then posts to its own action.', {
    spec: 'commerce-forms-data §3',
  }),
  fields: setting.json<unknown>(null, 'Fields of a rendered form, if the tag contains no form. Can also be in a JSON block inside the tag.', {
    spec: 'page-runtime-platform §3', type: 'readonly object[] | null',
  }),
  sync: setting.flag(false, 'Replaces the tag\'s field list with the form that is stored in the service, so that changes of the owner appear without pasting again.'),
  submitText: setting.text('', 'Text of the button in a rendered form. Default: Submit.', { spec: 'commerce-forms-data §3' }),
  showSummary: setting.flag(false, 'Shows all answers before a form with steps (`data-site-step`) is submitted.'),
  backend: setting.choice(['site', 'form', 'json'], 'Where the form is sent. `site` is the site\'s service and needs a form ID. `form` and `json` post to the form\'s own action, as a form or as JSON.'),
  draft: setting.choice(['session', 'local', 'none'], 'Where a draft is stored until the form is submitted: in this tab (`sessionStorage`), on this device for a week (`localStorage`), or nowhere. Drafts never contain passwords, hidden fields and captchas.'),
  prefill: setting.flag(true, 'Prefills fields from the page\'s address (`?email=ada@example.com`), `data-field-` attributes of the tag, and the account\'s email.'),
  addressSearch: setting.flag(true, 'Suggests addresses while the visitor types. Only in a form that is sent to the site\'s service.', { spec: 'page-runtime-platform §7' }),
  opens: setting.text('', 'When the form opens: date, time and time zone, such as `2026-03-29T18:00:00+02:00`. Until then, a message with the date is shown instead.'),
  closes: setting.text('', 'When the form closes, in the same format. What a visitor has typed by then is kept.'),
  timeZone: setting.text('', 'IANA name of the time zone in which `opens` and `closes` are shown, such as `Europe/Berlin`. Default: UTC.'),
  closedText: setting.text('', 'Message shown instead of a closed form. Default: says when it opens or closed, or that it is full.'),
  limited: setting.flag(false, 'Asks the site\'s service before the visitor types whether the form is open, closed or full.'),
  countStarts: setting.flag(false, 'Counts how many visitors start the form and where they stop, without cookies. Also has to be on in the form\'s editor.'),
  saveByEmail: setting.flag(false, 'Lets visitors save the form and continue on another device, by a link in an email. Also has to be on in the form\'s editor.'),
  honeypot: setting.flag(true, 'Detects spam with a honeypot (a hidden field) and the time taken to fill in the form. The service marks such a submission.'),
  captcha: setting.choice(['none', 'altcha', 'recaptcha', 'turnstile', 'hcaptcha'], 'Captcha against bots. ALTCHA runs on your own site; a captcha from another host loads only after consent.', {
    spec: 'page-runtime-platform §4',
  }),
  captchaKey: setting.text('', 'Site key of a captcha from another host. Default: `captchaSettings.siteKey` of the site context.', { spec: 'page-runtime-platform §3' }),
  action: setting.url('', 'URL to which a rendered form without a form ID is posted.'),
  successText: setting.text('', 'Success message shown instead of the form, as plain text.', {
    spec: 'commerce-forms-data §4',
  }),
  successHtml: setting.text('', 'Success message as HTML. It is sanitized: only text, structure and links are kept.', { spec: 'commerce-forms-data §4' }),
  redirect: setting.url('', 'URL to which the visitor is redirected after submitting.', { addressOf: 'page', spec: 'commerce-forms-data §4' }),
  endpoint: setting.url('', 'Origin of the site\'s service, such as `https://example.com`. Default: `website.baseUrl` of the site context, otherwise the origin of the page.'),
  collectionId: setting.text('', 'ID of the collection that contains the form, sent with each submission.', { spec: 'commerce-forms-data §3' }),
  overlayForm: setting.flag(false, 'Marks the form as part of your own overlay, sent with each submission. `<dialog>`, popovers and `<site-dialog>` are detected automatically.', {
    spec: 'commerce-forms-data §3',
  }),
  objectName: setting.text('', 'Name of the object that contains the form, sent with each submission.', { spec: 'commerce-forms-data §3' }),
};

const events = {
  'site-form-submit': event<{ formId: string; values: FormValues }>('The visitor submits a valid form. Cancelable: after `preventDefault()`, nothing is sent.', {
    cancelable: true, type: '{ formId: string; values: Record<string, FieldValue> }',
  }),
  'site-form-success': event<{ formId: string; id: string | null; values: FormValues; payment?: PaymentLink }>('The submission was stored. Cancelable: after `preventDefault()`, the visitor stays on the page, also if a payment follows.', {
    cancelable: true,
    type: '{ formId: string; id: string | null; values: Record<string, FieldValue>; payment?: { url: string; title: string } }',
  }),
  'site-form-error': event<FormErrorDetail>('The form could not be sent: fields are invalid, the service rejected it, or there was no response.', {
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
  kept: 'What you entered is still here. Please press the button again; your message will only be sent once.',
  keptHere: 'What you entered is still here. Please press the button again.',
  honeypot: 'We couldn\'t verify that you\'re human. Please press the button again.',
  retrying: 'Connection lost. Trying again…',
  offline: 'You are offline. The form will be sent when you are back online.',
  uploading: 'Uploading your files: {percent} %',
  retryAfter: 'Please try again after {time}.',
  success: 'Thank you. Your message has been sent.',
  sent: 'Sent.',
  goOn: 'Continue',
  notLoaded: 'The form could not be loaded.',
  openForm: 'Open the form',
  errorOf: '{label}: {message}',
} as const;

/** Settings, events and texts of all elements with a form. An element with its own event names passes a host that translates them. */
export const formRows = { settings, events, texts, translations: [formTranslations] };

export type TextKey = keyof typeof texts;
type Known = 'element' | 'values' | 'table' | 'set' | 'signal' | 'emit' | 'toggleState' | 'text' | 'warn' | 'redraw' | 'language' | 'translated' | 'onTextsChange' | 'viewReady' | 'preloadView' | 'onLightChange';
/** The part of the host that a form uses. */
export type FormHost = Pick<Host<typeof settings, typeof events, typeof texts>, Known>;
