import { storeText, storedText, type StorageArea } from '../../platform/storage.js';

/** The key of a submission that was sent and not answered: kept beside the draft, so that a reload does not store it twice. */
export class KeyStorage {
  constructor(private readonly placeOf: () => { readonly area: StorageArea; readonly name: string }) {}

  read(): string | null {
    const { area, name } = this.placeOf();
    return storedText(area, name);
  }

  write(key: string | null): void {
    const { area, name } = this.placeOf();
    storeText(area, name, key);
  }
}
