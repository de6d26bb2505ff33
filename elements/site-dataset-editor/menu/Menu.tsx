import { useEffect, useRef } from 'react';
import { useStore } from '../../../core/element/use-store.js';
import type { DatasetEditorHost, DatasetEditorText } from '../dataset-editor.settings.js';
import type { DatasetEditorState, EditorSnapshot, MenuKind } from '../dataset-editor.state.js';
import { columnTypes } from '../table/data-table.js';
import { getRange } from '../table/selection.js';

const rows = ['insertAbove', 'insertBelow', 'moveUp', 'moveDown', 'deleteRows'] as const;
const columns = ['insertBefore', 'insertAfter', 'moveBefore', 'moveAfter', 'deleteColumns'] as const;
const cells = ['cut', 'copy', 'paste', 'clear', 'fillDown'] as const;

/** The commands of each menu, in groups. */
const commands: Readonly<Record<MenuKind, readonly (readonly DatasetEditorText[])[]>> = {
  rows: [rows],
  columns: [['rename', 'useAsLabels'], ['sortAscending', 'sortDescending'], columns],
  cells: [cells, ['insertAbove', 'insertBelow', 'deleteRows'], ['insertBefore', 'insertAfter', 'deleteColumns']],
};

/** Commands that would change nothing. */
function isIdle(command: DatasetEditorText, { table, selection }: EditorSnapshot): boolean {
  const { top, bottom, left, right } = getRange(selection, table);
  switch (command) {
    case 'useAsLabels': case 'moveBefore': return left === 0;
    case 'moveAfter': return right === table.columns.length - 1;
    case 'moveUp': return top <= 0;
    case 'moveDown': return top < 0 || bottom === table.rows.length - 1;
    case 'deleteRows': case 'clear': case 'sortAscending': case 'sortDescending': return table.rows.length === 0;
    default: return false;
  }
}

/** The menu of rows, columns or cells. It is drawn when it is open. */
export function Menu({ host, state }: { readonly host: DatasetEditorHost; readonly state: DatasetEditorState }) {
  const snapshot = useStore(state.$snapshot);
  const { menu, table, selection } = snapshot;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => { if (menu) list.current!.querySelector<HTMLElement>('[role^=menuitem]:not(:disabled)')?.focus({ preventScroll: true }); }, [menu]);
  const item = (command: DatasetEditorText) => (
    <button
      key={command} type="button" role="menuitem" className="item" tabIndex={-1} data-action="command" data-command={command}
      disabled={isIdle(command, snapshot)}
    >{host.text(command)}</button>
  );
  const { left } = getRange(selection, table);
  return (
    <div ref={list} className="menu" part="menu" role="menu" popover="manual" data-action="menu-list" aria-label={host.text(menu ?? 'cells')}>
      {menu && commands[menu].map(group => <div key={group[0]} role="group" className="group">{group.map(item)}</div>)}
      {menu === 'columns' && (
        <div key="types" role="group" className="group" aria-label={host.text('type')}>
          <span className="group-title" aria-hidden="true">{host.text('type')}</span>
          {columnTypes.map(type => (
            <button
              key={type} type="button" role="menuitemradio" className="item" tabIndex={-1} data-action="command" data-command={type}
              aria-checked={table.columns[left]?.type === type}
            >{host.text(type)}</button>
          ))}
        </div>
      )}
    </div>
  );
}
