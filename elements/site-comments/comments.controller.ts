import { commentLimits, type CommentAnswer, type CommentRequest, type CommentsAnswer } from '../../core/contract/comments.js';
import { isInvisibleText } from '../../core/text/pasted.js';
import { oneLine } from '../../core/text/one-line.js';
import { pagePaths } from '../../core/contract/paths-of-pages.js';
import { emptyField } from '../../core/forms/dom/empty-field.js';
import { Honeypot } from '../../core/forms/dom/honeypot.js';
import { newId } from '../../core/platform/page.js';
import { readStored, writeStored } from '../../core/platform/storage.js';
import { storedKeys, type StoredPlace } from '../../core/platform/stored-keys.js';
import { fetchStates } from '../../core/request/fetch-state.js';
import { request } from '../../core/request/request.js';
import type { Failure } from '../../core/request/request-result.js';
import { $site } from '../../core/stores/site.js';
import type { CommentsHost } from './comments.settings.js';
import type { CommentsState, SendPhase } from './comments.state.js';
import { storedDraft, writeDraft } from './draft.js';
import { readComments } from './read-comments.js';

type Field = HTMLInputElement | HTMLTextAreaElement;
type Drawn = HTMLElement & { readonly updateComplete: Promise<unknown> };

const fieldOf = (form: HTMLFormElement, name: string): Field | null => form.querySelector<Field>(`:is(input, textarea)[name="${name}"]`);

const outcomeOf = ({ reason, status }: Failure): Exclude<SendPhase, 'idle' | 'sending'> =>
  (status === 429 ? 'tooMany' : reason === 'connection' || reason === 'timeout' ? 'offline' : 'notSent');

/** Loads comments, sends the visitor's own, and loses nothing of it on the way. */
export class CommentsController {
  readonly #state: CommentsState;
  readonly #host: CommentsHost;
  #load: ReturnType<typeof fetchStates<CommentsAnswer>> | null = null;
  #requestKey = '';
  /** The comment that is being sent. Its key stays the same until it has arrived or its text changes. */
  #sent: Pick<CommentRequest, 'key' | 'text' | 'name'> | null = null;
  readonly #honeypots = new Map<HTMLFormElement, Honeypot>();

