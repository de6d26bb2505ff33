import { findAuthorField } from '../../core/editing/author-field.js';
import { formControl } from '../../core/editing/form-control.js';
import { feature } from '../../core/element/definition.js';
import { lazyView } from '../../core/element/view-source.js';
import { pageClock } from '../../core/platform/timing.js';
import { LinkEditorController } from './link-editor.controller.js';
import { linkEditorLightStyles } from './link-editor.light.styles.js';
import { linkEditorSettings, type LinkEditorHost } from './link-editor.settings.js';
import { LinkEditorState } from './link-editor.state.js';
import { linkEditorStyles } from './link-editor.styles.js';
import { checkHref } from './targets/check-link.js';
import { readLinkTypes } from './targets/parse-link.js';

export const linkEditor = feature({
  table: linkEditorSettings,
  styles: [linkEditorStyles],
  lightStyles: [linkEditorLightStyles],
  delegatesFocus: true,
  mixin: formControl({
    findProblem(value, host) {
      const problem = checkHref(value, readLinkTypes(String((host as LinkEditorHost).values.types)));
      return problem ? host.text(problem.text, problem.values) : '';
    },
  }),
  state: ({ element, servedMarkup = '', values }: LinkEditorHost) => new LinkEditorState({
    clock: pageClock, href: values.value, isDisabled: values.disabled,
    hasField: element ? !!findAuthorField(element) : /<(?:input|textarea|select)\b/i.test(servedMarkup),
  }),
  controller: ({ state, host }: { readonly state: LinkEditorState; readonly host: LinkEditorHost }) => new LinkEditorController(state, host),
  update({ state, controller, values, changed }) {
    state.setTypes(readLinkTypes(values.types));
    if (controller) controller.update(changed);
    else state.readHref(values.value);
  },
  connect: ({ controller }) => controller.connect(),
  actions: {
    'click toggle': ({ controller }) => controller.toggle(),
    'change type': ({ controller, target }) => controller.selectType((target as HTMLInputElement).value),
    'input field': ({ controller, target, event }) => controller.edit(target as HTMLInputElement, event),
    'change field': ({ controller, target }) => controller.write(target as HTMLInputElement, true),
    'input search': ({ controller, target, event }) => controller.edit(target as HTMLInputElement, event),
    'change search': ({ controller, target }) => controller.pageField.finish((target as HTMLInputElement).value),
    'keydown search': ({ controller, event }) => controller.pageField.press(event as KeyboardEvent),
    'pointerdown page': ({ event }) => event.preventDefault(), // the focus stays in the field
    'click page': ({ controller, target }) => controller.pageField.choose(target.dataset.url!),
    'click again': ({ controller }) => controller.pageField.show(),
    'click choose-file': ({ controller }) => void controller.chooseFile(),
    'input name': ({ controller, target }) => controller.writeName(target as HTMLInputElement),
    'change name': ({ controller }) => controller.commit(),
    'change window': ({ controller, target }) => controller.setNewWindow(target as HTMLInputElement),
    'click unlink': ({ controller }) => controller.unlink(),
    'click undo': ({ controller }) => controller.undo(),
    'click save': ({ controller }) => controller.save(),
    'input write': ({ controller, target }) => controller.writeValue(target as HTMLInputElement, false),
    'change write': ({ controller, target }) => controller.writeValue(target as HTMLInputElement, true),
  },
  methods: {
    open: ({ controller }) => controller.open(),
    close: ({ controller }) => controller.close(),
    undo: ({ controller }) => controller.undo(),
    unlink: ({ controller }) => controller.unlink(),
  },
  view: lazyView(() => import('./LinkEditor.js').then(({ LinkEditor }) => LinkEditor)),
});
