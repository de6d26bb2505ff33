import { setting, type Setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';
import { designOfBlock } from './designs/design-of-block.js';
import { designs, type DesignName } from './designs/designs.js';
import { metaPositions } from './meta/meta-positions.js';
import { transitions, type TransitionName } from './transitions/transitions.js';

const designNames = Object.keys(designs);
const transitionNames = Object.keys(transitions);
const mostPerRow = 12;
const mostGutterPx = 200;
const mostStripPx = 400;
const mostSeconds = 3600;

export const gallerySettings = table({
  tag: 'site-gallery',
  summary: 'Shows the pictures written inside it as a slideshow, a strip, a grid, columns or a list, and keeps the very same nodes.',
  preloadsReact: true,
  spec: 'media-layout §3, §4, §9',
  settings: {
    // Not a choice: the registry of designs knows the names, one more among them, and says what is wrong with others.
    design: {
      ...setting.text('slideshow', 'How the slides are laid out; `stacked` means a slideshow too.', {
        type: designNames.map(name => `'${name}'`).join(' | '), fromBlock: designOfBlock, spec: 'media-layout §3, §4',
      }),
      choices: designNames,
    } as Setting<DesignName | 'stacked'>,
    current: setting.number(0, 'The current slide, counted from 0; a negative number counts from the end.', {
      integer: true, reflect: true, spec: 'media-layout §4',
    }),
    loop: setting.flag(false, 'Whether the slide after the last is the first.', { spec: 'media-layout §4' }),

    // Changing slides. The registry of transitions knows its names, as that of designs does.
    transition: {
      ...setting.text('fade', 'How a slideshow changes its slides.', {
        type: transitionNames.map(name => `'${name}'`).join(' | '), spec: 'media-layout §4, §9',
      }),
      choices: transitionNames,
    } as Setting<TransitionName>,
    swipeBoundaries: setting.choice(
      ['auto', 'none', 'hard', 'inertial'],
      'What a drag past the ends of a slideshow does: slides follow it freely, not at all, or less and less; `auto` leaves it to the transition.',
      { spec: 'media-layout §5' },
    ),
    snapPoints: setting.text(
      '',
      'Where a strip, a carousel or a slideshow that scrolls comes to rest: `none`, anywhere; a percentage, at every such share of its width; unless said on every slide.',
      { spec: 'media-layout §5' },
    ),

    // Sizes and shapes
    slidesPerRow: setting.optionalNumber(
      'Slides in a row of a grid, 4 unless said, or of a carousel, 3 unless said; at most 3 where the gallery is narrower than 724 px, 2 below 480 px.',
      { min: 1, max: mostPerRow, integer: true, spec: 'media-layout §3, §9' },
    ),
    columnWidth: setting.optionalNumber('Least width of a column of `autogrid` and `autocolumns`, above 0; 250 unless said.', {
      unit: 'px', spec: 'media-layout §3, §5, §9',
    }),
    gutter: setting.optionalNumber(
      'Space between slides; unless said 12 in a grid, 16 in a slideshow, 8 in a strip, 1 in a carousel, 20 in rows, none in columns.',
      { min: 0, max: mostGutterPx, unit: 'px', spec: 'media-layout §3, §9' },
    ),
    padding: setting.optionalNumber('Space between the pictures of a grid that has no `gutter`, and between thumbnails, where it is at most 5.', {
      min: 0, max: mostGutterPx, unit: 'px', spec: 'media-layout §3, §9',
    }),
    aspectRatio: setting.text(
      '',
      'Width to height of every picture, as `3:2`, or `auto` for each its own; unless said 3:2 in a slideshow and a list, 1:1 in a grid and a carousel, `auto` elsewhere.',
      { aliases: ['imageAspectRatio', 'image-aspect-ratio'], spec: 'media-layout §3' },
    ),
    autoCrop: setting.flag(true, 'Whether pictures are cropped to fill their place; `auto-crop="false"` shows them whole.', {
      spec: 'media-layout §3',
    }),
    vSize: setting.optionalNumber('Height of the pictures of a strip, or of a slideshow without `aspect-ratio`, in twentieths of its width; 10 in a strip unless said.', {
      min: 1, max: 60, spec: 'media-layout §3, §9',
    }),
    listImageSize: setting.optionalNumber('Share of a list\'s width that the pictures take, the words take the rest; 50 unless said.', {
      min: 5, max: 95, unit: '%', aliases: ['imageWidth'], spec: 'media-layout §3, §9',
    }),
    mixedContent: setting.flag(false, 'Whether slides are more than pictures: cards, videos, words. Slides in view are then equally tall.', {
      spec: 'media-layout §3',
    }),
    activeAlignment: setting.text('center', 'Where the current slide of a strip stands: `start` (or `left`), `end` (or `right`); anything else is the middle.', {
      type: '\'start\' | \'middle\' | \'end\' | \'left\' | \'center\' | \'right\'', spec: 'media-layout §3, §5',
    }),

    // Going on by itself
    autoplay: setting.flag(false, 'Whether slides change by themselves. A button to stop it is always there; it waits while somebody is at the gallery or nobody sees it, and does not begin where stillness is asked for.', {
      spec: 'media-layout §3, §4, §9',
    }),
    autoplayDuration: setting.number(5, 'How long autoplay shows a slide.', {
      min: 1, max: mostSeconds, unit: 's', spec: 'media-layout §3, §9',
    }),
    direction: setting.choice(['forward', 'reverse'], 'Which way autoplay goes.', { spec: 'media-layout §4' }),
    random: setting.flag(false, 'Whether autoplay goes to any other slide instead of the next.', { spec: 'media-layout §4' }),

    // Other galleries, and the address
    linked: setting.text('', 'The `id` of another gallery: both are always at the same slide, whichever of them is moved.', {
      spec: 'media-layout §4',
    }),
    history: setting.flag(false, 'Whether the page\'s address follows the current slide: by its `data-slide-url`, else by its `data-slide-id` or `id` as hash.', {
      spec: 'media-layout §2',
    }),
    historyShared: setting.flag(false, 'Whether the gallery writes the address although another gallery of the page does.'),
    collectionUrl: setting.url('', 'The full address that a slide\'s url belongs to; the page context\'s collection, else the page itself, unless said.', {
      aliases: ['fullUrl'], spec: 'media-layout §2',
    }),

    // Words and signs
    metaPosition: setting.choice(metaPositions, 'Where captions lie over their pictures; `below` keeps them under the pictures.', {
      spec: 'media-layout §3',
    }),
    counter: setting.flag(false, 'Whether a slideshow shows its position, as 3 / 12.'),
    label: setting.text('', 'Names the gallery for screen readers, and makes it a landmark.'),

    // Lightbox
    lightbox: { ...setting.flag(false, 'Whether a press on a picture opens it large; unless said it does in `grid` and `autorows`.', {
      spec: 'media-layout §3, §9',
    }), default: null } as Setting<boolean | null>,
    lightboxTheme: { ...setting.choice(['light', 'dark'], 'The colours of the lightbox; unless said its own `theme`.', {
      spec: 'media-layout §3',
    }), default: null } as Setting<'light' | 'dark' | null>,

    // Thumbnails
    thumbnails: setting.flag(false, 'Whether small pictures under a slideshow, a strip or a carousel lead to its slides.', { spec: 'media-layout §3' }),
    thumbnailStripHeight: setting.number(72, 'Height of the thumbnails.', { min: 24, max: mostStripPx, unit: 'px', spec: 'media-layout §3' }),
    thumbnailStripMargin: setting.number(12, 'Space between the slides and the thumbnails.', {
      min: 0, max: mostGutterPx, unit: 'px', spec: 'media-layout §3',
    }),
    thumbnailsPerRow: setting.optionalNumber('Thumbnails in view at once; unless said as many as fit in their height. In a grid: slides in a row.', {
      min: 1, max: mostPerRow, integer: true, spec: 'media-layout §3',
    }),
    squareThumbs: setting.flag(false, 'Whether thumbnails, and the pictures of a grid without `aspect-ratio`, are square.', { spec: 'media-layout §3' }),
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
    autoplay: 'Play automatically',
    counter: '{index} / {count}',
    position: 'Slide {index} of {count}',
    namedPosition: 'Slide {index} of {count}: {name}',
    thumbnails: 'Choose a slide',
  },
  slots: {
    '': 'The slides: images, links around images, figures with captions, or any other element. A slide or its picture may carry `data-type`, `data-slide-id`, `data-slide-url`, `data-click-through-url`, `data-image-dimensions`, `data-image-focal-point` and `data-src`.',
  },
  parts: {
    gallery: 'Everything.',
    track: 'The row or the rows of slides.',
    previous: 'The button to the previous slide.',
    next: 'The button to the next slide.',
    autoplay: 'The button that stops and starts autoplay.',
    counter: 'The position, as 3 / 12.',
    thumbnails: 'The row of thumbnails.',
    thumbnail: 'A thumbnail, a button.',
  },
  states: {
    playing: 'Slides change by themselves.',
  },
  cssProperties: {
    '--site-gallery-radius': 'Corner radius of the pictures; `--site-radius` or 12px.',
    '--site-gallery-control-size': 'Width and height of the buttons; 48px.',
    '--site-gallery-control-surface': 'Colour behind the symbols of the buttons and behind the counter.',
    '--site-gallery-control-color': 'Colour of the symbols of the buttons and of the counter.',
    '--site-gallery-meta-surface': 'What lies behind captions over pictures.',
    '--site-gallery-meta-color': 'Colour of captions over pictures.',
  },
  methods: {
    next: 'Goes to the next slide. Resolves to whether it does: not in motion, and not past the end without `loop`.',
    previous: 'Goes to the previous slide. Resolves to whether it does.',
    show: 'Goes to the slide of an index, counted from 0, from the end when negative. Resolves to whether it does.',
  },
});
