import { readStored, writeStored } from '../../platform/storage.js';
import type { StoredPlace } from '../../platform/stored-keys.js';
import { text } from '../../registry/decode.js';

const keyText = text({ least: 1, most: 200, expected: 'the key of a submission' });

/** The key of a submission that was sent and not answered: kept beside the draft, so that a reload does not store it twice. */
export class KeyStorage {
  constructor(private readonly placeOf: () => StoredPlace) {}

  read(): string | null { return readStored(this.placeOf(), keyText); }

  write(key: string | null): void { writeStored(this.placeOf(), key); }
}
