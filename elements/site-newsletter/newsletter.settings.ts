import { type FormErrorDetail, formRows, type FormValues } from '../../core/forms/form.settings.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';
import type { Host } from '../../core/element/host.js';

/** Texts besides those of every form. */
const ownTexts = { label: 'Email', submit: 'Subscribe', success: 'Thank you for subscribing.' } as const;

export const newsletterSettings = table({
  tag: 'site-newsletter',
  summary: 'A newsletter sign-up that validates and submits without leaving the page. Without scripts, the form posts as usual.',
  spec: 'commerce-forms-data §3-§8, page-runtime-platform §4-§9',
  preloads: { ':not(:has(form))': ['../../core/forms/FormView.tsx', '../../core/forms/field-list/field-list.ts'] }, // drawn from settings
  settings: {
    ...formRows.settings,
    formId: setting.text(
      '',
      "ID of the site's form that receives the address. Default: the form's own action, or the form `newsletter` for a rendered form without an action.",
      {
        spec: 'commerce-forms-data §3',
      },
    ),
    label: setting.text('', 'Label of the field in a rendered form. Default: Email.'),
    placeholder: setting.text('', 'Placeholder of the field in a rendered form, such as name@example.com.'),
    note: setting.text('', 'Note below the field of a rendered form, such as how often you send emails and how the address is used.'),
    submitText: setting.text('', 'Text of the button in a rendered form. Default: Subscribe.', { spec: 'commerce-forms-data §3' }),
    fields: setting.json<unknown>(
      null,
      'Fields of a rendered form, as a list like `fields` of `<site-form>`. Default: only the email address.',
      {
        spec: 'page-runtime-platform §3',
        type: 'readonly object[] | null',
      },
    ),
    backend: setting.choice(
      ['site', 'form', 'json'],
      "Where the address is sent. `site` uses the site's service if there is a form ID, otherwise an action on this site. `form` and `json` send it to any action, as a form or as JSON.",
    ),
  },
  events: {
    'site-newsletter-submit': event<{ formId: string; values: FormValues }>(
      'The visitor submits a valid address. Cancelable: after `preventDefault()`, nothing is sent.',
      {
        cancelable: true,
        type: '{ formId: string; values: Record<string, FieldValue> }',
      },
    ),
    'site-newsletter-subscribe': event<{ formId: string; id: string | null; email: string; values: FormValues }>(
      'The address was stored. Use this event to count subscriptions.',
      {
        type: '{ formId: string; id: string | null; email: string; values: Record<string, FieldValue> }',
      },
    ),
    'site-newsletter-error': event<FormErrorDetail>(
      'The address could not be sent: it is invalid, the service rejected it, or there was no response.',
      {
        type: '{ formId: string; reason: "invalid" | "refused" | "unreachable"; status: number; message: string; errors: Record<string, string> }',
      },
    ),
  },
  texts: { ...formRows.texts, ...ownTexts },
  translations: [...formRows.translations, language => import(`./texts/${language}.js`)],
});

export type NewsletterHost = Host<typeof newsletterSettings.settings, typeof newsletterSettings.events, typeof newsletterSettings.texts>;
