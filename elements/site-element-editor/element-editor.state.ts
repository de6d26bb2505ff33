import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { writeJson } from '../../core/registry/write-json.js';
import type { Json, SettingSchema } from '../../core/settings/element-schema.js';
import { getControlKind, type Problem } from './controls/control-kinds.js';
import { EditHistory } from './edit-history.js';
import { getBlank, getSchemaAt, getValue, isSame, type Path, withoutDefaults, withValue } from './values/configuration.js';
import { type Configuration, type FormSchema, isCurrent } from './values/form-schema.js';
import { readWidths, withWidth, writeWidths } from './values/widths.js';
import { type CodeForm, writeCode } from './write-code.js';

/** `none`: there is no element to edit. */
export type Status = 'none' | 'loading' | 'ready' | 'failed';

interface Snapshot {
  readonly status: Status;
  readonly schema: FormSchema | null;
  readonly configuration: Configuration;
  /** Texts in fields that are not values yet, by path. They change nothing until then. */
  readonly drafts: Readonly<Record<string, { readonly text: string; readonly problem: Problem }>>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly query: string;
  readonly codeForm: CodeForm;
  /** Result of the last copy. */
  readonly copy: 'none' | 'copied' | 'failed';
  /** Attributes of the element on the page that are no settings, such as its id. */
  readonly others: readonly (readonly [name: string, text: string])[];
  /** The element was on the page and no longer is. */
  readonly isTargetGone: boolean;
  readonly hasField: boolean;
  readonly isDisabled: boolean;
}

export type SettingRow = readonly [name: string, row: SettingSchema];

const matches = (text: string, query: string): boolean => {
  const lower = text.toLowerCase();
  return query.toLowerCase().split(/\s+/).every(word => lower.includes(word));
};

/** The configuration of one element while it is edited. Framework-free: it runs in Node, on a server and in tests. */
export class ElementEditorState {
  readonly #snapshot: WritableAtom<Snapshot>;
  readonly $snapshot: ReadableAtom<Snapshot>;
  #history = new EditHistory<Configuration>({});
  #initial: Configuration = {};

