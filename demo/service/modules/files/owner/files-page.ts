import type { Context } from 'hono';
import { html } from 'hono/html';
import { type SiteFile, siteFilePaths } from 'site-elements/contract/site-files';
import { sizeText } from 'site-elements/contract/uploads';
import { page } from '../../../kernel/http/page.js';
import { editorFiles } from '../../../kernel/owner/editor-files.js';
import type { ListPage } from '../../../kernel/owner/list-page.js';
import { logoutForm, ownerNav } from '../../../kernel/owner/owner-frame.js';
import { listEmpty, listPager, listSearch } from '../../../kernel/owner/owner-list.js';
import { ownerText } from '../texts.js';

interface FilesPage {
  readonly list: Pick<ListPage<unknown>, 'previous' | 'next'>;
  readonly files: readonly SiteFile[];
  readonly search: string;
  /** Folder of the built elements. */
  readonly elementsPath?: string;
}

/** The owner's page of files: `<site-file-manager>`, and inside it a plain list for browsers without scripts. */
export function showFiles(context: Context, { list, files, search, elementsPath }: FilesPage): Response | Promise<Response> {
  const title = ownerText('siteFiles');
  const here = siteFilePaths.list;
  return page(context, title, html`${editorFiles(elementsPath, 'site-file-manager')}${ownerNav(context)}<h1>${title}</h1>
<p>${ownerText('siteFilesIntro')}</p>
<site-file-manager mode="manage" endpoint="${here}">
<p>${ownerText('siteFilesScripts')}</p>
${listSearch(here, { search }, ownerText('siteFilesSearch'))}
${files.length === 0 ? listEmpty(here, { search }, ownerText('noneThere')) : html`<ul>${files.map(({ url, name, folder, size }) => html`
<li><a href="${url}"><bdi>${name}</bdi></a> <small>${folder && html`<bdi>${folder}</bdi>, `}<bdi>${sizeText(size)}</bdi></small></li>`)}
</ul>`}${listPager(here, { search }, list)}
</site-file-manager>
${logoutForm(context)}`, 200, { callsService: true });
}
