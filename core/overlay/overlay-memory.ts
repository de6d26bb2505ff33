import { contentName } from '../platform/has-content.js';
import { getDocument } from '../platform/page-document.js';
import { readStored, writeStored } from '../platform/storage.js';
import type { StoredPlace, storedKeys } from '../platform/stored-keys.js';
import { storedRecord, writeRecord, type ClosingRecord } from './closing-record.js';

interface MemoryOptions {
  readonly element: Element;
  /** The beginning of the storage's key. */
  readonly prefix: typeof storedKeys.popup | typeof storedKeys.announcement;
  readonly onLightChange: (callback: () => void) => void;
  /** Called when the content that names it was added late: another record counts. */
  readonly onChange?: () => void;
}

/**
 * What is stored of an overlay that a visitor has closed: under its id, or under what it says where it has none. Overlays without
 * an id are then told apart, and one that is on every page is closed on all of them. If several on one page have the same text,
 * each has a record of its own by its position.
 */
export class OverlayMemory {
  #name: string | null = null;

  constructor(private readonly options: MemoryOptions) {
    let name = this.#currentName;
    options.onLightChange(() => {
      const now = this.#currentName;
      if (now === name) return;
      name = now;
      options.onChange?.();
    });
  }

  get record(): ClosingRecord | null { return readStored(this.#place, storedRecord); }

  write(record: ClosingRecord): void { writeStored(this.#place, writeRecord(record)); }

  get #place(): StoredPlace { return { area: 'local', key: `${this.options.prefix}${this.#currentName}` }; }

  /** Kept from the first words on that a parsed page has: what a form or a translator makes of them later names nothing. */
  get #currentName(): string {
    const { element } = this.options;
    if (element.id) return element.id;
    if (this.#name !== null) return this.#name;
    const content = contentName(element);
    const page = getDocument(element);
    const same = [...page.querySelectorAll(element.localName)].filter(other => !other.id && contentName(other) === content);
    const place = same.indexOf(element);
    const name = `~${content}${place > 0 ? `~${place}` : ''}`;
    if (content && page.readyState !== 'loading') this.#name = name;
    return name;
  }
}
