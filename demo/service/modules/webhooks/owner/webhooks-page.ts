import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import { webhookEventTypes } from 'site-elements/contract/webhook-event';
import type { Html } from '../../../kernel/html.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import { page } from '../../../kernel/http/page.js';
import { parseBody } from '../../../kernel/http/parse-body.js';
import { formatMoment } from '../../../kernel/language/format-values.js';
import { csrfInput, logoutForm, ownerNav } from '../../../kernel/owner/owner-frame.js';
import { type ListOrder, readListPage } from '../../../kernel/owner/list-page.js';
import { listEmpty, listPager } from '../../../kernel/owner/owner-list.js';
import { isPublicUrl, urlLength } from '../public-url.js';
import { ownerText } from '../texts.js';
import { type EndpointSettings, logDays, mostEndpoints, type WebhookStore } from '../webhook-store.js';
import { type StoredEndpoint, webhookDeliveries } from '../webhooks.schema.js';

type IsAllowed = (address: string) => boolean;
const here = paths.ownerWebhooks;
const example = 'https://pots.example/hooks';
const order: ListOrder = {
  by: [[webhookDeliveries.createdAt, 'timestamptz'], [webhookDeliveries.id, 'text']], isDescending: true, shown: 50,
};

function readSettings(values: ReadonlyMap<string, readonly string[]>): EndpointSettings {
  const chosen = values.get('events') ?? [];
  return {
    url: (values.get('url')?.[0] ?? '').trim(),
    events: webhookEventTypes.filter(type => chosen.includes(type)),
    isOn: values.get('on')?.[0] === 'yes',
  };
}

const findFaults = ({ url, events }: EndpointSettings, isAllowed: IsAllowed | undefined): string[] => [
  ...isPublicUrl(url, isAllowed) ? [] : [ownerText('webhookUrlWrong', { example })],
  ...events.length > 0 ? [] : [ownerText('webhookEventsWrong')],
];

async function formValues(context: Context): Promise<ReadonlyMap<string, readonly string[]>> {
  const body = await parseBody(context.req.raw);
  if (body.kind !== 'form') throw new HttpError(415, { error: 'Expected a form.' });
  return body.values;
}

const faultsList = (faults: readonly string[]): Html | '' =>
  faults.length === 0 ? '' : html`<div role="alert"><ul>${faults.map(fault => html`<li>${fault}</li>`)}</ul></div>`;

const settingsFields = ({ url, events, isOn }: EndpointSettings): Html => html`<div class="field"><label for="url">${ownerText('webhookUrl')}</label>
<input id="url" name="url" type="url" dir="ltr" value="${url}" required maxlength="${urlLength}" autocomplete="off" aria-describedby="url-note">
<p class="field-note" id="url-note">${ownerText('webhookUrlNote', { example })}</p></div>
<fieldset><legend>${ownerText('webhookEvents')}</legend>${webhookEventTypes.map(type => html`
<p class="field-choice"><label><input type="checkbox" name="events" value="${type}"${
  events.includes(type) ? html` checked` : ''}> <bdi>${type}</bdi></label></p>`)}
</fieldset>
<p class="field-choice"><label><input type="checkbox" name="on" value="yes"${isOn ? html` checked` : ''}> ${ownerText('webhookOn')}</label></p>`;

const secretNotice = ({ secret }: StoredEndpoint): Html => html`<div role="status"><h2>${ownerText('webhookSecret')}</h2>
<p><code dir="ltr">${secret}</code></p>
<p>${ownerText('webhookSecretOnce')}</p></div>`;

const button = (context: Context, action: string, title: string, hidden: Html | '' = ''): Html =>
  html`<form class="actions" method="post" action="${action}">${csrfInput(context)}${hidden}<button class="button button-quiet">${title}</button></form>`;

type Entry = Awaited<ReturnType<WebhookStore['log']>>[number];

function stateText({ delivery: { deliveredAt }, isWaiting }: Entry): string {
  return ownerText(deliveredAt ? 'webhookDelivered' : isWaiting ? 'webhookWaiting' : 'webhookFailed');
}

function logEntry(context: Context, entry: Entry): Html {
  const { delivery: { id, eventId, type, body, attempts, status, error, createdAt }, url } = entry;
  return html`<article class="submission"><h3><bdi>${type}</bdi> <small>${stateText(entry)}</small></h3>
<p><small><time datetime="${createdAt.toISOString()}">${formatMoment(createdAt)}</time>, <bdi>${url}</bdi></small></p>
<p>${ownerText('webhookAttempts', { count: attempts })}${status === null ? '' : html` ${ownerText('webhookStatus', { status })}`}${
  error === null ? '' : html` <bdi dir="ltr">${error}</bdi>`}</p>
<details><summary>${ownerText('webhookPayload')}</summary><p><code dir="ltr">webhook-id: ${eventId}</code></p>
<pre dir="ltr" tabindex="0" role="region" aria-label="${ownerText('webhookPayload')}"><code>${body}</code></pre></details>
${button(context, `${here}/log/${id}/again`, ownerText('webhookAgain'))}</article>`;
}

/** Without NUL characters, which the database refuses: there is nothing with such an id. */
const idOf = (context: Context): string => (context.req.param('id') ?? '').replaceAll('\0', '');

