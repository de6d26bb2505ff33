import { numberToDecimal, toMinorUnits } from 'site-elements/contract/calculations/decimal';
import { getFractionDigits } from 'site-elements/contract/calculations/form-calculations';
import { formatMoney } from 'site-elements/contract/store';
import type { FieldValue } from 'site-elements/contract/submission';
import { HttpError } from '../../../kernel/http/http-error.js';
import { currentLanguage } from '../../../kernel/language/speech.js';
import type { VisibleForm } from '../visible-form.js';
import type { StoredForm } from '../find-form.js';
import { t } from '../texts.js';

/** An amount in minor units. */
export interface Amount {
  readonly cents: number;
  readonly currency: string;
}

/** The largest amount of one payment; the shop's orders and its providers take it. */
export const mostCents = 99_999_999;

/** What the values of a stored submission have to pay; null for nothing. They are the service's own calculation. */
export function amountToPay({ fields, payField }: StoredForm, values: Readonly<Record<string, FieldValue>>): Amount | null {
  const field = payField === null ? undefined : fields.find(({ id, type }) => id === payField && type === 'calculation');
  const value = field && values[field.id];
  if (!field?.currency || typeof value !== 'number' || value <= 0) return null;
  const cents = toMinorUnits(numberToDecimal(value) ?? 0n, getFractionDigits(field));
  return cents === null || cents < 1 || cents > mostCents ? null : { cents, currency: field.currency };
}

/** Throws a refusal if a form asks for an amount that cannot be calculated, or is too large: it would be stored and never paid. */
export function demandAmount(form: VisibleForm, values: Readonly<Record<string, FieldValue>>): void {
  const field = form.payField === null ? undefined : form.fields.find(({ id }) => id === form.payField);
  if (!field) return;
  const value = values[field.id];
  const isNothing = typeof value === 'number' && value <= 0;
  if (!isNothing && amountToPay(form, values) === null)
    throw new HttpError(400, { error: t('payNoAmount'), errors: { [field.id]: t('payNoAmount') } });
}

/** An amount as people read it. */
export const amountText = ({ cents, currency }: Amount): string => formatMoney(cents, { currency, locale: currentLanguage() });
