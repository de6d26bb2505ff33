import { adoptSheet } from '../../platform/page.js';
import { isComposing } from '../../platform/is-composing.js';
import { nextTask } from '../../platform/timing.js';
import { answersLightStyles } from '../answers/answers.light.styles.js';
import { draftKey } from '../drafts/drafts.js';
import type { Control, Field } from '../dom/field.js';
import { findErrors, getLabelText, type Text } from '../dom/field-messages.js';
import { getFormMembers } from '../dom/members.js';
import { createOwnNode, uniqueId } from '../dom/own-nodes.js';
import { placeAbove } from '../dom/place.js';
import { readFields } from '../dom/read-fields.js';
import { buttonText } from '../dom/submit-lock.js';
import type { FormHost } from '../form.settings.js';
import type { FormState } from '../form.state.js';
import { formText } from '../form-text.js';
import type { LightParts } from '../light-parts.js';
import { stop } from '../submit-form.js';
import { makeMovesNode, placeMoves } from './place-moves.js';
import { summarizeField } from './summarize-field.js';
import { awayMark, isInStep, readSteps, stepAttribute, type StepElement, submitButtons } from './step-elements.js';
import { StepFocus } from './step-focus.js';
import { StepHistory } from './step-history.js';
import { stepsLightStyles } from './steps.light.styles.js';
import { type StepsPosition, StepsState } from './steps.state.js';
import { type StepText, stepTexts } from './step-texts.js';
import { Answers, Moves, Progress } from './StepViews.js';
import { StoredPosition } from './stored-position.js';

export interface StepsOptions {
  readonly form: HTMLFormElement;
  readonly host: FormHost;
  readonly state: FormState;
  readonly parts: LightParts;
  readonly text: Text;
  readonly signal: AbortSignal;
}

const summaryId = 'summary';
/** Inputs in which Enter sends a form. */
const withoutEnter = new Set(['submit', 'button', 'reset', 'image', 'file', 'color']);

/**
 * Shows a form step by step (`data-site-step`). What is in other steps is hidden and stays in the form. All is given back when the
 * signal ends, and where the buttons cannot be drawn.
 */
export class FormSteps {
  readonly #steps = new StepsState();
  readonly #text: StepText;
  readonly #history: StepHistory;
  readonly #stored: StoredPosition;
  readonly #progress: HTMLElement;
  readonly #answers: HTMLElement;
  readonly #countId = uniqueId();
  readonly #titleId = uniqueId();
  readonly #focus = new StepFocus(this.#countId);
  #moves: HTMLElement;
  #elements: readonly StepElement[] = [];
  /** Fields whose files were lost with a reload. */
  #lost: readonly string[] = [];
  /** The history entries of a form that has been sent are left. */
  left: Promise<void> | null = null;

