import { createElement, useEffect, useRef, type ComponentType, type RefObject } from 'react';
import type { Json, SettingHints, ValueSchema } from '../../../core/settings/element-schema.js';
import type { ControlKind, EditorField } from './control-kinds.js';
import type { ElementEditorHost } from '../element-editor.settings.js';

export interface FieldProps {
  readonly host: ElementEditorHost;
  readonly id: string;
  /** Path of the value, as JSON. */
  readonly path: string;
  readonly schema: ValueSchema;
  readonly hints: Partial<SettingHints>;
  readonly label: string;
  /** What the field shows: the value as a text, or what was typed and is not one yet. */
  readonly text: string;
  /** The value, or the default. */
  readonly value: Json | undefined;
  /** The default as a text; empty without one. */
  readonly fallback: string;
  readonly describedBy: string;
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
}

/** Up to this many choices with short names are buttons in a row. */
const [mostSegments, mostLetters] = [3, 26];
/** A slider with more steps than this would be no help. */
const mostSteps = 1000;

/** A field keeps what is typed in it until the state has another text. */
function useText<F extends HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(text: string): RefObject<F | null> {
  const field = useRef<F>(null);
  useEffect(() => { if (field.current!.value !== text) field.current!.value = text; }, [text]);
  return field;
}

function useChecked(isChecked: boolean): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => { field.current!.checked = isChecked; }, [isChecked]);
  return field;
}

const written = ({ path }: FieldProps) => ({ 'data-action': 'write', 'data-path': path });
const labeled = ({ id, describedBy, isInvalid, isDisabled }: FieldProps) =>
  ({ id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid || undefined, disabled: isDisabled });
const common = (props: FieldProps) => ({ ...labeled(props), ...written(props) });

/** A text in a line. */
function Text(props: FieldProps & { readonly type?: string; readonly inputMode?: 'url'; readonly list?: string }) {
  const { text, fallback, type = 'text', inputMode, list, schema } = props;
  const isCode = type !== 'text' || inputMode || schema.pattern !== undefined;
  return (
    <input
      ref={useText<HTMLInputElement>(text)} {...common(props)} type={type} inputMode={inputMode} list={list} defaultValue={text} placeholder={fallback}
      autoComplete="off" spellCheck={!isCode} dir={isCode ? 'ltr' : 'auto'}
    />
  );
}

function Area(props: FieldProps) {
  const { text, fallback } = props;
  return (
    <textarea
      ref={useText<HTMLTextAreaElement>(text)} {...common(props)} rows={3} defaultValue={text} placeholder={fallback} autoComplete="off" spellCheck={false}
      dir="ltr"
    />
  );
}

function NumberField(props: FieldProps) {
  const { text, fallback, schema: { type, minimum, maximum }, label, id, path, value, isDisabled } = props;
  const step = type === 'integer' ? 1 : 'any';
  const hasSlider = minimum !== undefined && maximum !== undefined && maximum - minimum <= mostSteps && typeof value === 'number';
  const sliderStep = type === 'integer' || maximum! - minimum! >= 20 ? 1 : (maximum! - minimum!) / 100;
  return (
    <span className="number">
      <input
        ref={useText<HTMLInputElement>(text)} {...common(props)} type="number" min={minimum} max={maximum} step={step} defaultValue={text}
        placeholder={fallback} inputMode={minimum !== undefined && minimum >= 0 ? 'decimal' : undefined} autoComplete="off"
      />
      {hasSlider && <Slider key="slider" {...{ label, id, path, value, isDisabled, min: minimum, max: maximum, step: sliderStep }} />}
    </span>
  );
}

