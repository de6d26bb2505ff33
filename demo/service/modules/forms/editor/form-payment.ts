import { html } from 'hono/html';
import type { FormField } from 'site-elements/contract/form-field';
import type { Fault, FieldDraft } from '../../../kernel/fields/field-draft.js';
import type { Html } from '../../../kernel/html.js';
import type { PublicQueries } from '../../../kernel/module.js';
import { providerTitle } from '../payment/provider-title.js';
import { placeMinutes } from '../payment/submission-payments.js';
import { ownerText } from '../texts.js';

type Payments = PublicQueries['shop']['payments'];
interface PaymentDraft {
  readonly fields: readonly FieldDraft[];
  /** The field whose amount is paid: its ID, or the title of one without an ID yet; empty for none. */
  readonly payment: string;
}

const nameOf = ({ id, title }: FieldDraft): string => id || title;
const isPaid = (payment: string) => (field: FieldDraft): boolean => field.type === 'calculation' && payment !== '' && nameOf(field) === payment;

/** The ID of the field that is paid, among the fields as they are stored; null for none. */
export const getPayField = ({ fields, payment }: PaymentDraft, stored: readonly FormField[]): string | null =>
  stored[fields.findIndex(isPaid(payment))]?.id ?? null;

/** What is wrong with the choice. `payments`: those of the shop. */
export function paymentFaults({ fields, payment }: PaymentDraft, { currency, methodsFor }: Payments): Fault[] {
  if (payment === '') return [];
  const row = fields.findIndex(isPaid(payment));
  const field = fields[row];
  if (!field) return [{ text: ownerText('faultPayField', { field: payment }) }];
  const own = (field.texts.currency ?? '').trim().toUpperCase();
  return [
    ...own === currency ? [] : [{ row, text: ownerText(own === '' ? 'faultPayNoCurrency' : 'faultPayCurrency', { field: field.title, own, currency }) }],
    ...methodsFor(100).length > 0 ? [] : [{ text: ownerText('faultPayMethods') }],
  ];
}

/** The choice in the editor; nothing for a form without calculated fields. */
export function paymentGroup({ fields, payment }: PaymentDraft, { currency, methodsFor }: Payments): Html | '' {
  const amounts = fields.filter(({ type }) => type === 'calculation');
  if (amounts.length === 0 && payment === '') return '';
  const names = [...new Set([...amounts.map(nameOf), ...payment === '' ? [] : [payment]])];
  const methods = methodsFor(100).map(({ name }) => providerTitle(name)).join(', ');
  return html`<div class="field"><label for="edit.payment">${ownerText('formPayment')}</label>
<select id="edit.payment" name="payment" aria-describedby="edit.payment.note"><option value="">${ownerText('formPayNone')}</option>${names.map(name => html`
<option value="${name}"${name === payment ? html` selected` : ''}>${amounts.find(field => nameOf(field) === name)?.title ?? name}</option>`)}
</select><p class="field-note" id="edit.payment.note">${methods === '' ? ownerText('faultPayMethods')
  : ownerText('formPayNote', { methods, currency, minutes: placeMinutes })}</p></div>`;
}