  /** `isExpected`: there is an element or a tag whose settings will be loaded. */
  constructor({ isDisabled = false, hasField = false, isExpected = false } = {}) {
    this.$snapshot = this.#snapshot = atom<Snapshot>({
      status: isExpected ? 'loading' : 'none', schema: null, configuration: {}, drafts: {}, canUndo: false, canRedo: false, query: '',
      codeForm: 'attributes', copy: 'none',
      others: [], isTargetGone: false, hasField, isDisabled,
    });
  }

  get configuration(): Configuration { return this.#snapshot.get().configuration; }
  get schema(): FormSchema | null { return this.#snapshot.get().schema; }
  /** What the element was configured as when it was opened. */
  get initial(): Configuration { return this.#initial; }

  /** Begins with an element: what it has, and what it is to have. What was typed as a search stays. */
  open(schema: FormSchema, initial: Configuration, configuration = initial): void {
    this.#initial = withoutDefaults(initial, schema);
    this.#history = new EditHistory(withoutDefaults(configuration, schema));
    this.set({ status: 'ready', schema, configuration: this.#history.present, drafts: {}, canUndo: false, canRedo: false, isTargetGone: false, copy: 'none' });
  }

  /** A configuration from outside: the page has set the value, or another script the element. It can be undone. */
  load(configuration: Configuration): void {
    if (!this.schema) return;
    const next = withoutDefaults(configuration, this.schema);
    if (isSame(next, this.configuration)) return;
    this.#history.push(next);
    this.#show();
  }

  /** What was typed or chosen in a field. A text that is not a value is kept and reported. */
  write(path: Path, text: string): void {
    const schema = getSchemaAt(this.#row(path), path.slice(1));
    const reading = getControlKind(schema, path.length === 1 ? this.#row(path)['x-setting'] : {}).read?.(text, schema);
    if (!reading) return;
    const key = writeJson(path);
    const { [key]: _, ...drafts } = this.#snapshot.get().drafts;
    if ('problem' in reading) return this.set({ drafts: { ...drafts, [key]: { text, problem: reading.problem } } });
    this.set({ drafts });
    this.#put(path, reading.value, key);
  }

  /** Adds a row to a list. */
  addRow(path: Path): void {
    const list = this.#list(path);
    this.#put(path, [...list, getBlank(getSchemaAt(this.#row(path), [...path.slice(1), 0]))]);
  }

  removeRow(path: Path, at: number): void { this.#put(path, this.#list(path).filter((_, index) => index !== at)); }

  moveRow(path: Path, at: number, by: number): void {
    const list = [...this.#list(path)];
    if (at + by < 0 || at + by >= list.length) return;
    list.splice(at + by, 0, ...list.splice(at, 1));
    this.#put(path, list);
  }

  /** Adds a member to a record, or renames one; a name that exists already changes nothing. */
  nameMember(path: Path, from: string | null, to: string): void {
    const record = this.#record(path);
    const name = to.trim();
    if (!name || name === from || Object.hasOwn(record, name)) return;
    const schema = getSchemaAt(this.#row(path), [...path.slice(1), name]);
    const entries = Object.entries(record);
    const added = [...entries, [name, getBlank(schema)]];
    this.#put(path, Object.fromEntries(from === null ? added : entries.map(([key, value]) => [key === from ? name : key, value])));
  }

  removeMember(path: Path, name: string): void {
    this.#put(path, Object.fromEntries(Object.entries(this.#record(path)).filter(([key]) => key !== name)));
  }

  addWidth(name: string): void {
    const row = this.#row([name]);
    const least = row.anyOf?.find(({ type }) => type !== 'string')?.minimum ?? 0;
    this.#put([name], writeWidths(withWidth(this.widths(name), Math.max(least, 1))));
  }

  removeWidth(name: string, at: number): void { this.#put([name], writeWidths(this.widths(name).filter((_, index) => index !== at))); }

  /** One field of a row of values by width. An empty or wrong number stays a draft. */
  writeWidth(name: string, at: number, part: 'fromPx' | 'value', text: string): void {
    const row = this.#row([name]);
    const schema = part === 'value' ? row.anyOf?.find(({ type }) => type !== 'string') ?? {} : { type: 'integer' as const, minimum: 1 };
    const key = writeJson([name, at, part]);
    const { [key]: _, ...drafts } = this.#snapshot.get().drafts;
    const steps = this.widths(name);
    const reading = getControlKind({ type: 'number', ...schema }).read!(text, schema);
    if ('problem' in reading) return this.set({ drafts: { ...drafts, [key]: { text, problem: reading.problem } } });
    if (reading.value === undefined && steps.length > 1) {
      return this.set({ drafts: { ...drafts, [key]: { text, problem: { text: 'notNumber' } } } });
    }
    this.set({ drafts });
    if (reading.value === undefined) return this.#put([name], undefined, key);
    const given = steps.length > 0 ? steps : [{ fromPx: 0, value: 0 }];
    this.#put([name], writeWidths(given.map((step, index) => (index === at ? { ...step, [part]: reading.value as number } : step))), key);
  }

  /** The steps of a setting by width; none if it has no value. */
  widths(name: string): NonNullable<ReturnType<typeof readWidths>> {
    const value = getValue(this.configuration, this.#row([name]), [name]);
    return (value === undefined || value === null ? null : readWidths(String(value))) ?? [];
  }

  /** Back to the default. */
  reset(name: string): void {
    this.#dropDrafts(name);
    this.#put([name], undefined);
  }

  resetAll(): void {
    this.set({ drafts: {} });
    this.load({});
  }

  undo(): void { if (this.#history.undo()) this.#show(); }
  redo(): void { if (this.#history.redo()) this.#show(); }
  /** The edit of a field is finished. */
  closeStep(): void { this.#history.close(); }

  setDisabled(isDisabled: boolean): void { this.set({ isDisabled }); }

  /** The settings by group, without those that only scripts can set and those that the search leaves out. */
  get groups(): { readonly title: string; readonly rows: readonly SettingRow[]; readonly changes: number }[] {
    const { schema, query, configuration } = this.#snapshot.get();
    if (!schema) return [];
    const known = new Set(schema['x-element'].groups.flatMap(({ settings }) => settings));
    const isOther = ([name, row]: SettingRow) => isCurrent(row) && row['x-setting'].attribute !== null && !known.has(name);
    const others = Object.entries(schema.properties).filter(isOther).map(([name]) => name);
    return [...schema['x-element'].groups, ...others.length > 0 ? [{ title: 'Advanced' as const, settings: others }] : []].map(({ title, settings }) => {
      const rows = settings.flatMap((name): SettingRow[] => (Object.hasOwn(schema.properties, name) ? [[name, schema.properties[name]!]] : []));
      return {
        title, changes: rows.filter(([name]) => Object.hasOwn(configuration, name)).length,
        rows: rows.filter(([name, row]) => matches(`${name} ${row['x-setting'].attribute ?? ''} ${row.title} ${row.description}`, query)),
      };
    }).filter(({ rows }) => rows.length > 0);
  }

  /** The code of the element, without its content. */
  get code(): string {
    const { schema, configuration, codeForm, others } = this.#snapshot.get();
    return schema ? writeCode(codeForm, { schema, configuration, others }) : '';
  }

  set(change: Partial<Snapshot>): void {
    const before = this.#snapshot.get();
    if ((Object.keys(change) as (keyof Snapshot)[]).some(name => !Object.is(change[name], before[name]))) this.#snapshot.set({ ...before, ...change });
  }

  #row([name]: Path): SettingSchema {
    const row = this.schema && Object.hasOwn(this.schema.properties, name) ? this.schema.properties[name] : undefined;
    if (!row) throw new Error(`site-element-editor: there is no setting "${name}".`);
    return row;
  }

  #list(path: Path): readonly Json[] {
    const value = getValue(this.configuration, this.#row(path), path);
    return Array.isArray(value) ? value as readonly Json[] : [];
  }

  #record(path: Path): Readonly<Record<string, Json>> {
    const value = getValue(this.configuration, this.#row(path), path);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value as Readonly<Record<string, Json>> : {};
  }

  #put(path: Path, value: Json | undefined, key: string | null = null): void {
    const [name, ...inside] = path;
    const row = this.#row(path);
    if (key === null) this.#dropDrafts(name);
    const next = withValue(row, getValue(this.configuration, row, [name]), inside, value);
    const { [name]: _, ...others } = this.configuration;
    const configuration = withoutDefaults(next === undefined ? others : { ...this.configuration, [name]: next }, this.schema!);
    if (isSame(configuration, this.configuration)) return;
    this.#history.push(configuration, key);
    this.#show(false);
  }

  /** Drafts inside a setting whose rows have moved would be at the wrong place. */
  #dropDrafts(name: string): void {
    const drafts = Object.entries(this.#snapshot.get().drafts).filter(([key]) => (JSON.parse(key) as Path)[0] !== name);
    this.set({ drafts: Object.fromEntries(drafts) });
  }

  #show(isWithoutDrafts = true): void {
    const { present, canUndo, canRedo } = this.#history;
    this.set({ configuration: present, canUndo, canRedo, copy: 'none', ...isWithoutDrafts && { drafts: {} } });
  }
}
