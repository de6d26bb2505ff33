import { getDocument } from '../../platform/page-document.js';
import type { FormHost } from '../form.settings.js';
import type { FormSnapshot } from '../form.state.js';
import type { LightParts } from '../light-parts.js';
import type { PaymentLink } from '../payment-link.js';
import type { Text } from './field-messages.js';
import { createOwnNode } from './own-nodes.js';

interface Surroundings { readonly form: HTMLFormElement; readonly host: FormHost; readonly parts: LightParts; readonly text: Text }

type Shown = Pick<FormSnapshot, 'notStored' | 'confirmation' | 'payment' | 'answers' | 'edit'>;

/** What takes the place of a form that is sent: the box is drawn by React and painted until React is there, its content is the author's. */
export class SuccessBox {
  #painted: HTMLElement | null = null;
  #isShown = false;
  #answers: HTMLElement | null = null;

  constructor(private readonly surroundings: Surroundings) {}

  async show({ notStored, confirmation, payment, answers, edit }: Shown): Promise<void> {
    const { host, parts } = this.surroundings;
    const element = host.element!;
    this.#isShown = true;
    if (!parts.isViewDrawn) this.#paint({ notStored, confirmation, payment });
    if (answers && !confirmation) this.#showAnswers(answers, edit);
    if (!confirmation) await this.#fill();
    if (!this.#isShown) return;
    this.#painted?.focus();
    await host.viewReady;
    await (element as HTMLElement & { updateComplete?: Promise<void> }).updateComplete;
    const hasMoved = this.#painted && element.shadowRoot?.activeElement !== this.#painted; // to something else meanwhile
    this.#painted?.remove();
    this.#painted = null;
    if (this.#isShown && !hasMoved) element.shadowRoot?.getElementById('success')?.focus();
  }

  drop(): void {
    this.#isShown = false;
    this.#painted?.remove();
    this.#painted = null;
    if (this.#answers) this.surroundings.parts.drop(this.#answers);
    this.#answers = null;
  }

  /** Beside what React will take over: there stands what it draws first, which is a form that is not sent. */
  #paint({ notStored, confirmation, payment }: Omit<Shown, 'answers' | 'edit'>): void {
    const { host, text } = this.surroundings;
    const element = host.element!;
    const slot = createOwnNode(element, 'slot');
    slot.name = confirmation ? 'confirmation' : 'success'; // nothing of the author's is in its place
    const line = createOwnNode(element, 'p');
    line.textContent = confirmation || host.values.successText || text('success');
    slot.append(line);
    const box = this.#painted = createOwnNode(element, 'div');
    box.id = 'success';
    box.setAttribute('part', 'success');
    box.tabIndex = -1;
    box.append(slot);
    if (notStored.length > 0) box.append(this.#leftOut(notStored));
    if (payment) box.append(this.#link(payment));
    element.shadowRoot!.append(box);
  }

  #link({ url, title }: PaymentLink): HTMLElement {
    const element = this.surroundings.host.element!;
    const line = createOwnNode(element, 'p');
    const link = createOwnNode(element, 'a');
    link.href = url;
    link.textContent = title;
    link.setAttribute('part', 'payment');
    line.append(link);
    return line;
  }

  #leftOut(notStored: readonly string[]): HTMLElement {
    const element = this.surroundings.host.element!;
    const list = createOwnNode(element, 'ul');
    list.setAttribute('part', 'not-stored');
    for (const sentence of notStored) {
      const item = createOwnNode(element, 'li');
      item.textContent = sentence;
      list.append(item);
    }
    return list;
  }

  /** How they are drawn is fetched only for forms that show them; without it, the thanks are shown alone. */
  #showAnswers(answers: readonly unknown[], edit: PaymentLink | null): void {
    void import('../answers/show-sent-answers.js').then(({ showSentAnswers }) => {
      if (this.#isShown) this.#answers ??= showSentAnswers({ answers, edit }, this.surroundings);
    }, () => {});
  }

  async #fill(): Promise<void> {
    const { host } = this.surroundings;
    const element = host.element!;
    const { successHtml } = host.values;
    const template = element.querySelector<HTMLTemplateElement>('template[data-success]');
    // What cleans markup is fetched only now; where it does not come, the plain words are shown.
    const content = template
      ? getDocument(element).importNode(template.content, true)
      : successHtml
        ? await import('../../text/sanitize-html.js').then(
          ({ sanitizeHtml }) => sanitizeHtml(String(successHtml), getDocument(element)),
          () => null,
        )
        : null;
    if (!content || !this.#isShown || element.querySelector(':scope > [slot="success"]')) return;
    const shown = createOwnNode(element, 'div');
    shown.append(content);
    shown.slot = 'success';
    element.append(shown);
  }
}
