import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from '../../../core/element/use-store.js';
import { numberFormat } from '../../../core/text/intl.js';
import type { DatasetEditorHost } from '../dataset-editor.settings.js';
import type { DatasetEditorState, Edit } from '../dataset-editor.state.js';
import { formatCell } from '../table/cell-texts.js';
import { getReading, isGap, isOfNumbers } from '../table/cell-values.js';
import { type Column, isEmptyRow, type Row } from '../table/data-table.js';
import { getRange } from '../table/selection.js';
import { useRowWindow } from './use-row-window.js';

/** What a row is drawn from: of another row's selection or focus it hears nothing. */
interface RowProps {
  readonly host: DatasetEditorHost;
  readonly columns: readonly Column[];
  readonly row: Row | null;
  /** Number of the row; -1 for the names. */
  readonly at: number;
  /** The first and the last selected column; -1 for none. */
  readonly left: number;
  readonly right: number;
  /** The focused column; -2 for none. */
  readonly focus: number;
  readonly focusTurn: number;
  readonly edit: Edit | null;
  readonly isDisabled: boolean;
  /** BCP 47 tag: a change formats all cells again. */
  readonly language: string;
}

/** Calls for the focus of the page whenever the selection has moved here. */
function useFocus(isFocused: boolean, focusTurn: number) {
  const cell = useRef<HTMLDivElement>(null);
  useEffect(() => { if (isFocused && focusTurn > 0) cell.current!.focus(); }, [isFocused, focusTurn]);
  return cell;
}

function EditField({ edit, label }: { readonly edit: Edit; readonly label: string }) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const input = field.current!;
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
  }, []);
  return <input ref={field} className="edit" part="input" data-action="edit" defaultValue={edit.text} maxLength={200} aria-label={label} autoComplete="off" />;
}

interface CellProps {
  readonly props: RowProps;
  readonly column: number;
  readonly role: 'gridcell' | 'columnheader' | 'rowheader';
  readonly className: string;
  readonly text: string;
  /** Accessible name, where it is not the text. */
  readonly label?: string | undefined;
  readonly title?: string | undefined;
  readonly children?: React.ReactNode;
}

function Cell({ props, column, role, className, text, label, title, children }: CellProps) {
  const { host, columns, at, left, right, focus, focusTurn, edit, isDisabled } = props;
  const isFocused = focus === column;
  const isEdited = isFocused && edit !== null;
  const cell = useFocus(isFocused && !isEdited, focusTurn);
  const isSelected = left >= 0 && column >= left && column <= right;
  return (
    <div
      ref={cell} role={role} className={className} data-row={at} data-column={column} aria-colindex={column + 2} tabIndex={isFocused ? 0 : -1}
      aria-selected={role === 'gridcell' || isSelected ? isSelected : undefined} aria-label={label} title={title}
      aria-readonly={isDisabled && role === 'gridcell' ? true : undefined}
    >
      {isEdited
        ? <EditField key="edit" edit={edit} label={at < 0 ? host.text('rename') : columns[column]!.name || host.text('series', { number: column })} />
        : <span key="text" className="text">{text}</span>}
      {children}
    </div>
  );
}

interface MenuButtonProps {
  readonly host: DatasetEditorHost;
  readonly menu: 'rows' | 'columns';
  /** What the header is of. */
  readonly name: string;
  readonly isDisabled: boolean;
}

function MenuButton({ host, menu, name, isDisabled }: MenuButtonProps) {
  return (
    <button
      type="button" className="more" tabIndex={-1} data-action="menu" data-menu={menu} disabled={isDisabled} aria-haspopup="menu"
      aria-label={host.text('menu', { name })}
    ><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 6h.01M12 12h.01M12 18h.01" /></svg></button>
  );
}

const getName = (host: DatasetEditorHost, { name }: Column, at: number): string => name || host.text(at === 0 ? 'labels' : 'series', { number: at });

