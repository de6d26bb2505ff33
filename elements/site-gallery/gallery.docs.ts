import type { Docs } from '../../core/manifest/docs.js';
import type { gallerySettings } from './gallery.settings.js';

export const galleryDocs: Docs<typeof gallerySettings> = {
  slots: {
    '': 'The slides: images, links around images, figures with captions, or any other element. A slide or its image may have `data-type`, `data-slide-id`, `data-slide-url`, `data-click-through-url`, `data-image-dimensions`, `data-image-focal-point` and `data-src`.',
  },
  parts: {
    gallery: 'The whole gallery.',
    track: 'The container of the slides.',
    previous: 'The button to the previous slide.',
    next: 'The button to the next slide.',
    autoplay: 'The button that pauses and starts autoplay.',
    counter: 'The position, as 3 / 12.',
    thumbnails: 'The row of thumbnails.',
    thumbnail: 'A thumbnail button.',
  },
  states: {
    playing: 'Autoplay is on.',
  },
  cssProperties: {
    '--site-gallery-radius': 'Corner radius of the images; `--site-radius` or 12px.',
    '--site-gallery-control-size': 'Width and height of the buttons; 48px.',
    '--site-gallery-control-surface': 'Background of the button icons and of the counter.',
    '--site-gallery-control-color': 'Color of the button icons and of the counter.',
    '--site-gallery-caption-surface': 'Background of captions over images.',
    '--site-gallery-caption-color': 'Text color of captions over images.',
  },
  methods: {
    next: 'Goes to the next slide. Resolves to `true` if the slide changed: not during a transition, and not past the end without `loop`.',
    previous: 'Goes to the previous slide. Resolves to `true` if the slide changed.',
    show: 'Goes to the slide at an index, counted from 0, from the end when negative. Resolves to `true` if the slide changed.',
  },
  accessibility: [
    'The slides are a group that the keyboard scrolls: arrow keys, Home and End change the current slide, in the direction of the text. Slides out of view are `inert`.',
    'A change that the visitor asks for is announced in a live region; changes by autoplay, by a script or by a linked gallery are not.',
    'Autoplay always has a pause button, and does not start under `prefers-reduced-motion`.',
    'Give each image an `alt` text: it also names the slide in announcements and on its thumbnail. With `label` the gallery is a landmark region.',
  ],
};
