import type { Context, Hono } from 'hono';
import {
  type SiteFile, siteFileLimits, siteFilePaths, type SiteFilesAnswer, siteFileSorts, siteFileTypes, type SiteFileUploadAnswer, type SiteFileUsesAnswer,
} from 'site-elements/contract/site-files';
import { siteFileChangeSchema, siteFileIdSchema, siteFileUploadSchema, siteFolderSchema } from 'site-elements/contract/site-files.schema';
import { checkShape } from '../../kernel/http/check-shape.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { parseBody } from '../../kernel/http/parse-body.js';
import { readBytes } from '../../kernel/http/read-body.js';
import { readListPage } from '../../kernel/owner/list-page.js';
import { csrfToken } from '../../kernel/owner/owner-frame.js';
import { wantsHtml } from '../../kernel/http/wants-html.js';
import type { FindUses } from './find-uses.js';
import { describeFile, type FileLibrary, listOrders } from './file-library.js';
import { showFiles } from './owner/files-page.js';
import { ownerText } from './texts.js';
import type { SiteUploads } from './uploads/site-uploads.js';

export interface LibraryRoutes {
  readonly library: FileLibrary;
  readonly uploads: SiteUploads;
  readonly findUses: FindUses;
  readonly elementsPath?: string;
}

const limits = { maxBytes: siteFileLimits.maxBytes, partBytes: siteFileLimits.partBytes, types: siteFileTypes };
const query = (context: Context, name: string): string => (context.req.query(name) ?? '').replaceAll('\0', '');

async function readJson(context: Context): Promise<unknown> {
  const body = await parseBody(context.req.raw);
  if (body.kind !== 'json') throw new HttpError(415, { error: 'Expected a body of type application/json.' });
  return body.value;
}

/** A name that was left empty has a message of its own. spec: page-runtime-platform §5 */
function demandName(value: unknown): void {
  const { name } = (typeof value === 'object' && value !== null ? value : {}) as { name?: unknown };
  if (typeof name === 'string' && name.trim() === '') throw new HttpError(400, { error: ownerText('nameMissing'), field: 'name' });
}

/** The owner's files, for editors: JSON behind the owner's login, and a page. */
export function addLibrary(app: Hono, { library, uploads, findUses, elementsPath }: LibraryRoutes): void {
  const idOf = (context: Context) => checkShape(siteFileIdSchema, context.req.param('id') ?? '');

  app.get(siteFilePaths.list, async context => {
    const folder = checkShape(siteFolderSchema, query(context, 'folder'));
    const search = query(context, 'search').slice(0, siteFileLimits.search).trim();
    const sort = siteFileSorts.find(one => one === context.req.query('sort')) ?? 'newest';
    if (wantsHtml(context)) {
      const list = await readListPage(context, listOrders.newest, part => library.list(null, search, part));
      return showFiles(context, { list, files: list.rows.map(describeFile), search, elementsPath });
    }
    const { rows, next } = await readListPage(context, listOrders[sort], part => library.list(folder, search, part));
    const isFirst = context.req.query('after') === undefined;
    return context.json<SiteFilesAnswer>({
      files: rows.map(describeFile), folders: search === '' && isFirst ? await library.foldersIn(folder) : [], after: next?.after ?? null, limits,
      csrf: csrfToken(context),
    });
  });

  app.get(siteFilePaths.file, async context => context.json<SiteFile>(describeFile(await library.find(idOf(context)))));
  app.get(siteFilePaths.uses, async context => context.json<SiteFileUsesAnswer>(await findUses((await library.find(idOf(context))).id)));
  app.post(siteFilePaths.file, async context => {
    const value = await readJson(context);
    demandName(value);
    return context.json<SiteFile>(describeFile(await library.change(idOf(context), checkShape(siteFileChangeSchema, value))));
  });
  app.post(siteFilePaths.removal, async context => {
    await library.remove(idOf(context));
    return context.body(null, 204);
  });

  app.post(siteFilePaths.uploads, async context => {
    const value = await readJson(context);
    demandName(value);
    return context.json<SiteFileUploadAnswer>(await uploads.begin(checkShape(siteFileUploadSchema, value)));
  });
  // A file of at most one part needs no other request.
  app.post(siteFilePaths.upload, async context => {
    const { name, folder, replaces, size } = context.req.query();
    demandName({ name });
    const wanted = { id: idOf(context), name, size: Number(size), ...folder !== undefined && { folder }, ...replaces !== undefined && { replaces } };
    const before = await uploads.begin(checkShape(siteFileUploadSchema, wanted));
    if (before.file) return context.json<SiteFileUploadAnswer>(before);
    await uploads.putPart(wanted.id, 1, await readBytes(context.req.raw));
    return context.json<SiteFileUploadAnswer>(await uploads.complete(wanted.id));
  });
  app.post(siteFilePaths.part, async context => {
    const number = context.req.param('number');
    if (!/^[1-9]\d{0,3}$/.test(number)) throw new HttpError(400, { error: 'The number of the part is wrong.', field: 'number' });
    return context.json<SiteFileUploadAnswer>(await uploads.putPart(idOf(context), Number(number), await readBytes(context.req.raw)));
  });
  app.post(siteFilePaths.completion, async context => context.json<SiteFileUploadAnswer>(await uploads.complete(idOf(context))));
  app.post(siteFilePaths.cancellation, async context => {
    const answer = await uploads.cancel(idOf(context));
    return answer ? context.json<SiteFileUploadAnswer>(answer) : context.body(null, 204);
  });
}
