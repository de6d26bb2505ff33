import { adoptSheet } from '../../platform/page.js';
import { getLabelText } from '../dom/field-messages.js';
import { createOwnNode, uniqueId } from '../dom/own-nodes.js';
import { readFields } from '../dom/read-fields.js';
import type { FormHost } from '../form.settings.js';
import { formText } from '../form-text.js';
import type { LightParts } from '../light-parts.js';
import type { PaymentLink } from '../payment-link.js';
import type { ShownAnswer } from './AnswerList.js';
import { answersLightStyles } from './answers.light.styles.js';
import { readAnswers } from './read-answers.js';
import { sentAnswersTexts } from './sent-answers-texts.js';
import { SentAnswers } from './SentAnswers.js';

interface Showing { readonly form: HTMLFormElement; readonly host: FormHost; readonly parts: LightParts }

interface Sent {
  readonly answers: readonly unknown[];
  /** Where the visitor edits them. */
  readonly edit: PaymentLink | null;
}

/** A field that only the page has is named by its label there: the service knows its name alone. */
function withLabel(form: HTMLFormElement, answer: ShownAnswer): ShownAnswer {
  const field = answer.label === answer.id ? readFields(form).get(answer.id) : undefined;
  return field ? { ...answer, label: getLabelText(field) || answer.label } : answer;
}

/** Shows below the thanks what a service has stored. Returns its node, which `parts.drop` removes; null if there is nothing to show. */
export function showSentAnswers({ answers: given, edit }: Sent, { form, host, parts }: Showing): HTMLElement | null {
  const element = host.element!;
  const answers = readAnswers(given).map(answer => withLabel(form, answer));
  if (answers.length === 0 && !edit) return null;
  adoptSheet(element, answersLightStyles);
  const titleId = uniqueId();
  const node = createOwnNode(element, 'section', 'site-form-answers site-form-sent-answers');
  node.slot = 'answers';
  if (answers.length > 0) node.setAttribute('aria-labelledby', titleId);
  const title = formText(host, sentAnswersTexts)('sentAnswers');
  parts.put({ node, view: SentAnswers, props: { titleId, title, answers, edit }, place: () => { if (!node.isConnected) element.append(node); } });
  parts.draw();
  return node;
}
