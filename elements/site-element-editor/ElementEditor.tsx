import type { ViewProps } from '../../core/element/definition.js';
import { writeJson } from '../../core/registry/write-json.js';
import { useStore } from '../../core/element/use-store.js';
import { getControlKind } from './controls/control-kinds.js';
import { Control, getFieldId, hasSeveralFields, Icon, type Part, ProblemText } from './controls/Control.js';
import type { ElementEditorText, elementEditorSettings } from './element-editor.settings.js';
import type { ElementEditorState, SettingRow } from './element-editor.state.js';
import { getValue } from './values/configuration.js';
import { getCodeForms } from './write-code.js';

type Rows = typeof elementEditorSettings;

/** From this many settings on, a form is searched rather than read. */
const manySettings = 8;
const arrows = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  reset: 'M4 4v6h6M4.500 10A8 8 0 1 1 4 14',
} as const;

/** One setting: label, control, description, and a button that resets it once it is changed. */
function Setting({ host, state, row: [name, row] }: Part & { readonly row: SettingRow }) {
  const { configuration, drafts, isDisabled } = useStore(state.$snapshot);
  const hints = row['x-setting'];
  const id = getFieldId([name]);
  const kind = getControlKind(row, hints).name;
  const isChanged = Object.hasOwn(configuration, name);
  const isSwitch = kind === 'switch';
  const isGroup = hasSeveralFields(row, hints);
  const Label = isGroup ? 'span' : 'label';
  const describedBy = `${id}-doc ${id}-problem`;
  const control = (
    <Control
      {...{ host, state, hints, describedBy }} path={[name]} schema={row} label={row.title} value={getValue(configuration, row, [name])}
      fallback={row.default} isDefault={!isChanged}
    />
  );
  return (
    <div
      className={`setting${isSwitch ? ' is-switch' : ''}`} part="setting" data-setting={name} data-kind={kind} data-changed={isChanged || undefined}
      {...isGroup && { role: 'group', 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-doc` }}
    >
      {isSwitch && control}
      <span className="label-row">
        <Label className="label" id={`${id}-label`} {...!isGroup && { htmlFor: id }}>
          <bdi className="title" lang="en">{row.title}</bdi>
          {hints.unit && <span className="unit"> ({hints.unit})</span>}
          {host.values.names && <code className="attribute"> {hints.attribute ?? name}</code>}
        </Label>
        {isChanged && (
          <button
            type="button" className="icon-button reset" part="reset" data-action="reset" data-name={name} disabled={isDisabled}
            aria-label={host.text('reset', { name: row.title })} title={host.text('reset', { name: row.title })}
          ><Icon path={arrows.reset} /></button>
        )}
      </span>
      {!isSwitch && control}
      <p className="doc" id={`${id}-doc`}><bdi lang="en">{row.description}</bdi></p>
      <ProblemText host={host} id={`${id}-problem`} problem={drafts[writeJson([name])]?.problem} hints={hints} />
    </div>
  );
}

const groupTexts: Readonly<Record<string, ElementEditorText>> = {
  Content: 'content', Layout: 'layout', Appearance: 'appearance', Behavior: 'behavior', Advanced: 'advanced',
};

function Groups({ host, state }: Part) {
  const { query } = useStore(state.$snapshot);
  const { groups } = state;
  return (
    <div className="groups" part="groups" tabIndex={-1}>
      {groups.map(({ title, rows, changes }) => (
        <details key={`${title}${query ? '-found' : ''}`} className="group" part="group" open>
          <summary>
            <span>{groupTexts[title] ? host.text(groupTexts[title]) : title}</span>
            {changes > 0 && (
              <span className="changes" title={host.text('changed')}><span className="visually-hidden">{host.text('changed')}: </span>{changes}</span>
            )}
          </summary>
          <div className="settings">{rows.map(row => <Setting key={row[0]} host={host} state={state} row={row} />)}</div>
        </details>
      ))}
      <p className="note" role="status"><span>{groups.length === 0 && host.text('none')}</span></p>
    </div>
  );
}

function Head({ host, state, label }: Part & { readonly label: string }) {
  const { schema, canUndo, canRedo, configuration, query, isDisabled } = useStore(state.$snapshot);
  const button = (action: 'undo' | 'redo', isPossible: boolean) => (
    <button
      type="button" className="icon-button" part="undo" data-action={action} disabled={isDisabled || !isPossible} aria-label={host.text(action)}
      title={host.text(action)}
    ><Icon path={arrows[action]} /></button>
  );
  const count = Object.keys(schema?.properties ?? {}).length;
  return (
    <div className="head" part="head">
      <p className="heading" id="heading">{label}</p>
      <span className="actions">
        {button('undo', canUndo)}
        {button('redo', canRedo)}
        <button
          type="button" className="small-button" part="reset-all" data-action="reset-all" disabled={isDisabled || Object.keys(configuration).length === 0}
        >{host.text('resetAll')}</button>
        <slot name="actions" />
      </span>
      {count > manySettings && (
        <input
          className="search" type="search" data-action="search" defaultValue={query} aria-label={host.text('search')} placeholder={host.text('search')}
          autoComplete="off"
        />
      )}
    </div>
  );
}

function Code({ host, state }: Part) {
  const { schema, codeForm, copy } = useStore(state.$snapshot);
  return (
    <div className="code" part="code" role="group" aria-label={host.text('code')}>
      <span className="segments" role="radiogroup" aria-label={host.text('codeForm')}>
        {getCodeForms(schema!).map(form => (
          <label key={form} className="segment">
            <input type="radio" name="code-form" value={form} data-action="code-form" defaultChecked={form === codeForm} />
            <span>{host.text(form)}</span>
          </label>
        ))}
      </span>
      <pre dir="ltr" tabIndex={0} aria-label={host.text('code')}><code>{state.code}</code></pre>
      <span className="copy-row">
        <button type="button" className="small-button" part="copy" data-action="copy">{host.text('copy')}</button>
        <span className="note" role="status"><span>{copy !== 'none' && host.text(copy === 'copied' ? 'copied' : 'copyFailed')}</span></span>
      </span>
      <p className="doc">{host.text('codeNote')}</p>
    </div>
  );
}

/** What is shown without a form. */
function Notice({ host, state }: Part) {
  const { status, isTargetGone } = useStore(state.$snapshot);
  const text = isTargetGone ? 'gone' : ({ none: 'noElement', loading: 'loading', failed: 'failed', ready: null } as const)[status];
  return (
    <div className="notice" hidden={!text}>
      <p role="status"><span>{text && host.text(text)}</span></p>
      {status === 'failed' && <button type="button" className="small-button" data-action="retry">{host.text('retry')}</button>}
    </div>
  );
}

/** The settings of an element: head, groups of settings, and the code. */
export function ElementEditor({ values, state, host }: ViewProps<Rows['settings'], Rows['events'], Rows['texts'], ElementEditorState>) {
  const { status, hasField } = useStore(state.$snapshot);
  const isReady = status === 'ready';
  return (
    <div className="editor" part="editor" role="group" aria-labelledby="heading">
      <Head key="head" host={host} state={state} label={values.label || host.text('label')} />
      <Notice key="notice" host={host} state={state} />
      {isReady && <Groups key="groups" host={host} state={state} />}
      {isReady && values.code && <Code key="code" host={host} state={state} />}
      <div key="field" className={hasField ? 'own-field' : 'no-field'}><slot /></div>
    </div>
  );
}