  constructor(private readonly options: StepsOptions) {
    const { form, host, state, signal } = options;
    adoptSheet(host.element!, answersLightStyles);
    adoptSheet(host.element!, stepsLightStyles);
    // A copy of a page's nodes brings ours of before along.
    getFormMembers(form).querySelectorAll('.site-form-steps, .site-form-moves, .site-form-answers').forEach(node => node.remove());
    this.#text = formText(host, stepTexts);
    this.#stored = new StoredPosition(host, form);
    this.#history = new StepHistory({
      key: draftKey(host, form), signal, current: () => this.#steps.current,
      onTravel: step => { if (state.phase !== 'success') this.#move(() => this.#steps.follow(step)); },
    });
    this.#progress = createOwnNode(form, 'nav', 'site-form-steps');
    this.#answers = createOwnNode(form, 'div', 'site-form-answers');
    this.#answers.setAttribute('role', 'group');
    this.#answers.setAttribute('aria-labelledby', this.#titleId);
    this.#moves = makeMovesNode(form, this.#submit);
    const position = this.#stored.read();
    this.#lost = position?.files ?? [];
    this.#read();
    const step = this.#history.step ?? position?.current;
    if (step !== undefined) this.#steps.restore({ current: step, completed: position?.completed ?? [] });
    this.#listen();
    this.#apply();
    this.#history.replace();
  }

  /** Takes in what has been added to the form, and forgets what has gone. */
  refresh(): void {
    this.#read();
    this.#apply();
  }

  /** Whether a click or Enter leads to the next step, and sends nothing. */
  takes(event: SubmitEvent): boolean {
    const { submitter } = event;
    const isOurs = submitter !== null && this.#moves.contains(submitter);
    if (this.options.state.phase === 'submitting' || this.#steps.$snapshot.get().steps.length === 0) return false;
    const isOther = !isOurs && (submitter?.hasAttribute('formaction') || submitter?.hasAttribute('formnovalidate'));
    const author = isOurs && this.#steps.isLast ? this.#submit : null;
    if (isOther || (this.#steps.isLast && !author)) return false;
    event.preventDefault();
    event.stopPropagation();
    if (author) nextTask(() => getFormMembers(this.options.form).requestSubmit(author)); // not within the event of another click
    else this.#next();
    return true;
  }

  /** Shows the step that a control is in. */
  reveal(control: Control): void {
    const at = this.#elements.findIndex(({ element, loose }) => [element, ...loose].some(node => node.contains(control)));
    if (at < 0 || String(at) === this.#steps.current) return;
    this.#steps.visit(String(at));
    this.#apply();
    this.#history.sync();
    this.#store();
  }

  /** Where the visitor is; null while the form has no steps. */
  get position(): StepsPosition | null { return this.#elements.length > 0 ? this.#steps.position : null; }

  /** Continues where the visitor was, for example on another device. */
  continueAt(position: StepsPosition): void {
    this.#steps.restore(position);
    this.#apply();
    this.#history.replace();
    this.#store();
  }

  /** The author's button that sends the form: one outside of all steps, else the last one. */
  get #submit() {
    const buttons = submitButtons(this.options.form, this.#moves ?? null).filter(button => !button.hasAttribute('formaction'));
    return buttons.find(button => !button.closest(`[${stepAttribute}]`)) ?? buttons.at(-1) ?? null;
  }

  get #hasSummary(): boolean {
    const { form, host } = this.options;
    return host.values.showSummary || getFormMembers(form).hasAttribute('data-site-show-summary');
  }

  #nameOf(at: number): string { return this.#elements[at]?.name || this.#text('stepName', { number: at + 1 }); }

  #read(): void {
    this.#elements = readSteps(this.options.form);
    const steps = this.#elements.map(({ isSkipped }, at) => ({ id: String(at), name: this.#nameOf(at), isSkipped }));
    this.#steps.setSteps(this.#hasSummary && steps.length > 0 ? [...steps, { id: summaryId, name: this.#text('answers') }] : steps);
  }

  #listen(): void {
    const { form, host, state, signal } = this.options;
    const members = getFormMembers(form);
    for (const node of [this.#progress, this.#moves, this.#answers]) node.addEventListener('click', event => this.#press(event), { signal });
    members.addEventListener('keydown', event => this.#enter(event), { signal });
    members.addEventListener('change', event => {
      if ((event.composedPath()[0] as Partial<Control>).type === 'file') this.#apply();
      this.#store();
    }, { signal });
    members.addEventListener('reset', () => {
      this.#lost = [];
      this.#steps.reset();
      this.#stored.write(null);
      this.#history.replace();
      this.#apply();
    }, { signal });
    signal.addEventListener('abort', state.$snapshot.listen(({ phase }) => {
      if (phase !== 'success' || this.left) return;
      this.#steps.reset();
      this.#stored.write(null);
      this.left = this.#history.leave();
    }), { once: true });
    host.onTextsChange(() => { if (!signal.aborted) this.refresh(); });
    const giveBack = () => this.#giveBack();
    signal.addEventListener('abort', giveBack, { once: true });
    // Without a view there is no way to the next step.
    host.element!.addEventListener('site-error', event => { if (event.target === host.element && !this.options.parts.isViewDrawn) giveBack(); }, { signal });
  }

  #press(event: Event): void {
    const pressed = (event.target as Element).closest<HTMLElement>('[data-step], [data-step-back], [data-change]');
    if (!pressed || this.options.state.phase === 'submitting') return;
    const { step, change } = pressed.dataset;
    if (change !== undefined) return this.#change(change);
    if (step === undefined) return this.#move(() => this.#steps.back());
    const { steps, index } = this.#steps.$snapshot.get();
    if (steps.findIndex(({ id }) => id === step) < index || this.#check()) this.#move(() => this.#steps.follow(step));
  }

  /** Enter leads to the next step, and clicks no button that is hidden. */
  #enter(event: KeyboardEvent): void {
    const input = event.composedPath()[0];
    if (this.#elements.length === 0 || event.key !== 'Enter' || event.defaultPrevented || isComposing(event)) return;
    if (!(input instanceof HTMLInputElement) || withoutEnter.has(input.type) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (event.repeat) return;
    const next = this.#moves.querySelector<HTMLButtonElement>('.site-form-next');
    getFormMembers(this.options.form).requestSubmit(next ?? (this.#steps.isLast ? this.#submit : null));
  }

  #next(): void {
    if (this.#check()) this.#move(() => this.#steps.next());
  }

  /** Whether all fields of the current step are right; errors are shown as on submit. */
  #check(): boolean {
    const { form, host, state, text } = this.options;
    const own = this.#fieldsOf(this.#steps.current);
    const errors = findErrors(own, text);
    const others = Object.entries(state.$snapshot.get().errors).filter(([id]) => !own.some(field => field.id === id) && readFields(form).has(id));
    if (Object.keys(errors).length > 0) {
      state.refuse({ ...errors, ...Object.fromEntries(others) });
      stop({ host, state }, 'invalid', 0);
      return false;
    }
    for (const { id } of own) state.mend(id, null);
    if (others.length === 0 && state.phase === 'failure') state.reset();
    return true;
  }

  #fieldsOf(id: string): Field[] {
    const step = this.#elements[Number(id)];
    return step ? [...readFields(this.options.form).values()].filter(field => isInStep(field, step)) : [];
  }

  #change(fieldId: string): void {
    const field = readFields(this.options.form).get(fieldId);
    if (!field) return;
    this.reveal(field.first);
    const { target } = field;
    target?.focus();
  }

  #move(act: () => void): void {
    const before = this.#steps.current;
    act();
    if (this.#steps.current === before) return this.#history.replace();
    this.#apply();
    this.#history.sync();
    this.#store();
    this.#focus.move(this.#target, this.#progress.hasAttribute(awayMark) ? this.#target : this.#progress);
  }

  /** Makes the page show the current step, and nothing of the others. */
  #apply(): void {
    const { form, parts } = this.options;
    const { current, isLast, isFirst } = this.#steps;
    const snapshot = this.#steps.$snapshot.get();
    const isStepped = snapshot.steps.length > 1;
    const setAway = (node: Element, isAway: boolean) => { if (node.hasAttribute(awayMark) !== isAway) node.toggleAttribute(awayMark, isAway); };
    getFormMembers(form).toggleAttribute('data-site-steps', this.#elements.length > 0);
    this.#elements.forEach(({ element, loose }, at) => { for (const node of [element, ...loose]) setAway(node, isStepped && String(at) !== current); });
    const submit = this.#submit;
    const isInside = (button: Element) => this.#elements.some(({ element }) => element.contains(button));
    for (const button of submitButtons(form, this.#moves)) {
      const isShown = isLast || button.hasAttribute('formaction') || (isInside(button) && button !== submit);
      setAway(button, !isShown);
    }
    for (const captcha of getFormMembers(form).querySelectorAll('.site-form-captcha')) setAway(captcha, !isLast);
    this.#prepareFocus();

    this.#progress.setAttribute('aria-label', this.#text('steps'));
    setAway(this.#progress, !isStepped);
    const first = this.#elements[0]?.element;
    const start = first && [...getFormMembers(form).querySelectorAll(':scope > *')].find(child => child.contains(first));
    if (start && !this.#progress.isConnected) start.before(this.#progress);
    const { steps, index } = snapshot;
    parts.put({ node: this.#progress, view: Progress, props: { steps, index, countId: this.#countId, lost: this.#lostText, text: this.#text } });

    placeMoves(form, submit, this.#moves);
    const isSubmitShown = submit !== null && (!isInside(submit) || this.#elements[Number(current)]?.element.contains(submit));
    const next = !isLast ? this.#text('stepNext') : isSubmitShown ? '' : buttonText(submit) || this.#text('submit');
    parts.put({ node: this.#moves, view: Moves, props: { className: submit?.getAttribute('class') ?? '', isFirst, next, back: this.#text('stepBack') } });

    const isSummary = current === summaryId;
    setAway(this.#answers, !isSummary);
    if (isSummary) this.#drawAnswers();
    parts.draw();
  }

  #drawAnswers(): void {
    const { form, host, parts } = this.options;
    placeAbove(form, this.#moves, this.#answers);
    const groups = this.#steps.$snapshot.get().steps.filter(({ id }) => id !== summaryId).map(({ id, name }) => ({
      id, name,
      answers: this.#fieldsOf(id).filter(({ controls }) => controls.some(({ type }) => type !== 'hidden'))
        .map(field => summarizeField(field, host.language, this.#text)),
    }));
    const answers = groups.filter(group => group.answers.length > 0);
    parts.put({ node: this.#answers, view: Answers, props: { titleId: this.#titleId, groups: answers, text: this.#text } });
  }

  get #lostText(): string {
    const fields = readFields(this.options.form);
    const lost = this.#lost.map(id => fields.get(id)).filter(field => field?.controls.every(control => !(control as HTMLInputElement).files?.length));
    return lost.length === 0 ? '' : this.#text('filesLost', { fields: lost.map(field => getLabelText(field!)).join(', ') });
  }

  /** Where the focus goes with the current step. */
  get #target(): HTMLElement {
    const step = this.#elements[Number(this.#steps.current)];
    return step ? step.heading ?? step.element : this.#answers;
  }

  #prepareFocus(): void {
    const step = this.#elements[Number(this.#steps.current)];
    const name = step ? this.#nameOf(this.#elements.indexOf(step)) : '';
    this.#focus.prepare(this.#target, { isHeading: !step || step.heading !== null, name });
  }

  #store(): void {
    if (this.options.state.phase === 'success') return;
    const files = [...readFields(this.options.form).values()].filter(({ controls }) =>
      controls.some(control => control instanceof HTMLInputElement && (control.files?.length ?? 0) > 0)).map(({ id }) => id);
    this.#stored.write({ ...this.#steps.position, files });
  }

  #giveBack(): void {
    const { form, parts } = this.options;
    for (const node of [this.#progress, this.#moves, this.#answers]) parts.drop(node);
    const members = getFormMembers(form);
    members.removeAttribute('data-site-steps');
    for (const node of [...members.querySelectorAll(`[${awayMark}]`), ...submitButtons(form, null)]) node.removeAttribute(awayMark);
    this.#focus.giveBack();
    this.#steps.setSteps([]);
    this.#elements = [];
  }
}
