import { type ConditionTarget, type Decision, FormConditions } from '../../contract/conditions/form-conditions.js';
import { describeProblem } from '../../contract/conditions/problem.js';
import type { FieldValue } from '../../contract/submission.js';
import { writeJson } from '../../registry/write-json.js';
import { adoptSheet } from '../../platform/page.js';
import { getDocument } from '../../platform/page-document.js';
import type { Calculations } from '../calculations.js';
import type { Control, Field } from '../dom/field.js';
import { getFormMembers } from '../dom/members.js';
import { isControl, readFields } from '../dom/read-fields.js';
import type { FormHost } from '../form.settings.js';
import { fieldAnswer } from './field-answer.js';
import { conditionsLightStyles } from './conditions.light.styles.js';

export interface ConditionOptions {
  readonly form: HTMLFormElement;
  readonly host: Pick<FormHost, 'warn' | 'element'>;
  readonly signal: AbortSignal;
  /** What conditions read besides fields. */
  readonly calculations?: Calculations;
  /** Called when other fields are shown than before. */
  onChange?(): void;
  /** Fields that are no longer asked for. */
  onHidden(ids: readonly string[]): void;
  /** Other parts may be shown now. */
  onDecided(): void;
}

const names = { when: 'data-site-when', requiredWhen: 'data-site-required-when' } as const;
const hiddenMark = 'data-site-hidden';
const optionalMark = 'data-site-optional';
/** Says to the rules that a page has from before its scripts that this part may be seen. */
const shownMark = 'data-site-shown';

/** An element of the form with a condition, and the controls in it. */
interface Part {
  readonly target: ConditionTarget;
  readonly element: Element;
  readonly controls: readonly Control[];
  /** The controls that are required if the condition is true: those that the author has marked, else all. */
  readonly requirable: readonly Control[];
}

/**
 * Shows, hides and requires the parts of a form by its other answers. What is hidden is disabled: it is neither checked nor sent, and
 * keeps its value. All is given back when the signal ends.
 */
export class ConditionalForm {
  #parts: readonly Part[] = [];
  #fields: ReadonlyMap<string, Field> = new Map();
  #conditions = new FormConditions([], []);
  #written = '';
  readonly #disabled = new Set<Control>();
  /** Controls that a condition makes required, and whether they were before. */
  readonly #required = new Map<Control, boolean>();
  readonly #said = new Set<string>();

