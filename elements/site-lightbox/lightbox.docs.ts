import type { Docs } from '../../core/manifest/docs.js';
import type { lightboxSettings } from './lightbox.settings.js';

export const lightboxDocs: Docs<typeof lightboxSettings> = {
  slots: { '': 'Images, links to images, figures, videos: shown as you write them; a press opens them. May be empty: links elsewhere and galleries use it, too.' },
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
    'With `prefers-reduced-motion`, nothing slides, grows or fades.',
    'Write an alternative text for every image: it is announced with the position. Plain images are made buttons for the keyboard.',
  ],
};
