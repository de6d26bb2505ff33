import { html } from 'hono/html';
import type { Html } from '../../../kernel/html.js';
import type { Fault } from '../../../kernel/fields/field-draft.js';
import { fieldKinds } from '../../../kernel/fields/field-kinds.js';
import type { FormField } from 'site-elements/contract/form-field';
import type { StoredForm } from '../find-form.js';
import type { OncePer } from '../forms.schema.js';
import { isTimeZone, getMoments, toLocalTime } from '../../../kernel/time/local-time.js';
import { senderField } from '../limits/sender-of.js';
import { ownerText, type OwnerText } from '../texts.js';

/** When and how often a form can be sent, as its owner types it; empty for no limit. */
export interface LimitsDraft {
  /** As a `datetime-local` input has it: `2026-03-29T18:00`. */
  readonly opens: string;
  readonly closes: string;
  readonly timeZone: string;
  readonly maxSubmissions: string;
  readonly oncePer: string;
  readonly closedText: string;
}

const mostSubmissions = 1_000_000;
const longestText = 1000;
const kinds: readonly (readonly [OncePer | '', OwnerText])[] = [['', 'limitOnceNone'], ['email', 'limitOnceEmail'], ['account', 'limitOnceAccount']];
const names: readonly (keyof LimitsDraft)[] = ['opens', 'closes', 'timeZone', 'maxSubmissions', 'oncePer', 'closedText'];

/** The zone of the service, which is that of the site where both are in one place. */
const ownZone = (): string => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : 'UTC';
};
export const newLimits = (): LimitsDraft => ({ opens: '', closes: '', timeZone: ownZone(), maxSubmissions: '', oncePer: '', closedText: '' });

/** What the editor has posted. */
export const readLimits = (text: (name: string) => string): LimitsDraft =>
  ({ ...newLimits(), ...Object.fromEntries(names.map(name => [name, text(`limit.${name}`)]).filter(([name, value]) => value || name !== 'timeZone')) });

/** The limits of a stored form. */
export function limitsDraft({ opensAt, closesAt, timeZone, maxSubmissions, oncePer, closedText }: StoredForm): LimitsDraft {
  const local = (moment: Date | null) => (moment ? toLocalTime(moment, timeZone) : '');
  return {
    opens: local(opensAt), closes: local(closesAt), timeZone: opensAt || closesAt ? timeZone : newLimits().timeZone,
    maxSubmissions: maxSubmissions === null ? '' : String(maxSubmissions), oncePer: oncePer ?? '', closedText: closedText ?? '',
  };
}

/**
 * The moment of a typed time; null for none. Where clocks show it twice, a form is open for longer: it opens at the first of both and
 * closes at the second.
 */
const momentOf = (local: string, timeZone: string, which: 'opens' | 'closes'): Date | null => {
  const ms = getMoments(local, timeZone)?.at(which === 'opens' ? 0 : -1);
  return ms === undefined ? null : new Date(ms);
};

/** Limits without faults, as they are stored. */
export const limitColumns = ({ opens, closes, timeZone, maxSubmissions, oncePer, closedText }: LimitsDraft) => ({
  opensAt: momentOf(opens, timeZone, 'opens'),
  closesAt: momentOf(closes, timeZone, 'closes'),
  timeZone,
  maxSubmissions: maxSubmissions === '' ? null : Number(maxSubmissions),
  oncePer: (oncePer || null) as OncePer | null,
  closedText: closedText || null,
});

/** What is wrong with limits. */
export function limitFaults(draft: LimitsDraft, fields: readonly FormField[]): Fault[] {
  const { opens, closes, timeZone, maxSubmissions, oncePer, closedText } = draft;
  if (!isTimeZone(timeZone)) return [{ text: ownerText('faultLimitZone', { zone: timeZone }) }];
  const texts = [opens, closes].filter(Boolean).flatMap(local => {
    const moments = getMoments(local, timeZone);
    const [date = '', time = ''] = local.split('T');
    if (moments === null) return [ownerText('faultLimitTime', { text: local })];
    return moments.length === 0 ? [ownerText('faultLimitSkipped', { date, time, zone: timeZone })] : [];
  });
  const columns = texts.length === 0 ? limitColumns(draft) : null;
  if (columns?.opensAt && columns.closesAt && columns.opensAt >= columns.closesAt) texts.push(ownerText('faultLimitOrder'));
  const isCount = /^[1-9]\d*$/.test(maxSubmissions) && Number(maxSubmissions) <= mostSubmissions;
  if (maxSubmissions !== '' && !isCount) texts.push(ownerText('faultLimitCount', { count: mostSubmissions }));
  if (!kinds.some(([kind]) => kind === oncePer)) texts.push(ownerText('faultLimitOnce'));
  if (oncePer === 'email' && !senderField(fields)) texts.push(ownerText('faultLimitEmail', { kind: fieldKinds.email.title }));
  if (closedText.length > longestText) texts.push(ownerText('faultLimitText', { count: longestText }));
  return texts.map(text => ({ text }));
}

const zones = (chosen: string): readonly string[] => [...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')])];

/** The group of the editor. */
export function limitsGroup({ opens, closes, timeZone, maxSubmissions, oncePer, closedText }: LimitsDraft): Html {
  const time = (name: 'opens' | 'closes', title: OwnerText, value: string) => html`<div class="field"><label for="edit.limit.${name}">${
    ownerText(title)}</label>
<input id="edit.limit.${name}" name="limit.${name}" type="datetime-local" value="${value}" min="1970-01-01T00:00" max="9999-12-31T23:59" dir="ltr"></div>`;
  return html`<fieldset class="field"><legend>${ownerText('formLimits')}</legend>
${time('opens', 'limitOpens', opens)}
${time('closes', 'limitCloses', closes)}
<div class="field"><label for="edit.limit.timeZone">${ownerText('limitZone')}</label>
<select id="edit.limit.timeZone" name="limit.timeZone" dir="ltr" translate="no" aria-describedby="edit.limit.timeZone.note">${zones(timeZone).map(zone => html`
<option${zone === timeZone ? html` selected` : ''} value="${zone}">${zone.replaceAll('_', ' ')}</option>`)}
</select><p class="field-note" id="edit.limit.timeZone.note">${ownerText('limitZoneNote')}</p></div>
<div class="field"><label for="edit.limit.maxSubmissions">${ownerText('limitCount')}</label>
<input id="edit.limit.maxSubmissions" name="limit.maxSubmissions" value="${maxSubmissions}" inputmode="numeric" maxlength="7" autocomplete="off" dir="ltr"
 aria-describedby="edit.limit.maxSubmissions.note"><p class="field-note" id="edit.limit.maxSubmissions.note">${ownerText('limitCountNote')}</p></div>
<div class="field"><label for="edit.limit.oncePer">${ownerText('limitOnce')}</label>
<select id="edit.limit.oncePer" name="limit.oncePer" aria-describedby="edit.limit.oncePer.note">${kinds.map(([kind, title]) => html`
<option value="${kind}"${kind === oncePer ? html` selected` : ''}>${ownerText(title)}</option>`)}
</select><p class="field-note" id="edit.limit.oncePer.note">${ownerText('limitOnceNote')}</p></div>
<div class="field"><label for="edit.limit.closedText">${ownerText('limitText')}</label>
<textarea id="edit.limit.closedText" name="limit.closedText" rows="2" maxlength="${longestText}" aria-describedby="edit.limit.closedText.note">
${closedText}</textarea><p class="field-note" id="edit.limit.closedText.note">${ownerText('limitTextNote')}</p></div>
</fieldset>`;
}
