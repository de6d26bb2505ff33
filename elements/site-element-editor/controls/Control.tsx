import { useEffect, useRef } from 'react';
import { useStore } from '../../../core/element/use-store.js';
import { writeJson } from '../../../core/registry/write-json.js';
import type { Json, SettingHints, ValueSchema } from '../../../core/settings/element-schema.js';
import type { ElementEditorHost } from '../element-editor.settings.js';
import type { ElementEditorState } from '../element-editor.state.js';
import { getSchemaAt, type Path } from '../values/configuration.js';
import { formatJson } from '../values/format-json.js';
import { getControlKind, type Problem } from './control-kinds.js';
import { Field } from './fields.js';

export interface Part { readonly host: ElementEditorHost; readonly state: ElementEditorState }

interface ControlProps extends Part {
  readonly path: Path;
  readonly schema: ValueSchema;
  readonly hints: Partial<SettingHints>;
  readonly label: string;
  readonly value: Json | undefined;
  /** The default of a setting; values inside it have none. */
  readonly fallback?: Json;
  /** Whether the value is the default. */
  readonly isDefault?: boolean;
  readonly describedBy: string;
}

/** The id of the field of a value. */
export const getFieldId = (path: Path): string => `set-${path.join('-')}`;

/** A value as its field has it. */
function writeText(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? formatJson(value) : String(value);
}

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value as readonly Json[] : []);
const recordOf = (value: Json | undefined): Readonly<Record<string, Json>> =>
  (typeof value === 'object' && value !== null && !Array.isArray(value) ? value as Readonly<Record<string, Json>> : {});

export function ProblemText({ host, id, problem, hints = {} }: {
  readonly host: ElementEditorHost; readonly id: string; readonly problem: Problem | undefined; readonly hints?: Partial<SettingHints>;
}) {
  const { format } = hints;
  const isFormat = problem?.text === 'wrongFormat' && format;
  const text = problem && (isFormat ? host.text('formatExample', { example: format.example }) : host.text(problem.text, problem.values));
  return <p className="problem" part="problem" id={id} hidden={!text}>{text}</p>;
}

const icons = { up: 'm6 15 6-6 6 6', down: 'm6 9 6 6 6-6', remove: 'M6 6l12 12M18 6 6 18', add: 'M12 5v14M5 12h14' } as const;

export function Icon({ name, path }: { readonly name?: keyof typeof icons; readonly path?: string }) {
  return <svg className="icon" viewBox="0 0 24 24" aria-hidden="true"><path d={path ?? icons[name!]} /></svg>;
}

interface IconButtonProps {
  readonly icon: keyof typeof icons;
  readonly label: string;
  readonly action: string;
  readonly data: Readonly<Record<string, string | number>>;
  readonly isDisabled: boolean;
}

function IconButton({ icon, label, action, data, isDisabled }: IconButtonProps) {
  const attributes = Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value]));
  return (
    <button type="button" className="icon-button" data-action={action} aria-label={label} title={label} disabled={isDisabled} {...attributes}>
      <Icon name={icon} />
    </button>
  );
}

/** The words of a name in code: `freeFromCents` is "Free from cents". */
const inWords = (name: string): string => name.replace(/([a-z\d])([A-Z]+)/g, '$1 $2').toLowerCase().replace(/^./, letter => letter.toUpperCase());

/** A value inside a list, a record or another value, with its label. */
function Inner({ host, state, path, schema, value, label, isBare = false }: Part & {
  readonly path: Path; readonly schema: ValueSchema; readonly value: Json | undefined; readonly label: string;
  /** The rows around it have the label. */
  readonly isBare?: boolean;
}) {
  const { drafts } = useStore(state.$snapshot);
  const id = getFieldId(path);
  const isSwitch = getControlKind(schema).name === 'switch';
  const control = <Control {...{ host, state, path, schema, value, label }} hints={{}} describedBy={`${id}-problem`} />;
  return (
    <div className={isSwitch ? 'inner is-switch' : 'inner'}>
      {isSwitch && control}
      <label className={isBare ? 'visually-hidden' : 'inner-label'} htmlFor={id} id={`${id}-label`}>{label}</label>
      {!isSwitch && control}
      <ProblemText host={host} id={`${id}-problem`} problem={drafts[writeJson(path)]?.problem} />
    </div>
  );
}

/** The values of a record that all have a name in the schema. */
function Members({ host, state, path, schema, value }: ControlProps) {
  const record = recordOf(value);
  return (
    <div className="members">
      {Object.entries(schema.properties ?? {}).map(([name, own]) => (
        <Inner key={name} host={host} state={state} path={[...path, name]} schema={own} value={record[name]} label={inWords(name)} />
      ))}
    </div>
  );
}

function List({ host, state, path, schema, value }: ControlProps) {
  const { isDisabled } = useStore(state.$snapshot);
  const items = listOf(value);
  const data = { path: writeJson(path) };
  const own = schema.items ?? {};
  return (
    <div className="list">
      <ol className="rows">
        {items.map((item, at) => {
          const values = { number: at + 1 };
          return (
            <li key={at} className="row">
              <Inner host={host} state={state} path={[...path, at]} schema={own} value={item} label={host.text('row', values)} isBare />
              <span className="row-actions">
                {([['up', 'moveUp', -1, 0], ['down', 'moveDown', 1, items.length - 1]] as const).map(([icon, text, by, last]) => (
                  <IconButton
                    key={icon} icon={icon} label={host.text(text, values)} action="move-row" data={{ ...data, at, by }} isDisabled={isDisabled || at === last}
                  />
                ))}
                <IconButton icon="remove" label={host.text('remove', values)} action="remove-row" data={{ ...data, at }} isDisabled={isDisabled} />
              </span>
            </li>
          );
        })}
      </ol>
      <button type="button" className="small-button" data-action="add-row" data-path={data.path} disabled={isDisabled}>
        <Icon name="add" /><span>{host.text('add')}</span>
      </button>
    </div>
  );
}

