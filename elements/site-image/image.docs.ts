import type { Docs } from '../../core/manifest/describe/docs.js';
import type { imageSettings } from './image.settings.js';

export const imageDocs: Docs<typeof imageSettings> = {
  group: 'media',
  details: `If a settings block contains the image, also set \`ratio\` on the tag to reserve its space before the script loads.`,
  slots: { '': 'Your <img>, alone or in a <picture>, a link, or a <figure> with a caption. The node stays unchanged.' },
  parts: {
    frame: 'The box around image and caption.',
    preview: 'The thumbhash preview, until the image has loaded.',
    broken: 'The placeholder for an image that could not be loaded.',
    background: 'The image as a background.',
    shadow: 'The shadow of a masked image.',
  },
  cssProperties: {
    '--site-image-radius': 'Corner radius. Default: `--site-radius`.',
    '--site-image-shadow-color': 'Color of the drop shadow.',
  },
  states: {
    loading: 'An image is loading.',
    loaded: 'An image has loaded.',
    broken: 'The image could not be loaded.',
    narrow: 'The element is narrower than 415 pixels.',
  },
  methods: { loadNow: 'Loads the image immediately, whatever the value of `load`. Resolves when it has loaded; rejects if it fails.' },
  accessibility: [
    'The image is your <img>, and stays in the light DOM. Its `alt` is the alternative text.',
    'The preview, the shadow and the background are decorative and hidden from screen readers.',
  ],
  panel: {
    icon: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9.5v.01',
    groups: {
      Content: ['source', 'alt'],
      Layout: ['size', 'ratio', 'cropMode', 'fitAlignment', 'focalPoint', 'stretch'],
      Appearance: ['mask'],
    },
    labels: {
      source: 'Image URL', alt: 'Alternative text', ratio: 'Aspect ratio', stretch: 'Fill the whole space', mask: 'Outline shape',
      dprMin: 'Minimum pixel ratio', dprMax: 'Maximum pixel ratio', useBgImage: 'Show as background', load: 'Load', urlTemplate: 'Resizing service',
      sizeFormat: 'Width in image URLs', thumbhash: 'Preview hash', fitAlignment: 'Position in the frame', cropMode: 'Crop', dimensions: 'Original size',
    },
    choices: {
      cover: 'Fill the frame', contain: 'Fit into the frame', true: 'Immediately', false: 'By script only', viewport: 'Near the viewport',
      'query-string': 'Query string', filename: 'File name', 'content-fill': 'Fill the frame (content-fill)', fill: 'Fill the frame (fill)',
      'content-fit': 'Fit into the frame (content-fit)', fit: 'Fit into the frame (fit)',
    },
  },
};
