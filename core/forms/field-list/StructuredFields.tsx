import { type InputHTMLAttributes, memo } from 'react';
import { fieldRules } from '../../contract/fields/field-rules.js';
import { partName } from '../../contract/fields/fold-parts.js';
import type { FormField } from '../../contract/form-field.js';
import { dateFormat } from '../../text/intl.js';
import { countriesIn } from './countries.js';
import type { DrawTextKey } from './draw-texts.js';
import { line } from './LineFields.js';
import { SelectBox, type FieldProps, GroupBox, PartBox, type Tools } from './parts.js';

interface PartProps {
  readonly field: FormField;
  readonly tools: Tools;
  readonly name: string;
  readonly label: DrawTextKey;
  /** Demanded where the field is. */
  readonly isNeeded?: boolean;
  readonly attributes?: InputHTMLAttributes<HTMLInputElement>;
}

const Part = ({ field, tools, name, label, isNeeded, attributes }: PartProps) => (
  <PartBox name={name} label={tools.text(label)}>
    {id => <input type="text" {...attributes} name={partName(field.id, name)} required={isNeeded && field.required} id={id} />}
  </PartBox>
);

export const NameField = memo(function NameField({ field, tools }: FieldProps) {
  return (
    <GroupBox field={field} isNamed layout="row">
      <Part {...{ field, tools }} name="first" label="firstName" isNeeded />
      <Part {...{ field, tools }} name="last" label="lastName" isNeeded />
    </GroupBox>
  );
});

export const AddressField = memo(function AddressField({ field, tools }: FieldProps) {
  const countries = countriesIn(tools.language).map(({ code, name }) => ({ value: code, text: name }));
  return (
    <GroupBox field={field} isNamed layout="address">
      <PartBox name="country" label={tools.text('country')}>
        {id => <SelectBox attributes={{ id, name: partName(field.id, 'country'), autoComplete: 'country' }} options={countries} tools={tools} />}
      </PartBox>
      <Part {...{ field, tools }} name="line1" label="addressLine1" isNeeded />
      <Part {...{ field, tools }} name="line2" label="addressLine2" />
      <Part {...{ field, tools }} name="city" label="city" isNeeded />
      <Part {...{ field, tools }} name="state" label="state" />
      <Part {...{ field, tools }} name="zip" label="zipCode" />
    </GroupBox>
  );
});

const datePart: Record<string, { readonly label: DrawTextKey; readonly digits: number }> = {
  day: { label: 'day', digits: 2 }, month: { label: 'month', digits: 2 }, year: { label: 'year', digits: 4 },
};

/** Day, month and year in the order of the page's language. */
export const DateField = memo(function DateField({ field, tools }: FieldProps) {
  const order = dateFormat(tools.language).formatToParts().map(({ type }) => type as string);
  const names = [...fieldRules.get('date')!.parts!].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return (
    <GroupBox field={field} isNamed layout="date">
      {names.map(name => {
        const { label, digits } = datePart[name]!;
        return <Part key={name} {...{ field, tools, name, label }} isNeeded attributes={{ maxLength: digits, autoComplete: 'off' }} />;
      })}
    </GroupBox>
  );
});

const PhoneLine = line({ type: 'tel' });

/** One number, or the country's calling code beside it. */
export const PhoneField = memo(function PhoneField({ field, tools }: FieldProps) {
  if (!field.showCountryCode) return <PhoneLine field={field} tools={tools} />;
  const countries = countriesIn(tools.language);
  const codes = countries.map(({ code, name, callingCode }) => ({ value: callingCode, text: `${name} ${callingCode}`, country: code }));
  return (
    <GroupBox field={field} isNamed layout="phone">
      <PartBox name="countryCode" label={tools.text('countryCode')}>
        {id => (
          <SelectBox
            attributes={{ id, name: partName(field.id, 'countryCode') }} options={codes} tools={tools}
            chosen={countries.findIndex(({ code }) => code === tools.region)}
          />
        )}
      </PartBox>
      <Part {...{ field, tools }} name="number" label="phoneNumber" isNeeded attributes={{ type: 'tel' }} />
    </GroupBox>
  );
});
