import { setting, type Setting } from '../../core/settings/setting.js';
import { event, table, type Values } from '../../core/settings/table.js';
import { designOfBlock, designs, type DesignName } from './designs/designs.js';
import { transitions, type TransitionName } from './transitions/transitions.js';

const designNames = Object.keys(designs);
const transitionNames = Object.keys(transitions);
const mostPerRow = 12;
const mostGutterPx = 200;
const mostStripPx = 400;
const mostSeconds = 3600;

export const gallerySettings = table({
  tag: 'site-gallery',
  summary: 'Shows the images inside it as a slideshow, strip, carousel, grid, columns or list. The author\'s nodes are slotted, not copied.',
  preloadsReact: true,
  spec: 'media-layout §3, §4, §9',
  settings: {
    // Not a choice: the registry of designs knows the names, one more among them, and says what is wrong with others.
    design: {
      ...setting.text('slideshow', 'Layout of the slides; `stacked` is another name for `slideshow`.', {
        type: designNames.map(name => `'${name}'`).join(' | '), fromBlock: designOfBlock, spec: 'media-layout §3, §4',
      }),
      choices: designNames,
    } as Setting<DesignName | 'stacked'>,
    current: setting.number(0, 'Index of the current slide, counted from 0; a negative index counts from the end.', {
      integer: true, reflect: true, spec: 'media-layout §4',
    }),
    loop: setting.flag(false, 'Whether the first slide follows the last.', { spec: 'media-layout §4' }),

    // Changing slides. The registry of transitions knows its names, as that of designs does.
    transition: {
      ...setting.text('fade', 'Transition between the slides of a slideshow.', {
        type: transitionNames.map(name => `'${name}'`).join(' | '), spec: 'media-layout §4, §9',
      }),
      choices: transitionNames,
    } as Setting<TransitionName>,
    swipeBoundaries: setting.choice(
      ['auto', 'none', 'hard', 'inertial'],
      'Overscroll of a slideshow that is dragged past its ends: `none` lets slides follow freely, `hard` not at all, `inertial` less and less; `auto` leaves it to the transition.',
      { spec: 'media-layout §5' },
    ),
    snapPoints: setting.text(
      '',
      'Snap points of a strip, a carousel or a slideshow that scrolls: `none`, or a percentage of its width such as `50%`; every slide by default.',
      { spec: 'media-layout §5' },
    ),

    // Sizes and shapes
    slidesPerRow: setting.optionalNumber(
      'Slides in a row of a grid (default 4) or of a carousel (default 3); at most 3 where the gallery is narrower than 724 px, 2 below 480 px.',
      { min: 1, max: mostPerRow, integer: true, spec: 'media-layout §3, §9' },
    ),
    columnWidth: setting.optionalNumber('Minimum column width of `autogrid` and `autocolumns`, above 0 (default 250).', {
      unit: 'px', spec: 'media-layout §3, §5, §9',
    }),
    gutter: setting.optionalNumber(
      'Space between slides; default 12 in a grid, 16 in a slideshow, 8 in a strip, 1 in a carousel, 20 in rows, 0 in columns.',
      { min: 0, max: mostGutterPx, unit: 'px', spec: 'media-layout §3, §9' },
    ),
    padding: setting.optionalNumber('Space between the images of a grid without `gutter`, and between thumbnails (at most 5).', {
      min: 0, max: mostGutterPx, unit: 'px', spec: 'media-layout §3, §9',
    }),
    aspectRatio: setting.text(
      '',
      'Aspect ratio of all images, as `3:2`, or `auto` for each image\'s own; default 3:2 in a slideshow and a list, 1:1 in a grid and a carousel, `auto` elsewhere.',
      { aliases: ['imageAspectRatio', 'image-aspect-ratio'], spec: 'media-layout §3' },
    ),
    autoCrop: setting.flag(true, 'Whether images are cropped to fill their place; `auto-crop="false"` shows them whole.', {
      spec: 'media-layout §3',
    }),
    vSize: setting.optionalNumber('Image height of a strip (default 10), or of a slideshow without `aspect-ratio`, in twentieths of the gallery\'s width.', {
      min: 1, max: 60, spec: 'media-layout §3, §9',
    }),
    listImageSize: setting.optionalNumber('Width of the images of a list as a share of its width (default 50); the text takes the rest.', {
      min: 5, max: 95, unit: '%', aliases: ['imageWidth'], spec: 'media-layout §3, §9',
    }),
    mixedContent: setting.flag(false, 'Whether slides are more than images: cards, videos, text. Slides in view then have equal heights.', {
      spec: 'media-layout §3',
    }),
    activeAlignment: setting.text('center', 'Alignment of the current slide of a strip: `start` (or `left`), `end` (or `right`); any other value is the middle.', {
      type: '\'start\' | \'middle\' | \'end\' | \'left\' | \'center\' | \'right\'', spec: 'media-layout §3, §5',
    }),

    // Autoplay
    autoplay: setting.flag(false, 'Whether slides change automatically. A pause button is always shown. Autoplay pauses on hover, on focus, in a hidden tab and out of view, and does not start under `prefers-reduced-motion`.', {
      spec: 'media-layout §3, §4, §9',
    }),
    autoplayDuration: setting.number(5, 'How long autoplay shows a slide; a change applies at once.', {
      min: 1, max: mostSeconds, unit: 's', spec: 'media-layout §3, §9',
    }),
    direction: setting.choice(['forward', 'reverse'], 'Direction of autoplay.', { spec: 'media-layout §4' }),
    random: setting.flag(false, 'Whether autoplay goes to a random other slide instead of the next.', { spec: 'media-layout §4' }),

    // Other galleries, and the address
    linked: setting.text('', 'The `id` of another gallery: both always show the same slide.', {
      spec: 'media-layout §4',
    }),
    history: setting.flag(false, 'Whether the page\'s address follows the current slide: its `data-slide-url`, else its `data-slide-id` or `id` as hash.', {
      spec: 'media-layout §2',
    }),
    historyShared: setting.flag(false, 'Whether the gallery writes the address although another gallery of the page does.'),
    collectionUrl: setting.url('', 'Absolute URL that a slide\'s `data-slide-url` is resolved against; default the page context\'s collection, else the page itself.', {
      aliases: ['fullUrl'], spec: 'media-layout §2',
    }),

    // Captions, counter and label
    metaPosition: setting.choice(
      ['below', 'top', 'bottom', 'top-left', 'bottom-left', 'top-right', 'bottom-right', 'center'],
      'Position of captions over their images; `below` keeps them under the images.',
      { spec: 'media-layout §3' },
    ),
    counter: setting.flag(false, 'Whether a slideshow shows its position, as 3 / 12.'),
    label: setting.text('', 'Accessible name (`aria-label`) of the gallery; with it the gallery is a landmark region.'),

    // Lightbox
    lightbox: { ...setting.flag(false, 'Whether a click on an image opens the lightbox; default true in `grid` and `autorows`.', {
      spec: 'media-layout §3, §9',
    }), default: null } as Setting<boolean | null>,
    lightboxTheme: { ...setting.choice(['light', 'dark'], 'Theme of the lightbox; default its own `theme`.', {
      spec: 'media-layout §3',
    }), default: null } as Setting<'light' | 'dark' | null>,

    // Thumbnails
    thumbnails: setting.flag(false, 'Whether thumbnails are shown under a slideshow, a strip or a carousel.', { spec: 'media-layout §3' }),
    thumbnailStripHeight: setting.number(72, 'Height of the thumbnails.', { min: 24, max: mostStripPx, unit: 'px', spec: 'media-layout §3' }),
    thumbnailStripMargin: setting.number(12, 'Space between the slides and the thumbnails.', {
      min: 0, max: mostGutterPx, unit: 'px', spec: 'media-layout §3',
    }),
    thumbnailsPerRow: setting.optionalNumber('Thumbnails in view at once; default as many as fit in their height. In a grid: slides in a row.', {
      min: 1, max: mostPerRow, integer: true, spec: 'media-layout §3',
    }),
    squareThumbs: setting.flag(false, 'Whether thumbnails, and the images of a grid without `aspect-ratio`, are square.', { spec: 'media-layout §3' }),
  },
  events: {
    'site-slide-change': event<{ index: number; previousIndex: number }>('The current slide has changed.', {
      type: '{ index: number; previousIndex: number }',
    }),
    'site-gallery-beginning': event('A step back from the first slide was refused.'),
    'site-gallery-end': event('A step forward from the last slide was refused.'),
  },
  texts: {
    gallery: 'Gallery',
    slides: 'Slides',
    previous: 'Previous slide',
    next: 'Next slide',
    autoplay: 'Play automatically',
    counter: '{index} / {count}',
    position: 'Slide {index} of {count}',
    namedPosition: 'Slide {index} of {count}: {name}',
    thumbnails: 'Choose a slide',
  },
});

/** The settings of a gallery, parsed. */
export type GalleryValues = Values<typeof gallerySettings.settings>;
