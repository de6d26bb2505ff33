import { feature } from '../../core/element/definition.js';
import { lazyView } from '../../core/element/view-source.js';
import { fillRoomAround } from '../../styles/fill-room.styles.js';
import { AudioController } from './audio.controller.js';
import { audioLightStyles } from './audio.light.styles.js';
import { audioSettings, type AudioHost } from './audio.settings.js';
import { AudioState } from './audio.state.js';
import { audioStyles } from './audio.styles.js';
import { readInitialTracks } from './first-tracks.js';

export const audio = feature({
  table: audioSettings,
  styles: [fillRoomAround, audioStyles],
  lightStyles: [audioLightStyles],
  state: (host: AudioHost) => Object.assign(new AudioState(), readInitialTracks(host)),
  controller: ({ state, host }: { state: AudioState; host: AudioHost }) => new AudioController(state, host),
  connect: ({ controller }) => controller.connect(),
  actions: {
    'click toggle': ({ controller }) => controller.toggle(),
    'click next': ({ controller }) => void controller.next(),
    'click previous': ({ controller }) => void controller.previous(),
    'click skip': ({ controller, target }) => controller.skip(Number(target.dataset.seconds)),
    'click mute': ({ controller }) => controller.setVolume({ muted: !controller.isMuted }),
    'input volume': ({ controller, target }) => controller.setVolume({ volume: Number((target as HTMLInputElement).value), muted: false }),
    'input seek': ({ controller, target }) => controller.seek(Number((target as HTMLInputElement).value)),
    'change speed': ({ controller, target }) => controller.setSpeed(Number((target as HTMLSelectElement).value)),
  },
  methods: {
    play: ({ controller }) => controller.play(),
    pause: ({ controller }) => controller.pause(),
    select: ({ controller }, index: number) => controller.select(index),
    seek: ({ controller }, seconds: number) => controller.seek(seconds),
  },
  view: lazyView(() => import('./Audio.js').then(({ Audio }) => Audio)),
});
