/** The kind of a value, for messages: numbers as they are, nothing that a visitor has typed. */
export const described = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value === 'number' ? String(value) : typeof value;

/** Throws what a function of a public module says of what it cannot take. */
export function rejectInput(caller: string, value: unknown, expected: string): never {
  throw new TypeError(`${caller}: got ${described(value)}; expected ${expected}.`);
}

export function expectText(caller: string, value: unknown): asserts value is string {
  if (typeof value !== 'string') rejectInput(caller, value, 'a string');
}

export function expectNumber(caller: string, value: unknown): asserts value is number {
  if (!Number.isFinite(value)) rejectInput(caller, value, 'a finite number');
}

export function expectList(caller: string, value: unknown): asserts value is readonly unknown[] {
  if (!Array.isArray(value)) rejectInput(caller, value, 'a list');
}

/** A record that has a finite number by each of these names. */
export function expectNumbers(caller: string, value: unknown, names: readonly string[]): void {
  if (typeof value !== 'object' || value === null) rejectInput(caller, value, `an object with ${names.join(', ')}`);
  for (const name of names) expectNumber(`${caller}: ${name}`, (value as Readonly<Record<string, unknown>>)[name]);
}
