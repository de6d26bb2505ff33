import * as v from 'valibot';
import { type SiteFileChange, siteFileLimits, type SiteFileUploadRequest } from './site-files.js';

export const siteFileIdSchema = v.pipe(v.string(), v.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/, 'expected a UUID'));
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const isFolderPart = (part: string): boolean => part === part.trim() && !/^\.{0,2}$|[\p{Cc}\p{Cf}\\<>:"|?*]/u.test(part);
const isFolder = (folder: string): boolean => folder === '' || folder.split('/').every(isFolderPart);

/** The name of a folder, such as `recipes/2026`. */
export const siteFolderSchema = v.pipe(v.string(), v.maxLength(siteFileLimits.folder), v.check(isFolder, 'expected a folder such as recipes/2026'));

/** Body of `POST siteFilePaths.uploads`. */
export const siteFileUploadSchema = v.strictObject({
  id: siteFileIdSchema,
  name,
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
  folder: v.optional(siteFolderSchema),
  replaces: v.optional(siteFileIdSchema),
}) satisfies v.GenericSchema<unknown, SiteFileUploadRequest>;

/** Body of `POST siteFilePaths.file`. */
export const siteFileChangeSchema = v.strictObject({
  name: v.optional(name),
  folder: v.optional(siteFolderSchema),
  alt: v.optional(v.pipe(v.string(), v.maxLength(siteFileLimits.alt))),
  focalPoint: v.optional(v.nullable(v.strictObject({ x: share, y: share }))),
}) satisfies v.GenericSchema<unknown, SiteFileChange>;
