import type { FontCategory, FontStyle } from '../../core/contract/site-fonts.js';
import { findAuthorField } from '../../core/editing/author-field.js';
import { backendProperty } from '../../core/editing/backend-property.js';
import { formControl } from '../../core/editing/form-control.js';
import { feature } from '../../core/element/definition.js';
import { lazyView } from '../../core/element/view-source.js';
import { formatLimit } from '../../core/text/format-limit.js';
import { createUuid } from '../../core/text/uuid.js';
import type { FontBackend } from './backends/font-backend.js';
import type { FontView } from './filter-fonts.js';
import { FontBrowserController } from './font-browser.controller.js';
import { fontBrowserLightStyles } from './font-browser.light.styles.js';
import { fontBrowserSettings, type FontBrowserHost } from './font-browser.settings.js';
import { FontBrowserState } from './font-browser.state.js';
import { fontBrowserStyles } from './font-browser.styles.js';
import { readFontValue } from './font-value.js';
import { loadPreview } from './previews/load-preview.js';

const asFormControl = formControl({ findProblem: (value, host) => (readFontValue(value) ? '' : host.text('invalid')) });
const withBackend = backendProperty<FontBackend>();

interface Context { readonly state: FontBrowserState; readonly host: FontBrowserHost }

export const fontBrowser = feature({
  table: fontBrowserSettings,
  styles: [fontBrowserStyles],
  lightStyles: [fontBrowserLightStyles],
  mixin: Class => withBackend(asFormControl(Class)),
  state: (host: FontBrowserHost) => {
    const { element, servedMarkup = '', values } = host;
    return new FontBrowserState(values, element ? !!findAuthorField(element) : /<(?:input|textarea|select)\b/i.test(servedMarkup), {
      createId: () => createUuid(), formatSize: bytes => formatLimit(bytes, host.language), loadPreview,
    });
  },
  controller: ({ state, host }: Context) => new FontBrowserController(state, host),
  update({ state, controller, values, changed }) {
    state.set({ value: values.value });
    if (changed.has('previewText')) state.setText(values.previewText);
    if (!controller) return;
    if (changed.has('value')) controller.valueChanged();
    if (!state.backend || changed.has('endpoint') || changed.has('fonts')) controller.readBackend();
    if (changed.has('used')) controller.readUsed();
    if (changed.has('kit')) controller.readKit();
    if (changed.has('mode')) controller.showInPage();
  },
  connect: ({ controller }) => controller.connect(),
  actions: {
    'click open': ({ controller }) => controller.open(),
    'click close': ({ controller }) => controller.close(),
    'input write': ({ controller, target }) => controller.write((target as HTMLInputElement).value),
    'change write': ({ controller }) => controller.commit(),
    'input search': ({ controller, target }) => controller.search((target as HTMLInputElement).value),
    'change view': ({ state, target }) => state.show({ view: (target as HTMLSelectElement).value as FontView }),
    'change category': ({ state, target }) => state.show({ category: (target as HTMLSelectElement).value as FontCategory | '' }),
    'input text': ({ controller, target }) => controller.setText(target as HTMLInputElement),
    'click reload': ({ state }) => { void state.load(); },
    'click more': ({ state }) => state.showMore(),
    'click font': ({ controller, target }) => controller.select(target),
    'dblclick font': ({ controller }) => { void controller.choose(); },
    'keydown font': ({ controller, target, event }) => controller.pressInList(target, event as KeyboardEvent),
    'change weight': ({ state, target }) => state.change({ weight: Number((target as HTMLSelectElement).value) }),
    'input weight-range': ({ state, target }) => state.change({ weight: (target as HTMLInputElement).valueAsNumber }),
    'change style': ({ state, target }) => state.change({ style: (target as HTMLSelectElement).value as FontStyle }),
    'input axis': ({ state, target }) => state.changeAxis(target.dataset.tag!, (target as HTMLInputElement).valueAsNumber),
    'click add': ({ state }) => { void state.install(state.currentFont!); },
    'click add-all': ({ state }) => { void state.installAll(state.currentFont!); },
    'click upload': ({ controller }) => controller.pickFiles(),
    'change picked': ({ controller, target }) => controller.addPicked(target as HTMLInputElement),
    'click retry': ({ state, target }) => { void state.retry(target.dataset.id!); },
    'click dismiss': ({ state, target }) => state.dismiss(target.dataset.id!),
    'click remove': ({ state }) => { void state.askToRemove(state.currentFont!.stored!); },
    'click keep': ({ state }) => state.cancelRemoval(),
    'click remove-confirmed': ({ state }) => { void state.remove(); },
    'click dismiss-failure': ({ state }) => state.dismissFailure(),
    'click allow-kit': ({ controller }) => controller.allowKit(),
    'click reload-kit': ({ controller }) => controller.readKit(),
    'click choose': ({ controller }) => { void controller.choose(); },
  },
  view: lazyView(() => import('./FontBrowser.js').then(({ FontBrowser }) => FontBrowser)),
});
