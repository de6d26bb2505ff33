import { html } from 'hono/html';
import type { Html } from '../../../kernel/html.js';
import { formatOwnerDay, formatOwnerNumber } from '../../../kernel/language/format-values.js';
import { csrfInput } from '../../../kernel/owner/owner-frame.js';
import type { Context } from 'hono';
import type { StoredForm } from '../find-form.js';
import { ownerText } from '../texts.js';
import { countText, shareText } from './figure-words.js';
import type { StartResults } from './read-starts.js';
import { resultsPath } from './results-path.js';
import { dayIn } from './results-range.js';
import { bars, removedMark } from './results-view.js';

/** How many have started the form, beside how many submissions there are. */
export const startTotals = ({ started, submitted }: StartResults): Html => (started === 0 ? html`` : html`<div><dt>${
  ownerText('resultsStarted')}</dt><dd>${formatOwnerNumber(started)}</dd></div>
<div><dt>${ownerText('resultsRate')}</dt><dd>${shareText(submitted, started)}</dd></div>`);

/** Since when starts are counted, and of whom. */
export function startsNote({ countStarts, startsCountedSince: since, timeZone }: StoredForm, { started }: StartResults): Html {
  if (countStarts && since) return html`<p>${ownerText('startsSince', { day: formatOwnerDay(dayIn(since, timeZone)) })}</p>`;
  return html`<p>${ownerText(started > 0 ? 'startsPaused' : 'startsOff')}</p>`;
}

/** Where visitors have stopped: by page of a form with several, and by field. */
export function stopsSection({ started, submitted, fields, steps, unknown }: StartResults): Html {
  const all = started - submitted;
  if (all <= 0) return html``;
  const caption = ownerText('stops');
  const row = (label: string | Html, count: number) => ({ label, count, text: countText(count, all) });
  const last = unknown > 0 ? [row(ownerText('stopsUnknown'), unknown)] : [];
  const counted = 'stopsVisitors';
  return html`<section class="result"><h2>${caption}</h2>
<p>${ownerText('stopsNote')}</p>
${steps.length === 0 ? '' : bars({ caption, column: 'stopsPage', counted, isHorizontal: true, rows: [...steps.map(({ name, count }, at) =>
  row(name || ownerText('formPageOf', { number: at + 1, count: steps.length }), count)), ...last] })}
${bars({ caption, column: 'stopsField', counted, isHorizontal: true, rows: [
  ...fields.map(({ title, count, isRemoved }) => row(html`${title}${removedMark(isRemoved)}`, count)), ...last,
] })}
</section>`;
}

/** The button that deletes the sums. */
export const deleteStarts = (context: Context, { id, startsCountedSince }: StoredForm): Html | '' => (startsCountedSince === null ? ''
  : html`<form method="post" action="${resultsPath(id)}/delete">${csrfInput(context)}<p>${ownerText('startsDeleteNote')}</p>
<p><button class="button button-quiet">${ownerText('startsDelete')}</button></p></form>`);
