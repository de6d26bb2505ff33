import { FormCalculations } from '../../contract/calculations/form-calculations.js';
import { describeCalculationProblem } from '../../contract/calculations/problem.js';
import type { Prices } from '../../contract/calculations/evaluate.js';
import type { FieldValue } from '../../contract/submission.js';
import { writeJson } from '../../registry/write-json.js';
import { adoptSheet } from '../../platform/page.js';
import { getDocument } from '../../platform/page-document.js';
import { fieldAnswer } from '../conditions/field-answer.js';
import type { Control, Field } from '../dom/field.js';
import { getFormMembers } from '../dom/members.js';
import { createOwnNode } from '../dom/own-nodes.js';
import { isControl, readFields } from '../dom/read-fields.js';
import type { FormHost } from '../form.settings.js';
import { CalculatedOutput } from './calculated-output.js';
import { calculationsLightStyles } from './calculations.light.styles.js';
import { readPrices } from './read-prices.js';

export interface CalculationOptions {
  readonly form: HTMLFormElement;
  readonly host: Pick<FormHost, 'warn' | 'element'>;
  readonly signal: AbortSignal;
  /** Decides by the form's conditions: what is hidden counts for nothing. */
  decide(): void;
}

/** Shows what the calculations of a form come to, with every letter. The author's own content returns when the signal ends. */
export class CalculatedForm {
  #outputs: readonly CalculatedOutput[] = [];
  #fields: ReadonlyMap<string, Field> = new Map();
  #calculations = new FormCalculations([], [], () => undefined);
  #reads: ReadonlySet<string> = new Set();
  #written = '';
  #announced = '';
  #status: Text | null = null;
  readonly #said = new Set<string>();

  constructor(private readonly options: CalculationOptions) {
    const { form, host, signal } = options;
    adoptSheet(host.element!, calculationsLightStyles);
    const heed = (event: Event) => {
      const { name } = event.composedPath()[0] as Partial<Control>;
      if (name === undefined || ![...this.#reads].some(id => `${name}.`.startsWith(`${id}.`))) return;
      this.#decideAndCalculate();
      if (event.type === 'change') this.#announce();
    };
    for (const type of ['input', 'change']) getFormMembers(form).addEventListener(type, heed, { signal });
    // Browsers put back what was typed before a reload without an event.
    getDocument(form).defaultView?.addEventListener('pageshow', () => this.#decideAndCalculate(), { signal });
    signal.addEventListener('abort', () => this.#giveBack(), { once: true });
    this.refresh();
    this.#announced = this.#spoken;
  }

  /** The ids of calculated fields. */
  get ids(): readonly string[] { return this.#calculations.ids; }
  /** The ids of all fields that a calculated field is made of. */
  reads(id: string): ReadonlySet<string> { return this.#calculations.reads(id); }
  isCalculated(id: string): boolean { return this.#calculations.isCalculated(id); }
  /** The results for a decision of conditions, which says which fields are shown. */
  start(isAsked: (id: string) => boolean): (id: string) => FieldValue | undefined {
    const resultOf = this.#calculations.start(this.#valueOf(), isAsked);
    return id => resultOf(id).number ?? undefined;
  }

  refresh(): void {
    const { form, host } = this.options;
    const members = getFormMembers(form);
    const elements = [...members.querySelectorAll<HTMLElement>('[data-site-calculation]')];
    const warn = (message: string) => {
      if (!this.#said.has(message)) host.warn(message);
      this.#said.add(message);
    };
    for (const output of this.#outputs) if (!elements.includes(output.element)) output.giveBack();
    this.#outputs = elements.flatMap(element => {
      const known = this.#outputs.find(output => output.element === element && isSame(output, element));
      if (known) return [known];
      this.#outputs.find(output => output.element === element)?.giveBack();
      if (element.getAttribute('name')) return [new CalculatedOutput(element, warn)];
      warn(`<${element.localName} data-site-calculation> has no name; expected one; showing its own content.`);
      return [];
    });
    const sources = this.#outputs.map(({ source }) => source);
    const calculated = new Set(sources.map(({ id }) => id));
    const everything = new Set([...members.elements].filter(isControl));
    this.#fields = new Map([...readFields(form, everything)].filter(([id]) => !calculated.has(id)));
    const prices = new Map([...this.#fields].flatMap(([id, field]): [string, Prices][] => {
      const read = readPrices(field, warn);
      return read ? [[id, read]] : [];
    }));
    const written = writeJson([sources, [...this.#fields.keys()], [...prices]]);
    if (written !== this.#written) {
      const all = [...this.#fields.keys(), ...calculated];
      this.#calculations = new FormCalculations(sources, all.map(id => ({ id })), id => prices.get(id));
      this.#reads = new Set(this.ids.flatMap(id => [...this.reads(id)]));
    }
    this.#written = written;
    for (const { id, problem } of this.#calculations.faults) {
      const { formula } = sources.find(source => source.id === id)!;
      warn(`<output name="${id}" data-site-calculation="${formula.slice(0, 80)}">: ${describeCalculationProblem(problem)}; showing its own content.`);
    }
    this.calculate();
  }

  calculate(): void {
    if (this.#outputs.length === 0) return;
    const byId = new Map(this.#outputs.map(output => [output.source.id, output]));
    const isAsked = (id: string): boolean => {
      const output = byId.get(id);
      return output ? !output.isHidden : this.#fields.get(id)?.controls.some(control => !control.matches(':disabled')) ?? false;
    };
    const resultOf = this.#calculations.start(this.#valueOf(), isAsked);
    for (const [id, output] of byId) output.show(resultOf(id));
  }

  #decideAndCalculate(): void {
    this.options.decide();
    this.calculate();
  }

  /** Each field is read once. */
  #valueOf(): (id: string) => FieldValue | undefined {
    const values = new Map<string, FieldValue>();
    return id => {
      const field = this.#fields.get(id);
      if (!field) return undefined;
      if (!values.has(id)) {
        const value = fieldAnswer(field);
        // A single box with a word of its own is one of a list.
        values.set(id, field.type === 'checkbox' && typeof value === 'string' ? [value] : value);
      }
      return values.get(id);
    };
  }

  get #spoken(): string { return this.#outputs.filter(output => output.isAnnounced && !output.isHidden).map(({ spoken }) => spoken).join(', '); }

  /** Once a field is left, and only what has changed. */
  #announce(): void {
    const spoken = this.#spoken;
    if (spoken === this.#announced) return;
    this.#announced = spoken;
    if (!this.#status?.isConnected) {
      const region = createOwnNode(this.options.host.element!, 'span');
      region.className = 'site-form-calculated';
      region.setAttribute('role', 'status');
      this.#status = getDocument(this.options.form).createTextNode('');
      region.append(this.#status);
      getFormMembers(this.options.form).append(region);
    }
    this.#status.data = spoken;
  }

  #giveBack(): void {
    for (const output of this.#outputs) output.giveBack();
    this.#status?.parentElement?.remove();
  }
}

/** Whether an output still says what has been read from it. */
function isSame({ source }: CalculatedOutput, { dataset, attributes }: HTMLElement): boolean {
  const { formula, id, currency, digits } = source;
  return dataset.siteCalculation === formula && attributes.getNamedItem('name')?.value === id
    && (currency === undefined || dataset.siteCurrency === currency) && (digits === undefined || dataset.siteDigits === String(digits));
}
