import type { AsYouType as Typing, MetadataJson, validatePhoneNumberLength as validateLength } from 'libphonenumber-js/core';

// libphonenumber-js is an optional peer dependency: `loadPhoneLibrary` loads what is used of it, and nothing may be used before.

export let AsYouType: typeof Typing;
export let validatePhoneNumberLength: typeof validateLength;
/** What is known about the numbers of all countries. */
export let metadata: MetadataJson;

/** Rejects without a network, or where the package is not installed. */
export async function loadPhoneLibrary(): Promise<void> {
  const numbers = import('libphonenumber-js/min/metadata');
  const { AsYouType: typing, validatePhoneNumberLength: validate } = await import('libphonenumber-js/core'); // and nothing else of it
  [AsYouType, validatePhoneNumberLength, metadata] = [typing, validate, (await numbers).default];
}
