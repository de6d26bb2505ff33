import { readStored, writeStored } from '../../platform/storage.js';
import { formPartKey, type StoredPlace } from '../../platform/stored-keys.js';
import { jsonOf, listOf, recordOf, text, wholeNumber } from '../../registry/decode.js';
import { writeJson } from '../../registry/write-json.js';
import { weekMs } from '../drafts/draft.js';
import { draftKey } from '../drafts/drafts.js';
import type { FormHost } from '../form.settings.js';

/** Where a visitor is in a form with steps. */
export interface Position {
  readonly at: number;
  readonly current: string;
  readonly completed: readonly string[];
  /** Fields with files. Browsers keep no files over a reload. */
  readonly files: readonly string[];
}

const decode = jsonOf(recordOf<Position>({ at: wholeNumber(0, 8.64e15), current: text(), completed: listOf(text()), files: listOf(text()) }));

/** Where the position is stored: beside the draft, for as long. */
export class StoredPosition {
  readonly #place: StoredPlace | null;

  constructor(host: FormHost, form: HTMLFormElement) {
    const { draft } = host.values;
    this.#place = draft === 'none' ? null : { area: draft, key: formPartKey(draftKey(host, form), 'steps') };
  }

  read(): Position | null {
    const position = this.#place && readStored(this.#place, decode);
    return position && Math.abs(Date.now() - position.at) <= weekMs ? position : null;
  }

  write(position: Omit<Position, 'at'> | null): void {
    if (this.#place) writeStored(this.#place, position && writeJson({ at: Date.now(), ...position } satisfies Position));
  }
}
