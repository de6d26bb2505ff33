import type { Host } from '../../core/element/host.js';
import { alignments, type Alignment, cropModes, type CropMode } from '../../core/image/frame.js';
import { sizeFormats, type SizeFormatName } from '../../core/image/image-address.js';
import { loadModes } from '../../core/image/load-rules.js';
import { dimensionsText, focalPointText } from '../../core/image/read-image-data.js';
import { setting } from '../../core/settings/setting.js';
import { event, table, type Values } from '../../core/settings/table.js';

/** Names and defaults of the settings are those of media-layout §3, image configuration and fluid image blocks. */
export const imageSettings = table({
  tag: 'site-image',
  summary: 'An image in the width its place needs, cropped around its focal point, in any outline.',
  spec: 'media-layout §3, §4, §5, §9',
  loadImmediately: true,
  settings: {
    source: setting.url('',
      'Address of the image without a width. By default `data-src` of the <img>, or its `src` where that names a listed width.'),
    alt: setting.text('', 'Alternative text (`alt`) where the image is drawn from `source` alone, without an <img>.'),
    dimensions: setting.text('',
      'The image\'s own size in pixels, such as `2400x1600`. By default `data-image-dimensions` of the <img>, or its width and height; at most 65535 a side and 1000 to 1.',
      { markup: ['data-image-dimensions'], fromRecord: dimensionsText }),
    focalPoint: setting.text('',
      'Focal point, which stays in view, as fractions of width and height such as `0.3,0.6`. By default `data-image-focal-point` of the <img>, or the middle.',
      { markup: ['data-image-focal-point'], fromRecord: focalPointText }),
    ratio: setting.text('', 'Proportions of the frame, `4:3`; by default those of the mask, or of the image.',
      { aliases: ['fixedRatio'] }),
    stretch: setting.flag(true,
      'Whether the image fills the element, whatever its proportions. Otherwise it keeps its own and is sized by the limiting side.',
      { markup: ['data-stretch'] }),
    cropMode: setting.choice(Object.keys(cropModes) as CropMode[],
      'How the image fills its frame (`object-fit`). content-fill and fill are cover, content-fit and fit are contain.',
      { aliases: ['mode'] }),
    fitAlignment: setting.choice(Object.keys(alignments) as Alignment[],
      'Where the image stands in a place it does not fill. The class image-position-left or -right around it says so too.'),
    size: setting.choice(['full', 'small', 'medium', 'large'],
      'Width of the element: all there is, or 10, 20 or 30 rem beside others.', { reflect: true }),
    mask: setting.text('', 'Outline the image is clipped to: the name of a shape, as <site-shape> has them.',
      { aliases: ['shapeMask'], markup: ['data-shape-mask'] }),
    dropShadow: setting.json<unknown>(null, 'A shadow that follows the outline. The angle is where the light comes from: 90 from above.', {
      type: '{ angle: number; distance: { value: number; unit: string }; blur: { value: number; unit: string } } | null',
      markup: ['data-drop-shadow'],
    }),
    thumbhash: setting.text('', 'A preview in 30 characters, shown until the image has loaded; see the package `thumbhash`.'),
    load: setting.choice(loadModes,
      'When to load the image. Within 200 pixels of the viewport, at once with `true`, only by `loadNow()` with `false`.'),
    allowConcurrentLoads: setting.flag(false, 'Whether a load may begin while another one is on its way to the same <img>.',
      { spec: 'media-layout §4' }),
    forceImageUpdate: setting.flag(false, 'Whether a smaller size replaces a larger one.'),
    sizeFormat: setting.choice(Object.keys(sizeFormats) as SizeFormatName[],
      'How an address names a width: `photo.jpg?format=750w` or `photo-750w.jpg`.'),
    urlTemplate: setting.text('',
      'Address of a resizing service, with {width} and {path} or {url}. Such as `https://cdn.example/{width}/{path}`; wins over `size-format`.'),
    sizeAdjustment: setting.number(1, 'Factor on the width that is requested.', { min: 0 }),
    dprMin: setting.optionalNumber('Lowest device pixel ratio that is served.', { min: 0 }),
    dprMax: setting.optionalNumber('Highest device pixel ratio that is served.', { min: 0 }),
    allowSaveData: setting.flag(true, 'Whether visitors who save data (`Save-Data`) are served a device pixel ratio of 1.'),
    useAdvancedPositioning: setting.flag(true,
      'Whether the focal point comes to the middle of the frame where that is possible. Otherwise it stays where it is in the image.'),
    useBgImage: setting.flag(false, 'Whether the image is painted as the background of the part `background`.'),
  },
  events: {
    'site-image-load': event<{ address: string; width: number }>('An image has loaded in a new width.',
      { type: '{ address: string; width: number }' }),
    'site-image-fail': event<{ address: string }>('An image failed to load; what was shown before stays.',
      { type: '{ address: string }' }),
  },
});

type Rows = typeof imageSettings;
export type ImageHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
export type ImageValues = Values<Rows['settings']>;
