import { type FormErrorDetail, formRows, type FormValues } from '../../core/forms/form.settings.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';
import type { Host } from '../../core/element/host.js';

export const newsletterSettings = table({
  tag: 'site-newsletter',
  summary: 'Takes addresses for your newsletter: checked, sent and thanked for in place; without scripts it posts as any form does.',
  spec: 'commerce-forms-data §3-§8, page-runtime-platform §4-§9',
  settings: {
    ...formRows.settings,
    formId: setting.text('', 'Which of the site\'s forms takes the address; without it the form\'s own action does. A drawn form without an action is the site\'s form `newsletter`.', {
      spec: 'commerce-forms-data §3',
    }),
    label: setting.text('', 'What a drawn form calls its field; default Email.'),
    placeholder: setting.text('', 'An example in the field of a drawn form, such as name@example.com.'),
    note: setting.text('', 'A line below the field of a drawn form: how often you write, what becomes of the address.'),
    submitText: setting.text('', 'What the button of a drawn form says; default Subscribe.', { spec: 'commerce-forms-data §3' }),
    fields: setting.json<unknown>(null, 'Other fields than the address alone, as a list like that of `<site-form>`; drawn where the tag has no form of its own.', {
      spec: 'page-runtime-platform §3', type: 'readonly object[] | null',
    }),
    backend: setting.choice(['site', 'form', 'json'], 'Who takes the address: the site\'s service where there is a form id, else an action on this site, posted in place; or any action, posted in place as a form or as JSON.'),
  },
  events: {
    'site-newsletter-submit': event<{ formId: string; values: FormValues }>('A visitor sends an address that is well formed; saying no stops it.', {
      cancelable: true, type: '{ formId: string; values: Record<string, FieldValue> }',
    }),
    'site-newsletter-subscribe': event<{ formId: string; id: string | null; email: string; values: FormValues }>('The address is stored: the moment to count a subscription.', {
      type: '{ formId: string; id: string | null; email: string; values: Record<string, FieldValue> }',
    }),
    'site-newsletter-error': event<FormErrorDetail>('The address could not be sent: it needs care, the site said no, or no answer came.', {
      type: '{ formId: string; reason: "invalid" | "refused" | "unreachable"; status: number; message: string; errors: Record<string, string> }',
    }),
  },
  texts: { ...formRows.texts, label: 'Email', submit: 'Subscribe', success: 'Thank you for subscribing.' },
  slots: {
    '': 'Your own `<form>` with an `<input type="email">` and a button, or nothing, for a form that is drawn; a `<template data-success>` for what follows it.',
    success: 'What the visitor sees after subscribing, in place of the form.',
  },
  parts: { success: 'The box that takes the form\'s place after subscribing.' },
  states: {
    small: 'The element is narrower than 320 px.',
    submitting: 'The address is on its way.',
    success: 'The address is stored.',
    failure: 'Something needs the visitor\'s care.',
  },
  accessibility: [
    'Field and button are plain controls of the page, so labels, autofill and password managers work; a wrong address is marked with aria-invalid, described by its message and focused.',
    'Success and failure are announced without moving the reader away.',
  ],
});

export type NewsletterHost = Host<typeof newsletterSettings.settings, typeof newsletterSettings.events, typeof newsletterSettings.texts>;
