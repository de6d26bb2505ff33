import { feature } from '../../core/element/definition.js';
import { lazyView } from '../../core/element/view-source.js';
import { fillRoom } from '../../styles/fill-room.styles.js';
import { VideoController, type VideoHost } from './video.controller.js';
import { videoLightStyles } from './video.light.styles.js';
import { videoSettings } from './video.settings.js';
import { VideoState } from './video.state.js';
import { videoStyles } from './video.styles.js';

export const video = feature({
  table: videoSettings,
  styles: [fillRoom, videoStyles],
  lightStyles: [videoLightStyles],
  state: () => new VideoState(),
  controller: ({ state, host }: { state: VideoState; host: VideoHost }) => new VideoController(state, host),
  update: ({ controller, changed }) => controller?.update(changed),
  connect: ({ controller }) => controller.connect(),
  actions: {
    'click play': ({ controller, event, target }) => controller.click(event as MouseEvent, target),
    'keydown play': ({ controller, event }) => controller.keydown(event as KeyboardEvent),
    'click details': ({ state }) => state.toggleTerms(),
    'click terms': () => { /* a click on the question does not count as a click on the video around it */ },
  },
  methods: {
    play: ({ state }) => state.request(),
    pause: ({ state }) => state.hide(),
  },
  view: lazyView(() => import('./Video.js').then(({ Video }) => Video)),
});