/** The names of the columns. */
const HeadRow = memo(function HeadRow(props: RowProps) {
  const { host, columns, isDisabled } = props;
  return (
    <div role="row" className="line head" aria-rowindex={1}>
      <Cell props={props} column={-1} role="columnheader" className="cell number" text="">
        <span className="visually-hidden">{host.text('selectAll')}</span>
      </Cell>
      {columns.map((column, at) => {
        const name = getName(host, column, at);
        return (
          <Cell
            key={at} props={props} column={at} role="columnheader" className={column.name ? 'cell' : 'cell unnamed'} text={name}
            title={`${name} – ${at === 0 ? `${host.text('labels')}, ` : ''}${host.text(column.type)}`}
          ><MenuButton host={host} menu="columns" name={name} isDisabled={isDisabled} /></Cell>
        );
      })}
    </div>
  );
});

const BodyRow = memo(function BodyRow(props: RowProps) {
  const { host, columns, row, at, isDisabled, language } = props;
  const { decimal } = getReading(language);
  const isEmpty = isEmptyRow(row!);
  const number = numberFormat(language).format(at + 1);
  const name = [host.text('row', { number: at + 1 }), formatCell(row![0]!, columns[0]!, language, true)].filter(Boolean).join(': ');
  return (
    <div role="row" className="line" aria-rowindex={at + 2}>
      <Cell props={props} column={-1} role="rowheader" className="cell number" text={number} label={name}>
        <MenuButton host={host} menu="rows" name={name} isDisabled={isDisabled} />
      </Cell>
      {columns.map((column, each) => {
        const cell = row![each]!;
        const isWrong = each > 0 && !isEmpty && isGap(cell, column, decimal);
        const text = formatCell(cell, column, language, each === 0);
        return (
          <Cell
            key={each} props={props} column={each} role="gridcell" text={text} className={`cell${isOfNumbers(column) ? ' amount' : ''}${isWrong ? ' gap' : ''}`}
            title={isWrong ? host.text('gap') : undefined} label={isWrong && cell ? `${text} – ${host.text('gap')}` : undefined}
          />
        );
      })}
    </div>
  );
});

/** The empty room of rows that are not drawn. */
function Room({ px }: { readonly px: number }) {
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => { room.current!.style.setProperty('block-size', `${px}px`); }, [px]);
  return <div ref={room} role="presentation" />;
}

/** The cells: all columns, and of the rows those that are seen and some around them. */
export function Grid({ host, state, title }: { readonly host: DatasetEditorHost; readonly state: DatasetEditorState; readonly title: string }) {
  const { table, selection, edit, focusTurn, isDisabled } = useStore(state.$snapshot);
  const { columns, rows } = table;
  const { focus } = selection;
  const scroller = useRef<HTMLDivElement>(null);
  const segments = useRowWindow(scroller, rows.length, focus.row);
  const { top, bottom, left, right } = getRange(selection, table);
  const propsOf = (at: number): RowProps => {
    const [isSelected, isFocused] = [focusTurn > 0 && at >= top && at <= bottom, at === focus.row];
    return {
      host, columns, at, isDisabled, language: host.language, row: rows[at] ?? null, left: isSelected ? left : -1, right: isSelected ? right : -1,
      focus: isFocused ? focus.column : -2, focusTurn: isFocused ? focusTurn : 0, edit: isFocused ? edit : null,
    };
  };
  return (
    <div ref={scroller} className="scroller" data-action="grid">
      <div
        className="grid" part="grid" role="grid" aria-label={title} aria-rowcount={rows.length + 1} aria-colcount={columns.length + 1}
        aria-multiselectable="true" aria-readonly={isDisabled}
      >
        <HeadRow {...propsOf(-1)} />
        {segments.map(segment => ('index' in segment
          ? <BodyRow key={segment.index} {...propsOf(segment.index)} />
          : <Room key={`room-${segment.before}`} px={segment.roomPx} />))}
      </div>
    </div>
  );
}
