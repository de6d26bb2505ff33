import { readStored, writeStored } from '../../../core/platform/storage.js';
import { storedKeys, type StoredPlace } from '../../../core/platform/stored-keys.js';
import { text } from '../../../core/registry/decode.js';
import type { ConsentReceipt } from '../../../core/stores/consent.js';

const place: StoredPlace = { area: 'local', key: storedKeys.consentReceipt };
const number = text({ pattern: /^[\w-]{1,64}$/, expected: 'the number of a receipt' });

/** The number of the receipt of the visitor's last answer, in any tab; null without one. */
export const readReceiptNumber = (): string | null => readStored(place, number);

/** Keeps the number of an answer, so that the visitor can see it later; an answer that is taken back leaves none. */
export const keepReceiptNumber = ({ id, consent }: ConsentReceipt): void => writeStored(place, consent === 'unasked' ? null : id);

/** Deletes the number of a receipt that was not stored, unless a later answer has another one. */
export const forgetReceiptNumber = (id: string): void => {
  if (readReceiptNumber() === id) writeStored(place, null);
};
