import { findAuthorField } from '../../core/editing/author-field.js';
import { formControl } from '../../core/editing/form-control.js';
import { feature } from '../../core/element/definition.js';
import { lazyView } from '../../core/element/view-source.js';
import { fillRoom } from '../../styles/fill-room.styles.js';
import { ElementEditorController } from './element-editor.controller.js';
import { elementEditorLightStyles } from './element-editor.light.styles.js';
import { elementEditorSettings, type ElementEditorHost } from './element-editor.settings.js';
import { ElementEditorState } from './element-editor.state.js';
import { elementEditorStyles } from './element-editor.styles.js';
import { type Path, readConfiguration } from './values/configuration.js';
import type { CodeForm } from './write-code.js';

const pathOf = ({ dataset }: HTMLElement): Path => JSON.parse(dataset.path!) as Path;

const isConfiguration = (text: string): boolean => {
  try {
    readConfiguration(text);
    return true;
  } catch {
    return false;
  }
};

export const elementEditor = feature({
  table: elementEditorSettings,
  styles: [fillRoom, elementEditorStyles],
  lightStyles: [elementEditorLightStyles],
  mixin: formControl({ findProblem: (value, host) => (isConfiguration(value) ? '' : host.text('invalid')) }),
  state: ({ element, servedMarkup = '', values }: ElementEditorHost) => new ElementEditorState({
    isDisabled: values.disabled,
    isExpected: !!(values.for || values.tag || values.schema),
    hasField: element ? !!findAuthorField(element) : /<(?:input|textarea|select)\b/i.test(servedMarkup),
  }),
  controller: ({ state, host }: { readonly state: ElementEditorState; readonly host: ElementEditorHost }) => new ElementEditorController(state, host),
  update({ controller, changed }) {
    if (['for', 'tag', 'schema', 'schemas', 'filesEndpoint', 'fileBackend'].some(name => changed.has(name))) void controller?.open();
    if (changed.has('value')) controller?.valueChanged();
  },
  connect: ({ controller }) => controller.connect(),
  actions: {
    'input write': ({ controller, target }) => controller.write(target),
    'change write': ({ controller, target }) => {
      controller.write(target);
      controller.commit();
    },
    'input width': ({ controller, target }) => controller.writeWidth(target as HTMLInputElement),
    'change width': ({ controller }) => controller.commit(),
    'click add-width': ({ controller, state, target }) => controller.act(() => state.addWidth(target.dataset.name!)),
    'click remove-width': ({ controller, state, target }) => controller.act(() => state.removeWidth(target.dataset.name!, Number(target.dataset.at))),
    'click add-row': ({ controller, state, target }) => controller.act(() => state.addRow(pathOf(target))),
    'click remove-row': ({ controller, state, target }) => controller.act(() => state.removeRow(pathOf(target), Number(target.dataset.at))),
    'click move-row': ({ controller, state, target }) =>
      controller.act(() => state.moveRow(pathOf(target), Number(target.dataset.at), Number(target.dataset.by))),
    'change add-name': ({ controller, state, target }) => {
      controller.act(() => state.nameMember(pathOf(target), null, (target as HTMLInputElement).value));
      (target as HTMLInputElement).value = '';
    },
    'change rename': ({ controller, state, target }) => {
      controller.act(() => state.nameMember(pathOf(target), target.dataset.name!, (target as HTMLInputElement).value));
      (target as HTMLInputElement).value = target.dataset.name!;
    },
    'click remove-name': ({ controller, state, target }) => controller.act(() => state.removeMember(pathOf(target), target.dataset.name!)),
    'click reset': ({ controller, state, target }) => {
      controller.focusField(target.dataset.name!); // the button goes away
      controller.act(() => state.reset(target.dataset.name!));
    },
    'click reset-all': ({ controller, state }) => controller.act(() => state.resetAll()),
    'click undo': ({ controller, state }) => controller.act(() => state.undo()),
    'click redo': ({ controller, state }) => controller.act(() => state.redo()),
    'input search': ({ state, target }) => state.set({ query: (target as HTMLInputElement).value }),
    'change code-form': ({ state, target }) => state.set({ codeForm: (target as HTMLInputElement).value as CodeForm, copy: 'none' }),
    'click copy': ({ controller }) => void controller.copy(),
    'click retry': ({ controller }) => void controller.open(),
  },
  methods: {
    edit: ({ controller }, target: Element | null) => controller.edit(target),
  },
  view: lazyView(() => import('./ElementEditor.js').then(({ ElementEditor }) => ElementEditor)),
});
