import { rememberHost } from '../../core/embed/allowed-hosts.js';
import { feature } from '../../core/element/definition.js';
import { lazyView } from '../../core/element/view-source.js';
import { attachVideo, learnVideo, shapeStage } from './attach-video.js';
import { videoLightStyles } from './video.light.styles.js';
import { videoSettings } from './video.settings.js';
import { videoStyles } from './video.styles.js';
import { VideoParts, type VideoHost } from './video-parts.js';

const modes = new WeakMap<VideoParts, string>();

export const video = feature({
  table: videoSettings,
  styles: [videoStyles],
  lightStyles: [videoLightStyles],
  state: (host: VideoHost) => new VideoParts(host),
  update({ state: parts, values, host }) {
    learnVideo(parts, host);
    const before = modes.get(parts);
    modes.set(parts, values.mode);
    if (before !== undefined && before !== values.mode) parts.machine.reload(); // source: media-layout §4, video
    shapeStage(parts, host);
  },
  connect({ state: parts, host }) {
    attachVideo(parts, host);
    shapeStage(parts, host);
  },
  actions: {
    'click play': ({ state: parts, event, target }) => {
      const { ctrlKey, metaKey, shiftKey, button } = event as MouseEvent;
      if (ctrlKey || metaKey || shiftKey || button) return; // the link inside, opened elsewhere
      const { source } = parts.machine.facts;
      const always = (target.getRootNode() as ShadowRoot).querySelector<HTMLInputElement>('.always');
      if (parts.machine.ask()) {
        event.preventDefault();
        parts.$hasFailed.set(false);
        if (always?.checked && source && source.kind !== 'element') rememberHost(source.host, true);
      } else if (parts.machine.facts.isInactive) event.preventDefault();
    },
    'keydown play': ({ state: parts, event }) => { // the link inside is the film's own button: Space works on it too
      const { key, target } = event as KeyboardEvent;
      if (key === ' ' && (target as Element).closest('a') && parts.machine.ask()) event.preventDefault();
    },
    'click terms': () => { /* a press on the question is no press on the film around it */ },
  },
  methods: {
    play: ({ state: parts }) => parts.machine.ask(),
    pause: ({ state: parts }) => parts.machine.hide(),
  },
  view: lazyView(() => import('./Video.js').then(({ Video }) => Video)),
});
