import { boolean, index, integer, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Files that the owner has uploaded for the pages of the site. */
export const siteFiles = pgTable(
  'site_files',
  {
    /** That of its first upload. Its address contains it. */
    id: text('id').primaryKey(),
    /** ID of the upload whose content it has now. */
    contentId: text('content_id').notNull().unique(),
    name: text('name').notNull(),
    /** Such as `recipes/2026`; empty for the top. */
    folder: text('folder').notNull().default(''),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    width: integer('width'),
    height: integer('height'),
    alt: text('alt').notNull().default(''),
    focalX: real('focal_x'),
    focalY: real('focal_y'),
    createdAt: moment('created_at').notNull().defaultNow(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  table => [
    index('site_files_newest').on(table.createdAt, table.id),
    index('site_files_folder').on(table.folder, table.createdAt, table.id),
  ],
);

/** An upload. A request of it that is sent again, because its response was lost, changes nothing. */
export const siteFileUploads = pgTable(
  'site_file_uploads',
  {
    /** Made by the page. The content is stored under it. */
    id: text('id').primaryKey(),
    fileId: text('file_id').notNull(),
    isReplacement: boolean('is_replacement').notNull().default(false),
    name: text('name').notNull(),
    folder: text('folder').notNull().default(''),
    size: integer('size').notNull(),
    /** When the content became that of the file; null before. */
    completedAt: moment('completed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  table => [index('site_file_uploads_created_at').on(table.createdAt)],
);

/** Parts of an upload that is not complete. */
export const siteFileParts = pgTable(
  'site_file_parts',
  {
    uploadId: text('upload_id').notNull().references(() => siteFileUploads.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
  },
  table => [primaryKey({ columns: [table.uploadId, table.number] })],
);

export type StoredSiteFile = typeof siteFiles.$inferSelect;
export type StoredSiteUpload = typeof siteFileUploads.$inferSelect;