/** A record whose names the author chooses. */
function NamedRows({ host, state, path, schema, value }: ControlProps) {
  const { isDisabled } = useStore(state.$snapshot);
  const data = { path: writeJson(path) };
  return (
    <div className="list">
      <ul className="rows">
        {Object.entries(recordOf(value)).map(([name, item]) => (
          <li key={name} className="row">
            <div className="inner">
              <input
                type="text" className="name" data-action="rename" data-path={data.path} data-name={name} defaultValue={name}
                aria-label={host.text('addName')} disabled={isDisabled} autoComplete="off" spellCheck={false}
              />
              <Inner host={host} state={state} path={[...path, name]} schema={getSchemaAt(schema, [name])} value={item} label={name} isBare />
            </div>
            <span className="row-actions">
              <IconButton icon="remove" label={host.text('removeName', { name })} action="remove-name" data={{ ...data, name }} isDisabled={isDisabled} />
            </span>
          </li>
        ))}
      </ul>
      <input
        type="text" data-action="add-name" data-path={data.path} aria-label={host.text('addName')} placeholder={host.text('addName')} disabled={isDisabled}
        autoComplete="off" spellCheck={false}
      />
    </div>
  );
}

interface WidthFieldProps extends Part {
  readonly name: string;
  readonly at: number;
  readonly part: 'fromPx' | 'value';
  readonly value: string;
  readonly label: string;
  readonly id?: string;
  readonly placeholder?: string;
  readonly schema?: ValueSchema;
  readonly describedBy: string;
}

function WidthField({ host, state, name, at, part, value, label, id, placeholder, schema, describedBy }: WidthFieldProps) {
  const { drafts, isDisabled } = useStore(state.$snapshot);
  const key = writeJson([name, at, part]);
  const draft = drafts[key];
  const text = draft?.text === 'NaN' ? value : draft?.text ?? value;
  const field = useRef<HTMLInputElement>(null);
  const own = id ?? `${getFieldId([name])}-${at}-${part}`;
  useEffect(() => { if (field.current!.value !== text && !draft) field.current!.value = text; }, [text, draft]);
  return (
    <span className="width-field">
      <input
        ref={field} id={own} type="number" data-action="width" data-name={name} data-at={at} data-part={part} defaultValue={text}
        aria-label={id ? undefined : label} placeholder={placeholder} min={part === 'fromPx' ? 1 : schema?.minimum} max={schema?.maximum}
        step={part === 'fromPx' || schema?.type === 'integer' ? 1 : 'any'}
        aria-invalid={draft ? true : undefined} aria-describedby={draft ? `${own}-problem` : describedBy} disabled={isDisabled} autoComplete="off"
      />
      <ProblemText host={host} id={`${own}-problem`} problem={draft?.problem} />
    </span>
  );
}

/** A number, or one for each width of the window from which it applies. */
function Widths({ host, state, path: [name], schema, fallback, isDefault, describedBy }: ControlProps) {
  const { isDisabled } = useStore(state.$snapshot);
  const steps = isDefault ? [] : state.widths(name);
  const own = schema.anyOf?.find(({ type }) => type !== 'string');
  const rows = steps.length > 0 ? steps : [{ fromPx: 0, value: null }];
  return (
    <div className="list">
      <div className="widths">
        {rows.map(({ fromPx, value }, at) => (
          <div key={at} className="width-row">
            {at > 0
              ? <WidthField {...{ host, state, name, at, describedBy }} part="fromPx" value={String(fromPx)} label={host.text('fromWidth')} />
              : rows.length > 1 && <span className="all-widths">{host.text('allWidths')}</span>}
            <WidthField
              {...{ host, state, name, at, describedBy, schema: own }} part="value" value={value === null ? '' : String(value)}
              placeholder={writeText(fallback)} id={at === 0 ? getFieldId([name]) : undefined} label={host.text('widthValue')}
            />
            {at > 0 && (
              <IconButton icon="remove" label={host.text('remove', { number: at + 1 })} action="remove-width" data={{ name, at }} isDisabled={isDisabled} />
            )}
          </div>
        ))}
      </div>
      <button type="button" className="small-button" data-action="add-width" data-name={name} disabled={isDisabled}>
        <Icon name="add" /><span>{host.text('addWidth')}</span>
      </button>
    </div>
  );
}

const groups: Readonly<Record<string, typeof List>> = { list: List, record: NamedRows, members: Members, widths: Widths };

/** Whether a value has several fields, which one label cannot name. */
export const hasSeveralFields = (schema: ValueSchema, hints: Partial<SettingHints>): boolean => {
  const { name } = getControlKind(schema, hints);
  return name !== 'widths' && Object.hasOwn(groups, name);
};

/** What a value is edited with. */
export function Control(props: ControlProps) {
  const { host, state, path, schema, hints, value, fallback, isDefault = false, label, describedBy } = props;
  const { drafts, isDisabled } = useStore(state.$snapshot);
  const kind = getControlKind(schema, hints);
  const Group = groups[kind.name];
  if (Group) return <Group {...props} />;
  const key = writeJson(path);
  const draft = drafts[key];
  return (
    <Field
      kind={kind} id={getFieldId(path)} path={key} text={draft?.text === 'NaN' ? '' : draft?.text ?? (isDefault ? '' : writeText(value))}
      fallback={writeText(fallback)} isInvalid={!!draft} {...{ host, schema, hints, label, value, describedBy, isDisabled }}
    />
  );
}
