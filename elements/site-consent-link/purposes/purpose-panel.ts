import { html, nothing, type TemplateResult } from 'lit/html.js';
import { findContent } from '../../../core/consent/catalog/find-content.js';
import { describePurpose, listStorage, type StorageRow } from '../../../core/consent/catalog/list-storage.js';
import { loadCatalogTexts, type CatalogTranslator } from '../../../core/consent/catalog/load-catalog-texts.js';
import { readPurposeTexts, readServices } from '../../../core/consent/catalog/owner-services.js';
import { readPurposes } from '../../../core/consent/purposes.js';
import { pageDocument } from '../../../core/platform/page-document.js';
import { $purposeAnswer } from '../../../core/stores/consent.js';
import { listFormat } from '../../../core/text/intl.js';
import type { ConsentLinkHost } from '../consent-link.settings.js';
import { purposePanelStyles } from './purpose-panel.styles.js';

/** Draws the question by purpose, with the note about the browser's own signal. */
export type PurposePanel = (signal: TemplateResult | typeof nothing) => TemplateResult;

type Banner = HTMLElement & { readonly services?: unknown; readonly purposeTexts?: unknown };

const detailsTemplate = (rows: readonly StorageRow[], say: CatalogTranslator): TemplateResult => html`<details>
  <summary>${say('details')}</summary>
  <ul>${rows.map(({ name, isKey, what, lasts, service, provider, url }) => html`<li>
    ${isKey ? html`<code dir="ltr">${name}</code>` : html`<span>${name}</span>`}
    <span>${[what, lasts, isKey && service, provider].filter(Boolean).join(' · ')}</span>
    ${url ? html`<a href=${url}>${service}</a>` : nothing}
  </li>`)}</ul>
</details>`;

function purposeTemplate(
  { name, title, text, rows, say }: { name: string; title: string; text: string; rows: readonly StorageRow[]; say: CatalogTranslator },
): TemplateResult {
  const isGranted = !!$purposeAnswer.get()?.granted.includes(name);
  return html`<li class="purpose">
    ${name === 'necessary' ? html`<p class="line"><b>${title}</b><span class="note">${say('alwaysOn')}</span></p>` : html`<label class="line">
      <b>${title}</b>
      <input type="checkbox" role="switch" name=${name} data-consent-switch .checked=${isGranted} aria-describedby=${text ? `about-${name}` : nothing}>
    </label>`}
    ${text ? html`<p class="about" id="about-${name}">${text}</p>` : nothing}
    ${rows.length ? detailsTemplate(rows, say) : nothing}
  </li>`;
}

/** What the visitor allows now, or that the policy has changed; empty before the first answer. */
function currentAnswer(say: CatalogTranslator, titles: ReadonlyMap<string, string>, host: ConsentLinkHost): string {
  const answer = $purposeAnswer.get();
  if (answer?.granted.length) return say('someAllowed', { purposes: listFormat(host.language).format(answer.granted.map(name => titles.get(name) ?? name)) });
  if (answer) return host.text('nowDeclined');
  return host.text('unasked');
}

/** The question by purpose of the page's banner, in the visitor's language and without React; null where it asks a simple yes or no. */
export async function loadPurposePanel(host: ConsentLinkHost): Promise<PurposePanel | null> {
  const banner = pageDocument.querySelector<Banner>('cookie-banner[purposes]:not([forced])');
  const asked = readPurposes(banner?.getAttribute('purposes'));
  if (!banner || !asked.length) return null;
  const { language } = host;
  const say = await loadCatalogTexts(language);
  const { adoptedStyleSheets } = host.element!.shadowRoot!;
  if (!adoptedStyleSheets.includes(purposePanelStyles.styleSheet)) adoptedStyleSheets.push(purposePanelStyles.styleSheet);
  const texts = readPurposeTexts(banner.purposeTexts);
  const described = ['necessary', ...asked].map(name => ({ name, ...describePurpose(name, texts, say) }));
  const titles = new Map(described.map(({ name, title }) => [name, title]));
  const rows = listStorage({
    services: readServices(banner.services), uses: selector => !!pageDocument.querySelector(selector), findContent, say, language,
  });
  const button = (action: string, label: string) => html`<button part=${action} type="button" data-action=${action}>${label}</button>`;
  return signal => html`<p>${currentAnswer(say, titles, host)}</p>
    ${signal}
    <ul class="purposes" part="purposes">
      ${described.map(each => purposeTemplate({ ...each, rows: rows.filter(({ purpose }) => purpose === each.name), say }))}
    </ul>
    <div class="choices">${button('accept', say('acceptAll'))}${button('decline', say('declineAll'))}${button('save', say('save'))}</div>`;
}
