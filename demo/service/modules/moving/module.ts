import type { Hono } from 'hono';
import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import type { ArchiveContent } from '../../kernel/archive/archive-part.js';
import { page } from '../../kernel/http/page.js';
import { addLargeImportPages } from '../../kernel/imports/import-pages.js';
import type { ServiceModule } from '../../kernel/module.js';
import { csrfInput, logoutForm, ownerNav } from '../../kernel/owner/owner-frame.js';
import { archiveImport } from './import-archive.js';
import { ownerText } from './texts.js';
import { writeArchive } from './write-archive.js';

const here = paths.ownerMoving;

function addMovingPage(app: Hono, contents: readonly ArchiveContent[]): void {
  app.get(here, context => page(context, ownerText('navMoving'), html`${ownerNav(context)}<h1>${ownerText('navMoving')}</h1>
<p>${ownerText('movingExplained')}</p>
<p>${ownerText('movingFiles')}</p>
<p>${ownerText('movingLacks')}</p>
<p>${ownerText('movingWarning')}</p>
<form method="post" action="${here}/archive">${csrfInput(context)}<p><button class="button">${ownerText('movingDownload')}</button></p></form>
<p><a class="button button-quiet" href="${here}/import">${ownerText('movingImport')}</a></p>
${logoutForm(context)}`));

  app.post(`${here}/archive`, context => context.body(writeArchive(contents), 200, {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="site-${new Date().toISOString().slice(0, 10)}.zip"`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  }));
}

export interface MovingOptions {
  /** Largest archive that the owner can import, in bytes; 8 GB by default. */
  readonly archiveBytes?: number;
}

/** Enough for 10,000 products with four pictures each, 100,000 orders and the files of visitors. */
const usualBytes = 8 * 1024 ** 3;

/** One archive with which the owner moves to another server. */
export const movingModule: ServiceModule<MovingOptions, 'bookings' | 'files' | 'fonts' | 'forms' | 'newsletter' | 'shop'> = {
  name: 'moving',
  schema: {},
  uses: ['bookings', 'files', 'fonts', 'forms', 'newsletter', 'shop'],
  ownerPages: [{ path: here, group: 'site', title: () => ownerText('navMoving') }],
  writeRules: [[{ name: 'owner', network: 20, site: Infinity, priority: 'order', streamsFile: true }, `POST ${here}/import`]],
  mount({ app, imports }, { archiveBytes = usualBytes }, { bookings, files, fonts, forms, newsletter, shop }) {
    const contents = [shop.archive, newsletter.archive, forms.archive, files.archive, fonts.archive, bookings.archive];
    addLargeImportPages(app, imports, archiveImport(contents, archiveBytes));
    addMovingPage(app, contents);
    return {};
  },
};
