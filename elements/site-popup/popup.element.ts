import { feature } from '../../core/element/definition.js';
import { lazyView } from '../../core/element/view-source.js';
import { keepReadable } from '../../core/element/keep-readable.js';
import { surfaceColors } from '../../styles/surface-colors.light.styles.js';
import { PopupController } from './popup.controller.js';
import { popupSettings } from './popup.settings.js';
import { PopupState } from './popup.state.js';
import { popupHostStyles } from './popup.styles.js';

export const popup = feature({
  table: popupSettings,
  styles: [popupHostStyles],
  lightStyles: [surfaceColors('site-popup:defined')],
  state: () => new PopupState(),
  controller: ({ state, host }) => new PopupController(state, host),
  update: ({ controller }) => controller?.update(),
  connect({ controller, host }) {
    controller.connect();
    keepReadable(host);
  },
  moved: ({ controller }) => controller.moved(),
  actions: {
    'click close': ({ controller }) => { controller.close('dismiss'); },
    'click open': ({ controller }) => { controller.show(); },
  },
  methods: {
    show: ({ controller }) => controller.show(),
    hide: ({ controller }) => controller.close('page'),
  },
  view: lazyView(() => import('./Popup.js').then(({ Popup }) => Popup), {
    // A visitor who has closed it pays nothing for it.
    isNeeded: ({ state }) => state.isOpen || state.hasBadge,
    firstPaint: () => {}, // what it shows is not part of the page before it opens
  }),
});