  constructor(private readonly options: ConditionOptions) {
    const { form, host, signal } = options;
    adoptSheet(host.element!, conditionsLightStyles);
    const heed = (event: Event) => {
      const { name } = event.composedPath()[0] as Partial<Control>;
      // Typing in a field that no condition reads changes nothing.
      if (name !== undefined && [...this.#conditions.reads].some(id => `${name}.`.startsWith(`${id}.`))) this.decide();
    };
    for (const type of ['input', 'change']) getFormMembers(form).addEventListener(type, heed, { signal });
    // Browsers put back what was typed before a reload without an event.
    getDocument(form).defaultView?.addEventListener('pageshow', () => this.decide(), { signal });
    signal.addEventListener('abort', () => this.#giveBack(), { once: true });
    this.refresh();
  }

  refresh(): void {
    const { form, host } = this.options;
    const elements = [...getFormMembers(form).querySelectorAll(`[${names.when}], [${names.requiredWhen}]`)];
    this.#fields = readFields(form, this.#disabled);
    const all = [...this.#fields.values()];
    this.#parts = elements.map((element, at) => {
      const isIn = (control: Element) => element.contains(control);
      const controls = all.flatMap(field => field.controls).filter(isIn);
      const asked = controls.filter(control => this.#required.get(control) ?? control.required);
      const within = elements.findLastIndex((other, place) => place < at && other.contains(element));
      const text = (name: string) => element.getAttribute(name) ?? undefined;
      return {
        element,
        controls,
        requirable: asked.length > 0 ? asked : controls,
        target: {
          id: String(at), when: text(names.when), requiredWhen: text(names.requiredWhen), ...within >= 0 && { within: String(within) },
          fields: text(names.when) === undefined ? [] : all.filter(field => field.controls.every(isIn)).map(({ id }) => id),
        },
      };
    });
    const targets = this.#parts.map(({ target }) => target);
    const calculated = this.options.calculations?.form;
    const reads = calculated?.ids.map(id => [id, ...calculated.reads(id)]) ?? [];
    const written = writeJson([targets, [...this.#fields.keys()], reads]);
    const ids = new Set([...this.#fields.keys(), ...calculated?.ids ?? []]);
    if (written !== this.#written) this.#conditions = new FormConditions(targets, [...ids].map(id => ({ id })), id => calculated?.reads(id) ?? []);
    this.#written = written;
    for (const { target, property, text, problem } of this.#conditions.faults) {
      const { localName } = this.#parts[Number(target)]!.element;
      const said = `<${localName} ${names[property]}="${text.slice(0, 80)}">: ${describeProblem(problem)}; showing it, not required.`;
      if (!this.#said.has(said)) host.warn(said);
      this.#said.add(said);
    }
    this.decide();
  }

  decide(): void {
    const values = new Map<string, FieldValue>();
    const calculated = this.options.calculations?.form;
    let resultOf: ReturnType<NonNullable<typeof calculated>['start']> | undefined;
    const decision = this.#conditions.decide((id, isAsked) => {
      if (calculated?.isCalculated(id)) return (resultOf ??= calculated.start(isAsked))(id);
      if (!values.has(id)) values.set(id, fieldAnswer(this.#fields.get(id)));
      return values.get(id);
    });
    this.#show(decision);
    this.#require(decision);
    this.options.onDecided();
  }

  #show({ hidden }: Decision): void {
    const gone = new Set<Control>();
    for (const { target, element, controls } of this.#parts) {
      const isHidden = hidden.has(target.id);
      const labels = isControl(element) ? [...element.labels ?? []].filter(label => !label.contains(element)) : [];
      for (const node of [element, ...labels]) if (node.hasAttribute(hiddenMark) !== isHidden) node.toggleAttribute(hiddenMark, isHidden);
      if (element.hasAttribute(shownMark) === isHidden) element.toggleAttribute(shownMark, !isHidden);
      if (isHidden) for (const control of controls) gone.add(control);
    }
    let isFreed = false;
    for (const control of this.#disabled) {
      if (gone.has(control)) continue;
      isFreed = true;
      control.disabled = false;
      this.#disabled.delete(control);
    }
    const before = this.#disabled.size;
    for (const control of gone) {
      if (control.disabled) continue;
      control.disabled = true;
      this.#disabled.add(control);
    }
    if (this.#disabled.size !== before || isFreed) this.options.onChange?.();
    const fields = this.#disabled.size > before ? [...this.#fields.values()] : [];
    const ids = fields.filter(({ controls }) => controls.every(one => gone.has(one))).map(({ id }) => id);
    if (ids.length > 0) this.options.onHidden(ids);
  }

  #require({ required }: Decision): void {
    const faulty = new Set(this.#conditions.faults.map(({ target }) => target));
    for (const { target, element, controls, requirable } of this.#parts) {
      const isFaulty = faulty.has(target.id);
      if (target.requiredWhen === undefined && !isFaulty) continue;
      const is = required.has(target.id);
      element.toggleAttribute(optionalMark, !is);
      for (const control of isFaulty ? controls : requirable) {
        if (!this.#required.has(control)) this.#required.set(control, control.required);
        if (control.required !== is) control.required = is;
      }
    }
  }

  #giveBack(): void {
    for (const control of this.#disabled) control.disabled = false;
    for (const [control, required] of this.#required) control.required = required;
    const marks = [hiddenMark, optionalMark, shownMark];
    for (const mark of marks) for (const node of getFormMembers(this.options.form).querySelectorAll(`[${mark}]`)) node.removeAttribute(mark);
  }
}
