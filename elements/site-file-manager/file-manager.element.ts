import { findAuthorField } from '../../core/editing/author-field.js';
import { backendProperty } from '../../core/editing/backend-property.js';
import { formControl } from '../../core/editing/form-control.js';
import { feature } from '../../core/element/definition.js';
import { lazyView } from '../../core/element/view-source.js';
import { canParseUrl } from '../../core/links/can-parse-url.js';
import { safeUrl } from '../../core/links/safe-url.js';
import { pageClock } from '../../core/platform/timing.js';
import { createUuid } from '../../core/text/uuid.js';
import type { SiteFileSort } from '../../core/contract/site-files.js';
import type { FileBackend } from './backends/file-backend.js';
import { FileManagerController } from './file-manager.controller.js';
import { fileManagerLightStyles } from './file-manager.light.styles.js';
import { fileManagerSettings, type FileManagerHost } from './file-manager.settings.js';
import { FileManagerState } from './file-manager.state.js';
import { formatLimit } from '../../core/text/format-limit.js';
import { fileManagerStyles } from './file-manager.styles.js';

const isWebAddress = (value: string): boolean => {
  const url = safeUrl(value);
  return url !== null && canParseUrl(url, 'https://page.invalid/') && /^https?:$/.test(new URL(url, 'https://page.invalid/').protocol);
};
const asFormControl = formControl({ findProblem: (value, host) => (isWebAddress(value) ? '' : host.text('invalid')) });

const withBackend = backendProperty<FileBackend>();

interface Context { readonly state: FileManagerState; readonly host: FileManagerHost }

export const fileManager = feature({
  table: fileManagerSettings,
  styles: [fileManagerStyles],
  lightStyles: [fileManagerLightStyles],
  mixin: Class => withBackend(asFormControl(Class)),
  state: (host: FileManagerHost) => {
    const { element, servedMarkup = '', values } = host;
    return new FileManagerState(values, element ? !!findAuthorField(element) : /<input\b(?![^>]*type="?file)/i.test(servedMarkup), {
      clock: pageClock, createId: () => createUuid(), formatSize: bytes => formatLimit(bytes, host.language),
    });
  },
  controller: ({ state, host }: Context) => new FileManagerController(state, host),
  update({ state, controller, values, changed }) {
    state.read(values, changed);
    if (changed.has('value')) controller?.valueChanged();
    // A library that morphs the page takes attributes back that its markup does not have.
    if (['name', 'required', 'accept'].some(name => changed.has(name))) controller?.readField();
    if (!state.backend || changed.has('endpoint') || changed.has('files')) controller?.readBackend();
  },
  connect: ({ controller }) => controller.connect(),
  actions: {
    'click open': ({ controller }) => controller.open(),
    'click close': ({ controller }) => controller.close(),
    'input write': ({ controller, target }) => controller.write((target as HTMLInputElement).value),
    'change write': ({ controller }) => controller.commit(),
    'input search': ({ controller, target }) => controller.search((target as HTMLInputElement).value),
    'change sort': ({ state, target }) => state.sort((target as HTMLSelectElement).value as SiteFileSort),
    'click layout': ({ state, target }) => state.set({ layout: target.dataset.layout as 'grid' | 'list' }),
    'click folder': ({ state, target }) => state.openFolder(target.dataset.folder!),
    'click reload': ({ state }) => { void state.load(); },
    'click more': ({ state }) => { void state.loadMore(); },
    'click upload': ({ controller }) => controller.pickFiles('.picker'),
    'click camera': ({ controller }) => controller.pickFiles('.camera-picker'),
    'change picked': ({ controller, target }) => controller.addPicked(target as HTMLInputElement),
    'click retry': ({ state, target }) => state.queue.retry(target.dataset.id!),
    'click cancel': ({ state, target }) => state.queue.cancel(target.dataset.id!),
    'click dismiss': ({ state, target }) => state.queue.dismiss(target.dataset.id!),
    'click file': ({ controller, target, event }) => controller.selectFile(target, event as MouseEvent),
    'dblclick file': ({ controller, target }) => controller.activate(target),
    'keydown file': ({ controller, target, event }) => controller.pressInGrid(target, event as KeyboardEvent),
    'click show-detail': ({ controller }) => controller.showDetail(),
    'click close-detail': ({ controller }) => controller.closeDetail(),
    'submit rename': ({ controller, target, event }) => {
      event.preventDefault();
      void controller.rename(target as HTMLFormElement);
    },
    'change alt': ({ controller, target }) => controller.describe(target as HTMLTextAreaElement),
    'change move': ({ controller, target }) => controller.describe(target as HTMLInputElement),
    'pointerdown focal': ({ controller, target, event }) => controller.dragFocalPoint(target, event as PointerEvent),
    'keydown focal': ({ controller, event }) => controller.pressFocalPoint(event as KeyboardEvent),
    'keyup focal': ({ state }) => { void state.commitFocalPoint(); },
    'click replace': ({ controller }) => controller.pickFiles('.replacement'),
    'change replacement': ({ controller, target }) => controller.replaceDetail(target as HTMLInputElement),
    'click remove': ({ state }) => { void state.askToRemove(state.selectedFiles); },
    'click remove-detail': ({ state }) => { void state.askToRemove([state.$snapshot.get().detail!]); },
    'click keep': ({ state }) => state.cancelRemoval(),
    'click remove-confirmed': ({ state }) => { void state.remove(); },
    'click undo': ({ state }) => { void state.undo(); },
    'click dismiss-failure': ({ state }) => state.dismissFailure(),
    'click choose': ({ controller }) => controller.choose(),
  },
  view: lazyView(() => import('./FileManager.js').then(({ FileManager }) => FileManager)),
});
