import { sizeFormats, type SizeFormatName } from '../../core/image/image-address.js';
import { setting, type Setting } from '../../core/settings/setting.js';
import { event, table, type Values } from '../../core/settings/table.js';
import { designOfBlock, designs, type DesignName } from './designs/designs.js';
import { numbersByWidth } from './layout/by-width.js';
import { transitions, type TransitionName } from './transitions/transitions.js';

const designNames = Object.keys(designs);
const transitionNames = Object.keys(transitions);
const mostPerRow = 12;
const mostGutterPx = 200;
const mostStripPx = 400;
const mostSeconds = 3600;
const mostLoaded = 1000;

/** A setting that is one number, or several by the width of the gallery. */
const byWidth = <T extends number | null>(row: Setting<T>) => ({
  ...row,
  type: row.default === null ? 'number | string | null' : 'number | string',
  fromText: numbersByWidth(row.min ?? 0, row.max ?? Infinity, !!row.integer),
}) as Setting<T | number | string>;

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

    orientation: setting.choice(
      ['horizontal', 'vertical'],
      'Axis on which a slideshow and a carousel change slides. With `vertical` they scroll up and down, whatever the transition, and captions lie over their images.',
    ),

    // Changing slides. The registry of transitions knows its names, as that of designs does.
    transition: {
      ...setting.text('fade', 'Transition between the slides of a slideshow.', {
        type: transitionNames.map(name => `'${name}'`).join(' | '), spec: 'media-layout §4, §9',
      }),
      choices: transitionNames,
    } as Setting<TransitionName>,
    swipeBoundaries: setting.choice(
      ['auto', 'none', 'hard', 'inertial'],
      'How slides follow a drag past the ends of a slideshow. With `none` freely, with `hard` not at all, with `inertial` less and less; `auto` leaves it to the transition.',
      { spec: 'media-layout §5' },
    ),
    snapPoints: setting.text(
      '',
      'Where a strip, a carousel or a slideshow that scrolls comes to rest. At every slide by default; also `none`, or a percentage of the width such as `50%`.',
      { spec: 'media-layout §5' },
    ),

    // Sizes and shapes
    slidesPerRow: byWidth(setting.optionalNumber(
      'Slides in a row of a grid (default 4) or of a carousel (default 3). One number is at most 3 where the gallery is narrower than 724 px, 2 below 480 px; or by width, as `1, 480px 2, 900px 4`.',
      { min: 1, max: mostPerRow, integer: true, spec: 'media-layout §3, §9' },
    )),
    columnWidth: byWidth(setting.optionalNumber('Minimum column width of `autogrid` and `autocolumns`, above 0 (default 250); in `autogrid` also by width.', {
      unit: 'px', spec: 'media-layout §3, §5, §9',
    })),
    gutter: byWidth(setting.optionalNumber(
      'Space between slides, also by width. By default 12 in a grid, 16 in a slideshow, 8 in a strip, 1 in a carousel, 20 in rows, 0 in columns.',
      { min: 0, max: mostGutterPx, unit: 'px', spec: 'media-layout §3, §9' },
    )),
    padding: byWidth(setting.optionalNumber('Space between the images of a grid without `gutter`, and between thumbnails (at most 5), also by width.', {
      min: 0, max: mostGutterPx, unit: 'px', spec: 'media-layout §3, §9',
    })),
    aspectRatio: setting.text(
      '',
      'Aspect ratio of all images, as `3:2`, or `auto` for each image\'s own; ratios also by width. By default 3:2 in a slideshow and a list, 1:1 in a grid and a carousel, `auto` elsewhere; a vertical gallery is never `auto`.',
      { aliases: ['imageAspectRatio', 'image-aspect-ratio'], markup: ['image-aspect-ratio', 'data-image-aspect-ratio'], spec: 'media-layout §3' },
    ),
    autoCrop: setting.flag(true, 'Whether images are cropped to fill their place; `auto-crop="false"` shows them whole.', {
      spec: 'media-layout §3',
    }),
    vSize: byWidth(setting.optionalNumber('Height of images in twentieths of the gallery\'s width, also by width. For a strip (default 10), and a slideshow without `aspect-ratio`.', {
      min: 1, max: 60, spec: 'media-layout §3, §9',
    })),
    listImageSize: byWidth(setting.optionalNumber('Width of the images of a list as a share of its width (default 50), also by width; the text takes the rest.', {
      min: 5, max: 95, unit: '%', aliases: ['imageWidth'], spec: 'media-layout §3, §9',
    })),
    mixedContent: setting.flag(false, 'Whether slides are more than images: cards, videos, text. Slides in view then have equal heights.', {
      spec: 'media-layout §3',
    }),
    activeAlignment: setting.text('center', 'Where the current slide of a strip stands. At the `start` (or `left`), the `end` (or `right`); any other value is the middle.', {
      type: '\'start\' | \'middle\' | \'end\' | \'left\' | \'center\' | \'right\'', spec: 'media-layout §3, §5',
    }),

    // Addresses of `data-src`, as `<site-image>` has them
    sizeFormat: setting.choice(Object.keys(sizeFormats) as SizeFormatName[],
      'How the address of a slide\'s `data-src` and of its thumbnail names a width. Either `photo.jpg?format=750w` or `photo-750w.jpg`.',
      { spec: 'media-layout §3' }),
    urlTemplate: setting.text('',
      'Address of a resizing service for `data-src`, with {width} and {path} or {url}. Such as `https://cdn.example/{width}/{path}`; wins over `size-format`.'),

    // Autoplay
    autoplay: setting.flag(false, 'Whether slides change automatically, and go round: after the last comes the first. A pause button is always shown. Autoplay pauses on hover, on focus, in a hidden tab and out of view, and does not start under `prefers-reduced-motion`.', {
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
    history: setting.flag(false, 'Whether the page\'s address follows the current slide. It has the slide\'s `data-slide-url`, else its `data-slide-id` or `id` as hash.', {
      spec: 'media-layout §2',
    }),
    historyShared: setting.flag(false, 'Whether the gallery writes the address although another gallery of the page does.'),
    collectionUrl: setting.url('', 'Absolute URL that a slide\'s `data-slide-url` is resolved against. By default the page context\'s collection, else the page itself.', {
      aliases: ['fullUrl'], spec: 'media-layout §2',
    }),

    // Which slides are shown
    filter: setting.flag(false, 'Whether a row of buttons over the slides filters them by the tags of their `data-tags`.'),
    loadMore: setting.optionalNumber('How many slides a grid, columns, rows or a list show at first, and how many more a button shows. All of them where scripts are off.', {
      min: 1, max: mostLoaded, integer: true,
    }),

    // Captions, counter and label
    metaPosition: setting.choice(
      ['below', 'top', 'bottom', 'top-left', 'bottom-left', 'top-right', 'bottom-right', 'center'],
      'Position of captions over their images; `below` keeps them under the images.',
      { spec: 'media-layout §3' },
    ),
    showMeta: setting.flag(true, 'Whether captions are shown.', { spec: 'media-layout §3' }),
    showMetaOnHover: setting.flag(false, 'Whether captions over their images are shown only under the pointer or with the focus in the gallery. Without a pointer that hovers they are always shown.', {
      spec: 'media-layout §3',
    }),
    controls: setting.flag(true, 'Whether a slideshow, a strip and a carousel have buttons to the previous and the next slide. Keyboard, swipes and clicks change slides without them.'),
    pagination: setting.choice(
      ['none', 'dots', 'fraction', 'progress'],
      'How a slideshow, a strip and a carousel show where they are. With `dots` to press, one for each step, as a `fraction` such as 3 / 12, or as a `progress` bar.',
    ),
    indicators: setting.flag(false, 'Another name for `pagination="dots"`; `pagination` wins.'),
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
    thumbnailStripHeight: byWidth(setting.number(72, 'Height of the thumbnails, also by width.', {
      min: 24, max: mostStripPx, unit: 'px', spec: 'media-layout §3',
    })),
    thumbnailStripMargin: byWidth(setting.number(12, 'Space between the slides and the thumbnails, also by width.', {
      min: 0, max: mostGutterPx, unit: 'px', spec: 'media-layout §3',
    })),
    thumbnailsPerRow: byWidth(setting.optionalNumber('Thumbnails in view at once, also by width; default as many as fit in their height. In a grid: slides in a row.', {
      min: 1, max: mostPerRow, integer: true, spec: 'media-layout §3',
    })),
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
    backgroundVideos: 'Play background videos',
    counter: '{index} / {count}',
    position: 'Slide {index} of {count}',
    namedPosition: 'Slide {index} of {count}: {name}',
    thumbnails: 'Choose a slide',
    indicators: 'Choose a slide',
    filter: 'Filter',
    all: 'All',
    more: 'Show more',
    shown: 'Showing {shown} of {count}',
  },
  translations: [() => import('./texts/texts.js')],
});

/** The settings of a gallery, parsed. */
export type GalleryValues = Values<typeof gallerySettings.settings>;
