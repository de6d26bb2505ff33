import { feature } from '../../core/element/definition.js';
import { lazyView } from '../../core/element/view-source.js';
import { fillRoom } from '../../styles/fill-room.styles.js';
import { surfaceColors } from '../../styles/surface-colors.light.styles.js';
import { firstMap } from './first-map.js';
import { MapController } from './map.controller.js';
import { mapLightStyles } from './map.light.styles.js';
import { mapSettings } from './map.settings.js';
import { mapStyles } from './map.styles.js';

export const map = feature({
  table: mapSettings,
  styles: [fillRoom, mapStyles],
  lightStyles: [surfaceColors('site-map, [data-site-map]'), mapLightStyles],
  state: firstMap,
  controller: ({ state, host }) => new MapController(state, host),
  update({ state, controller, values }) {
    controller?.update(values);
    state.settingsChanged();
  },
  connect: ({ controller }) => controller.connect(),
  actions: {
    'click show': ({ controller, target }) => controller.show(target),
    'click hide': ({ controller }) => controller.hide(),
    'click zoom-in': ({ state }) => state.zoomBy(1),
    'click zoom-out': ({ state }) => state.zoomBy(-1),
    'click full-screen': ({ controller, target }) => controller.toggleFullScreen(target),
    'click position': ({ controller }) => controller.askPosition(),
    'click close-popup': ({ state }) => state.closePopup(),
  },
  methods: { show: ({ state }) => state.request() },
  view: lazyView(() => import('./Map.js').then(({ Map }) => Map)),
});
