import type { Docs } from '../../core/manifest/describe/docs.js';
import type { lightboxSettings } from './lightbox.settings.js';

export const lightboxDocs: Docs<typeof lightboxSettings> = {
  group: 'media',
  slots: { '': 'Images, links to images, figures and videos, shown as you write them. A click opens them. It can be empty: links and galleries elsewhere on the page also use it.' },
  details: `A link to \`#name\` opens the slide with that name, from anywhere: the page, a caption, a shared URL, on page load. The name is the
slide's \`data-slide-id\`, \`data-slide-url\` or \`id\`. Back closes it.

A video is shown as large as possible, in its own aspect ratio: that of \`data-image-dimensions\`, \`ratio\` or \`width\` and \`height\`,
otherwise 16:9 until its file has loaded. Swiping over a video changes the slide; over the player of a service, at its edges.

\`controls="slideshow download share fullscreen thumbnails"\` adds these controls, in your order. Their code only loads if you use them.

- The slideshow starts when the visitor clicks the button. It stops on the next interaction, when the tab is hidden, when the image is zoomed and when a video plays.
- A download is the largest available file: the target of the link, \`data-src\`, or the largest of \`srcset\`. Files from other sites open in a new tab. To disable downloads, write \`data-no-download\` on a slide or a parent of several.
- Sharing uses the URL that opens the slide, if the slide has a name: \`data-slide-id\`, \`data-slide-url\` or \`id\`. Devices without sharing copy the URL.
- A button is omitted if the browser doesn't support its function.
- Galleries and links elsewhere open the first \`<site-lightbox>\` on the page, with its controls; it can be empty.`,
  parts: {
    dialog: 'The whole lightbox.',
    overlay: 'The backdrop.',
    picture: 'An image or a video. Its name in the view transition between page and lightbox is `site-lightbox-picture`.',
    counter: 'The position, such as 3 / 12.',
    caption: 'The caption.',
    close: 'The close button.',
    zoom: 'The zoom button.',
    'caption-toggle': 'The button that hides and shows the caption, on narrow and low screens.',
    previous: 'The Previous button.',
    next: 'The Next button.',
    slideshow: 'The button that starts and stops the slideshow.',
    download: 'The link to the full file.',
    share: 'The button that shares or copies the link of the slide.',
    fullscreen: 'The full screen button.',
    'thumbnails-toggle': 'The button that hides and shows the strip of thumbnails.',
    thumbnails: 'The strip of thumbnails.',
    thumbnail: 'A thumbnail in the strip.',
    notice: 'A short message of a control.',
    error: 'The message shown instead of an image that could not be loaded.',
  },
  cssProperties: {
    '--site-lightbox-surface': 'Color of the overlay.',
    '--site-lightbox-color': 'Color of text and icons.',
    '--site-lightbox-opacity': 'Opacity of the overlay. Default: 0.95.',
    '--site-lightbox-radius': 'Corner radius of the images. Default: none.',
  },
  states: { open: 'The lightbox is open.', zoomed: 'The image is zoomed.' },
  methods: {
    show: 'Opens the slide at an index, starting at 0, or changes to it. Resolves to `true` on success.',
    hide: 'Closes the lightbox. Resolves to `true` on success.',
    next: 'Shows the next slide. Resolves to `true` if the slide changed.',
    previous: 'Shows the previous slide. Resolves to `true` if the slide changed.',
  },
  accessibility: [
    'A modal dialog: the page behind is inert, Tab stays inside, Escape closes it, and the focus returns to the thumbnail of the last slide shown.',
    'Arrow keys (in text direction), Home, End, Page Up, Page Down and Space change the slide. + and - zoom, 0 shows the whole image, and the arrow keys pan a zoomed image.',
    'The slideshow control is a toggle button; automatic slide changes are not announced. Only the current thumbnail is in the tab order, and the focus moves with it.',
    'With `prefers-reduced-motion`, there are no slide, zoom or fade animations.',
    'Write an alternative text for every image: it is announced with the position. Images without a link become buttons for the keyboard.',
  ],
  panel: {
    icon: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M9 9h6v6H9z',
    groups: {
      Appearance: ['theme', 'captions', 'counter', 'controls'],
      Behavior: ['loop', 'history', 'slideshowDuration'],
    },
    labels: { controls: 'More controls', history: 'Update the URL with the image', slideshowDuration: 'Seconds per image' },
    choices: { written: 'Written captions only' },
  },
};
