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
  summary: 'An image gallery: slideshow, strip, carousel, grid, columns or list, made from the images inside it.',
  preloadsReact: true,
  preloads: {
    '[autoplay]': ['features/autoplay/autoplay.controller.tsx'],
    '[pagination]': ['features/pagination/pagination.controller.tsx'],
    '[indicators]': ['features/pagination/pagination.controller.tsx'],
    '[thumbnails]': ['features/thumbnails/thumbnails.controller.tsx'],
    '[filter]': ['features/selection/selection.controller.tsx'],
    '[load-more]': ['features/selection/selection.controller.tsx'],
    '[lightbox]': ['features/lightbox/lightbox.controller.ts'],
    '[design=grid]': ['features/lightbox/lightbox.controller.ts'],
    '[design=autorows]': ['features/lightbox/lightbox.controller.ts'],
    '[meta-position]': ['features/captions/captions.controller.ts'],
    '[show-meta-on-hover]': ['features/captions/captions.controller.ts'],
    '[orientation=vertical]': ['features/captions/captions.controller.ts', 'motion/track-motion.ts'],
    '[design=strip]': ['motion/track-motion.ts'],
    '[design=carousel]': ['motion/track-motion.ts'],
    '[transition=scroll]': ['motion/track-motion.ts'],
    '[linked]': ['features/linked/linked.controller.ts'],
    '[history]': ['features/history/history.controller.ts'],
  },
  spec: 'media-layout §3, §4, §9',
  settings: {
    // Not a choice: the registry of designs knows the names, one more among them, and says what is wrong with others.
    design: {
      ...setting.text('slideshow', 'Layout of the slides; `stacked` is another name for `slideshow`.', {
        type: designNames.map(name => `'${name}'`).join(' | '), fromBlock: designOfBlock, spec: 'media-layout §3, §4',
      }),
      choices: designNames,
      otherChoices: ['stacked'],
    } as Setting<DesignName | 'stacked'>,
    current: setting.number(0, 'Index of the current slide, starting at 0. A negative index counts from the end.', {
      integer: true, reflect: true, isUndrawn: true, spec: 'media-layout §4',
    }),
    loop: setting.flag(false, 'Continues with the first slide after the last.', { spec: 'media-layout §4' }),

    orientation: setting.choice(
      ['horizontal', 'vertical'],
      'Axis on which a slideshow or carousel changes slides. With `vertical`, it scrolls up and down whatever the transition, with captions over the images.',
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
      'How slides follow a drag past the ends of a slideshow: freely (`none`), not at all (`hard`) or with resistance (`inertial`). `auto` depends on the transition.',
      { spec: 'media-layout §5' },
    ),
    snapPoints: setting.text(
      '',
      'Snap points of a strip, carousel or scrolling slideshow. Default: every slide. Also `none`, or a percentage of the width such as `50%`.',
      { spec: 'media-layout §5' },
    ),

    // Sizes and shapes
    slidesPerRow: byWidth(setting.optionalNumber(
      'Slides in a row of a grid (default 4) or carousel (default 3). A single number is limited to 3 below a gallery width of 724 px, and to 2 below 480 px. Also by width, such as `1, 480px 2, 900px 4`.',
      { min: 1, max: mostPerRow, integer: true, spec: 'media-layout §3, §9' },
    )),
    columnWidth: byWidth(setting.optionalNumber('Minimum column width of `autogrid` and `autocolumns`, greater than 0 (default 250). In `autogrid`, also by width.', {
      unit: 'px', spec: 'media-layout §3, §5, §9',
    })),
    gutter: byWidth(setting.optionalNumber(
      'Space between slides, also by width. Default: 12 in a grid, 16 in a slideshow, 8 in a strip, 1 in a carousel, 20 in rows, 0 in columns.',
      { min: 0, max: mostGutterPx, unit: 'px', spec: 'media-layout §3, §9' },
    )),
    padding: byWidth(setting.optionalNumber('Space between the images of a grid without `gutter`, and between thumbnails (at most 5), also by width.', {
      min: 0, max: mostGutterPx, unit: 'px', spec: 'media-layout §3, §9',
    })),
    aspectRatio: setting.text(
      '',
      'Aspect ratio of all images, such as `3:2`, also by width, or `auto` for each image\'s own ratio. Default: 3:2 in a slideshow or list, 1:1 in a grid or carousel, otherwise `auto`. A vertical gallery doesn\'t support `auto`.',
      { aliases: ['imageAspectRatio', 'image-aspect-ratio'], markup: ['image-aspect-ratio', 'data-image-aspect-ratio'], spec: 'media-layout §3' },
    ),
    autoCrop: setting.flag(true, 'Crops images to fill their box. `auto-crop="false"` shows whole images.', {
      spec: 'media-layout §3',
    }),
    vSize: byWidth(setting.optionalNumber('Height of images in twentieths of the gallery\'s width, also by width. For a strip (default 10) and a slideshow without `aspect-ratio`.', {
      min: 1, max: 60, spec: 'media-layout §3, §9',
    })),
    listImageSize: byWidth(setting.optionalNumber('Width of the images in a list, as a percentage of the list\'s width (default 50), also by width. The text takes the rest.', {
      min: 5, max: 95, unit: '%', aliases: ['imageWidth'], spec: 'media-layout §3, §9',
    })),
    mixedContent: setting.flag(false, 'Allows slides with other content: cards, videos, text. Visible slides then have equal heights.', {
      spec: 'media-layout §3',
    }),
    activeAlignment: setting.text('center', 'Position of the current slide in a strip: `start` (or `left`), `end` (or `right`). Any other value is the middle.', {
      type: '\'start\' | \'middle\' | \'end\' | \'left\' | \'center\' | \'right\'', spec: 'media-layout §3, §5',
    }),

    // Addresses of `data-src`, as `<site-image>` has them
    sizeFormat: setting.choice(Object.keys(sizeFormats) as SizeFormatName[],
      'Format of the width in the URLs of `data-src` and thumbnails: `photo.jpg?format=750w` or `photo-750w.jpg`.',
      { spec: 'media-layout §3' }),
    urlTemplate: setting.text('',
      'URL of a resizing service for `data-src`, with {width} and {path} or {url}, such as `https://cdn.example/{width}/{path}`. Takes precedence over `size-format`.'),

    // Autoplay
    autoplay: setting.flag(false, 'Changes slides automatically, in a loop, with a pause button. Autoplay pauses on hover, on focus, in a hidden tab and out of view. It doesn\'t start with `prefers-reduced-motion`.', {
      spec: 'media-layout §3, §4, §9',
    }),
    autoplayDuration: setting.number(5, 'Time for which autoplay shows a slide. A change applies immediately.', {
      min: 1, max: mostSeconds, unit: 's', spec: 'media-layout §3, §9',
    }),
    direction: setting.choice(['forward', 'reverse'], 'Direction of autoplay.', { spec: 'media-layout §4' }),
    random: setting.flag(false, 'Makes autoplay show a random other slide instead of the next.', { spec: 'media-layout §4' }),

    // Other galleries, and the address
    linked: setting.text('', '`id` of another gallery. Both always show the same slide.', {
      spec: 'media-layout §4',
    }),
    history: setting.flag(false, 'Updates the page\'s URL with the current slide: its `data-slide-url`, otherwise its `data-slide-id` or `id` as hash.', {
      spec: 'media-layout §2',
    }),
    historyShared: setting.flag(false, 'Updates the page\'s URL even if another gallery on the page does.'),
    collectionUrl: setting.url('', 'Absolute base URL of `data-slide-url`. Default: the collection of the page context, otherwise the page itself.', {
      aliases: ['fullUrl'], spec: 'media-layout §2',
    }),

    // Which slides are shown
    filter: setting.flag(false, 'Shows a row of buttons above the slides that filter them by the tags in `data-tags`.'),
    loadMore: setting.optionalNumber('Number of slides that a grid, columns, rows or a list shows at first and adds with each click on “Show more”. Without scripts, all are shown.', {
      min: 1, max: mostLoaded, integer: true,
    }),

    // Captions, counter and label
    metaPosition: setting.choice(
      ['below', 'top', 'bottom', 'top-left', 'bottom-left', 'top-right', 'bottom-right', 'center'],
      'Position of captions over their images. `below` places them under the images.',
      { spec: 'media-layout §3' },
    ),
    showMeta: setting.flag(true, 'Shows captions.', { spec: 'media-layout §3' }),
    showMetaOnHover: setting.flag(false, 'Shows captions over images only on hover or focus. On devices without hover, they are always shown.', {
      spec: 'media-layout §3',
    }),
    controls: setting.flag(true, 'Shows Previous and Next buttons in a slideshow, strip or carousel. Keyboard, swipes and clicks also work without them.'),
    pagination: setting.choice(
      ['none', 'dots', 'fraction', 'progress'],
      'Position indicator of a slideshow, strip or carousel: `dots` with a button for each step, a `fraction` such as 3 / 12, or a `progress` bar.',
    ),
    indicators: setting.flag(false, 'Same as `pagination="dots"`; `pagination` takes precedence.'),
    counter: setting.flag(false, 'Shows the position in a slideshow, such as 3 / 12.'),
    label: setting.text('', 'Accessible name (`aria-label`) of the gallery. With it, the gallery is a landmark region.'),

    // Lightbox
    lightbox: { ...setting.flag(false, 'Opens the lightbox when an image is clicked. Default: true in `grid` and `autorows`.', {
      spec: 'media-layout §3, §9',
    }), default: null } as Setting<boolean | null>,
    lightboxTheme: { ...setting.choice(['light', 'dark'], 'Theme of the lightbox. Default: the `theme` of the lightbox.', {
      spec: 'media-layout §3',
    }), default: null } as Setting<'light' | 'dark' | null>,

    // Thumbnails
    thumbnails: setting.flag(false, 'Shows thumbnails under a slideshow, strip or carousel.', { spec: 'media-layout §3' }),
    thumbnailStripHeight: byWidth(setting.number(72, 'Height of the thumbnails, also by width.', {
      min: 24, max: mostStripPx, unit: 'px', spec: 'media-layout §3',
    })),
    thumbnailStripMargin: byWidth(setting.number(12, 'Space between the slides and the thumbnails, also by width.', {
      min: 0, max: mostGutterPx, unit: 'px', spec: 'media-layout §3',
    })),
    thumbnailsPerRow: byWidth(setting.optionalNumber('Number of visible thumbnails, also by width. Default: as many as fit in their height. In a grid, slides in a row.', {
      min: 1, max: mostPerRow, integer: true, spec: 'media-layout §3',
    })),
    squareThumbs: setting.flag(false, 'Makes thumbnails, and the images of a grid without `aspect-ratio`, square.', { spec: 'media-layout §3' }),
  },
  events: {
    'site-slide-change': event<{ index: number; previousIndex: number }>('The current slide has changed.', {
      type: '{ index: number; previousIndex: number }',
    }),
    'site-gallery-beginning': event('The visitor tried to go back from the first slide.'),
    'site-gallery-end': event('The visitor tried to go forward from the last slide.'),
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
  translations: [language => import(`./texts/${language}.js`)],
});

/** The settings of a gallery, parsed. */
export type GalleryValues = Values<typeof gallerySettings.settings>;
