import { type Condition, fieldsIn } from './condition.js';
import { type NamedField, fieldFinder } from './find-field.js';
import { evaluateCondition, type ValueOf } from './evaluate-condition.js';
import { parseCondition } from './parse-condition.js';
import type { ConditionProblem } from './problem.js';

/** What conditions can be about: a field, or a section with several. */
export interface ConditionTarget {
  readonly id: string;
  /** The section that it is part of, by its id. */
  readonly within?: string;
  /** The fields that are not asked for where the target is hidden. */
  readonly fields: readonly string[];
  /** It is shown only where this holds. */
  readonly when?: string;
  /** Its fields are required where this holds; empty: wherever it is shown. */
  readonly requiredWhen?: string;
}

export type ConditionProperty = 'when' | 'requiredWhen';

/** A condition that cannot be read. Its target is shown, and optional. */
export interface ConditionFault {
  readonly target: string;
  readonly property: ConditionProperty;
  /** The condition as it is written. */
  readonly text: string;
  readonly problem: ConditionProblem;
}

/** What conditions say for the values of a form, by the id of a target. */
export interface Decision {
  readonly hidden: ReadonlySet<string>;
  /** Targets of which a condition says that their fields are required now. */
  readonly required: ReadonlySet<string>;
}

/** The value of a field. A calculated one depends on which other fields are shown. */
type DecidedValue = (id: string, isAsked: (id: string) => boolean) => ReturnType<ValueOf>;

type Always = 'always';
interface Rule {
  readonly target: ConditionTarget;
  readonly when: Condition | null;
  readonly requiredWhen: Condition | Always | null;
}

/** The conditions of a form, read once: the page and the service decide by the same. */
export class FormConditions {
  readonly faults: readonly ConditionFault[];
  /** The ids of all fields that a condition reads. */
  readonly reads: ReadonlySet<string>;
  readonly #rules = new Map<string, Rule>();
  /** The targets that hide a field, by its id. */
  readonly #hiding = new Map<string, string[]>();

  /** `readsOf`: the fields that a calculated field is made of. */
  constructor(targets: readonly ConditionTarget[], fields: readonly NamedField[], private readonly readsOf: (id: string) => Iterable<string> = () => []) {
    const findField = fieldFinder(fields);
    const faults: ConditionFault[] = [];
    const read = (target: ConditionTarget, property: ConditionProperty): Condition | null => {
      const text = target[property];
      if (text === undefined) return null;
      const { condition, problem } = parseCondition(text, findField);
      if (problem) faults.push({ target: target.id, property, text, problem });
      return condition;
    };
    for (const target of targets) {
      const when = read(target, 'when');
      this.#rules.set(target.id, { target, when, requiredWhen: target.requiredWhen?.trim() === '' ? 'always' : read(target, 'requiredWhen') });
      for (const id of target.fields) this.#hiding.set(id, [...this.#hiding.get(id) ?? [], target.id]);
    }
    for (const target of this.#inCircles()) faults.push(this.#circleAt(target));
    const faulty = new Set(faults.map(({ target }) => target));
    for (const id of faulty) this.#rules.set(id, { target: this.#rules.get(id)!.target, when: null, requiredWhen: null });
    this.faults = faults;
    this.reads = new Set([...this.#rules.values()].flatMap(({ when, requiredWhen }) =>
      [when, requiredWhen === 'always' ? null : requiredWhen].flatMap(condition => (condition ? this.#fieldsIn(condition) : []))));
  }

  /** Decides for the values of all fields. For a condition, a hidden field is empty, whatever its value. */
  decide(valueOf: DecidedValue): Decision {
    const shown = new Map<string, boolean>();
    const isShown = (id: string): boolean => {
      const known = shown.get(id);
      if (known !== undefined) return known;
      const { target, when } = this.#rules.get(id)!;
      const isWithinShown = target.within === undefined || !this.#rules.has(target.within) || isShown(target.within);
      const is = isWithinShown && (when === null || evaluateCondition(when, answerOf));
      shown.set(id, is);
      return is;
    };
    const isAsked = (id: string): boolean => (this.#hiding.get(id) ?? []).every(isShown);
    const answerOf: ValueOf = id => (isAsked(id) ? valueOf(id, isAsked) : undefined);
    const ids = [...this.#rules.keys()];
    const isRequired = (condition: Condition | Always | null) => condition === 'always' || (condition !== null && evaluateCondition(condition, answerOf));
    return {
      hidden: new Set(ids.filter(id => !isShown(id))),
      required: new Set(ids.filter(id => isShown(id) && isRequired(this.#rules.get(id)!.requiredWhen))),
    };
  }

  /** The fields that a condition reads, and those that calculated ones among them are made of. */
  #fieldsIn(condition: Condition): readonly string[] { return fieldsIn(condition).flatMap(id => [id, ...this.readsOf(id)]); }

  /** What has to be known before it is known whether a target is shown. */
  #needs({ target, when }: Rule): readonly string[] {
    const read = when ? this.#fieldsIn(when).flatMap(id => this.#hiding.get(id) ?? []) : [];
    return target.within !== undefined && this.#rules.has(target.within) ? [...read, target.within] : read;
  }

  /** Targets that depend on themselves, directly or by way of others. */
  #inCircles(): readonly string[] {
    return [...this.#rules.keys()].filter(start => {
      const seen = new Set<string>();
      const waiting = [...this.#needs(this.#rules.get(start)!)];
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (id === start) return true;
        if (seen.has(id)) continue;
        seen.add(id);
        waiting.push(...this.#needs(this.#rules.get(id)!));
      }
      return false;
    });
  }

  #circleAt(id: string): ConditionFault {
    const { target } = this.#rules.get(id)!;
    return { target: id, property: 'when', text: target.when ?? '', problem: { kind: 'circle', at: 0, words: id } };
  }
}