interface SliderProps {
  readonly label: string;
  readonly id: string;
  readonly path: string;
  readonly value: number;
  readonly isDisabled: boolean;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

function Slider({ label, id, path, value, isDisabled, min, max, step }: SliderProps) {
  return (
    <input
      ref={useText<HTMLInputElement>(String(value))} id={`${id}-slider`} type="range" data-action="write" data-path={path} aria-label={label}
      min={min} max={max} step={step} defaultValue={String(value)} disabled={isDisabled}
    />
  );
}

function Switch(props: FieldProps) {
  const isOn = props.value === true;
  return <input ref={useChecked(isOn)} {...common(props)} type="checkbox" role="switch" defaultChecked={isOn} />;
}

interface Option { readonly value: string; readonly label: string }

function Segment({ props, option: { value, label }, chosen }: { readonly props: FieldProps; readonly option: Option; readonly chosen: string }) {
  const { id: _, ...own } = common(props);
  return (
    <label className="segment">
      <input ref={useChecked(value === chosen)} {...own} type="radio" name={props.id} value={value} defaultChecked={value === chosen} />
      <span>{label}</span>
    </label>
  );
}

function Select({ props, options, chosen }: { readonly props: FieldProps; readonly options: readonly Option[]; readonly chosen: string }) {
  return (
    <select ref={useText<HTMLSelectElement>(chosen)} {...common(props)} defaultValue={chosen}>
      {options.map(({ value, label }) => <option key={value} value={value}>{label}</option>)}
    </select>
  );
}

/** Few choices side by side, many in a menu. What the element has and the table does not know is shown, too. */
function Choices({ props, options, chosen }: { readonly props: FieldProps; readonly options: readonly Option[]; readonly chosen: string }) {
  const all = options.some(({ value }) => value === chosen) ? options : [...options, { value: chosen, label: chosen }];
  if (!isSegmented(all)) return <Select props={props} options={all} chosen={chosen} />;
  return (
    <span className="segments" role="radiogroup" aria-labelledby={`${props.id}-label`} aria-describedby={props.describedBy}>
      {all.map(option => <Segment key={option.value} props={props} option={option} chosen={chosen} />)}
    </span>
  );
}

const isSegmented = (options: readonly Option[]): boolean =>
  options.length <= mostSegments && options.reduce((letters, { label }) => letters + label.length, 0) <= mostLetters;

function Choice(props: FieldProps) {
  const { host, schema, hints, fallback, value } = props;
  const choices = hints.choices ?? (schema.enum ?? []).map(choice => ({ value: String(choice), label: String(choice) }));
  const isMenu = choices.length > mostSegments;
  const options = choices.map(({ value: one, label }) => ({ value: one, label: isMenu && one === fallback ? host.text('default', { value: label }) : label }));
  const automatic = hints.isAutomatic || value === undefined ? [{ value: '', label: host.text('automatic') }] : [];
  return <Choices props={props} options={[...automatic, ...options]} chosen={value === undefined || value === null ? '' : String(value)} />;
}

function Automatic(props: FieldProps) {
  const { host, value } = props;
  const options = [{ value: '', label: host.text('automatic') }, { value: 'true', label: host.text('yes') }, { value: 'false', label: host.text('no') }];
  return <Choices props={props} options={options} chosen={typeof value === 'boolean' ? String(value) : ''} />;
}

/** A text with choices that are suggested. */
function Suggestions(props: FieldProps) {
  const { id, hints } = props;
  return (
    <>
      <Text {...props} list={`${id}-list`} />
      <datalist id={`${id}-list`}>{(hints.choices ?? []).map(({ value, label }) => <option key={value} value={value} label={label} />)}</datalist>
    </>
  );
}

/** An element for editors with a plain field inside, which it writes to. The action is that of the element: inside of it, it would be one of its own. */
function ElementField({ editor: { tag, attributes, property }, ...props }: FieldProps & { readonly editor: EditorField }) {
  const { text, fallback, label } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!property) return;
    const element = field.current!.closest(tag) as unknown as Record<string, unknown>;
    if (element[property[0]] !== property[1]) [, element[property[0]]] = property;
  });
  useEffect(() => {
    const element = field.current!.closest<HTMLElement & { value?: string }>(tag);
    if (field.current!.value !== text) field.current!.value = text;
    if (element && typeof element.value === 'string' && element.value !== text) element.value = text;
  }, [tag, text]);
  return createElement(
    tag, { label, ...written(props), ...attributes },
    <input ref={field} {...labeled(props)} type="text" defaultValue={text} placeholder={fallback} autoComplete="off" spellCheck={false} dir="ltr" />,
  );
}

/** The field of each kind of control that has one. */
const fields: Readonly<Record<string, ComponentType<FieldProps>>> = {
  switch: Switch,
  automatic: Automatic,
  choice: Choice,
  number: NumberField,
  time: props => <Text {...props} type="time" />,
  day: props => <Text {...props} type="date" />,
  address: props => <Text {...props} inputMode="url" />,
  suggestions: Suggestions,
  html: Area,
  json: Area,
  text: Text,
};

/** The field of a kind that is not made of several. */
export function Field({ kind, ...props }: FieldProps & { readonly kind: ControlKind }) {
  const editor = kind.getEditor?.(props.host.values, props.hints);
  if (editor) return <ElementField {...props} editor={editor} />;
  const View = fields[kind.name]!;
  return <View {...props} />;
}
