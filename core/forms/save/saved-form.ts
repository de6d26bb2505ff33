import { emailProblem, plainEmail } from '../../contract/fields/email.js';
import { type SaveDraftAnswer, type SaveDraftRequest, savedDraftDays, savedDraftPath, mostDraftCharacters } from '../../contract/saved-drafts/saved-draft.js';
import type { SaveSubmissionRequest } from '../../contract/submission.js';
import { canEncrypt, encryptText } from '../../platform/encryption.js';
import { isComposing } from '../../platform/is-composing.js';
import { adoptSheet } from '../../platform/page.js';
import { getDocument } from '../../platform/page-document.js';
import { request } from '../../request/request.js';
import type { RequestResult } from '../../request/request-result.js';
import { $site } from '../../stores/site.js';
import { getFormMembers } from '../dom/members.js';
import { createOwnNode, uniqueId } from '../dom/own-nodes.js';
import { isControl } from '../dom/read-fields.js';
import { formText } from '../form-text.js';
import { ResumedForm } from './resumed-form.js';
import { createContents } from './create-contents.js';
import { saveLightStyles } from './save.light.styles.js';
import type { SaveOptions } from './save-options.js';
import { type SaveText, type SaveTextKey, saveTexts } from './save-texts.js';
import { withoutPrefill, writeContents } from './saved-contents.js';
import { SavedIds } from './saved-ids.js';
import { SavePanel } from './SaveViews.js';

interface Panel {
  readonly isOpen: boolean;
  readonly isSending: boolean;
  readonly problem: string;
  readonly message: string;
  readonly isFailed: boolean;
}

const closed: Panel = { isOpen: false, isSending: false, problem: '', message: '', isFailed: false };

/** Whether the same request would be refused again. */
const isFinal = (status: number): boolean => status >= 400 && status < 500 && status !== 429;

/** A form that can be saved: the button below it, the email with its link, and what becomes of a link. */
export class SavedForm {
  readonly #text: SaveText;
  readonly #node: HTMLElement;
  readonly #id = uniqueId();
  readonly #ids: SavedIds;
  #panel = closed;
  #email = '';
  #days: number = savedDraftDays;
  #isOffered = false;

