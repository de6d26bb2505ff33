import { readTables } from '../../../core/manifest/tables.js';

/** The elements that open something over the page: in a low frame it would have no room. */
export async function overlayTags(): Promise<string[]> {
  return (await readTables()).filter(({ docs }) => docs.methods?.open).map(({ tag }) => tag);
}
