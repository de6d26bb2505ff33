import { html } from 'hono/html';
import { hasConditions } from 'site-elements/contract/conditions/has-conditions';
import type { ErrorAnswer } from 'site-elements/contract/answers';
import type { CaptchaBox } from './captcha/provider.js';
import type { Question } from './captcha/question.js';
import { fieldMarkup, type SubmittedText } from '../../kernel/fields/field-markup.js';
import { reservedNames } from '../../kernel/fields/reserved-names.js';
import type { Html } from '../../kernel/html.js';
import type { StoredForm } from './find-form.js';
import { t } from './texts.js';

export interface FormPageState {
  form: StoredForm;
  /** Stores once what this page sends, however often it is pressed. */
  key: string;
  /** What was wrong with it when it was sent; nothing when it is empty. */
  answer?: ErrorAnswer;
  /** What the visitor typed, by field id: given back so that nothing has to be written twice. */
  typed: SubmittedText;
  /** Which of its fields were password inputs where it was sent from. */
  passwords?: ReadonlySet<string>;
  /** Our own captcha, in words. */
  question?: Question;
  /** The captcha of another host. */
  box?: CaptchaBox;
}

/**
 * The form, empty or filled in as it was sent, with what is wrong said above and beside each field. All fields are shown; where
 * conditions say which of them have to be filled in, the service checks it and no browser.
 */
export function formPage({ form, key, answer, typed, passwords = new Set(), question, box }: FormPageState): Html {
  const errors = new Map(Object.entries(answer?.errors ?? {}));
  return html`<h1>${form.name}</h1>
${answer ? problems(form, answer, errors) : ''}
<form action="/forms/${encodeURIComponent(form.id)}" method="post"${form.fields.some(({ type }) => type === 'file')
  ? html` enctype="multipart/form-data"` : ''}${hasConditions(form.fields) ? html` novalidate` : ''}>
<input type="hidden" name="${reservedNames.key}" value="${key}">
<p hidden><label>${t('leaveEmpty')} <input name="${reservedNames.honeypot}" tabindex="-1" autocomplete="off"></label></p>
${passwords.size > 0 ? html`<input type="hidden" name="${reservedNames.passwords}" value="${[...passwords].join(',')}">` : ''}
${form.fields.filter(({ type }) => type !== 'calculation').map(field => fieldMarkup(field, typed, errors.get(field.id)))}
${captchaMarkup(form, question, box, answer?.field === 'captchaKey')}
<p><button class="button">${t('send')}</button></p>
</form>`;
}

/** The captcha that a form demands. One of another host needs its site key, and scripts. */
function captchaMarkup({ captcha }: StoredForm, question: Question | undefined, box: CaptchaBox | undefined, isWrong: boolean): Html | '' {
  const { question: questionName, answer } = reservedNames;
  if (question) {
    return html`<p class="field"><input type="hidden" name="${questionName}" value="${question.token}">
<label for="${answer}">${question.text}</label>
<input id="${answer}" name="${answer}" required autocomplete="off" autocapitalize="none"${isWrong ? html` aria-invalid="true" autofocus` : ''}>
<small>${t('captchaNote')}</small></p>`;
  }
  if (box) {
    return html`<div class="${box.className}" data-sitekey="${box.siteKey}"></div>
<noscript><p>${t('captchaScripts')}</p></noscript>
<script src="${box.script}" async defer></script>`;
  }
  return captcha === null ? '' : html`<p>${t('captchaElsewhere')}</p>`;
}

/** What is wrong with a form that was sent: above it, with a link to each field. */
export function problems(form: StoredForm, answer: ErrorAnswer, errors: ReadonlyMap<string, string>): Html {
  const named = form.fields.filter(field => errors.has(field.id));
  // Fields that only the page of the visitor has: they are not drawn here, and the rest can be sent without them.
  const others = [...errors].filter(([id]) => !named.some(field => field.id === id));
  return html`<div role="alert">
<p><strong>${answer.error}</strong></p>${answer.detail === undefined ? '' : html`<data hidden value="${answer.detail}"></data>`}
${errors.size > 0 ? html`<ul>${named.map(field => html`
<li><a href="#${field.id}">${field.title}</a>: ${errors.get(field.id)}</li>`)}${others.map(([id, error]) => html`
<li>${id}: ${error}</li>`)}
</ul>` : ''}
</div>`;
}
