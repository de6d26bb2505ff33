import type { Attribute } from './tokens.js';

export type ControlKind = 'switch' | 'choice' | 'number' | 'text' | 'color' | 'json' | 'address';

/** One setting as the configurator offers it. Made from the settings table on the server, read by the page's script. */
export interface Control {
  /** The setting's attribute. */
  readonly attribute: string;
  /** Every way to write that attribute. */
  readonly spellings: readonly string[];
  readonly kind: ControlKind;
  /** The default as an attribute's text; null without a default, or where it depends on other settings. */
  readonly fallback: string | null;
  readonly choices: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly isInteger: boolean;
  readonly unit: string;
  /** What the setting does, in one sentence. */
  readonly doc: string;
}

/** What has been chosen, by attribute. A setting that is not in it keeps its default. */
export type Choices = ReadonlyMap<string, string>;

const isOff = (value: string) => value.trim().toLowerCase() === 'false';

/** What a tag's attributes say, as the controls show it: `true` and `false` for switches. */
export function choicesOf(controls: readonly Control[], attributes: readonly Attribute[]): Map<string, string> {
  const chosen = new Map<string, string>();
  for (const control of controls) {
    const found = control.spellings.map(name => attributes.find(attribute => attribute.name.toLowerCase() === name)).find(Boolean);
    if (!found) continue;
    const value = found.value ?? '';
    chosen.set(control.attribute, control.kind === 'switch' ? String(!isOff(value)) : value);
  }
  return chosen;
}

/** The attribute that a choice is written as; null where it says what is so anyway. */
export function attributeFor(control: Control, value: string | undefined): Attribute | null {
  if (value === undefined || value === (control.fallback ?? '')) return null;
  const name = control.attribute;
  return control.kind === 'switch' && value === 'true' ? { name, value: null } : { name, value };
}

/** Why a control's text is not valid for its setting; empty if it is valid. */
export function problemOf(control: Control, value: string): string {
  if (value === '') return '';
  if (control.kind === 'number') return numberProblem(control, value);
  if (control.kind !== 'json') return '';
  try {
    JSON.parse(value);
    return '';
  } catch {
    return 'This is not JSON yet: names and texts stand in double quotes, and nothing follows the last entry.';
  }
}

function numberProblem({ min = -Infinity, max = Infinity, isInteger }: Control, value: string): string {
  const number = Number(value);
  if (!Number.isFinite(number)) return 'Expected a number.';
  if (isInteger && !Number.isInteger(number)) return 'Expected a whole number.';
  if (number < min) return `Expected at least ${min}.`;
  return number > max ? `Expected at most ${max}.` : '';
}