  constructor(state: CommentsState, host: CommentsHost) { [this.#state, this.#host] = [state, host]; }

  connect(): void {
    const { element, signal } = this.#host;
    this.#load = fetchStates<CommentsAnswer>(loading => {
      const answer = loading.status === 'success' ? readComments(loading.data) : null;
      if (answer) this.#state.take(answer);
      else this.#state.list = loading.status === 'pending' ? 'loading' : 'failed';
      this.#host.redraw();
    }, signal);
    this.#readForm();
    this.#host.onLightChange(() => this.#readForm());
    element!.addEventListener('submit', event => {
      if (!event.defaultPrevented) this.send(event.composedPath()[0] as HTMLFormElement, event);
    }, { signal });
    element!.addEventListener('input', () => this.#saveDraft(), { signal });
    addEventListener('hashchange', () => this.#scrollToHash(), { signal });
    void this.#host.viewReady.then(() => this.#restore(), () => {}); // the element reports a failure
    this.load();
  }

  /** Loads the comments of the thread that the settings name, where they are not there already. */
  load(isAgain = false): void {
    const asked = this.#base + this.#thread;
    if (!this.#load || (asked === this.#requestKey && !isAgain)) return;
    this.#requestKey = asked;
    void this.#page(1).then(() => this.#scrollToHash());
  }

  async more(): Promise<void> {
    const before = this.#state.comments.length;
    await this.#page(this.#state.page + 1);
    const next = this.#state.conversations
      .flatMap(({ comment }) => comment.id)
      .find(id => this.#state.comments.findIndex(comment => comment.id === id) >= before);
    if (next) await this.#focus(next);
  }

  reply(id: string): void {
    if (this.#state.reply(id)) this.#focusText();
  }

  cancelReply(): void {
    this.#state.replyTo = null;
    this.#focusText();
  }

  /** The author's form, or the one that is drawn. What it does without scripts is prevented only here. */
  send(form: HTMLFormElement, event: Event): void {
    event.preventDefault();
    const empty = ['name', 'text'].map(field => fieldOf(form, field)).find(field => field && isInvisibleText(field.value));
    if (empty) {
      empty.value = ''; // of blanks and zero widths a browser would say nothing
      return void empty.reportValidity();
    }
    const [name, text] = [oneLine(fieldOf(form, 'name')?.value ?? ''), fieldOf(form, 'text')?.value.trim() ?? ''];
    const parentId = this.#state.replyTo?.id ?? null;
    if (!text) return;
    if (this.#state.sending === 'sending') return;
    if (!this.#host.emit('site-comment-send', { name, text, parentId }) || !this.#state.send()) return;
    this.#host.redraw();
    if (this.#sent?.text !== text || this.#sent.name !== name) this.#sent = { key: newId(), name, text };
    const honeypot = this.#honeypots.get(form)?.take();
    void this.#post(form, { ...this.#sent, thread: this.#thread, parentId, ...honeypot && { honeypot }, filledInMs: Math.round(performance.now()) });
  }

  get #thread(): string { return this.#host.values.thread || location.pathname; }
  get #base(): string { return this.#host.values.endpoint || $site.get().website.baseUrl; }
  get #draftPlace(): StoredPlace { return { area: 'session', key: `${storedKeys.commentDraft}${this.#thread}` }; }

  get #form(): HTMLFormElement | null {
    const { element } = this.#host;
    return element!.querySelector('form') ?? element!.shadowRoot!.querySelector('form');
  }

  async #post(form: HTMLFormElement, json: CommentRequest): Promise<void> {
    const { signal } = this.#host;
    const result = await request.post<CommentAnswer>(pagePaths.comments, { base: this.#base, json, retries: 2, signal });
    if (signal.aborted) return; // the draft stays
    if (result.kind === 'failure') this.#state.settle(outcomeOf(result));
    else {
      this.#sent = null;
      const text = fieldOf(form, 'text');
      if (text?.value.trim() === json.text) emptyField(text); // what was written meanwhile stays
      this.#saveDraft();
      this.#state.settle('sent');
      this.#host.emit('site-comment-sent', { id: result.kind === 'success' ? result.data.id : '' });
    }
    this.#host.redraw();
  }

  #page(page: number): Promise<void> {
    const query = { thread: this.#thread, page };
    return this.#load!(signal => request.get<CommentsAnswer>(pagePaths.comments, { base: this.#base, query, retries: 1, signal }));
  }

  #readForm(): void {
    const form = this.#host.element!.querySelector('form');
    this.#state.hasOwnForm = form !== null;
    if (form && !this.#honeypots.has(form)) {
      this.#honeypots.set(form, new Honeypot(form, this.#host.signal));
      this.#bound(form);
      if (!fieldOf(form, 'text')) this.#host.warn('the form has no field named "text"; expected <textarea name="text">; nothing can be sent.');
    }
    this.#host.redraw();
  }

  /** What the service would refuse, the browser says at the field, in the visitor's language. */
  #bound(form: HTMLFormElement): void {
    for (const name of ['name', 'text'] as const) {
      const field = fieldOf(form, name);
      const missing = field
        ? Object.entries({ required: '', maxlength: String(commentLimits[name]) }).filter(([attribute]) => !field.hasAttribute(attribute))
        : [];
      for (const [attribute, value] of missing) field!.setAttribute(attribute, value);
      this.#host.signal.addEventListener('abort', () => { for (const [attribute] of missing) field!.removeAttribute(attribute); }, { once: true });
    }
  }

  #saveDraft(): void {
    const form = this.#form;
    if (!form) return;
    writeStored(this.#draftPlace, writeDraft({ name: fieldOf(form, 'name')?.value ?? '', text: fieldOf(form, 'text')?.value ?? '' }));
  }

  #restore(): void {
    const draft = readStored(this.#draftPlace, storedDraft);
    const form = this.#form;
    if (!draft || !form) return;
    for (const name of ['name', 'text'] as const) {
      const field = fieldOf(form, name);
      if (field && !field.value) field.value = draft[name];
    }
  }

  #focusText(): void {
    this.#host.redraw();
    const form = this.#form;
    if (form) fieldOf(form, 'text')?.focus();
  }

  /** A link to a comment leads to it. spec: page-runtime-platform §2 */
  #scrollToHash(): void {
    const [, id] = /^#comment-(.+)$/.exec(location.hash) ?? [];
    if (id && this.#state.comments.some(comment => comment.id === id)) void this.#focus(id);
  }

  async #focus(id: string): Promise<void> {
    const element = this.#host.element as Drawn;
    await this.#host.viewReady;
    await element.updateComplete;
    const comment = element.shadowRoot!.getElementById(`comment-${id}`);
    comment?.focus({ preventScroll: true });
    comment?.scrollIntoView({ block: 'nearest' });
  }
}
