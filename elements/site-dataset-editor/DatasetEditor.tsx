import type { ViewProps } from '../../core/element/definition.js';
import { useStore } from '../../core/element/use-store.js';
import { datasetLimits } from '../../core/reading/dataset-limits.js';
import { numberFormat } from '../../core/text/intl.js';
import type { DatasetEditorHost, DatasetEditorText, datasetEditorSettings } from './dataset-editor.settings.js';
import type { DatasetEditorState, EditorNotice } from './dataset-editor.state.js';
import { Grid } from './grid/Grid.js';
import { Menu } from './menu/Menu.js';
import { getReading, isGap } from './table/cell-values.js';
import { type DataTable, getLacks, isEmptyRow, unreadTable } from './table/data-table.js';

type Rows = typeof datasetEditorSettings;
interface Part { readonly host: DatasetEditorHost; readonly state: DatasetEditorState }

const icons = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  upload: 'M12 16V4M7 9l5-5 5 5M4 20h16',
  download: 'M12 4v12M7 11l5 5 5-5M4 20h16',
  add: 'M12 5v14M5 12h14',
} as const;

interface ButtonProps {
  readonly host: DatasetEditorHost;
  readonly command: DatasetEditorText;
  readonly icon: keyof typeof icons;
  readonly isDisabled: boolean;
  /** The text is beside the icon. */
  readonly hasText?: boolean;
}

function CommandButton({ host, command, icon, isDisabled, hasText = false }: ButtonProps) {
  const text = host.text(command);
  return (
    <button
      type="button" part="button" className={hasText ? 'command' : 'command icon'} data-action="command" data-command={command} disabled={isDisabled}
      {...hasText ? {} : { 'aria-label': text, title: text }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d={icons[icon]} /></svg>
      {hasText && <span>{text}</span>}
    </button>
  );
}

interface MenuButtonProps {
  readonly host: DatasetEditorHost;
  readonly menu: 'rows' | 'columns';
  readonly isOpen: boolean;
  readonly isDisabled: boolean;
}

function MenuButton({ host, menu, isOpen, isDisabled }: MenuButtonProps) {
  return (
    <button
      type="button" part="button" className="command" data-action="menu" data-menu={menu} disabled={isDisabled} aria-haspopup="menu" aria-expanded={isOpen}
    >
      <span>{host.text(menu)}</span>
      <svg viewBox="0 0 24 24" className="arrow" aria-hidden="true"><path d="m7 10 5 5 5-5" /></svg>
    </button>
  );
}

function Toolbar({ host, state }: Part) {
  const { canUndo, canRedo, isDisabled, menu } = useStore(state.$snapshot);
  return (
    <div className="toolbar" part="toolbar">
      <CommandButton host={host} command="undo" icon="undo" isDisabled={!canUndo || isDisabled} />
      <CommandButton host={host} command="redo" icon="redo" isDisabled={!canRedo || isDisabled} />
      <MenuButton host={host} menu="rows" isOpen={menu === 'rows'} isDisabled={isDisabled} />
      <MenuButton host={host} menu="columns" isOpen={menu === 'columns'} isDisabled={isDisabled} />
      <CommandButton host={host} command="upload" icon="upload" isDisabled={isDisabled} hasText />
      <CommandButton host={host} command="download" icon="download" isDisabled={false} hasText />
      <input type="file" className="file" data-action="file" accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain" hidden />
    </div>
  );
}

function noticeText(host: DatasetEditorHost, notice: EditorNotice): string {
  const count = (number: number) => numberFormat(host.language).format(number);
  const { kind, ...values } = notice;
  const limits = { maxRows: count(datasetLimits.rows), maxColumns: count(datasetLimits.columns), maxCharacters: count(datasetLimits.characters) };
  return host.text(kind, { ...limits, ...values });
}

/** Whether a row that has something lacks a number. */
const hasMissing = ({ columns, rows }: DataTable, decimal: '.' | ','): boolean =>
  rows.some(row => !isEmptyRow(row) && row.some((cell, at) => at > 0 && isGap(cell, columns[at]!, decimal)));

function Notices({ host, state }: Part) {
  const { table, notices, canUndo, canRedo, isReported } = useStore(state.$snapshot);
  const lacks = canUndo || canRedo || isReported ? getLacks(table) : [];
  const isMissing = lacks.length === 0 && hasMissing(table, getReading(host.language).decimal);
  return (
    <div className="notices" part="notices" role="status">
      {lacks.map(lack => <p key={lack} className="problem">{host.text(lack)}</p>)}
      {isMissing && <p key="missing">{host.text('missing')}</p>}
      {notices.map(notice => (
        <p key={notice.kind}>
          <span>{noticeText(host, notice)}</span>
          {notice.kind === 'ambiguous' && (
            <button type="button" className="command" data-action="command" data-command="readAs">{host.text('readAs', { value: notice.other })}</button>
          )}
        </p>
      ))}
    </div>
  );
}

/** The toolbar, the grid and what there is to say about the dataset. The author's field and table are in the page, and not shown. */
export function DatasetEditor({ values, state, host }: ViewProps<Rows['settings'], Rows['events'], Rows['texts'], DatasetEditorState>) {
  const { title: own, table, isDisabled, isDropTarget } = useStore(state.$snapshot);
  const isUnread = table === unreadTable; // the author's table or field is shown
  const title = own || values.label || host.text('label');
  return (
    <div className={`editor${isDropTarget ? ' drop' : ''}${isUnread ? ' unread' : ''}`} role="group" aria-label={title}>
      <div className="source" hidden={!isUnread}><slot /></div>
      <div className="top">
        <span className="title" part="title">{title}</span>
        <Toolbar host={host} state={state} />
      </div>
      <Grid host={host} state={state} title={title} />
      <div className="bottom">
        <CommandButton host={host} command="addRow" icon="add" isDisabled={isDisabled} hasText />
        <CommandButton host={host} command="addColumn" icon="add" isDisabled={isDisabled} hasText />
      </div>
      <Notices host={host} state={state} />
      <Menu host={host} state={state} />
    </div>
  );
}
