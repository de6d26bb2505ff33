import type { Docs } from '../../core/manifest/docs.js';
import type { lightboxSettings } from './lightbox.settings.js';

export const lightboxDocs: Docs<typeof lightboxSettings> = {
  slots: { '': 'Images, links to images, figures, videos: shown as you write them; a press opens them. May be empty: links elsewhere and galleries use it, too.' },
  details: `A link to \`#name\` opens the slide of that name, wherever it stands: in the page, in a caption, in what you share, at load. The name
is a slide's \`data-slide-id\`, \`data-slide-url\` or \`id\`; Back closes it.

A video is as large as there is room, in its own proportions: those of \`data-image-dimensions\`, of \`ratio\` or of \`width\` and
\`height\`, else 16:9 until its file tells. A finger goes to the next slide across it, and at the edges of a service's player.

\`controls="slideshow download share fullscreen thumbnails"\` adds what is named, in that order; other lightboxes load none of it.

- The slideshow begins with the visitor's press and stops at their next move, when the tab is hidden, when the image is zoomed and when a video plays.
- A download is the largest file there is: where the link leads, \`data-src\`, the largest of \`srcset\`. Files of other sites open in a new tab. Write \`data-no-download\` on a slide, or around several, to refuse.
- Sharing gives the address that opens the slide, where it has a name: \`data-slide-id\`, \`data-slide-url\` or \`id\`. Devices that share nothing copy it.
- A button is left out where the browser has nothing for it.
- Galleries and links elsewhere open the page's first \`<site-lightbox>\`, with its controls; it may be empty.`,
  parts: {
    dialog: 'Everything that lies over the page.',
    overlay: 'What covers the page.',
    picture: 'An image or a video. The browser\'s view transition that moves it between page and window calls it `site-lightbox-picture`.',
    counter: 'The position, as 3 / 12.',
    caption: 'The caption.',
    close: 'The button that closes.',
    zoom: 'The button that zooms.',
    'caption-toggle': 'The button that hides and shows the caption, on narrow and on low screens.',
    previous: 'The button to the previous slide.',
    next: 'The button to the next slide.',
    slideshow: 'The button that starts and stops the slideshow.',
    download: 'The link to the full file.',
    share: 'The button that shares or copies the link of the slide.',
    fullscreen: 'The button that fills the screen.',
    'thumbnails-toggle': 'The button that hides and shows the strip of thumbnails.',
    thumbnails: 'The strip of thumbnails.',
    thumbnail: 'A thumbnail in the strip.',
    notice: 'What a control has to say, for a moment.',
    error: 'The error in the place of an image that could not be loaded.',
  },
  cssProperties: {
    '--site-lightbox-surface': 'Colour of the overlay.',
    '--site-lightbox-color': 'Colour of text and icons.',
    '--site-lightbox-opacity': 'How much the overlay covers; 0.95.',
    '--site-lightbox-radius': 'Corner radius of the images; none.',
  },
  states: { open: 'It lies over the page.', zoomed: 'The image is zoomed.' },
  methods: {
    show: 'Opens with one of the slides inside it, counted from 0, or goes there. Resolves to `true` if it does.',
    hide: 'Closes. Resolves to `true` if it does.',
    next: 'Goes to the next slide. Resolves to `true` if the slide changed.',
    previous: 'Goes to the previous slide. Resolves to `true` if the slide changed.',
  },
  accessibility: [
    'A modal dialog: the page behind is inert, Tab stays inside, Escape closes, and the focus returns to the thumbnail of the slide that was shown last.',
    'Arrow keys follow the direction of the text; Home, End, Page Up, Page Down and the space bar change the slide as well; + and - zoom, 0 shows the whole image, and arrows pan a zoomed one.',
    'The slideshow is a toggle button; its own steps are not announced. The current thumbnail is the one that Tab reaches, and the focus goes with it.',
    'With `prefers-reduced-motion`, nothing slides, grows or fades.',
    'Write an alternative text for every image: it is announced with the position. Plain images are made buttons for the keyboard.',
  ],
  panel: {
    icon: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M9 9h6v6H9z',
    groups: {
      Appearance: ['theme', 'captions', 'counter', 'controls'],
      Behavior: ['loop', 'history', 'slideshowDuration'],
    },
    labels: { controls: 'More controls', history: 'Follow the image in the address', slideshowDuration: 'Seconds per image' },
    choices: { written: 'Written captions only' },
  },
};
