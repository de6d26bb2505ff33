import { feature } from '../../core/element/definition.js';
import { adoptLightStyles } from './adopt-light-styles.js';
import { Gallery } from './Gallery.js';
import { galleryParts, type GalleryParts } from './gallery-parts.js';
import { gallerySettings } from './gallery.settings.js';
import { galleryStyles } from './gallery.styles.js';
import { isPressedPicture } from './is-pressed-picture.js';
import { keyStep } from './key-step.js';
import { wordsBetween } from './slides-of.js';

/** A page that is still being written may bring slides for this long before one is told that there are none. */
const patienceMs = 500;

export const gallery = feature({
  table: gallerySettings,
  styles: [galleryStyles],
  view: Gallery,
  machine: galleryParts,
  update: (parts, values) => parts.update(values),

  connect({ machine, stage }: GalleryParts, host) {
    const element = host.element!;
    adoptLightStyles(element);
    host.onLightChange(() => stage.read(element));
    setTimeout(() => {
      if (host.signal.aborted) return;
      if (machine.count === 0) host.notice('no slides found; expected img, picture, a or figure children; showing none until they come.');
      if (wordsBetween(element).length > 0) {
        host.notice('a paragraph has words and no picture; expected captions as figcaption in a figure; not showing it.');
      }
    }, patienceMs);
  },

  actions: {
    'click previous': ({ machine }) => { machine.machine.previous('visitor'); },
    'click next': ({ machine }) => { machine.machine.next('visitor'); },
    // spec: media-layout §9, a click on a stacked slide goes next
    'click track': ({ machine, event }) => { if (machine.isPaged && isPressedPicture(event)) machine.machine.next('visitor'); },
    'pointerdown gallery': ({ machine, event }) => machine.stage.press(event as PointerEvent),
    'keydown gallery': ({ machine: { machine, isPaged }, event, target }) => {
      const step = isPaged && keyStep(event as KeyboardEvent, target);
      if (!step) return;
      event.preventDefault();
      if (step === 'next' || step === 'previous') machine[step]('visitor');
      else machine.show(step === 'first' ? 0 : -1, 'visitor');
    },
  },

  methods: {
    next: ({ machine }) => machine.machine.next('page'),
    previous: ({ machine }) => machine.machine.previous('page'),
    show: ({ machine }, index: number) => machine.machine.show(index, 'page'),
  },
});
