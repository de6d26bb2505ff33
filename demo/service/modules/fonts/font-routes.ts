import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { siteFontLimits, siteFontPaths, type SiteFontsAnswer, type SiteFontUsesAnswer } from 'site-elements/contract/site-fonts';
import { fontFamilySchema, siteFontInstallationSchema, siteFontRemovalSchema } from 'site-elements/contract/site-fonts.schema';
import { siteFileIdSchema } from 'site-elements/contract/site-files.schema';
import { safeFileName } from '../../kernel/files/safe-name.js';
import { checkShape } from '../../kernel/http/check-shape.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { parseBody } from '../../kernel/http/parse-body.js';
import { readBytes } from '../../kernel/http/read-body.js';
import { wantsHtml } from '../../kernel/http/wants-html.js';
import { csrfToken } from '../../kernel/owner/owner-frame.js';
import { catalog } from './catalog/catalog.js';
import { describeFonts, type FontLibrary, fontType } from './font-library.js';
import type { ReadPackageFile } from './font-source.js';
import { findInCatalog, installFont, loadFontFile } from './install-font.js';
import { listFontFiles } from './list-font-files.js';
import { showFontRemoval, showFonts } from './owner/fonts-page.js';
import { cleanFamilyName } from './read-font-tables.js';
import { readWoff2 } from './read-woff2.js';
import { ownerText } from './texts.js';

export interface FontRoutes {
  readonly library: FontLibrary;
  /** Undefined without a place to load fonts of the catalog from. */
  readonly readPackageFile?: ReadPackageFile;
  /** Folder of the built elements on the same host. */
  readonly elementsPath?: string;
  /** Where the name of a family is used. */
  findUses(family: string): Promise<SiteFontUsesAnswer>;
}

const { maxBytes } = siteFontLimits;
const mostFilesOfForm = 12;
const limits = { maxBytes };
const previewCache = 'private, max-age=86400';

/** The values of a request: JSON, or a form, of which each name has one. */
async function readValues(context: Context): Promise<unknown> {
  const body = await parseBody(context.req.raw);
  if (body.kind === 'json') return body.value;
  return Object.fromEntries([...body.values].filter(([name]) => name !== 'csrf').map(([name, [value]]) => [name, value]));
}

/** The owner's fonts, for editors: JSON behind the owner's login, and a page of plain forms. */
export function addFontRoutes(app: Hono, { library, readPackageFile, elementsPath, findUses }: FontRoutes): void {
  const demandSource = (): ReadPackageFile => {
    if (!readPackageFile) throw new HttpError(409, { error: ownerText('fontsNoSource') });
    return readPackageFile;
  };
  const answer = async (context: Context): Promise<Response> => {
    if (context.req.method !== 'GET' && wantsHtml(context)) return context.redirect(siteFontPaths.list, 303);
    const fonts = describeFonts(await library.list());
    const canInstall = readPackageFile !== undefined;
    if (wantsHtml(context)) return showFonts(context, { fonts, canInstall, catalog, elementsPath });
    return context.json<SiteFontsAnswer>({ fonts, catalog, canInstall, limits, sheet: siteFontPaths.sheet, csrf: csrfToken(context) });
  };
  /** A file of the owner. What it is called, how bold it is and which axes it has is in the file. */
  const upload = async (id: string, name: string, bytes: Uint8Array): Promise<void> => {
    const fileName = safeFileName(name || 'font', 'woff2');
    if (bytes.length > maxBytes) throw new HttpError(413, { error: ownerText('fontTooLarge', { fileName, maxSize: `${maxBytes / 1_000_000} MB` }) });
    const facts = await readWoff2(bytes);
    if (!facts) throw new HttpError(415, { error: ownerText('fontUnsupported', { fileName }), field: 'name' });
    const family = facts.family || cleanFamilyName(fileName.replace(/\.[^.]*$/, '')) || 'Font';
    const { style, weight: [weightFrom, weightTo], axes } = facts;
    const category = catalog.find(one => one.name === family)?.category ?? 'other';
    await library.add({ id, family, category, style, weightFrom, weightTo, axes, source: null }, bytes);
  };

  app.get(siteFontPaths.list, answer);

  app.post(siteFontPaths.installation, async context => {
    const wanted = checkShape(siteFontInstallationSchema, await readValues(context));
    await installFont(library, demandSource(), wanted);
    return answer(context);
  });

  app.post(siteFontPaths.upload, async context => {
    await upload(checkShape(siteFileIdSchema, context.req.param('id')), context.req.query('name') ?? '', await readBytes(context.req.raw));
    return answer(context);
  });
  app.post(siteFontPaths.plainUpload, async context => {
    const body = await parseBody(context.req.raw, { takesFiles: true });
    const files = body.kind === 'form' ? [...body.files.values()].flat().filter(({ size }) => size > 0).slice(0, mostFilesOfForm) : [];
    if (files.length === 0) throw new HttpError(400, { error: ownerText('fontMissing'), field: 'file' });
    for (const file of files) await upload(randomUUID(), file.name, new Uint8Array(await file.arrayBuffer()));
    return answer(context);
  });

  app.get(siteFontPaths.uses, async context => {
    const family = checkShape(fontFamilySchema, context.req.query('family') ?? '');
    const uses = await findUses(family);
    return wantsHtml(context) ? showFontRemoval(context, { family, ...uses }) : context.json<SiteFontUsesAnswer>(uses);
  });
  app.post(siteFontPaths.removal, async context => {
    await library.remove(checkShape(siteFontRemovalSchema, await readValues(context)).family);
    return answer(context);
  });

  app.get(siteFontPaths.preview, async context => {
    const font = findInCatalog(context.req.param('family'));
    const [file] = listFontFiles(font, { subsets: [context.req.query('subset') ?? 'latin'], weights: [400] });
    const { bytes } = await loadFontFile(demandSource(), file!).catch((cause: unknown) => {
      if (cause instanceof HttpError) throw cause;
      throw new HttpError(503, { error: ownerText('fontPreviewFailed', { fontName: font.name }) }, { 'Retry-After': '10' }, { cause });
    });
    return context.body(new Uint8Array(bytes), 200, { 'Content-Type': fontType, 'Cache-Control': previewCache, 'X-Content-Type-Options': 'nosniff' });
  });
}
