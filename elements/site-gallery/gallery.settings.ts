import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';
import { designs, type DesignName } from './designs/designs.js';

const designNames = Object.keys(designs) as DesignName[];
const mostPerRow = 12;
const mostGutterPx = 200;

export const gallerySettings = table({
  tag: 'site-gallery',
  summary: 'Shows the pictures written inside it as a slideshow or a grid, and keeps the very same nodes.',
  spec: 'media-layout §3, §4, §9',
  settings: {
    design: setting.choice(designNames, 'How the slides are laid out.', { spec: 'media-layout §3' }),
    current: setting.number(0, 'The current slide, counted from 0; a negative number counts from the end.', {
      integer: true, reflect: true, spec: 'media-layout §4',
    }),
    slidesPerRow: setting.optionalNumber(
      'Slides in a row of a grid, 4 unless said; at most 3 where the gallery is narrower than 724 px, 2 below 480 px.',
      { min: 1, max: mostPerRow, integer: true, spec: 'media-layout §3, §9' },
    ),
    gutter: setting.optionalNumber('Space between slides; 12 in a grid and 16 in a slideshow unless said.', {
      min: 0, max: mostGutterPx, unit: 'px', spec: 'media-layout §3',
    }),
    aspectRatio: setting.text('', 'Width to height of every picture, as `3:2`; 3:2 in a slideshow and 1:1 in a grid unless said.', {
      aliases: ['imageAspectRatio'], spec: 'media-layout §3',
    }),
    autoCrop: setting.flag(true, 'Whether pictures are cropped to fill their place; `auto-crop="false"` shows them whole.', {
      aliases: ['auto-crop'], spec: 'media-layout §3',
    }),
    loop: setting.flag(false, 'Whether the slide after the last is the first.', { spec: 'media-layout §4' }),
    counter: setting.flag(false, 'Whether a slideshow shows its position, as 3 / 12.'),
    label: setting.text('', 'Names the gallery for screen readers, and makes it a landmark.'),
  },
  events: {
    'site-slide-change': event<{ index: number; previousIndex: number }>('Another slide has become the current one.', {
      type: '{ index: number; previousIndex: number }',
    }),
    'site-gallery-beginning': event('There is no slide before the first: a step back was refused.'),
    'site-gallery-end': event('There is no slide after the last: a step forward was refused.'),
  },
  texts: {
    gallery: 'Gallery',
    slides: 'Slides',
    previous: 'Previous slide',
    next: 'Next slide',
    counter: '{index} / {count}',
    position: 'Slide {index} of {count}',
    namedPosition: 'Slide {index} of {count}: {name}',
  },
  slots: { '': 'The slides: images, links around images, figures with captions, or any other element.' },
  parts: {
    gallery: 'Everything.',
    track: 'The row or the rows of slides.',
    previous: 'The button to the previous slide.',
    next: 'The button to the next slide.',
    counter: 'The position, as 3 / 12.',
  },
  cssProperties: {
    '--site-gallery-radius': 'Corner radius of the pictures; `--site-radius` or 12px.',
    '--site-gallery-control-size': 'Width and height of the buttons; 48px.',
    '--site-gallery-control-surface': 'Colour behind the symbols of the buttons and behind the counter.',
    '--site-gallery-control-color': 'Colour of the symbols of the buttons and of the counter.',
  },
  methods: {
    next: 'Goes to the next slide. Resolves to whether it does: not in motion, and not past the end without `loop`.',
    previous: 'Goes to the previous slide. Resolves to whether it does.',
    show: 'Goes to the slide of an index, counted from 0, from the end when negative. Resolves to whether it does.',
  },
});
