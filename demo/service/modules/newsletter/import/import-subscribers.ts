import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import type { Database } from '../../../kernel/database/database.js';
import type { FileImport, ImportSummary } from '../../../kernel/imports/import-pages.js';
import { importText } from '../../../kernel/imports/import-text.js';
import { currentLanguage } from '../../../kernel/language/speech.js';
import { ownerText } from '../texts.js';
import { readSubscribers, type SubscribersFile } from './read-subscribers.js';
import { type SortedSubscribers, sortSubscribers, storeSubscribers } from './store-subscribers.js';

const mostSource = 200;

const summaryOf = ({ repeatedCount, faultCount, notes }: SubscribersFile, sorted: SortedSubscribers): ImportSummary => ({
  counts: [
    [importText('importNew'), sorted.added.length],
    [importText('importPresent'), sorted.present],
    [ownerText('subscribersImportOut'), sorted.unsubscribed],
    [ownerText('subscribersImportLeft'), sorted.left],
    [ownerText('subscribersImportUnconfirmed'), sorted.unconfirmed],
    [importText('importRepeated'), repeatedCount],
    [importText('importFaulty'), faultCount],
  ],
  notes,
  hasNews: sorted.added.length + sorted.newlyLeft.length > 0,
});

/** Subscribers of another system. The owner declares that they have agreed, and where. */
export const subscribersImport = (database: Database): FileImport<SubscribersFile> => ({
  path: paths.ownerSubscribersImport,
  kind: 'subscribers',
  accept: '.csv,.txt,.tsv,text/csv,text/plain',
  title: () => ownerText('subscribersImport'),
  explanations: () => [ownerText('subscribersImportNote'), ownerText('subscribersImportNever')],
  back: () => ({ path: paths.ownerSubscribers, title: ownerText('navSubscribers') }),
  read: readSubscribers,
  preview: async file => summaryOf(file, await sortSubscribers(database, file.subscribers)),
  controls(sent, problems) {
    const fault = (name: string) => (problems.has(name) ? html`<p class="field-fault" id="${name}-fault">${problems.get(name)}</p>` : '');
    const described = (name: string, others = '') => html`${problems.has(name) ? html` aria-invalid="true"` : ''} aria-describedby="${[
      others, problems.has(name) ? `${name}-fault` : ''].filter(Boolean).join(' ')}"`;
    return html`${problems.size > 0 ? html`<p role="alert">${[...problems.values()].join(' ')}</p>` : ''}
<div class="field"><label for="source">${ownerText('subscribersSource')}</label>
<input id="source" name="source" required maxlength="${mostSource}" value="${sent.get('source') ?? ''}"${described('source', 'source-note')}>
${fault('source')}<p class="field-note" id="source-note">${ownerText('subscribersSourceNote')}</p></div>
<div class="field"><label><input type="checkbox" name="agreed" value="yes" required${sent.get('agreed') === 'yes' ? html` checked` : ''}${
    problems.has('agreed') ? described('agreed') : ''}> ${ownerText('subscribersAgreed')}</label>${fault('agreed')}</div>`;
  },
  check: sent => new Map([
    ...sourceOf(sent) === '' ? [['source', ownerText('subscribersSourceWanted')] as const] : [],
    ...sent.get('agreed') === 'yes' ? [] : [['agreed', ownerText('subscribersAgreedWanted')] as const],
  ]),
  store: async (file, sent) =>
    summaryOf(file, await storeSubscribers(database, file.subscribers, { source: sourceOf(sent), language: currentLanguage() })),
});

const sourceOf = (sent: ReadonlyMap<string, string>): string => (sent.get('source') ?? '').replace(/\s+/g, ' ').trim().slice(0, mostSource);
