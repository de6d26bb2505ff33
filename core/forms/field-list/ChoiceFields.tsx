import { memo } from 'react';
import { likertScale } from '../../contract/likert-scale.js';
import { partName } from '../../contract/fields/fold-parts.js';
import type { DrawTextKey } from './draw-texts.js';
import type { FormField } from '../../contract/form-field.js';
import { numberFormat } from '../../text/intl.js';
import { type FieldProps, GroupBox, PrefixedInput, CheckOption, Title, type Tools, useUniqueId } from './parts.js';

export const RadioField = memo(function RadioField({ field }: FieldProps) {
  return (
    <GroupBox field={field}>
      {field.options!.map(option => (
        <CheckOption key={option} type="radio" name={field.id} value={option} required={field.required} price={field.prices?.[option]}>{option}</CheckOption>
      ))}
    </GroupBox>
  );
});

function TickField({ field }: FieldProps) {
  const noteId = useUniqueId();
  const { id, required, description, prices } = field;
  return (
    <div className="site-form-field" data-field="checkbox">
      <CheckOption type="checkbox" name={id} value="yes" required={required} price={prices?.yes} describedBy={description ? noteId : undefined}>
        <Title {...field} />
      </CheckOption>
      {description ? <small id={noteId}>{description}</small> : null}
    </div>
  );
}

/** With options a group of which some may be ticked, without one box to tick. */
export const CheckboxField = memo(function CheckboxField({ field, tools }: FieldProps) {
  const { id, required, options, prices } = field;
  if (!options) return <TickField field={field} tools={tools} />;
  return (
    <GroupBox field={field}>
      {options.map((option, at) => (
        <CheckOption key={option} type="checkbox" name={id} value={option} required={required && at === 0} price={prices?.[option]}>{option}</CheckOption>
      ))}
    </GroupBox>
  );
});

interface ScaleProps { readonly tools: Tools; readonly name: string; readonly required: boolean | undefined }

const Scale = ({ tools, name, required }: ScaleProps) => (
  <div className="site-form-scale">
    {likertScale.map(([point]) => (
      <CheckOption key={point} type="radio" {...{ name, required }} value={point}>
        {tools.text(`likert${point < 0 ? 'Minus' : ''}${Math.abs(point)}` as DrawTextKey)}
      </CheckOption>
    ))}
  </div>
);

/** One scale for each statement, or a single one. */
export const LikertField = memo(function LikertField({ field, tools }: FieldProps) {
  const { id, options, required } = field;
  return (
    <GroupBox field={field} isNamed={!!options} layout="likert">
      {options
        ? options.map(statement => (
          <fieldset key={statement} className="site-form-statement">
            <legend>{statement}</legend>
            <Scale {...{ tools, required }} name={partName(id, statement)} />
          </fieldset>
        ))
        : <Scale {...{ tools, required }} name={id} />}
    </GroupBox>
  );
});

/** What stands before an amount. */
export const getCurrencySymbol = ({ currencySymbol = '$' }: FormField): string => currencySymbol;

/** An amount in the page's language, such as `€10` or `CHF 12.50`. */
function formatAmount(amount: number, symbol: string, { language }: Tools): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const number = numberFormat(language, { minimumFractionDigits: digits }).format(amount);
  return `${symbol}${symbol.length > 1 ? '\u00a0' : ''}${number}`;
}

/**
 * Amounts to choose from, and one of the visitor's own. All share the field's name: of those that are posted, the first
 * that is filled counts, so that it works without scripts too.
 */
export const AmountsField = memo(function AmountsField({ field, tools }: FieldProps) {
  const { id, required } = field;
  const markId = useUniqueId();
  const symbol = getCurrencySymbol(field);
  const other = tools.text('otherAmount');
  return (
    <GroupBox field={field} layout="amounts" symbol={symbol}>
      {field.amounts!.map(amount => (
        <CheckOption key={amount} type="radio" name={id} value={amount} required={required}>{formatAmount(amount, symbol, tools)}</CheckOption>
      ))}
      <CheckOption type="radio" name={id} value="" required={required}>{other}</CheckOption>
      <PrefixedInput id={markId} text={symbol}><input type="text" name={id} aria-label={other} aria-describedby={markId} /></PrefixedInput>
    </GroupBox>
  );
});
