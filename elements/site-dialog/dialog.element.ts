import { feature } from '../../core/element/definition.js';
import { keepReadable } from '../../core/element/keep-readable.js';
import { surfaceColors } from '../../styles/surface-colors.light.styles.js';
import { DialogController, dialogView } from './dialog.controller.js';
import { dialogSettings } from './dialog.settings.js';
import { DialogState } from './dialog.state.js';
import { dialogStyles } from './dialog.styles.js';

export const dialog = feature({
  table: dialogSettings,
  styles: [dialogStyles],
  lightStyles: [surfaceColors('site-dialog:defined')],
  state: host => new DialogState({
    mayOpen: () => host.emit('site-dialog-open'),
    mayAnswer: answer => host.emit(`site-dialog-${answer}`),
    closed: answer => host.emit('site-dialog-close', { answer }),
  }),
  controller: ({ state, host }) => new DialogController(state, host),
  update: ({ controller }) => controller?.update(),
  connect({ controller, host }) {
    controller.connect();
    keepReadable(host);
  },
  moved: ({ controller }) => controller.card?.moved(),
  actions: {
    'click confirm': ({ state }) => state.answer('confirm'),
    'click reject': ({ state }) => state.answer('reject'),
    'click cancel': ({ state }) => state.answer('cancel'),
    'click information': ({ controller, event }) => controller.card?.pressed(event),
  },
  methods: {
    show: ({ controller }) => controller.show(),
    hide: ({ controller }) => controller.hide(),
    ask: ({ controller }) => controller.ask(),
  },
  view: dialogView,
});
