import { useEffect, useRef } from 'react';
import { siteFileSorts } from '../../core/contract/site-files.js';
import type { ViewProps } from '../../core/element/definition.js';
import { useStore } from '../../core/element/use-store.js';
import { getFileId } from './backends/file-backend.js';
import type { fileManagerSettings } from './file-manager.settings.js';
import type { FileManagerState } from './file-manager.state.js';
import { formatLimit } from '../../core/text/format-limit.js';
import { FileDetail } from './view/FileDetail.js';
import { FileGrid, Folders, type Part } from './view/FileGrid.js';
import { Icon } from './view/icons.js';
import { RemovalDialog } from './view/RemovalDialog.js';
import { UploadList } from './view/UploadList.js';

type Rows = typeof fileManagerSettings;

/** Our own field, without one of the author's. */
function Field({ host, state }: Part) {
  const { value, label, isDisabled } = useStore(state.$snapshot);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => { if (input.current!.value !== value) input.current!.value = value; }, [value]);
  return (
    <label className="field">
      <span>{label || host.values.label || host.text('label')}</span>
      <input
        ref={input} type="text" inputMode="url" part="input" data-action="write" dir="ltr" defaultValue={value} disabled={isDisabled}
        autoComplete="off" spellCheck={false}
      />
    </label>
  );
}

function Tools({ host, state }: Part) {
  const { search, sort, layout } = useStore(state.$snapshot);
  const { backend } = state;
  const sorts = backend?.sorts ?? siteFileSorts;
  const field = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => { if (field.current!.value.trim() !== search) field.current!.value = search; }, [search]);
  useEffect(() => { if (select.current) select.current.value = sort; }, [sort]);
  return (
    <div className="tools">
      <input
        ref={field} className="search" type="search" data-action="search" aria-label={host.text('search')}
        placeholder={host.text('search')} defaultValue={search}
      />
      {sorts.length > 1 && (
        <select ref={select} data-action="sort" aria-label={host.text('sort')} defaultValue={sort}>
          {sorts.map(one => <option key={one} value={one}>{host.text(one)}</option>)}
        </select>
      )}
      <span className="layouts">
        {(['grid', 'list'] as const).map(one => (
          <button
            key={one} type="button" className="round" data-action="layout" data-layout={one} aria-pressed={layout === one}
            aria-label={host.text(one)} title={host.text(one)}
          ><Icon name={one} /></button>
        ))}
      </span>
      {backend?.put && (
        <span className="adding">
          <button type="button" className="main" part="upload" data-action="upload"><Icon name="upload" /><span>{host.text('upload')}</span></button>
          <button type="button" className="main camera" data-action="camera"><Icon name="camera" /><span>{host.text('camera')}</span></button>
        </span>
      )}
    </div>
  );
}

/** What has failed, and what has just happened. */
function Messages({ host, state }: Part) {
  const { failure, notice, selected } = useStore(state.$snapshot);
  return (
    <>
      {failure && (
        <div className="message" role="alert">
          <p>
            {failure.title && <strong>{host.text(failure.title)}. </strong>}
            <span>{host.text(failure.text, failure.values)}</span> {failure.message && <span>{failure.message}</span>}
          </p>
          <button type="button" className="round" data-action="dismiss-failure" aria-label={host.text('close')}><Icon name="close" /></button>
        </div>
      )}
      <div className="notice">
        <span role="status">
          {notice
            ? <span key="notice">{host.text(notice.text, notice.values)}</span>
            : selected.size > 0 && <span key="count">{host.text('selected', { count: selected.size })}</span>}
        </span>
        {notice?.canUndo && <button type="button" className="quiet" data-action="undo">{host.text('undo')}</button>}
      </div>
    </>
  );
}

function Actions({ host, state }: Part) {
  const { selected, detail } = useStore(state.$snapshot);
  const chosen = state.selectedFiles;
  const isOne = chosen.length === 1;
  const isShown = isOne && detail !== null && getFileId(detail) === getFileId(chosen[0]!);
  const canChoose = host.values.mode === 'choose';
  return (
    <footer className="actions">
      <Messages host={host} state={state} />
      {selected.size > 0 && !isShown && (
        <span className="buttons">
          {state.backend?.remove && <button type="button" className="quiet danger" data-action="remove">{host.text('remove')}</button>}
          {isOne && <button type="button" className="quiet" data-action="show-detail">{host.text('detail')}</button>}
        </span>
      )}
      {canChoose && (
        <button type="button" className="main" part="choose" data-action="choose" disabled={!isOne || !state.canChoose(chosen[0]!)}>
          {host.text('choose')}
        </button>
      )}
    </footer>
  );
}

function Panel({ host, state }: Part) {
  const { limits } = useStore(state.$snapshot);
  const most = limits && state.maxBytes;
  return (
    <>
      <Tools host={host} state={state} />
      {state.backend?.put && (
        <p className="hint">
          <span className="drop">{host.text('drop')}</span>
          <span>{most ? host.text('limit', { maxSize: formatLimit(most, host.language) }) : ''}</span>
        </p>
      )}
      <UploadList host={host} state={state} />
      <Folders host={host} state={state} />
      <div className="columns">
        <div className="column"><FileGrid host={host} state={state} /></div>
        <FileDetail host={host} state={state} />
      </div>
      <Actions host={host} state={state} />
    </>
  );
}

/** The author's field or our own with its button, and the files: in a dialog, or in the page. */
export function FileManager({ values, state, host }: ViewProps<Rows['settings'], Rows['events'], Rows['texts'], FileManagerState>) {
  const { hasField, isOpen, isDisabled, value } = useStore(state.$snapshot);
  const inputs = (
    <>
      <input type="file" className="picker" hidden multiple accept={values.accept || undefined} data-action="picked" />
      <input type="file" className="camera-picker" hidden accept="image/*" capture="environment" data-action="picked" />
      <input type="file" className="replacement" hidden data-action="replacement" />
    </>
  );
  const isManaging = values.mode === 'manage';
  const title = host.text('existing');
  return (
    <>
      <div className="row" hidden={isManaging}>
        <div className="content">
          <slot />
          {!hasField && !isManaging && <Field host={host} state={state} />}
        </div>
        <button type="button" className="main toggle" part="button" data-action="open" disabled={isDisabled} aria-haspopup="dialog">
          <span className="names">
            <span hidden={!!value}>{host.text('choose')}</span>
            <span hidden={!value}>{host.text('manage')}</span>
          </span>
        </button>
      </div>
      {isManaging
        ? <section key="page" className="panel page" part="panel" aria-label={title} data-action="panel"><Panel host={host} state={state} />{inputs}</section>
        : (
          <dialog key="dialog" className="panel" part="panel" aria-labelledby="title" data-action="panel">
            <header>
              <h2 id="title">{title}</h2>
              <button type="button" className="round" data-action="close" aria-label={host.text('close')} title={host.text('close')}>
                <Icon name="close" />
              </button>
            </header>
            {isOpen && <Panel host={host} state={state} />}
            {inputs}
          </dialog>
        )}
      <RemovalDialog host={host} state={state} />
    </>
  );
}
