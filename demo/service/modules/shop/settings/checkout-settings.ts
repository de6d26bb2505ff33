import { html } from 'hono/html';
import type { Html } from '../../../kernel/html.js';
import { type RuleDraft, getDraftText } from '../rules/rule-editor.js';
import { selectField, textAreaField, tickField } from '../rules/rule-fields.js';
import type { StoreSettings } from '../store-settings.schema.js';
import { ownerText } from '../texts.js';

type CheckoutSettings = Pick<StoreSettings, 'phone' | 'company' | 'hasNote' | 'terms'>;

export const termsLength = 500;

export const draftOfCheckout = ({ phone, company, hasNote, terms }: CheckoutSettings): Record<string, string> =>
  ({ phone, company, note: hasNote ? 'yes' : '', terms });

/** A choice that no button of the page sends is the default. */
export function toCheckoutSettings(draft: RuleDraft): CheckoutSettings {
  const [phone, company] = ['phone', 'company'].map(name => getDraftText(draft, name));
  return {
    phone: phone === 'off' || phone === 'required' ? phone : 'optional',
    company: company === 'off' ? 'off' : 'optional',
    hasNote: getDraftText(draft, 'note') === 'yes',
    terms: getDraftText(draft, 'terms').replace(/\r\n?/g, '\n'),
  };
}

/** What the checkout asks its buyers for. */
export function checkoutFields(draft: RuleDraft): Html {
  const [off, optional, required] = ([['off', 'fieldHidden'], ['optional', 'fieldOptional'], ['required', 'fieldRequired']] as const)
    .map(([value, key]) => [value, ownerText(key)] as const);
  return html`${selectField(draft, 'phone', ownerText('checkoutPhone'), [off!, optional!, required!])}
${selectField(draft, 'company', ownerText('checkoutCompany'), [off!, optional!])}
${tickField(draft, 'note', ownerText('checkoutNote'))}
${textAreaField(draft, 'terms', ownerText('checkoutTerms'), { most: termsLength, rows: 2, note: ownerText('checkoutTermsNote') })}`;
}