  constructor(private readonly options: SaveOptions) {
    const { form, host, state, signal, parts } = options;
    this.#text = formText(host, saveTexts);
    this.#ids = new SavedIds(host, form);
    this.#node = createOwnNode(form, 'div', 'site-form-save');
    const { backend, formId } = host.values;
    const missing = backend !== 'site' || formId === '' ? 'a form-id, and the site\'s service as the backend' : canEncrypt() ? null : 'a page over HTTPS';
    if (missing) {
      host.warn(`saveByEmail needs ${missing}; not offering it.`);
      return;
    }
    adoptSheet(host.element!, saveLightStyles);
    this.#node.addEventListener('click', event => this.#press(event), { signal });
    this.#node.addEventListener('keydown', event => this.#type(event), { signal });
    signal.addEventListener('abort', state.$snapshot.listen(({ phase }) => {
      if (phase === 'success') this.#ids.clear();
      this.#show(phase === 'success' ? closed : this.#panel);
    }), { once: true });
    host.onTextsChange(() => { if (!signal.aborted) this.#show({ ...this.#panel, problem: '', message: '' }); });
    signal.addEventListener('abort', () => parts.drop(this.#node), { once: true });
    new ResumedForm({ ...options, text: this.#text, onResumed: id => this.#ids.add(id) });
    void this.#offer();
  }

  get marks(): Pick<SaveSubmissionRequest, 'savedDrafts'> {
    const { all } = this.#ids;
    return all.length > 0 ? { savedDrafts: all.join(' ') } : {};
  }

  get #base(): string { return this.options.host.values.endpoint || $site.get().website.baseUrl; }

  /** Draws the button, if the service can save this form. One that cannot be reached now may be later. */
  async #offer(): Promise<void> {
    const { host, signal } = this.options;
    const { formId } = host.values;
    const result = await request.get<unknown>(savedDraftPath, { base: this.#base, query: { formId }, signal });
    if (signal.aborted) return;
    const { status } = result;
    const isRefused = result.kind === 'failure' ? isFinal(status) || result.reason === 'unreadable' : result.kind === 'empty';
    if (isRefused) return host.warn(`form "${formId}" cannot be saved by email: ${this.#reason(result)}; not offering it.`);
    const days = result.kind === 'success' ? (result.data as { days?: unknown } | null)?.days : undefined;
    if (typeof days === 'number' && days > 0) this.#days = days;
    this.#isOffered = true;
    this.#show(this.#panel);
  }

  #reason(result: RequestResult<unknown>): string {
    const detail = result.kind === 'failure' ? result.body?.detail ?? result.body?.error : undefined;
    return typeof detail === 'string' ? `status ${result.status}, ${detail.slice(0, 300)}` : `status ${result.status}`;
  }

  #show(panel: Panel): void {
    this.#panel = panel;
    if (!this.#isOffered) return;
    const { form, parts } = this.options;
    parts.put({
      node: this.#node,
      view: SavePanel,
      props: { ...panel, email: this.#email, days: this.#days, id: this.#id, text: this.#text },
      place: () => { if (form.nextSibling !== this.#node) getFormMembers(form).after(this.#node); },
    });
    parts.draw();
  }

  #press(event: Event): void {
    const { save } = (event.target as Element).closest<HTMLElement>('[data-save]')?.dataset ?? {};
    if (save === 'open') this.#open();
    else if (save === 'send') void this.#save();
    else if (save === 'cancel') this.#cancel();
  }

  #type(event: KeyboardEvent): void {
    if (event.defaultPrevented || isComposing(event)) return;
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      void this.#save();
    }
    if (event.key === 'Escape' && this.#panel.isOpen) {
      event.preventDefault(); // a dialog around the form stays open
      event.stopPropagation();
      this.#cancel();
    }
  }

  #open(): void {
    const emails = [...getFormMembers(this.options.form).elements].filter(isControl).filter(({ type }) => type === 'email');
    this.#email ||= emails.length === 1 ? emails[0]!.value.trim() : '';
    this.#show({ ...closed, isOpen: true });
    this.#focus('input');
  }

  #cancel(): void {
    this.#email = this.#input?.value.trim() ?? '';
    this.#show(closed); // the answer to what is being sent is shown all the same
    this.#focus('[data-save="open"]');
  }

  get #input(): HTMLInputElement | null { return this.#node.querySelector('input'); }

  #focus(selector: string): void { this.#node.querySelector<HTMLElement>(selector)?.focus(); }

  async #save(): Promise<void> {
    if (this.#panel.isSending) return;
    const { form, host, signal, steps } = this.options;
    const { formId } = host.values;
    const email = this.#email = plainEmail(this.#input?.value ?? '');
    if (emailProblem(email)) return this.#refuse(host.text('email', { email: host.text('emailExample') }));
    const contents = createContents(form, steps()?.form?.position ?? null);
    if (Object.keys(contents.draft).length === 0) return this.#fail('saveNothing');
    const content = writeContents(contents);
    if (content.length > mostDraftCharacters) return this.#fail('saveTooLong');
    this.#show({ ...closed, isOpen: true, isSending: true });
    const { data, key } = await encryptText(content, formId);
    if (signal.aborted) return;
    if (data.length > mostDraftCharacters) return this.#fail('saveTooLong');
    const names = new Set([...getFormMembers(form).elements].map(control => control.getAttribute('name') ?? ''));
    const page = withoutPrefill(getDocument(form).location.href, names);
    const json: SaveDraftRequest = { formId, page, email, data, key };
    const result = await request.post<Partial<SaveDraftAnswer> | null>(savedDraftPath, { base: this.#base, json: { ...json }, signal });
    if (signal.aborted) return;
    const id = result.kind === 'success' ? result.data?.id : undefined;
    if (typeof id !== 'string' || !/^[\w-]{22}$/.test(id)) return this.#explain(result);
    this.#ids.add(id);
    this.#show({ ...closed, message: this.#text('saveSent', { email, days: this.#days }) });
    this.#focus('.site-form-save-message');
  }

  /** The email address is wrong. */
  #refuse(problem: string): void {
    this.#show({ ...closed, isOpen: true, problem });
    this.#focus('input');
  }

  #fail(key: SaveTextKey): void { this.#show({ ...closed, isOpen: true, message: this.#text(key), isFailed: true }); }

  #explain(result: RequestResult<unknown>): void {
    const { host } = this.options;
    const { status } = result;
    if (result.kind === 'failure' && result.body?.field === 'email' && status === 400) return this.#refuse(result.message);
    if (isFinal(status) && status !== 413) host.warn(`form "${host.values.formId}" was not saved: ${this.#reason(result)}.`);
    this.#fail(status === 0 ? 'saveOffline' : status === 429 ? 'saveTooMany' : status === 413 ? 'saveTooLong' : 'saveFailed');
  }
}
