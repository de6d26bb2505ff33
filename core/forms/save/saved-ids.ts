import { readStored, writeStored } from '../../platform/storage.js';
import { formPartKey, type StoredPlace } from '../../platform/stored-keys.js';
import { text } from '../../registry/decode.js';
import { mostDraftsOfSubmission } from '../../contract/saved-drafts/saved-draft.js';
import { draftKey } from '../drafts/drafts.js';
import type { FormHost } from '../form.settings.js';

const ids = text({ pattern: /^[\w-]{22}(?: [\w-]{22}){0,19}$/, expected: 'IDs of saved drafts' });

/** IDs of the drafts that the visitor has saved or opened here: the submission deletes them. They are stored beside the draft, for as long. */
export class SavedIds {
  readonly #place: StoredPlace | null;
  #ids: readonly string[];

  constructor(host: FormHost, form: HTMLFormElement) {
    const { draft } = host.values;
    this.#place = draft === 'none' ? null : { area: draft, key: formPartKey(draftKey(host, form), 'saved') };
    this.#ids = (this.#place && readStored(this.#place, ids)?.split(' ')) ?? [];
  }

  get all(): readonly string[] { return this.#ids; }

  add(id: string): void {
    this.#write([...this.#ids.filter(other => other !== id), id].slice(-mostDraftsOfSubmission));
  }

  clear(): void { this.#write([]); }

  #write(all: readonly string[]): void {
    this.#ids = all;
    if (this.#place) writeStored(this.#place, all.length > 0 ? all.join(' ') : null);
  }
}
