import { type FormErrorDetail, formRows, type FormValues } from '../../core/forms/form.settings.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';
import type { Host } from '../../core/element/host.js';

/** Texts besides those of every form. */
const ownTexts = { label: 'Email', submit: 'Subscribe', success: 'Thank you for subscribing.' } as const;

export const newsletterSettings = table({
  tag: 'site-newsletter',
  summary: 'Takes addresses for your newsletter: checked, sent and thanked for in place; without scripts it posts as any form does.',
  spec: 'commerce-forms-data §3-§8, page-runtime-platform §4-§9',
  settings: {
    ...formRows.settings,
    formId: setting.text('', 'Which of the site\'s forms takes the address. Without it the form\'s own action does; a drawn form without an action is the site\'s form `newsletter`.', {
      spec: 'commerce-forms-data §3',
    }),
    label: setting.text('', 'What a drawn form calls its field; default Email.'),
    placeholder: setting.text('', 'An example in the field of a drawn form, such as name@example.com.'),
    note: setting.text('', 'A line below the field of a drawn form: how often you write, what becomes of the address.'),
    submitText: setting.text('', 'What the button of a drawn form says; default Subscribe.', { spec: 'commerce-forms-data §3' }),
    fields: setting.json<unknown>(null, 'Other fields than the address alone, as a list like that of `<site-form>`. Drawn where the tag has no form of its own.', {
      spec: 'page-runtime-platform §3', type: 'readonly object[] | null',
    }),
    backend: setting.choice(['site', 'form', 'json'], 'Where the address is sent. To the site\'s service where there is a form id, else in place to an action on this site; or to any action in place, as a form or as JSON.'),
  },
  events: {
    'site-newsletter-submit': event<{ formId: string; values: FormValues }>('A visitor sends an address that is well formed; cancelable: `preventDefault()` keeps it from being sent.', {
      cancelable: true, type: '{ formId: string; values: Record<string, FieldValue> }',
    }),
    'site-newsletter-subscribe': event<{ formId: string; id: string | null; email: string; values: FormValues }>('The address is stored: the moment to count a subscription.', {
      type: '{ formId: string; id: string | null; email: string; values: Record<string, FieldValue> }',
    }),
    'site-newsletter-error': event<FormErrorDetail>('The address could not be sent: it is invalid, the service refused it, or no response came.', {
      type: '{ formId: string; reason: "invalid" | "refused" | "unreachable"; status: number; message: string; errors: Record<string, string> }',
    }),
  },
  texts: { ...formRows.texts, ...ownTexts },
  translations: [...formRows.translations, () => import('./texts/texts.js')],
});

export type NewsletterHost = Host<typeof newsletterSettings.settings, typeof newsletterSettings.events, typeof newsletterSettings.texts>;
