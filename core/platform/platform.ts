/**
 * The public entry `site-elements/platform`: the codes and words that a site's blocks, collections, records, roles and events speak in,
 * an owner's limits, who may do what, and waiting for an element of a page. Importing it has no effect on a page, and runs in Node.
 *
 * ```js
 * import { blockType, checkLimit, getEnumerationName, waitForExistence } from 'site-elements/platform';
 * getEnumerationName(blockType, 8); // gallery
 * checkLimit('tagLength', 'earthenware'); // null: it has no more than 50 characters
 * checkLimit('blocksPerLayout', 61).message; // 61 blocks in a layout; expected 60 at most
 * const menu = await waitForExistence(document, '#menu'); // rejects with a NotFoundError where none comes
 * ```
 */
export * from '../contract/enumerations.js';
export { checkLimit, editorLimits, isWithinLimit, type EditorLimit, type LimitExcess } from '../contract/editor-limits.js';
export { isAdmin, isNonViewerOwner, isPermissionGroup, isViewerOnly, isWebsiteRole, permissionGroup, type PermissionGroup } from '../contract/roles.js';
export { productTypes, type ProductType } from '../contract/store/product-state.js';
export { measurementStandards } from '../units/units.js';
export { waitForExistence, type WaitForExistenceOptions } from './wait-for-existence.js';
export { NotFoundError } from '../text/not-found-error.js';
