import { formControl } from '../../core/editing/form-control.js';
import { feature } from '../../core/element/definition.js';
import { lazyView } from '../../core/element/view-source.js';
import { fillRoomAround } from '../../styles/fill-room.styles.js';
import { DatasetEditorController } from './dataset-editor.controller.js';
import { datasetEditorLightStyles } from './dataset-editor.light.styles.js';
import { datasetEditorSettings, type DatasetEditorHost } from './dataset-editor.settings.js';
import { DatasetEditorState } from './dataset-editor.state.js';
import { datasetEditorStyles } from './dataset-editor.styles.js';
import { copyCells, pasteFromEvent } from './grid/grid-clipboard.js';
import { pressEditKey, pressGridKey } from './grid/grid-keys.js';
import { editCell, openContextMenu, openHeaderMenu, pressGrid, tapGrid } from './grid/grid-pointer.js';
import { moveInMenu } from './menu/menu-keys.js';
import { runCommand } from './menu/run-command.js';
import { getReading } from './table/cell-values.js';
import { emptyTable, unreadTable } from './table/data-table.js';
import { findCsvProblem, getCsvReading, makeTable, readTextRows } from './table/read-dataset.js';

export const datasetEditor = feature({
  table: datasetEditorSettings,
  styles: [fillRoomAround, datasetEditorStyles],
  lightStyles: [datasetEditorLightStyles],
  mixin: formControl({
    findProblem: (value, host) => {
      const problem = findCsvProblem(value);
      return problem ? host.text(problem) : '';
    },
  }),
  state({ element, servedMarkup = '', values, language }: DatasetEditorHost) {
    const { value, disabled } = values;
    if (value) return new DatasetEditorState(makeTable(readTextRows(value), getCsvReading(value, getReading(language))).table, disabled);
    const hasContent = !!values.for || (element ? !!element.querySelector('table, textarea') : /<(?:table|textarea)\b/i.test(servedMarkup));
    return new DatasetEditorState(hasContent ? unreadTable : emptyTable, disabled);
  },
  controller: ({ state, host }: { readonly state: DatasetEditorState; readonly host: DatasetEditorHost }) => new DatasetEditorController(state, host),
  update: ({ controller }) => controller?.read(),
  connect: ({ controller }) => controller.connect(),
  actions: {
    'keydown grid': ({ state, controller, target, event }) => pressGridKey({ state, controller, target, event: event as KeyboardEvent }),
    'keydown edit': ({ state, controller, target, event }) => pressEditKey({ state, controller, target, event: event as KeyboardEvent }),
    'focusout edit': ({ controller }) => controller.commit(),
    'pointerdown grid': ({ state, controller, host, target, event }) => pressGrid({ state, controller, target, signal: host.signal }, event as PointerEvent),
    'click grid': ({ state, controller, event }) => tapGrid({ state, controller }, event as MouseEvent),
    'dblclick grid': ({ controller, event }) => editCell({ controller }, event as MouseEvent),
    'contextmenu grid': ({ state, controller, event }) => openContextMenu({ state, controller }, event as MouseEvent),
    'copy grid': ({ state, controller, event }) => copyCells({ state, controller }, event as ClipboardEvent),
    'cut grid': ({ state, controller, event }) => copyCells({ state, controller }, event as ClipboardEvent),
    'paste grid': ({ state, controller, host, event }) =>
      void pasteFromEvent({ state, controller, element: host.element! }, event as ClipboardEvent),
    'dragover grid': ({ state, event }) => {
      event.preventDefault();
      state.set({ isDropTarget: !state.snapshot.isDisabled });
    },
    'dragleave grid': ({ state }) => state.set({ isDropTarget: false }),
    'drop grid': ({ state, controller, event }) => {
      event.preventDefault();
      state.set({ isDropTarget: false });
      const file = (event as DragEvent).dataTransfer?.files[0];
      if (file) void controller.import(file);
    },
    'change file': ({ controller, target }) => {
      const field = target as HTMLInputElement;
      if (field.files?.[0]) void controller.import(field.files[0]);
      field.value = '';
    },
    'click menu': ({ state, controller, target }) => openHeaderMenu({ state, controller, target }),
    'keydown menu-list': ({ controller, target, event }) => moveInMenu(target, event as KeyboardEvent, () => controller.closeMenu(true)),
    'click command': ({ state, controller, target }) => runCommand({ state, controller, target }),
  },
  view: lazyView(() => import('./DatasetEditor.js').then(({ DatasetEditor }) => DatasetEditor)),
});
