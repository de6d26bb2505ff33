/** What a text has to look like, where only some texts mean anything. */
export interface TextFormat {
  /** The text in its usual spelling; null if it is invalid. */
  readonly read: (text: string) => string | null;
  /** What is expected, for the developer's message: `a time such as 18:30`. */
  readonly expected: string;
  /** One that is right, for tests. */
  readonly example: string;
}

/** What the URL of a setting leads to, if it is something that an editor chooses. */
export type AddressOf = 'page' | 'image' | 'file';

/** One row of an element's settings table: attribute, property, type, docs and editor data come from it. */
export interface Setting<T = unknown> {
  readonly kind: 'text' | 'number' | 'flag' | 'choice' | 'json' | 'url';
  readonly default: T;
  /** One plain sentence for the documentation. */
  readonly doc: string;
  /** Where the fact comes from: document and section. */
  readonly spec?: string;
  /** Attribute name; by default the setting's name in kebab-case. `false`: property only. */
  readonly attribute?: string | false;
  /** Whether a value set by script or by the element itself is written to the attribute. */
  readonly reflect?: boolean;
  /** No view shows it: what the element itself sets has nothing drawn. */
  readonly isUndrawn?: boolean;
  readonly choices?: readonly T[];
  /** Names of choices that work and are not offered. */
  readonly otherChoices?: readonly string[];
  /** Whether an address may be in the place of a choice: a text with a dot or a slash. */
  readonly orAddress?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly integer?: boolean;
  readonly unit?: string;
  /** What a URL leads to, for forms of settings: a page, an image or another file. By default it is that of a service. */
  readonly addressOf?: AddressOf;
  /** What a text has to look like; an empty one is always right. */
  readonly format?: TextFormat;
  /** What it is where a given value cannot be read; by default the same as where none is given. */
  readonly unreadable?: T;
  /** The previous name of the setting. It still works as an attribute, as a property and in JSON; documentation marks it as deprecated. */
  readonly was?: string;
  /** Other attributes that say the same, as a content system's own markup has them; the setting's own wins. */
  readonly markup?: readonly string[];
  /** Reads a record or a list that says what this text says; null where it says something else. */
  readonly fromRecord?: (value: object) => string | null;
  /** Reads a text that says more than one number, as values by width; null where it is one number or wrong. */
  readonly fromText?: (text: string) => T | null;
  /** Other names under which a JSON settings block may carry this value. */
  readonly aliases?: readonly string[];
  /** Reads a JSON settings block's own way of saying this value, as a content system spells it. */
  readonly fromBlock?: (value: unknown) => T;
  /** The type as written in documentation, where the kind alone says too little. */
  readonly type?: string;
}

type More<T> = Partial<Omit<Setting<T>, 'kind' | 'default' | 'doc' | 'choices'>>;

const row = <T>(kind: Setting['kind']) => (fallback: T, doc: string, more?: More<T>): Setting<T> =>
  ({ kind, default: fallback, doc, ...more });

/** Makers of settings rows: `slidesPerRow: setting.number(4, 'Pictures in a row.', { min: 1, integer: true })`. */
export const setting = {
  text: row<string>('text'),
  number: row<number>('number'),
  /** A number that may be left out: absent is `null`. */
  optionalNumber: (doc: string, more?: More<number | null>): Setting<number | null> =>
    ({ kind: 'number', default: null, doc, ...more }),
  flag: row<boolean>('flag'),
  /** The first choice is the default unless `more.default` names another. */
  choice: <const T extends string>(choices: readonly T[], doc: string, more?: More<T> & { default?: T }): Setting<T> =>
    ({ kind: 'choice', doc, choices, ...more, default: more?.default ?? choices[0] }),
  json: <T>(fallback: T, doc: string, more?: More<T>): Setting<T> =>
    ({ kind: 'json', default: fallback, doc, ...more }),
  /** An address; anything but a safe link falls back to the default (see `core/links`). */
  url: row<string>('url'),
};

/**
 * The spellings of a setting's attribute, best first: `slides-per-row`, and `slidesperrow`, which is what HTML makes of
 * the property's name where a framework writes it as an attribute; then those of a content system's own markup.
 */
export function getSpellings(name: string, row: Setting): string[] {
  const attribute = getAttributeName(name, row);
  const own = [attribute, getFormerAttribute(row)].filter(spelling => spelling !== null);
  return [...new Set([...own.flatMap(spelling => [spelling, spelling.replaceAll('-', '')]), ...row.markup ?? []])];
}

const kebab = (name: string): string => name.replace(/[A-Z]+/g, (run, at: number) => (at ? '-' : '') + run.toLowerCase());

/** Attribute of a setting's previous name; null for a setting that was never renamed, or has no attribute. */
export const getFormerAttribute = (row: Setting): string | null => (row.was && row.attribute !== false ? kebab(row.was) : null);

/** Settings by every property name: the current names first, then the previous ones. */
export const propertyNames = (settings: Readonly<Record<string, Setting>>): Map<string, string> => {
  const rows = Object.entries(settings);
  return new Map([...rows.map(([name]) => [name, name] as const), ...rows.flatMap(([name, { was }]) => (was ? [[was, name] as const] : []))]);
};

/** Values by current names. A current name takes precedence over a previous one. */
export function withCurrentNames(settings: Readonly<Record<string, Setting>>, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const current: Record<string, unknown> = { ...values };
  for (const [property, name] of propertyNames(settings)) {
    if (property === name || !Object.hasOwn(current, property)) continue;
    if (!Object.hasOwn(current, name)) current[name] = current[property];
    delete current[property];
  }
  return current;
}

/** Attribute name of a setting, or null for a setting without one. */
export function getAttributeName(name: string, row: Setting): string | null {
  if (row.attribute === false) return null;
  return row.attribute ?? kebab(name);
}
