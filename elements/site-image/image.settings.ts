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
  summary: 'A responsive image: loads the width it needs, keeps its focal point in view, and can be clipped to a shape.',
  spec: 'media-layout §3, §4, §5, §9',
  loadImmediately: true,
  settings: {
    source: setting.url('',
      'URL of the image without a width. Default: `data-src` of the <img>, or its `src` if that contains a known width.', { addressOf: 'image' }),
    alt: setting.text('', 'Alternative text (`alt`) if the image has only a `source`, without an <img>.'),
    dimensions: setting.text('',
      'Intrinsic size in pixels, such as `2400x1600`, at most 65535 for each side and 1000:1. Default: `data-image-dimensions` of the <img>, or its width and height.',
      { markup: ['data-image-dimensions'], fromRecord: dimensionsText }),
    focalPoint: setting.text('',
      'Focal point, which stays visible when cropped, as fractions of width and height such as `0.3,0.6`. Default: `data-image-focal-point` of the <img>, or the center.',
      { markup: ['data-image-focal-point'], fromRecord: focalPointText }),
    ratio: setting.text('', 'Aspect ratio of the frame, such as `4:3`. Default: the ratio of the mask, or of the image.',
      { aliases: ['fixedRatio'] }),
    stretch: setting.flag(true,
      'Makes the image fill the element, whatever its aspect ratio. With `false`, it keeps its ratio and fits the limiting side.',
      { markup: ['data-stretch'] }),
    cropMode: setting.choice(Object.keys(cropModes) as CropMode[],
      'How the image fills its frame (`object-fit`). `content-fill` and `fill` are the same as `cover`, `content-fit` and `fit` the same as `contain`.',
      { aliases: ['mode'] }),
    fitAlignment: setting.choice(Object.keys(alignments) as Alignment[],
      'Alignment of an image that does not fill its frame. A parent\'s class `image-position-left` or `image-position-right` does the same.'),
    size: setting.choice(['full', 'small', 'medium', 'large'],
      'Width of the element: the full width, or 10, 20 or 30 rem (`small`, `medium`, `large`).', { reflect: true }),
    mask: setting.text('', 'Shape to which the image is clipped: the name of a shape of <site-shape>.',
      { aliases: ['shapeMask'], markup: ['data-shape-mask'] }),
    dropShadow: setting.json<unknown>(null, 'Shadow that follows the outline. The angle is the direction of the light; 90 is from above.', {
      type: '{ angle: number; distance: { value: number; unit: string }; blur: { value: number; unit: string } } | null',
      markup: ['data-drop-shadow'],
    }),
    thumbhash: setting.text('', 'Preview of about 30 characters, shown until the image has loaded. See the package `thumbhash`.'),
    load: setting.choice(loadModes,
      'When to load the image: within 200 pixels of the viewport, immediately (`true`), or only with `loadNow()` (`false`).'),
    allowConcurrentLoads: setting.flag(false, 'Allows a load to start while another load for the same <img> is pending.',
      { spec: 'media-layout §4' }),
    forceImageUpdate: setting.flag(false, 'Replaces a loaded image also with a smaller size.'),
    sizeFormat: setting.choice(Object.keys(sizeFormats) as SizeFormatName[],
      'Format of the width in image URLs: `photo.jpg?format=750w` or `photo-750w.jpg`.'),
    urlTemplate: setting.text('',
      'URL of a resizing service, with {width} and {path} or {url}, such as `https://cdn.example/{width}/{path}`. Takes precedence over `size-format`.'),
    sizeAdjustment: setting.number(1, 'Factor applied to the requested width.', { min: 0 }),
    dprMin: setting.optionalNumber('Minimum device pixel ratio to request.', { min: 0 }),
    dprMax: setting.optionalNumber('Maximum device pixel ratio to request.', { min: 0 }),
    allowSaveData: setting.flag(true, 'Requests a device pixel ratio of 1 for visitors with data saving (`Save-Data`).'),
    useAdvancedPositioning: setting.flag(true,
      'Centers the focal point in the frame if possible. With `false`, it keeps its relative position.'),
    useBgImage: setting.flag(false, 'Shows the image as the background of the part `background`.'),
  },
  events: {
    'site-image-load': event<{ address: string; width: number }>('An image has loaded with a new width.',
      { type: '{ address: string; width: number }' }),
    'site-image-fail': event<{ address: string }>('An image failed to load. The previous image stays.',
      { type: '{ address: string }' }),
  },
});

type Rows = typeof imageSettings;
export type ImageHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
export type ImageValues = Values<Rows['settings']>;
