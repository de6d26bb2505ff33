import { findById } from '../../../core/editing/find-by-id.js';
import { getDocument } from '../../../core/platform/page-document.js';
import { rowsOfTable } from '../../../core/reading/table-rows.js';
import type { DatasetEditorHost } from '../dataset-editor.settings.js';
import { AuthorTable } from './author-table.js';
import { formatCell } from './cell-texts.js';
import { isOfNumbers, isPlainNumber } from './cell-values.js';
import type { Column, DataTable } from './data-table.js';

/** The tables that show the dataset: the author's own inside the element, and that of the chart beside it. */
export class DatasetTarget {
  readonly #host: DatasetEditorHost;
  #tables: AuthorTable[] = [];

  constructor(host: DatasetEditorHost) { this.#host = host; }

  /** The caption of the chart's table. */
  get title(): string { return this.#tables.at(-1)?.element.caption?.textContent.trim() ?? ''; }

  find(): void {
    const elements = [this.#host.element!.querySelector('table'), this.#findNamed()].filter(table => table !== null);
    this.#tables = elements.map(element => this.#tables.find(known => known.element === element) ?? new AuthorTable(element));
  }

  /** The rows of the first table that has any. */
  read(): Iterable<readonly unknown[]> | null {
    const table = this.#tables.find(({ element }) => element.rows.length > 0);
    return table ? rowsOfTable(table.element, true) : null;
  }

  wasRead(table: DataTable): void { this.#tables[0]?.wasRead(table); }

  async write(table: DataTable): Promise<void> {
    const { language } = this.#host;
    const write = (cell: string, column: Column, isLabel: boolean) => ({
      text: formatCell(cell, column, language, isLabel),
      exact: (isOfNumbers(column) && isPlainNumber(cell)) || (column.type === 'date' && cell) ? cell : null,
    });
    await Promise.all(this.#tables.map(each => each.write(table, write)));
  }

  /** The table that `for` names, or that of the chart. A chart without one gets one. */
  #findNamed(): HTMLTableElement | null {
    const { element, values: { for: id } } = this.#host;
    if (!id) return null;
    const named = findById(element!, id);
    if (named instanceof HTMLTableElement) return named;
    if (!named?.matches('site-chart, [data-site-chart]')) {
      this.#host.warn(`for is "${id.slice(0, 60)}"; expected the id of a <site-chart> or a table; showing the dataset nowhere else.`);
      return null;
    }
    if (named.hasAttribute('src') || named.hasAttribute('data'))
      this.#host.warn(`the chart "${id.slice(0, 60)}" has its values in data or src; expected a table inside it; its drawing does not follow.`);
    const own = named.querySelector('table');
    if (own) return own;
    const made = getDocument(named).createElement('table');
    named.append(made);
    return made;
  }
}
