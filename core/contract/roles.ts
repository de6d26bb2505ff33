import { expectList } from '../registry/expect-input.js';
import { websiteRole, type WebsiteRole } from './enumerations.js';

/** What a permission may be about. The specification names the groups, not the numbers in them. spec: page-runtime-platform §3 */
export const permissionGroup = { config: 'config', settings: 'settings', commerce: 'commerce', newsletter: 'newsletter', admin: 'admin' } as const;
export type PermissionGroup = (typeof permissionGroup)[keyof typeof permissionGroup];

const groups: ReadonlySet<unknown> = new Set(Object.values(permissionGroup));
const roles: ReadonlySet<unknown> = new Set(Object.values(websiteRole));

/** Whether a value names a permission group. */
export const isPermissionGroup = (value: unknown): value is PermissionGroup => groups.has(value);
/** Whether a value is the code of a role. */
export const isWebsiteRole = (value: unknown): value is WebsiteRole => roles.has(value);

/** A member who can only view: most rules treat them as a visitor. spec: page-runtime-platform §6 */
export function isViewerOnly(held: readonly number[]): boolean {
  expectList('isViewerOnly', held);
  return held.length > 0 && held.every(role => role === websiteRole.viewer);
}

/** A member who works on the site: a role that allows more than viewing. */
export function isNonViewerOwner(held: readonly number[]): boolean {
  expectList('isNonViewerOwner', held);
  return held.some(role => role !== websiteRole.viewer && role !== websiteRole.none);
}

/** Holds the admin permission, directly or by role. spec: page-runtime-platform §6 */
export function isAdmin(held: { readonly websiteRoles: readonly number[]; readonly accessPermissions: readonly unknown[] }): boolean {
  for (const name of ['websiteRoles', 'accessPermissions'] as const) expectList(`isAdmin: ${name}`, (held as Partial<typeof held> | null | undefined)?.[name]);
  return held.websiteRoles.includes(websiteRole.admin) || held.accessPermissions.includes(permissionGroup.admin);
}
