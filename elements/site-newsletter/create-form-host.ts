import type { Host } from '../../core/element/host.js';
import type { FormErrorDetail, FormHost, FormValues } from '../../core/forms/form.settings.js';
import { canParseUrl } from '../../core/links/can-parse-url.js';
import { getDocument } from '../../core/platform/page-document.js';
import type { NewsletterHost } from './newsletter.settings.js';

/** The email field of an element's form, or null. */
export const emailField = (element: Element): HTMLInputElement | null =>
  element.querySelector<HTMLInputElement>('form :is([type="email"], input[data-field="email"])[name]:not([name=""])');

/** The site's form that takes the addresses of a drawn form where the author names none. */
const defaultFormId = 'newsletter';

const eventNames = {
  'site-form-submit': 'site-newsletter-submit',
  'site-form-success': 'site-newsletter-subscribe',
  'site-form-error': 'site-newsletter-error',
} as const;

/** What a form knows of the newsletter it is in: settings with the newsletter's own defaults, events under its names. */
export function createFormHost(host: NewsletterHost): FormHost & Pick<NewsletterHost, 'servedMarkup'> {
  const element = host.element!; // null on a server, which asks for settings and texts alone
  return {
    element,
    servedMarkup: host.servedMarkup,
    signal: host.signal,
    table: host.table as never, // a newsletter has all settings of a form
    set: (name, value) => (host as Host).set(name, value),
    get values() { return valuesOf(host, element); },
    emit(type, ...[detail]) {
      const payload = detail as FormErrorDetail | { values: FormValues };
      const email = type === 'site-form-success' && 'values' in payload && { email: String(payload.values[emailField(element)?.name ?? ''] ?? '') };
      return (host as Host).emit(eventNames[type], { ...payload, ...email });
    },
    toggleState: (name, on) => host.toggleState(name, on),
    text: (key, values) => host.text(key, values),
    get language() { return host.language; },
    translated: key => host.translated(key),
    onTextsChange: callback => host.onTextsChange(callback),
    warn: message => host.warn(message),
    redraw: when => host.redraw(when),
    get viewReady() { return host.viewReady; },
    preloadView: () => host.preloadView(),
    onLightChange: callback => host.onLightChange(callback),
  };
}

function valuesOf(host: NewsletterHost, element: HTMLElement | null): FormHost['values'] {
  const { values } = host;
  const own = element?.querySelector('form:not([data-site-drawn])');
  const formId = values.formId || (own || values.action ? '' : defaultFormId);
  const action = own ? own.getAttribute('action') : values.action;
  return {
    ...values,
    formId,
    submitText: values.submitText || host.text('submit'),
    fields: values.fields ?? (own ? null : [addressOf(values, values.label || host.text('label'))]),
    // Elsewhere a browser may be refused the answer to what it posts in place: that takes the author's word.
    backend: values.backend === 'site' && !formId && element && isHere(action, element) ? 'form' : values.backend,
  };
}

/** The one field of a drawn form. */
const addressOf = ({ placeholder, note }: NewsletterHost['values'], title: string) => ({
  id: 'email', type: 'email', title, ...placeholder && { placeholder }, ...note && { description: note },
});

function isHere(action: string | null, element: HTMLElement): boolean {
  const { baseURI, location } = getDocument(element);
  return !!action && canParseUrl(action, baseURI) && new URL(action, baseURI).origin === location.origin;
}
