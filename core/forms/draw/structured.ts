import { fieldRules } from '../../contract/fields/field-rules.js';
import { partName } from '../../contract/fields/fold-parts.js';
import type { FormField } from '../../contract/form-field.js';
import type { DrawTextKey } from './draw-texts.js';
import { type Attributes, build, grouped, labelled, type Tools } from './build.js';
import { countriesIn } from './countries.js';
import type { DrawField } from './draw-field.js';
import { line, listOf } from './lines.js';

interface Part { readonly field: FormField; readonly name: string; readonly label: DrawTextKey; readonly isNeeded?: boolean }

function part(tools: Tools, { field, name, label, isNeeded = false }: Part, attributes: Attributes, options?: Parameters<typeof listOf>[2]): HTMLElement {
  const own = { ...attributes, name: partName(field.id, name), required: field.required && isNeeded };
  const control = options ? listOf(tools, own, options) : build(tools, 'input', { type: 'text', ...own });
  const drawn = labelled(tools, [tools.text(label)], control);
  drawn.className = `site-form-part site-form-part-${name}`;
  return drawn;
}

export const name: DrawField = (field, tools) => grouped(tools, field, [
  part(tools, { field, name: 'first', label: 'firstName', isNeeded: true }, {}),
  part(tools, { field, name: 'last', label: 'lastName', isNeeded: true }, {}),
], { isNamed: true, layout: 'row' });

export const address: DrawField = (field, tools) => grouped(tools, field, [
  part(tools, { field, name: 'country', label: 'country' }, { autocomplete: 'country' }, countriesIn(tools.language).map(({ code, name: words }) => [code, words])),
  part(tools, { field, name: 'line1', label: 'addressLine1', isNeeded: true }, {}),
  part(tools, { field, name: 'line2', label: 'addressLine2' }, {}),
  part(tools, { field, name: 'city', label: 'city', isNeeded: true }, {}),
  part(tools, { field, name: 'state', label: 'state' }, {}),
  part(tools, { field, name: 'zip', label: 'zipCode' }, {}),
], { isNamed: true, layout: 'address' });

const datePart: Record<string, { readonly label: DrawTextKey; readonly digits: number }> = {
  day: { label: 'day', digits: 2 }, month: { label: 'month', digits: 2 }, year: { label: 'year', digits: 4 },
};

/** Day, month and year in the order of the page's language. */
export const date: DrawField = (field, tools) => {
  const order = new Intl.DateTimeFormat(tools.language || undefined).formatToParts().map(({ type }) => type as string);
  const names = [...fieldRules.get('date')!.parts!].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return grouped(tools, field, names.map(named => part(
    tools, { field, name: named, label: datePart[named]!.label, isNeeded: true }, { maxlength: datePart[named]!.digits, autocomplete: 'off' },
  )), { isNamed: true, layout: 'date' });
};

/** One number, or the country's calling code beside it. */
export const phone: DrawField = (field, tools) => {
  if (!field.showCountryCode) return line({ type: 'tel' })(field, tools);
  const countries = countriesIn(tools.language);
  const code = part(tools, { field, name: 'countryCode', label: 'countryCode' }, {}, countries.map(({ code: country, name: words, callingCode }) =>
    [callingCode, `${words} ${callingCode}`, country]));
  const here = countries.findIndex(country => country.code === tools.region);
  if (here >= 0) code.querySelector('select')!.options[here + 1]!.defaultSelected = true;
  return grouped(tools, field, [
    code, part(tools, { field, name: 'number', label: 'phoneNumber', isNeeded: true }, { type: 'tel' }),
  ], { isNamed: true, layout: 'phone' });
};
