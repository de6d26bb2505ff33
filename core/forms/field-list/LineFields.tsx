import { type InputHTMLAttributes, memo } from 'react';
import type { FormField } from '../../contract/form-field.js';
import { maxFileBytes as usualFileBytes, sizeText, usualFileTypes } from '../../contract/uploads.js';
import { fill } from '../../text/fill.js';
import { SelectBox, FieldBox, type FieldProps, PrefixedInput, useUniqueId } from './parts.js';

type Attributes = InputHTMLAttributes<HTMLInputElement>;

/** A kind that is one input. */
export const line = (attributes: Attributes) => memo(function LineField({ field }: FieldProps) {
  const { id: name, required, placeholder, maxLength, multiple } = field;
  return <FieldBox field={field}>{tied => <input {...attributes} {...{ name, required, placeholder, maxLength, multiple }} {...tied} />}</FieldBox>;
});

/** A kind that is one input behind a mark, such as a currency's symbol. */
export const marked = (attributes: Attributes, markOf: (field: FormField) => string) => memo(function MarkedField({ field }: FieldProps) {
  const markId = useUniqueId();
  const mark = markOf(field);
  return (
    <FieldBox field={field} markId={markId} symbol={field.type === 'currency' ? mark : undefined}>
      {tied => <PrefixedInput id={markId} text={mark}><input {...attributes} name={field.id} required={field.required} {...tied} /></PrefixedInput>}
    </FieldBox>
  );
});

export const TextareaField = memo(function TextareaField({ field }: FieldProps) {
  const { id: name, required, placeholder, maxLength } = field;
  return <FieldBox field={field}>{tied => <textarea rows={5} {...{ name, required, placeholder, maxLength }} {...tied} />}</FieldBox>;
});

export const SelectField = memo(function SelectField({ field, tools }: FieldProps) {
  const { id: name, required } = field;
  const options = field.options!.map(option => ({ value: option, text: option, price: field.prices?.[option] }));
  return <FieldBox field={field}>{tied => <SelectBox attributes={{ name, required, ...tied }} {...{ options, tools }} />}</FieldBox>;
});

/** The accepted files are shown before a visitor looks for one, and judged again when the form is sent. */
export const FileField = memo(function FileField({ field, tools }: FieldProps) {
  const { id: name, required, description, accept, maxFiles = 1, maxFileBytes = usualFileBytes } = field;
  const limits = fill(tools.text(accept ? 'filesOf' : 'usualFiles'), { types: accept ?? '', size: sizeText(maxFileBytes) });
  return (
    <FieldBox field={{ ...field, description: description ? `${description} ${limits}` : limits }}>
      {tied => (
        <input
          type="file" {...{ name, required }} accept={accept ?? usualFileTypes} multiple={maxFiles > 1}
          data-max-files={maxFiles} data-max-file-bytes={maxFileBytes} {...tied}
        />
      )}
    </FieldBox>
  );
});

/** What it comes to is shown and sent by `calculations`. */
export const CalculationField = memo(function CalculationField({ field }: FieldProps) {
  const { id, formula, currency, digits } = field;
  return (
    <FieldBox field={field}>
      {tied => <output name={id} data-site-calculation={formula} data-site-currency={currency} data-site-digits={digits} {...tied} />}
    </FieldBox>
  );
});

export const HiddenField = memo(function HiddenField({ field: { id, value = '', prefill } }: FieldProps) {
  return <input type="hidden" name={id} defaultValue={value} data-site-prefill={prefill ? '' : undefined} />;
});

export const SectionField = memo(function SectionField({ field: { title, description, underline } }: FieldProps) {
  return (
    <div className={`site-form-section${underline ? ' site-form-underline' : ''}`}>
      <h2>{title}</h2>
      {description ? <p>{description}</p> : null}
    </div>
  );
});
