import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { StorageRow } from '../../core/consent/catalog/list-storage.js';
import { getConsent } from '../../core/stores/consent.js';
import type { CookieListHost } from './cookie-list.settings.js';
import type { CookieListState } from './cookie-list.state.js';
import type { PurposeGroup } from './list-by-purpose.js';

/** Name of the provider: the site itself, the owner's service, or the host of the content. */
function providerName({ isKey, service, provider }: StorageRow, host: CookieListHost): string {
  if (service) return [isKey && service !== provider && service, provider || (!isKey && service)].filter(Boolean).join(' · ');
  return provider || host.text(isKey ? 'thisSite' : 'otherServices');
}

/** A text of the owner may be in another direction than the page. */
const isolate = (text: string): TemplateResult | typeof nothing => (text ? html`<bdi>${text}</bdi>` : nothing);

// Browsers forget what a table is when its parts are displayed as blocks on phones: the roles keep it.
const rowTemplate = (row: StorageRow, host: CookieListHost): TemplateResult => {
  const provider = providerName(row, host);
  return html`<tr role="row">
    <th role="rowheader" scope="row">${row.isKey ? html`<code dir="ltr">${row.name}</code>` : isolate(row.name)}</th>
    <td role="cell" data-label=${host.text('what')}>${isolate(row.what)}</td>
    <td role="cell" data-label=${host.text('lasts')}>${isolate(row.lasts || host.text('setByService'))}</td>
    <td role="cell" data-label=${host.text('provider')}>${row.url ? html`<a href=${row.url}>${isolate(provider)}</a>` : isolate(provider)}</td>
  </tr>`;
};

const columns = ['name', 'what', 'lasts', 'provider'] as const;

function groupTemplate({ purpose, title, text, rows }: PurposeGroup, state: CookieListState, host: CookieListHost): TemplateResult {
  const answer = state.isAsked(purpose) && (purpose === 'necessary' ? state.$say.get()!('alwaysOn') : host.text(getConsent(purpose)));
  return html`<section part="group" aria-labelledby="title-${purpose}">
    <h3 id="title-${purpose}" part="title">${title}</h3>
    ${text ? html`<p>${text}</p>` : nothing}
    ${answer ? html`<p class="answer" part="answer">${answer}</p>` : nothing}
    <table role="table" part="table" aria-labelledby="title-${purpose}">
      <thead role="rowgroup"><tr role="row">${columns.map(name => html`<th role="columnheader" scope="col">${host.text(name)}</th>`)}</tr></thead>
      <tbody role="rowgroup">${rows.map(row => rowTemplate(row, host))}</tbody>
    </table>
  </section>`;
}

/** The author's content until there is a list; then the list and the author's notes. */
export function listTemplate(state: CookieListState, host: CookieListHost): TemplateResult {
  const groups = state.$groups.get();
  return html`<slot ?hidden=${groups.length > 0}></slot>
  ${groups.length ? html`<div class="list">
    ${groups.map(group => groupTemplate(group, state, host))}
    ${state.$asked.get() ? html`<p class="change"><button part="button" type="button" data-action="change">${host.text('change')}</button></p>` : nothing}
  </div>` : nothing}<slot name="note"></slot>`;
}
