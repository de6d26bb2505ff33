import { createHash, randomBytes } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import type { Database } from '../../../kernel/database/database.js';
import type { Html } from '../../../kernel/html.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import { page } from '../../../kernel/http/page.js';
import { parseBody } from '../../../kernel/http/parse-body.js';
import { markupIn } from '../../../kernel/language/markup-in.js';
import { csrfInput, logoutForm, ownerNav } from '../../../kernel/owner/owner-frame.js';
import { emailRhythms, type FigureSettings } from '../figures.schema.js';
import { dayIn } from '../site-days.js';
import { findEmailRange } from './figures-email.js';
import { saveFigureSettings } from './figure-settings.js';
import { deleteFigures } from './sweep-figures.js';
import { ownerText, type OwnerText } from './texts.js';

const here = paths.ownerFigures;
const counterTag = (): Html => html`<code dir="ltr">&lt;site-analytics counter="unless-declined"&gt;</code>`;
const keptChoices = [6, 13, 25, 37, null] as const;

const rhythmTexts = {
  off: 'figuresEmailsOff', week: 'figuresEmailsWeek', month: 'figuresEmailsMonth',
} as const satisfies Record<FigureSettings['emails'], OwnerText>;

interface FormSettings extends FigureSettings { readonly ownerEmail: string }

/** What the owner sets below the figures, each with a button of its own. */
export function settingsForms(context: Context, { isOn, keptMonths, keyHash, emails, ownerEmail }: FormSettings): Html {
  const form = (action: string, fields: Html | string, button: string) => html`<form class="setting" method="post" action="${here}/${action}">${
    csrfInput(context)}${fields}<button class="button button-quiet">${button}</button></form>`;
  const done = context.req.query('done');
  return html`<section id="settings"><h2>${ownerText('figuresSettings')}</h2>
${done === undefined ? '' : html`<p role="status">${ownerText(done === 'deleted' ? 'figuresDeleted' : 'figuresSaved')}</p>`}
${form('count', html`<p>${isOn ? ownerText('figuresIsOn') : markupIn(ownerText('figuresOff'), { tag: counterTag() })}</p>
<input type="hidden" name="on" value="${isOn ? 'no' : 'yes'}">`, ownerText(isOn ? 'figuresTurnOff' : 'figuresTurnOn'))}
${form('kept', html`<div class="field"><label for="months">${ownerText('figuresKept')}</label>
<select id="months" name="months">${keptChoices.map(months => html`
<option value="${months ?? ''}"${months === keptMonths ? html` selected` : ''}>${
  months === null ? ownerText('figuresKeptAlways') : ownerText('figuresKeptMonths', { count: months })}</option>`)}
</select></div>`, ownerText('save'))}
${ownerEmail === '' ? html`<p>${markupIn(ownerText('figuresEmailsMissing'), { name: html`<code dir="ltr">OWNER_EMAIL</code>` })}</p>` : form('emails', html`
<div class="field"><label for="emails">${ownerText('figuresEmails')}</label>
<select id="emails" name="emails" aria-describedby="emails-to">${emailRhythms.map(rhythm => html`
<option value="${rhythm}"${rhythm === emails ? html` selected` : ''}>${ownerText(rhythmTexts[rhythm])}</option>`)}
</select><small id="emails-to">${markupIn(ownerText('figuresEmailsTo'), { email: html`<bdi>${ownerEmail}</bdi>` })}</small></div>`, ownerText('save'))}
<h3>${ownerText('figuresKey')}</h3>
<p>${markupIn(ownerText('figuresKeyNote'), {
  path: html`<code dir="ltr">${paths.figures}</code>`, header: html`<code dir="ltr">Authorization: Bearer …</code>`,
})}</p>
${form('key', '', ownerText('figuresKeyCreate'))}
${keyHash === '' ? '' : form('key-end', '', ownerText('figuresKeyEnd'))}
${form('delete', html`<p class="field-choice"><label><input type="checkbox" name="sure" value="yes" required> ${ownerText('figuresDeleteSure')}</label></p>`,
  ownerText('figuresDelete'))}</section>`;
}

async function formValue(context: Context, name: string): Promise<string> {
  const body = await parseBody(context.req.raw);
  if (body.kind !== 'form') throw new HttpError(415, { error: 'Expected a form.' });
  return body.values.get(name)?.[0] ?? '';
}

/** Changes of the settings; the owner's guard has checked each. */
export function addFigureSettings(app: Hono, { database, now, timeZone }: { readonly database: Database; now(): Date; timeZone(): Promise<string> }): void {
  const back = (context: Context, done = 'saved') => context.redirect(`${here}?done=${done}#settings`, 303);

  app.post(`${here}/count`, async context => {
    await saveFigureSettings(database, { isOn: await formValue(context, 'on') === 'yes' });
    return back(context);
  });
  app.post(`${here}/kept`, async context => {
    const months = await formValue(context, 'months');
    const kept = keptChoices.find(choice => String(choice ?? '') === months);
    if (kept === undefined) throw new HttpError(400, { error: 'Expected one of the offered numbers of months.', field: 'months' });
    await saveFigureSettings(database, { keptMonths: kept });
    return back(context);
  });
  app.post(`${here}/emails`, async context => {
    const sent = await formValue(context, 'emails');
    const emails = emailRhythms.find(rhythm => rhythm === sent);
    if (emails === undefined) throw new HttpError(400, { error: 'Expected one of the offered rhythms.', field: 'emails' });
    // The first email reports what ends after this moment.
    const emailedUntil = emails === 'off' ? '' : findEmailRange(emails, dayIn(now(), await timeZone())).until;
    await saveFigureSettings(database, { emails, emailedUntil });
    return back(context);
  });
  app.post(`${here}/delete`, async context => {
    if (await formValue(context, 'sure') !== 'yes') return back(context);
    await deleteFigures(database);
    return back(context, 'deleted');
  });
  app.post(`${here}/key`, async context => {
    const key = randomBytes(32).toString('base64url');
    await saveFigureSettings(database, { keyHash: createHash('sha256').update(key).digest('base64url') });
    return page(context, ownerText('figuresKey'), html`${ownerNav(context)}<h1>${ownerText('figuresKey')}</h1>
<div role="status"><p>${ownerText('figuresKeyOnce')}</p><p><code dir="ltr">${key}</code></p></div>
<p><a href="${here}#settings">${ownerText('navFigures')}</a></p>${logoutForm(context)}`);
  });
  app.post(`${here}/key-end`, async context => {
    await saveFigureSettings(database, { keyHash: '' });
    return back(context);
  });
}
