import { isTimeZone } from '../../calendar/time-zone.js';
import { nextChange, phaseAt, type FormPhase } from '../../contract/limits/form-phase.js';
import { formStatePath } from '../../contract/limits/form-state.js';
import { limitMessages } from '../../contract/limits/limit-messages.js';
import { momentText } from '../../contract/limits/moment-text.js';
import { adoptSheet } from '../../platform/page.js';
import { nextTask, pageClock } from '../../platform/timing.js';
import { request } from '../../request/request.js';
import { $site } from '../../stores/site.js';
import { getFormMembers } from '../dom/members.js';
import { createOwnNode } from '../dom/own-nodes.js';
import { getSubmitButton, lockSubmit } from '../dom/submit-lock.js';
import { formText } from '../form-text.js';
import type { FormHost } from '../form.settings.js';
import { limitsLightStyles } from './limits.light.styles.js';
import { type KnownLimits, readInstant, readServiceLimits, type ServiceLimits } from './read-limits.js';

export interface LimitOptions {
  readonly form: HTMLFormElement;
  readonly host: FormHost;
  readonly signal: AbortSignal;
}

/** The longest wait that a timer takes; longer ones would end immediately. */
const longestTimerMs = 2 ** 31 - 1;
/** Phases in which nothing can be sent. An account that is missing can be logged in to, on this very page. */
const isShut = (phase: FormPhase): boolean => phase !== 'open' && phase !== 'login';

/**
 * A form that opens, closes or is full. While it is not known, or the service cannot be reached, the form stays usable: the service
 * decides again when it is sent.
 */
export class LimitedForm {
  readonly #text: ReturnType<typeof formText<keyof typeof limitMessages>>;
  readonly #note: HTMLElement;
  readonly #tag: KnownLimits;
  #service: ServiceLimits | null = null;
  /** The visitor works in the form: it is not taken away. */
  #isTouched = false;
  #unlock: (() => void) | null = null;
  #timer = new AbortController();

  constructor(private readonly options: LimitOptions) {
    const { form, host, signal } = options;
    this.#text = formText(host, limitMessages);
    this.#tag = this.#readTag();
    const note = this.#note = createOwnNode(form, 'p', 'site-form-closed');
    note.setAttribute('role', 'status');
    note.tabIndex = -1;
    adoptSheet(host.element!, limitsLightStyles);
    for (const type of ['input', 'focusin'])
      getFormMembers(form).addEventListener(type, () => { this.#isTouched ||= !this.#isHidden; }, { signal });
    this.#isTouched = form.matches(':focus-within');
    // Before the checks of the fields: nothing has to be corrected in a form that is closed.
    form.getRootNode().addEventListener('submit', event => this.#stop(event), { capture: true, signal });
    host.onTextsChange(() => {
      if (signal.aborted) return;
      this.#lock(false); // its button says it in the new language
      this.#show(this.#phase);
    });
    signal.addEventListener('abort', () => this.#leave(), { once: true });
    this.#decide();
    if (host.values.limited && host.values.formId && host.values.backend === 'site') void this.#ask();
  }

  get #isHidden(): boolean { return getFormMembers(this.options.form).hasAttribute('data-site-closed'); }

  get #now(): number { return Date.now() + (this.#service?.clockAhead ?? 0); }

  get #limits(): KnownLimits { return this.#service ?? this.#tag; }

  #readTag(): KnownLimits {
    const { host } = this.options;
    const { values } = host;
    const read = (name: 'opens' | 'closes') => {
      const ms = readInstant(values[name]);
      if (ms === undefined) host.warn(`${name} "${values[name].slice(0, 60)}" is not an instant; expected one such as "2026-03-29T18:00:00Z"; using none.`);
      return ms ?? null;
    };
    const { timeZone } = values;
    if (timeZone && !isTimeZone(timeZone)) host.warn(`timeZone "${timeZone.slice(0, 60)}" is unknown; expected one such as "Europe/Berlin"; using UTC.`);
    return { opens: read('opens'), closes: read('closes'), timeZone, closedText: values.closedText };
  }

  get #phase(): FormPhase {
    const phase = phaseAt(this.#limits, this.#now);
    const told = this.#service?.phase ?? 'open';
    return phase === 'open' && told !== 'notYet' && told !== 'closed' ? told : phase;
  }

  async #ask(): Promise<void> {
    const { host: { values }, signal } = this.options;
    const base = values.endpoint || $site.get().website.baseUrl;
    const answer = await request.get<unknown>(formStatePath, { base, query: { formId: values.formId }, signal });
    this.#service = answer.kind === 'success' ? readServiceLimits(answer.data, Date.now()) : null;
    if (this.#service && !signal.aborted) this.#decide();
  }

  #decide(): void {
    this.#timer.abort();
    const { signal } = this.#timer = new AbortController();
    this.#show(this.#phase);
    const next = nextChange(this.#limits, this.#now);
    if (next === null) return;
    signal.addEventListener('abort', pageClock.after(Math.min(next - this.#now, longestTimerMs), () => this.#decide()), { once: true });
  }

  #show(phase: FormPhase): void {
    const { form } = this.options;
    const members = getFormMembers(form);
    const isKept = isShut(phase) && (this.#isTouched || members.hidden); // one that has been sent stays as it is
    members.toggleAttribute('data-site-closed', isShut(phase) && !isKept);
    this.#lock(isKept && !members.hidden);
    if (phase === 'open' || members.hidden) return this.#note.remove();
    if (this.#note.nextElementSibling !== form) members.before(this.#note);
    const text = this.#words(phase) + (isKept ? `\n${this.#text('limitKept')}` : '');
    nextTask(() => { if (this.#note.textContent !== text) this.#note.textContent = text; }); // a region is announced if it was there before
  }

  #words(phase: Exclude<FormPhase, 'open'>): string {
    const { opens, closes, timeZone, closedText } = this.#limits;
    const time = (ms: number | null) => momentText(ms ?? 0, this.options.host.language, timeZone);
    if (phase === 'login') return this.#text('limitLogin');
    if (phase === 'answered') return this.#text('limitAnswered');
    if (closedText) return closedText;
    if (phase === 'notYet') return this.#text('limitNotYet', { time: time(opens) });
    return phase === 'closed' ? this.#text('limitClosed', { time: time(closes) }) : this.#text('limitFull');
  }

  #lock(isLocked: boolean): void {
    if (!isLocked) {
      this.#unlock?.();
      this.#unlock = null;
      return;
    }
    const { form } = this.options;
    this.#unlock ??= lockSubmit(form, getSubmitButton(form), this.#text('limitButton'), 'site-form-shut');
  }

  #stop(event: Event): void {
    if (event.composedPath()[0] !== this.options.form || !isShut(this.#phase)) return;
    event.preventDefault();
    event.stopPropagation();
    this.#note.focus();
  }

  #leave(): void {
    this.#timer.abort();
    this.#lock(false);
    this.#note.remove();
    getFormMembers(this.options.form).removeAttribute('data-site-closed');
  }
}
