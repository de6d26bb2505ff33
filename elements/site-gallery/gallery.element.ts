import { feature } from '../../core/element/definition.js';
import { eagerView } from '../../core/element/eager-view.js';
import { fillRoom } from '../../styles/fill-room.styles.js';
import { captionStyles } from './features/captions/captions.styles.js';
import { whenMarkupIsComplete } from './features/warnings/when-markup-is-complete.js';
import type { GalleryHost } from './gallery-context.js';
import { GalleryController } from './gallery.controller.js';
import { gallerySettings } from './gallery.settings.js';
import { GalleryState } from './gallery.state.js';
import { galleryStyles } from './gallery.styles.js';
import { Gallery } from './Gallery.js';
import { click } from './input/click.js';
import { keydown } from './input/keyboard.js';
import { layoutStyles } from './layout/layout.styles.js';
import { verticalStyles } from './layout/vertical.styles.js';
import { widthRules } from './layout/width-sheet.js';
import { motionStyles } from './motion/motion.styles.js';
import { storeEarlyScroll } from './slides/early-scroll.js';

export const gallery = feature({
  table: gallerySettings,
  styles: [fillRoom, layoutStyles, captionStyles, motionStyles, galleryStyles, verticalStyles],
  state: () => new GalleryState(),
  controller: ({ state, host }) => new GalleryController(state, host as GalleryHost),
  view: eagerView(Gallery),
  beforeDefining: storeEarlyScroll,

  update({ state, controller, values, changed, host }) {
    state.configure(values, message => host.warn(message));
    controller?.update(values, changed);
  },
  servedRules: ({ state }) => widthRules(state.layout),
  connect({ controller }) {
    controller.connect();
    whenMarkupIsComplete(controller);
  },
  moved: ({ controller }) => controller.stage.moved(),

  actions: {
    'click previous': ({ state }) => { state.previous('visitor'); },
    'click next': ({ state }) => { state.next('visitor'); },
    'click autoplay': ({ controller }) => controller.autoplay?.toggle(),
    'click background-videos': ({ controller }) => controller.backgroundVideos?.toggle(),
    'click indicator': ({ state, target }) => { state.show(Number((target as HTMLButtonElement).value), 'visitor'); },
    'click thumbnail': ({ state, target }) => { state.show(Number((target as HTMLButtonElement).value), 'visitor'); },
    'click filter': ({ controller, target }) => controller.selection?.choose((target as HTMLButtonElement).value),
    'click more': ({ controller }) => controller.selection?.more(),
    'click track': ({ controller, event }) => click(controller, event as MouseEvent),
    'pointerdown gallery': ({ controller, event }) => controller.stage.startDrag(event as PointerEvent),
    'keydown gallery': ({ state, event, target }) => keydown(state, event as KeyboardEvent, target),
  },

  methods: {
    next: ({ state }) => state.next('page'),
    previous: ({ state }) => state.previous('page'),
    show: ({ state }, index: number) => state.show(index, 'page'),
  },
});
