import { momentText } from 'site-elements/contract/limits/moment-text';
import { phaseAt } from 'site-elements/contract/limits/form-phase';
import { formatOwnerNumber } from '../../../kernel/language/format-values.js';
import { currentLanguage } from '../../../kernel/language/speech.js';
import type { StoredForm } from '../find-form.js';
import { ownerText } from '../texts.js';

/** Whether a form can be sent, in the list of forms. */
export function limitStatus({ opensAt, closesAt, timeZone, maxSubmissions }: StoredForm, arrived: number, now = Date.now()): string {
  const time = (moment: Date) => momentText(moment.getTime(), currentLanguage() === 'en' ? 'en-IE' : currentLanguage(), timeZone);
  const phase = phaseAt({ opens: opensAt?.getTime() ?? null, closes: closesAt?.getTime() ?? null }, now);
  if (phase === 'notYet') return ownerText('statusOpens', { time: time(opensAt!) });
  if (phase === 'closed') return ownerText('statusClosed');
  if (maxSubmissions !== null && arrived >= maxSubmissions) return ownerText('statusFull');
  return closesAt ? ownerText('statusCloses', { time: time(closesAt) }) : ownerText('statusOpen');
}

/** "12 of 30". */
export const arrivedText = (arrived: number, { maxSubmissions }: StoredForm): string =>
  (maxSubmissions === null
    ? formatOwnerNumber(arrived)
    : ownerText('arrivedOf', { count: formatOwnerNumber(arrived), limit: formatOwnerNumber(maxSubmissions) }));
