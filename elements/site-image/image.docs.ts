import type { Docs } from '../../core/manifest/docs.js';
import type { imageSettings } from './image.settings.js';

export const imageDocs: Docs<typeof imageSettings> = {
  details: `Where a settings block names the image, write \`ratio\` on the tag too: its place is kept before the script.`,
  slots: { '': 'Your <img>, alone, in a <picture>, a link, or a <figure> with its caption. It stays the same node.' },
  parts: {
    frame: 'The element\'s box, around image and caption.',
    preview: 'The thumbhash preview, until the image has loaded.',
    broken: 'What is shown when no image loaded.',
    background: 'The image where it is painted as a background.',
    shadow: 'The shadow of a masked image.',
  },
  cssProperties: {
    '--site-image-radius': 'Rounding of the corners; --site-radius by default.',
    '--site-image-shadow-color': 'Colour of the drop shadow.',
  },
  states: {
    loading: 'An image is loading.',
    loaded: 'An image has loaded.',
    broken: 'No image loaded.',
    narrow: 'The element is narrower than 415 pixels.',
  },
  methods: { loadNow: 'Loads the image now, whatever `load` says. Resolves when it has loaded; rejects when it fails.' },
  accessibility: [
    'The image is your <img>: its `alt` is its alternative text, and it stays in the page\'s own tree.',
    'Preview, shadow and background are decoration and hidden from screen readers.',
  ],
  panel: {
    icon: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9.5v.01',
    groups: {
      Content: ['source', 'alt'],
      Layout: ['size', 'ratio', 'cropMode', 'fitAlignment', 'focalPoint', 'stretch'],
      Appearance: ['mask'],
    },
    labels: {
      source: 'Image address', alt: 'Alternative text', ratio: 'Aspect ratio', stretch: 'Fill the whole space', mask: 'Outline shape',
      dprMin: 'Lowest pixel ratio', dprMax: 'Highest pixel ratio', useBgImage: 'Paint as background', load: 'Load', urlTemplate: 'Resizing service',
      sizeFormat: 'Width in image addresses', thumbhash: 'Preview hash', fitAlignment: 'Position in the frame', cropMode: 'Crop', dimensions: 'Original size',
    },
    choices: {
      cover: 'Fill the frame', contain: 'Fit into the frame', true: 'Immediately', false: 'By script only', viewport: 'Near the viewport',
      'query-string': 'Query string', filename: 'File name', 'content-fill': 'Fill the frame (content-fill)', fill: 'Fill the frame (fill)',
      'content-fit': 'Fit into the frame (content-fit)', fit: 'Fit into the frame (fit)',
    },
  },
};
