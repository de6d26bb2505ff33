import type { Context } from 'hono';
import { html } from 'hono/html';
import { type CatalogFont, type SiteFont, siteFontLimits, siteFontPaths, type SiteFontUsesAnswer } from 'site-elements/contract/site-fonts';
import { sizeText } from 'site-elements/contract/uploads';
import type { Html } from '../../../kernel/html.js';
import { page } from '../../../kernel/http/page.js';
import { editorFiles } from '../../../kernel/owner/editor-files.js';
import { csrfInput, logoutForm, ownerNav } from '../../../kernel/owner/owner-frame.js';
import { ownerText } from '../texts.js';

interface FontsPage {
  readonly fonts: readonly SiteFont[];
  readonly catalog: readonly CatalogFont[];
  readonly canInstall: boolean;
  /** Folder of the built elements. */
  readonly elementsPath?: string;
}

const fileType = '.woff2,font/woff2';
const maxSize = `${siteFontLimits.maxBytes / 1_000_000} MB`;

function row({ name, license, faces }: SiteFont): Html {
  const weights = [...new Set(faces.map(({ weight: [from, to] }) => (from === to ? String(from) : `${from}–${to}`)))].join(', ');
  return html`
<li><strong><bdi>${name}</bdi></strong> <small><bdi>${weights}</bdi>, ${ownerText('fontsFiles', { count: faces.length })}, <bdi>${
  sizeText(faces.reduce((sum, { size }) => sum + size, 0))}</bdi>${license && html`, <bdi>${license}</bdi>`}</small>
<a href="${siteFontPaths.uses}?${new URLSearchParams({ family: name })}" aria-label="${ownerText('fontsRemoveTitle', { fontName: name })}">${
  ownerText('fontsRemove')}</a></li>`;
}

const uploadForm = (context: Context): Html => html`<h2>${ownerText('fontsUpload')}</h2>
<form class="owner-form" method="post" action="${siteFontPaths.plainUpload}" enctype="multipart/form-data">${csrfInput(context)}
<div class="field"><label for="file">${ownerText('fontsFile')}</label>
<input id="file" type="file" name="file" accept="${fileType}" multiple required aria-describedby="file-note">
<p class="field-note" id="file-note">${ownerText('fontsUploadNote', { maxSize })}</p></div>
<p><button class="button">${ownerText('fontsUploadButton')}</button></p></form>`;

const catalogForm = (context: Context, { catalog }: FontsPage): Html => html`<h2>${ownerText('fontsCatalog')}</h2>
<form class="owner-form" method="post" action="${siteFontPaths.installation}">${csrfInput(context)}
<div class="field"><label for="family">${ownerText('fontsChoose')}</label>
<select id="family" name="family" required aria-describedby="family-note"><option value=""></option>${catalog.map(({ id, name }) => html`
<option value="${id}">${name}</option>`)}</select>
<p class="field-note" id="family-note">${ownerText('fontsCatalogNote')}</p></div>
<p><button class="button">${ownerText('fontsAdd')}</button></p></form>`;

/** The owner's page of fonts: `<site-font-browser>`, and inside it plain forms for browsers without scripts. */
export function showFonts(context: Context, shown: FontsPage): Response | Promise<Response> {
  const title = ownerText('navFonts');
  const { fonts, canInstall, elementsPath } = shown;
  return page(context, title, html`${editorFiles(elementsPath, 'site-font-browser')}${ownerNav(context)}<h1>${title}</h1>
<p>${ownerText('fontsIntro')}</p>
<p>${ownerText('fontsUse')}</p>
<p><code dir="ltr">&lt;link rel="stylesheet" href="${siteFontPaths.sheet}"&gt;</code></p>
${canInstall ? '' : html`<p>${ownerText('fontsNoSource')}</p>
`}<site-font-browser mode="manage" endpoint="${siteFontPaths.list}">
${fonts.length === 0 ? html`<p>${ownerText('fontsEmpty')}</p>` : html`<ul>${fonts.map(row)}
</ul>`}
${uploadForm(context)}
${canInstall ? catalogForm(context, shown) : ''}
</site-font-browser>
${logoutForm(context)}`, 200, { callsService: true, showsFonts: true });
}

/** What the owner reads before a font is deleted: where its name is used. */
export function showFontRemoval(
  context: Context, { family, uses, hasMore }: SiteFontUsesAnswer & { readonly family: string },
): Response | Promise<Response> {
  const title = ownerText('fontsRemoveTitle', { fontName: family });
  return page(context, title, html`${ownerNav(context)}<h1>${title}</h1>
<p>${ownerText('fontsRemoveWarning')}</p>
${uses.length === 0 ? html`<p>${ownerText('fontsNoUses')}</p>` : html`<p>${ownerText('fontsUses')}</p>
<ul>${uses.map(({ title: name, path }) => html`
<li>${path ? html`<a href="${path}"><bdi>${name}</bdi></a>` : name}</li>`)}${hasMore ? html`
<li>…</li>` : ''}</ul>`}
<form method="post" action="${siteFontPaths.removal}">${csrfInput(context)}<input type="hidden" name="family" value="${family}">
<p class="actions"><button class="button">${ownerText('fontsRemove')}</button> <a class="button button-quiet" href="${siteFontPaths.list}">${
  ownerText('fontsKeep')}</a></p></form>
${logoutForm(context)}`);
}