/** The owner's endpoints and the log of what was sent to them. */
export function addWebhooksPage(app: Hono, { store, isAllowed }: { store: WebhookStore; isAllowed?: IsAllowed }): void {
  const find = async (context: Context): Promise<StoredEndpoint> => {
    const endpoint = await store.endpoint(idOf(context));
    if (!endpoint) throw new HttpError(404, { error: ownerText('webhookGone') });
    return endpoint;
  };

  const showNew = (context: Context, settings: EndpointSettings, faults: readonly string[] = []) => {
    const title = ownerText('webhookAdd');
    return page(context, title, html`${ownerNav(context)}<h1>${title}</h1>
${faultsList(faults)}
<form class="owner-form" method="post" action="${here}/new">${csrfInput(context)}<input type="hidden" name="id" value="${randomUUID()}">
${settingsFields(settings)}
<p><button class="button">${title}</button></p></form>
${logoutForm(context)}`, faults.length > 0 ? 400 : 200);
  };

  const showOne = (context: Context, endpoint: StoredEndpoint, { faults = [], notice = '' }: { faults?: readonly string[]; notice?: Html | '' } = {}) => {
    const title = ownerText('webhookEdit');
    const own = `${here}/${endpoint.id}`;
    return page(context, title, html`${ownerNav(context)}<h1>${title}</h1>
${faultsList(faults)}${notice}
<form class="owner-form" method="post" action="${own}">${csrfInput(context)}
${settingsFields(endpoint)}
<p><button class="button">${ownerText('save')}</button></p></form>
<h2>${ownerText('webhookSecret')}</h2>
<p>${ownerText('webhookRotateNote')}</p>
${button(context, `${own}/secret`, ownerText('webhookRotate'), html`<input type="hidden" name="version" value="${endpoint.secretVersion}">`)}
${button(context, `${own}/test`, ownerText('webhookTest'))}
${button(context, `${own}/delete`, ownerText('delete'))}
<p><a href="${here}">${ownerText('navWebhooks')}</a></p>
${logoutForm(context)}`, faults.length > 0 ? 400 : 200);
  };

  app.get(here, async context => {
    const title = ownerText('navWebhooks');
    const [endpoints, log] = [await store.endpoints(), await readListPage(context, order, part => store.log(part))];
    return page(context, title, html`${ownerNav(context)}<h1>${title}</h1>
<p>${ownerText('webhooksIntro')}</p>
${endpoints.length === 0 ? '' : html`<ul>${endpoints.map(({ id, url, events, isOn }) => html`
<li><a href="${here}/${id}"><bdi>${url}</bdi></a>${
  isOn ? '' : html` (${ownerText('webhookOff')})`}<br><small><bdi dir="ltr">${events.join(', ')}</bdi></small></li>`)}
</ul>`}
${endpoints.length < mostEndpoints ? html`<p><a class="button" href="${here}/new">${ownerText('webhookAdd')}</a></p>` : ''}
<h2>${ownerText('webhookLog')}</h2>
<p>${ownerText('webhookLogNote', { days: logDays })}</p>
${log.rows.length === 0 ? listEmpty(here, {}, ownerText('noneThere')) : log.rows.map(entry => logEntry(context, entry))}${listPager(here, {}, log)}
${logoutForm(context)}`);
  });

  app.get(`${here}/new`, context => showNew(context, { url: '', events: [...webhookEventTypes], isOn: true }));

  app.post(`${here}/new`, async context => {
    const values = await formValues(context);
    const settings = readSettings(values);
    const id = values.get('id')?.[0] ?? '';
    const faults = findFaults(settings, isAllowed);
    if (!/^[\da-f-]{36}$/.test(id)) throw new HttpError(400, { error: 'The id of the form is missing.' });
    if (faults.length > 0) return showNew(context, settings, faults);
    const endpoint = await store.add(id, settings);
    return endpoint ? showOne(context, endpoint, { notice: secretNotice(endpoint) }) : context.redirect(here, 303);
  });

  app.get(`${here}/:id`, async context => showOne(context, await find(context)));

  app.post(`${here}/:id`, async context => {
    const endpoint = await find(context);
    const settings = readSettings(await formValues(context));
    const faults = findFaults(settings, isAllowed);
    if (faults.length > 0) return showOne(context, { ...endpoint, ...settings }, { faults });
    await store.change(endpoint.id, settings);
    return context.redirect(here, 303);
  });

  app.post(`${here}/:id/secret`, async context => {
    const endpoint = await find(context);
    const rotated = await store.rotate(endpoint, Number((await formValues(context)).get('version')?.[0] ?? NaN));
    return rotated ? showOne(context, rotated, { notice: secretNotice(rotated) }) : context.redirect(`${here}/${endpoint.id}`, 303);
  });

  app.post(`${here}/:id/test`, async context => {
    await store.sendTest(await find(context));
    return context.redirect(here, 303);
  });

  app.post(`${here}/:id/delete`, async context => {
    await store.remove(idOf(context));
    return context.redirect(here, 303);
  });

  app.post(`${here}/log/:id/again`, async context => {
    await store.sendAgain(idOf(context));
    return context.redirect(here, 303);
  });
}
