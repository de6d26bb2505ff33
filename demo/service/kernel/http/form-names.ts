/** What modules know of the names in posted forms. */
export interface FormNames {
  /** Labels of fields that people fill in, in the language of the request. */
  readonly labels?: Readonly<Record<string, () => string>>;
  /** Names that pages send along with what their visitor types. */
  readonly hidden?: readonly string[];
}

const labels = new Map<string, () => string>();
const hidden = new Set(['csrf', 'crumb', 'key', 'next']);

export function addFormNames(names: FormNames): void {
  for (const [name, label] of Object.entries(names.labels ?? {})) labels.set(name, label);
  for (const name of names.hidden ?? []) hidden.add(name);
}

/** The label of a field on the pages of the service; undefined for a field that they do not have. */
export const fieldLabel = (name: string): string | undefined => labels.get(name)?.();

/** Whether a page sends a value along, by its name. A name that begins with `_` is always one of those. */
export const isHiddenName = (name: string): boolean => hidden.has(name) || name.startsWith('_');
