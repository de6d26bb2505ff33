import { type ReactNode, useState } from 'react';
import type { FormField } from '../../contract/form-field.js';
import { uniqueId } from '../dom/own-nodes.js';
import type { DrawTextKey } from './draw-texts.js';

/** What every field is drawn with. */
export interface Tools {
  /** Language of the page, as its author declared it. */
  readonly language: string;
  /** The visitor's own region, such as `IE`; empty if the browser has none. */
  readonly region: string;
  text(key: DrawTextKey): string;
}

export interface FieldProps { readonly field: FormField; readonly tools: Tools }

/** Unlike React's own, unique in a page with many roots. */
export const useUniqueId = (): string => useState(uniqueId)[0];

/** A field's title, with a star where it is demanded; the star is for eyes, the control says it to everyone else. */
export const Title = ({ title, required }: Pick<FormField, 'title' | 'required'>) => (
  required ? <>{title}{' '}<span className="site-form-star" aria-hidden="true">*</span></> : title
);

const Note = ({ id, text }: { readonly id: string; readonly text: string | undefined }) => (text ? <small id={id}>{text}</small> : null);

/** What a control is tied to its label and its description with. */
export interface LabeledControl { readonly id: string; readonly 'aria-describedby': string | undefined }

interface FieldBoxProps {
  readonly field: FormField;
  /** A node besides the description that describes the control, by its id. */
  readonly markId?: string;
  readonly symbol?: string;
  readonly children: (tied: LabeledControl) => ReactNode;
}

/** A control under its label, and what describes it. */
export function FieldBox({ field, markId, symbol, children }: FieldBoxProps) {
  const id = useUniqueId();
  const noteId = useUniqueId();
  const described = [field.description && noteId, markId].filter(Boolean).join(' ');
  return (
    <div className="site-form-field" data-field={field.type} data-symbol={symbol}>
      <label htmlFor={id}><Title {...field} /></label>
      {children({ id, 'aria-describedby': described || undefined })}
      <Note id={noteId} text={field.description} />
    </div>
  );
}

interface GroupBoxProps {
  readonly field: FormField;
  /** The controls are parts of the field, which gives the group its name. */
  readonly isNamed?: boolean;
  readonly layout?: string;
  readonly symbol?: string;
  readonly children: ReactNode;
}

/** Several controls under one title. */
export function GroupBox({ field, isNamed, layout = 'list', symbol, children }: GroupBoxProps) {
  const noteId = useUniqueId();
  return (
    <fieldset
      className={`site-form-field site-form-${layout}`} data-field={field.type} name={isNamed ? field.id : undefined}
      aria-describedby={field.description ? noteId : undefined} data-symbol={symbol}
    >
      <legend><Title {...field} /></legend>
      <Note id={noteId} text={field.description} />
      <div className="site-form-parts">{children}</div>
    </fieldset>
  );
}

/** One of the controls of a group, under a label of its own. */
export function PartBox({ name, label, children }: { readonly name: string; readonly label: string; readonly children: (id: string) => ReactNode }) {
  const id = useUniqueId();
  return <div className={`site-form-part site-form-part-${name}`}><label htmlFor={id}>{label}</label>{children(id)}</div>;
}

interface TickProps {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly value: string | number;
  readonly required?: boolean;
  readonly describedBy?: string;
  /** What calculations count for it. */
  readonly price?: number | undefined;
  readonly children: ReactNode;
}

/** A tick box or radio button beside its label. */
export function CheckOption({ describedBy, price, children, ...input }: TickProps) {
  const id = useUniqueId();
  return (
    <div className="site-form-tick">
      <input {...input} id={id} aria-describedby={describedBy} data-site-option-price={price} /><label htmlFor={id}>{children}</label>
    </div>
  );
}

/** A mark before an input, such as a currency's symbol. */
export function PrefixedInput({ id, text, children }: { readonly id: string; readonly text: string; readonly children: ReactNode }) {
  return (
    <div className="site-form-marked">
      <span id={id} className="site-form-mark" data-wide={text.length > 1 ? '' : undefined}>{text}</span>{children}
    </div>
  );
}

interface Option { readonly value: string; readonly text: string; readonly country?: string; readonly price?: number | undefined }
interface ChooseProps {
  readonly attributes: {
    readonly id: string;
    readonly name: string;
    readonly required?: boolean;
    readonly autoComplete?: string;
    readonly 'aria-describedby'?: string;
  };
  readonly options: readonly Option[];
  readonly tools: Tools;
  /** Which of the options is chosen at the start. Not by its value, which several countries share. */
  readonly chosen?: number;
}

/** A list to choose from; its first line chooses nothing. */
export function SelectBox({ attributes, options, tools, chosen = -1 }: ChooseProps) {
  const choose = (list: HTMLSelectElement | null) => {
    if (!list || chosen < 0) return;
    const { selectedIndex } = list; // where a server drew it, the visitor may have chosen already
    list.options[chosen + 1]!.defaultSelected = true;
    if (selectedIndex > 0) list.selectedIndex = selectedIndex;
  };
  return (
    <select {...attributes} ref={choose}>
      <option value="">{tools.text('choose')}</option>
      {options.map(({ value, text, country, price }) => (
        <option key={country ?? value} value={value} data-country={country} data-site-option-price={price}>{text}</option>
      ))}
    </select>
  );
}
