import { warnAboutAmbiguousLink } from '../links/warn-about-ambiguous-link.js';
import { warnOnce } from '../registry/registry.js';
import { faultMessage, parseAttribute, parseValue, type ParseResult } from '../settings/parse.js';
import { getSpellings } from '../settings/setting.js';
import { getDefaults, type Settings, type Table } from '../settings/table.js';
import { readSettingsBlock, settingsText, siteSettingsIn } from './settings-block.js';

/** The settings of one element: values from script and attributes over its settings block over the site's over the defaults. */
export class SettingValues {
  /** The values in force: a new object for each change. */
  current: Record<string, unknown>;
  readonly #element: HTMLElement;
  readonly #table: Table;
  readonly #settings: Settings;
  readonly #explicitValues = new Map<string, unknown>();
  #block: Record<string, unknown> = {};
  #siteBlock: Record<string, unknown> = {};
  #blockText: string | undefined;

  constructor(element: HTMLElement, table: Table) {
    this.#element = element;
    this.#table = table;
    this.#settings = table.settings;
    this.current = getDefaults(table.settings);
  }

  /** Sets a value from script; `null` and `undefined` remove it. */
  set(name: string, input: unknown): void {
    if (input === null || input === undefined) this.#explicitValues.delete(name);
    else this.#explicitValues.set(name, this.#validOrDefault(name, name, parseValue(this.#settings[name]!, input)));
  }

  /** Reads a setting's attribute again: the first of its spellings that the element has. */
  readAttribute(name: string): void {
    const row = this.#settings[name]!;
    const written = getSpellings(name, row).find(spelling => this.#element.hasAttribute(spelling));
    if (!written) this.#explicitValues.delete(name);
    else this.#explicitValues.set(name, this.#validOrDefault(written, name, parseAttribute(row, this.#element.getAttribute(written))));
  }

  /**
   * Reads the settings block again. Called with every change of the light children, even of one character: returns false where
   * the block's text is the same.
   */
  readBlock(reportError: (message: string) => void): boolean {
    const text = settingsText(this.#element);
    if (text === this.#blockText) return false;
    this.#blockText = text;
    try {
      this.#block = this.#parseBlock(readSettingsBlock(this.#table, text));
    } catch (error) {
      this.#block = {};
      const kind = this.#element.localName.replace('site-', '');
      reportError(`Error decoding ${kind} block data (${(error as Error).message}); expected a JSON object; using none.`);
    }
    return true;
  }

  /** Reads what the site context sets for all elements of this kind. */
  readSiteBlock(context: Readonly<Record<string, unknown>>): void {
    this.#siteBlock = this.#parseBlock(siteSettingsIn(this.#table, context));
  }

  /** Puts the values in force, and returns the names of those that have changed. */
  evaluate(): string[] {
    const next: Record<string, unknown> = {};
    for (const [name, row] of Object.entries(this.#settings)) {
      const blocks = name in this.#block ? this.#block : this.#siteBlock;
      next[name] = this.#explicitValues.has(name) ? this.#explicitValues.get(name) : name in blocks ? blocks[name] : row.default;
    }
    const names = Object.keys(next).filter(name => !Object.is(next[name], this.current[name]));
    if (names.length > 0) this.current = next;
    return names;
  }

  #parseBlock(block: Record<string, unknown>): Record<string, unknown> {
    for (const name in block) block[name] = this.#validOrDefault(name, name, parseValue(this.#settings[name]!, block[name]));
    return block;
  }

  #validOrDefault(written: string, name: string, { value, fault }: ParseResult<unknown>): unknown {
    const row = this.#settings[name]!;
    const { localName } = this.#element;
    if (fault) warnOnce(faultMessage(localName, written, fault, row.default));
    else if (row.kind === 'url' && value !== row.default) warnAboutAmbiguousLink(`<${localName}>: ${written}`, String(value));
    return value;
  }
}
