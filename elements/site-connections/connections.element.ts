import { backendProperty } from '../../core/editing/backend-property.js';
import { formControl } from '../../core/editing/form-control.js';
import { feature } from '../../core/element/definition.js';
import { lazyView } from '../../core/element/view-source.js';
import type { ConnectionsBackend } from './connections-backend.js';
import { ConnectionsController } from './connections.controller.js';
import { connectionsLightStyles } from './connections.light.styles.js';
import { connectionsSettings, type ConnectionsHost } from './connections.settings.js';
import { ConnectionsState } from './connections.state.js';
import { connectionsStyles } from './connections.styles.js';

const asFormControl = formControl({ findProblem: () => '' });
const withBackend = backendProperty<ConnectionsBackend>();
const providerOf = (target: HTMLElement): string => target.closest<HTMLElement>('[data-connection]')!.dataset.connection!;

export const connections = feature({
  table: connectionsSettings,
  styles: [connectionsStyles],
  lightStyles: [connectionsLightStyles],
  mixin: Class => withBackend(asFormControl(Class)),
  state: ({ values }: ConnectionsHost) => new ConnectionsState(values),
  controller: ({ state, host }: { readonly state: ConnectionsState; readonly host: ConnectionsHost }) => new ConnectionsController(state, host),
  update: ({ controller }) => controller?.readSettings(),
  connect: ({ controller }) => controller.connect(),
  actions: {
    'click reload': ({ controller }) => { void controller.load(); },
    'click lists': ({ controller, target }) => { void controller.loadLists(providerOf(target)); },
    'click connect': ({ controller, target }) => controller.open(providerOf(target), 'connecting'),
    'click ask': ({ controller, target }) => controller.open(providerOf(target), 'disconnecting'),
    'click cancel': ({ controller, target }) => controller.open(providerOf(target), 'shown'),
    'click disconnect': ({ controller, target }) => controller.disconnect(providerOf(target)),
    'click test': ({ controller, target }) => controller.test(providerOf(target)),
    'click save': ({ controller, target }) => controller.save(providerOf(target)),
    'click discard': ({ controller, target }) => controller.discard(providerOf(target)),
    'change list': ({ state, target }) => state.edit(providerOf(target), { list: (target as HTMLSelectElement).value }),
    'change double-opt-in': ({ state, target }) => state.edit(providerOf(target), { doubleOptIn: (target as HTMLInputElement).checked }),
    'submit credential': ({ controller, target, event }) => {
      event.preventDefault();
      controller.submit(providerOf(target), target as HTMLFormElement);
    },
  },
  view: lazyView(() => import('./Connections.js').then(({ Connections }) => Connections)),
});
