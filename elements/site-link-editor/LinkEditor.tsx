import { useEffect, useRef } from 'react';
import type { ViewProps } from '../../core/element/definition.js';
import { useStore } from '../../core/element/use-store.js';
import type { LinkEditorHost, linkEditorSettings, LinkEditorText } from './link-editor.settings.js';
import type { LinkEditorState } from './link-editor.state.js';
import { Field, type FieldProps } from './Field.js';
import { canPickFile } from './page/pick-file.js';
import { PageSearch } from './pages/PageSearch.js';
import { findProblems, type LinkProblem } from './targets/check-link.js';
import type { TypedLink } from './targets/parse-link.js';

type Rows = typeof linkEditorSettings;
interface Part { readonly host: LinkEditorHost; readonly state: LinkEditorState }

const chain = 'M10 14a4 4 0 0 0 5.700 0l3.300-3.300a4 4 0 0 0-5.700-5.700l-1.300 1.300M14 10a4 4 0 0 0-5.700 0l-3.300 3.300a4 4 0 0 0 5.700 5.700l1.300-1.300';

const problemText = (host: LinkEditorHost, problem: LinkProblem | undefined): string => (problem ? host.text(problem.text, problem.values) : '');

/** The fields of the current type. */
function TypeFields({ host, state }: Part) {
  const { type, fields, isChecked, isDisabled } = useStore(state.$snapshot);
  const problems = isChecked ? state.problems : [];
  const problem = (field: string) => problemText(host, problems.find(one => one.field === field));
  const own = fields[type] as unknown as Readonly<Record<string, string>>;
  const field = (name: string, label: LinkEditorText, more?: Partial<FieldProps>) =>
    <Field key={name} name={name} label={host.text(label)} value={own[name]!} isDisabled={isDisabled} problem={problem(name)} {...more} />;
  switch (type) {
    case 'page': return <PageSearch host={host} state={state} problem={problem('path')} />;
    case 'web': return field('url', 'web', { type: 'url' });
    case 'email': return (
      <>
        {field('to', 'to', { type: 'email' })}
        <div className="pair">
          {field('cc', 'cc', { type: 'email' })}
          {field('bcc', 'bcc', { type: 'email' })}
        </div>
        {field('subject', 'subject')}
        {field('body', 'body', { isLong: true })}
      </>
    );
    case 'phone': return (
      <div className="pair wide-first">
        {field('number', 'number', { type: 'tel' })}
        {field('extension', 'extension', { type: 'tel' })}
      </div>
    );
    case 'file': return (
      <>
        {field('url', 'fileAddress', { type: 'url' })}
        {canPickFile(host) && (
          <button key="choose" type="button" className="button choose" data-action="choose-file" disabled={isDisabled}>{host.text('chooseFile')}</button>
        )}
      </>
    );
  }
}

function Panel({ host, state, hasDetails }: Part & { readonly hasDetails: boolean }) {
  const { type, href, linkName, newWindow, hasName, canUndo, isDisabled } = useStore(state.$snapshot);
  const window = useRef<HTMLInputElement>(null);
  useEffect(() => { if (window.current && window.current.checked !== newWindow) window.current.checked = newWindow; }, [newWindow, hasDetails]);
  const isOfSelection = host.values.editable !== '';
  return (
    <>
      {state.types.length > 1 && (
        <div className="types" part="types" role="radiogroup" aria-label={host.text('type')}>
          {state.types.map(name => <TypeButton key={name} host={host} state={state} name={name} isChosen={name === type} />)}
        </div>
      )}
      <div className="fields" key={type}><TypeFields host={host} state={state} /></div>
      {hasDetails && (
        <div className="details">
          {hasName && <Field name="name" action="name" label={host.text('linkName')} value={linkName} isDisabled={isDisabled} />}
          <label className="check">
            <input ref={window} type="checkbox" data-action="window" defaultChecked={newWindow} disabled={isDisabled} />
            <span>{host.text('newWindow')}</span>
          </label>
        </div>
      )}
      <div className="buttons">
        <button type="button" className="button" data-action="unlink" disabled={isDisabled || !href}>{host.text('unlink')}</button>
        {isOfSelection
          ? <button key="save" type="button" className="button main" part="save" data-action="save" disabled={isDisabled}>{host.text('save')}</button>
          : <button key="undo" type="button" className="button" data-action="undo" disabled={isDisabled || !canUndo}>{host.text('undo')}</button>}
      </div>
    </>
  );
}

function TypeButton({ host, state, name, isChosen }: Part & { readonly name: TypedLink['type']; readonly isChosen: boolean }) {
  const { isDisabled } = useStore(state.$snapshot);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => { if (input.current!.checked !== isChosen) input.current!.checked = isChosen; }, [isChosen]);
  return (
    <label className="type">
      <input ref={input} type="radio" name="type" value={name} data-action="type" defaultChecked={isChosen} disabled={isDisabled} />
      <span>{host.text(name)}</span>
    </label>
  );
}

/** The author's field or our own, and the editor: behind a button, below, or at selected text. */
export function LinkEditor({ values, state, host }: ViewProps<Rows['settings'], Rows['events'], Rows['texts'], LinkEditorState>) {
  const { href, hasField, label: ownLabel, isOpen, isDisabled, isChecked, type, fields } = useStore(state.$snapshot);
  const label = ownLabel || values.label || host.text('label');
  const panelName = `${label}: ${host.text('edit')}`;
  const isOfPage = !!values.for || !!values.link;
  const isOfSelection = values.editable !== '';
  const panel = <Panel host={host} state={state} hasDetails={values.details || isOfPage || isOfSelection} />;
  const problem = isChecked && !isOpen && !values.inline ? findProblems({ type, fields: fields[type] } as TypedLink, href)[0] : undefined;
  return (
    <>
      <div className={isOfSelection ? 'hidden' : 'row'}>
        <div className="content">
          <slot />
          {!hasField && !isOfSelection && (
            <Field name="value" action="write" label={label} value={href} type="url" isDisabled={isDisabled} problem={problemText(host, problem)} />
          )}
        </div>
        {!values.inline && !isOfSelection && (
          <button
            type="button" className="toggle" part="button" data-action="toggle" disabled={isDisabled} aria-controls="panel" aria-expanded={isOpen}
            aria-haspopup="dialog" aria-label={panelName} title={host.text('edit')}
          ><svg viewBox="0 0 24 24" aria-hidden="true"><path d={chain} /></svg></button>
        )}
      </div>
      {hasField && problem && <p className="problem" role="status">{problemText(host, problem)}</p>}
      {values.inline && !isOfSelection
        ? <div key="inline" id="panel" className="panel inline" part="panel" role="group" aria-label={panelName}>{panel}</div>
        : <div key="popover" id="panel" className="panel" part="panel" role="dialog" popover="manual" aria-label={panelName}>{panel}</div>}
    </>
  );
}
