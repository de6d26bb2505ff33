import { alignments, type Alignment } from '../../core/image/alignments.js';
import { cropModes, type CropMode } from '../../core/image/crop-modes.js';
import { formats, type FormatName } from '../../core/image/formats/formats.js';
import { loadModes } from '../../core/image/should-load.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

/** Names and defaults of the settings are those of media-layout §3, image configuration and fluid image blocks. */
export const imageSettings = table({
  tag: 'site-image',
  summary: 'A picture in the size its place needs, cropped around what matters, in any outline.',
  spec: 'media-layout §3, §4, §5, §9',
  leaf: true,
  urgent: true,
  settings: {
    source: setting.url('',
      'Address of the picture without a width; by default `data-src` of the <img>, or its `src` where that names a listed width.'),
    alt: setting.text('', 'Words for the picture where it is drawn from `source` alone, without an <img>.'),
    dimensions: setting.text('',
      'The picture\'s own size, `2400x1600`, up to 65535 a side and 1000 to 1; by default `data-image-dimensions` of the <img>, or its width and height.'),
    focalPoint: setting.text('',
      'What must stay in view, as fractions of width and height, `0.3,0.6`; by default `data-image-focal-point` of the <img>, or the middle.'),
    ratio: setting.text('', 'Proportions of the frame, `4:3`; by default those of the mask, or of the picture.',
      { aliases: ['fixedRatio'] }),
    stretch: setting.flag(true,
      'Whether the picture fills the element, whatever its proportions; otherwise it keeps its own and is sized by the limiting side.'),
    cropMode: setting.choice(Object.keys(cropModes) as CropMode[],
      'How the picture fills its frame. content-fill and fill are cover, content-fit and fit are contain.',
      { aliases: ['mode'] }),
    fitAlignment: setting.choice(Object.keys(alignments) as Alignment[],
      'Where the picture stands in a place it does not fill; the class image-position-left or -right around it says so too.'),
    size: setting.choice(['full', 'small', 'medium', 'large'],
      'Width of the element: all there is, or 10, 20 or 30 rem beside others.', { reflect: true }),
    mask: setting.text('', 'Outline the picture is cut by: the name of a shape, as <site-shape> has them.',
      { aliases: ['shapeMask'] }),
    dropShadow: setting.json<unknown>(null, 'A shadow that follows the outline. The angle is where the light comes from: 90 from above.',
      { type: '{ angle: number; distance: { value: number; unit: string }; blur: { value: number; unit: string } } | null' }),
    thumbhash: setting.text('', 'A preview in 30 characters, shown until the picture is there; see the package `thumbhash`.'),
    load: setting.choice(loadModes,
      'When to load: near the viewport; true, at once; false, never of itself.'),
    forceImageUpdate: setting.flag(false, 'Whether a smaller size replaces a larger one.'),
    sizeFormat: setting.choice(Object.keys(formats) as FormatName[],
      'How an address asks for a width: `photo.jpg?format=750w` or `photo-750w.jpg`.'),
    urlTemplate: setting.text('',
      'Address of a resizing service with {width} and {path} or {url}: `https://cdn.example/{width}/{path}`; wins over `size-format`.'),
    sizeAdjustment: setting.number(1, 'Factor on the width that is asked for.', { min: 0 }),
    dprMin: setting.optionalNumber('Fewest pixels for a CSS pixel.', { min: 0 }),
    dprMax: setting.optionalNumber('Most pixels for a CSS pixel.', { min: 0 }),
    allowSaveData: setting.flag(true, 'Whether visitors who save data are given one pixel for a CSS pixel.'),
    useAdvancedPositioning: setting.flag(true,
      'Whether the focal point comes to the middle of the frame where that is possible; otherwise it stays where it is in the picture.'),
    useBgImage: setting.flag(false, 'Whether the picture is painted as the background of the part `background`.'),
  },
  events: {
    'site-image-load': event<{ address: string; width: number }>('A picture in a new size is on the page.',
      { type: '{ address: string; width: number }' }),
    'site-image-fail': event<{ address: string }>('A picture did not come; what was shown before stays.',
      { type: '{ address: string }' }),
  },
  slots: { '': 'Your <img>, alone, in a <picture>, a link, or a <figure> with its caption. It stays the same node.' },
  parts: {
    frame: 'The element\'s box, around picture and caption.',
    preview: 'What is shown until the picture is there.',
    broken: 'What is shown when no picture came.',
    background: 'The picture where it is painted as a background.',
    shadow: 'The shadow of a masked picture.',
  },
  cssProperties: {
    '--site-image-radius': 'Rounding of the corners; --site-radius by default.',
    '--site-image-shadow-color': 'Colour of the drop shadow.',
  },
  states: {
    loading: 'A picture is on its way.',
    loaded: 'A picture is on the page.',
    broken: 'No picture came.',
    narrow: 'The element is narrower than 415 pixels.',
  },
  methods: { loadNow: 'Loads the picture now.' },
});
