import { eagerView } from '../../core/element/eager-view.js';
import { feature } from '../../core/element/definition.js';
import { adoptGalleryStyles } from './adopt-light-styles.js';
import { Gallery } from './Gallery.js';
import { GalleryParts, type GalleryHost } from './gallery-parts.js';
import { gallerySettings } from './gallery.settings.js';
import { galleryStyles } from './gallery.styles.js';
import { keyStep } from './key-step.js';
import { layoutStyles } from './layout.styles.js';
import { arrive } from './linked/presence.js';
import { metaStyles } from './meta/meta.styles.js';
import { motionStyles } from './motion.styles.js';
import { press, pressByKey } from './press.js';
import { odd } from './notices/odd.js';

/** A page that is still being written may bring slides for this long before one is told that there are none. */
const patienceMs = 500;

export const gallery = feature({
  table: gallerySettings,
  styles: [layoutStyles, metaStyles, motionStyles, galleryStyles],
  view: eagerView(Gallery),
  state: (host: GalleryHost) => new GalleryParts(host),
  update: ({ state, values }) => state.update(values),
  moved: ({ state: { stage } }) => stage.moved(),

  connect({ state: parts, host }) {
    const { machine } = parts;
    const element = host.element!;
    adoptGalleryStyles(element);
    host.onLightChange(() => parts.read());
    arrive(element, parts);
    setTimeout(() => {
      if (host.signal.aborted || (machine.count > 0 && !element.querySelector(odd))) return;
      import('./notices/look-for-trouble.js').then(({ lookForTrouble }) => {
        if (!host.signal.aborted) lookForTrouble(parts, host);
      }, () => {});
    }, patienceMs);
  },

  actions: {
    'click previous': ({ state: machine }) => { machine.machine.previous('visitor'); },
    'click next': ({ state: machine }) => { machine.machine.next('visitor'); },
    'click autoplay': ({ state: machine }) => machine.autoplay?.toggle(),
    'click track': ({ state: machine, event }) => press(machine, event as MouseEvent),
    'click thumbnail': ({ state: machine, target }) => { machine.machine.show(Number((target as HTMLButtonElement).value), 'visitor'); },
    'pointerdown gallery': ({ state: machine, event }) => machine.stage.press(event as PointerEvent),
    'keydown gallery': ({ state: { machine, isPaged }, event, target }) => {
      const step = isPaged && keyStep(event as KeyboardEvent, target);
      if (!step) return pressByKey(event as KeyboardEvent);
      event.preventDefault();
      if (step === 'next' || step === 'previous') machine[step]('visitor');
      else machine.show(step === 'first' ? 0 : -1, 'visitor');
    },
  },

  methods: {
    next: ({ state: machine }) => machine.machine.next('page'),
    previous: ({ state: machine }) => machine.machine.previous('page'),
    show: ({ state: machine }, index: number) => machine.machine.show(index, 'page'),
  },
});
